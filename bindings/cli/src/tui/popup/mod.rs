//! What lies over the board and gets every key first.

mod choosing;
mod frame;
mod games;
mod help;
mod new_game;
mod question;
mod ring;

use std::fmt::Debug;

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;

pub use self::choosing::Choosing;
pub use self::frame::draw;
pub use self::games::Games;
pub use self::help::Help;
pub use self::new_game::Choices;
pub use self::question::Question;
use super::look::Look;
use super::offer::{Component, Offer};
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
