//! What lies over the board and gets every key first.

mod choosing;
mod frame;
mod games;
mod help;
mod new_game;
mod question;
mod ring;
mod terms;

use std::fmt::Debug;
use std::sync::Arc;

use ratatui::crossterm::event::KeyEvent;
use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::NearbySnapshot;

pub use self::choosing::Choosing;
pub use self::frame::{clamped, draw, framed, middle};
pub use self::games::Games;
pub use self::help::Help;
pub use self::new_game::Choices;
pub use self::question::Question;
pub use self::ring::next;
pub use self::terms::{Row, changed, rows, shown, told};
use super::look::Look;
use super::offer::{Component, Offer, Request};
use super::words::Text;

/// A popup.
pub trait Popup: Component + Debug {
    /// What stands on its frame.
    fn title(&self) -> Text;

    /// What stands in it.
    fn lines(&self, scene: &Scene) -> Vec<Line<'static>>;

    /// The line that must be in sight.
    fn chosen(&self) -> usize {
        0
    }

    /// Takes a key that belongs to a text that is being typed here; `false` if it doesn't.
    fn types(&mut self, _event: KeyEvent) -> bool {
        false
    }

    /// Looks at those nearby, and says what is to be done because of what it sees.
    fn follow(&mut self, _nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        Vec::new()
    }
}

/// What a popup is drawn from.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The table.
    pub now: &'a TableSnapshot,
    /// How it looks.
    pub look: &'a Look,
    /// What can be done once the popup is closed.
    pub offers: &'a [Offer],
}
