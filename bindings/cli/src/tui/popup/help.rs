//! The help: what the board offers now, and what its marks mean.

use ratatui::text::{Line, Span};
use tengen_core::app::TableSnapshot;
use tengen_core::board::Stone;

use super::{Popup, Scene};
use crate::draw::OFFERED;
use crate::tui::keys::Wish;
use crate::tui::look::{FORBIDDEN, HINT, LAST_MOVE};
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::words::Text;

/// Columns of the keys, so that what they do stands in one column.
const KEYS: usize = 16;

/// The help.
#[derive(Debug)]
pub struct Help;

impl Component for Help {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        vec![Offer::new(Text::Close, &[Wish::Dismiss, Wish::Accept, Wish::Help])]
    }

    fn obey(&mut self, _wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        vec![Request::Close]
    }
}

impl Popup for Help {
    fn title(&self) -> Text {
        Text::Help
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let mut lines: Vec<Line> = scene.offers.iter().map(|offer| row(*offer, scene)).collect();
        lines.push(Line::default());
        lines.extend(legend(scene));
        lines
    }
}

fn row(offer: Offer, scene: &Scene) -> Line<'static> {
    let language = scene.look.language;
    let keys = Span::styled(offer.all_keys(language), scene.look.styles.key);
    let air = " ".repeat(KEYS.saturating_sub(keys.width()).max(1));
    Line::from(vec![keys, Span::raw(air), Span::raw(language.say(offer.name))])
}

fn legend(scene: &Scene) -> [Line<'static>; 2] {
    let (language, glyphs) = (scene.look.language, scene.look.glyphs);
    let [black, white] =
        Stone::BOTH.map(|stone| format!("{} {}", glyphs.stone(stone), language.colour(stone)));
    let [before, behind] = LAST_MOVE;
    let last = format!("{before} {behind} {}", language.say(Text::LastMove));
    let hint = format!("{HINT} {}", language.say(Text::HintMark));
    let forbidden = format!("{FORBIDDEN} {}", language.say(Text::Forbidden));
    let offered = format!("{OFFERED} {}", language.say(Text::OfferedFifth));
    [Line::from([black, white, last].join("   ")), Line::from([hint, forbidden, offered].join("   "))]
}
