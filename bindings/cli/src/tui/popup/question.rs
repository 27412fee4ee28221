//! A question before something that one may have asked for by mistake.

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;

use super::{Popup, Scene};
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::words::Text;

/// A question that is answered by doing it or not.
#[derive(Debug)]
pub struct Question {
    of: Of,
    text: String,
}

#[derive(Debug, Clone, Copy)]
enum Of {
    Resigning,
    Restarting,
    Leaving,
}

impl Question {
    /// Whether to give up.
    pub const fn resign(text: String) -> Self {
        Self { of: Of::Resigning, text }
    }

    /// Whether to leave this game for a new one.
    pub const fn restart(text: String) -> Self {
        Self { of: Of::Restarting, text }
    }

    /// Whether to leave the room of this game.
    pub const fn leave_room(text: String) -> Self {
        Self { of: Of::Leaving, text }
    }
}

impl Component for Question {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let yes = match self.of {
            Of::Resigning => Text::YesResign,
            Of::Restarting => Text::YesRestart,
            Of::Leaving => Text::LeaveRoom,
        };
        vec![Offer::new(yes, &[Wish::Accept]), Offer::new(Text::No, &[Wish::Dismiss])]
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        let done = match self.of {
            Of::Resigning => Request::Resign,
            Of::Restarting => Request::Restart,
            Of::Leaving => Request::LeaveRoom,
        };
        if wish == Wish::Accept { vec![Request::Close, done] } else { vec![Request::Close] }
    }
}

impl Popup for Question {
    fn title(&self) -> Text {
        match self.of {
            Of::Resigning => Text::ResignTitle,
            Of::Restarting => Text::RestartTitle,
            Of::Leaving => Text::LeaveRoomTitle,
        }
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let answer = |offer: &Offer| format!("{} {}", offer.short_key(language), language.say(offer.name));
        let answers: Vec<String> = self.offers(scene.now).iter().map(answer).collect();
        // A sentence for each line, as a popup is as wide as its lines.
        let mut lines: Vec<Line> =
            self.text.split_inclusive(". ").map(|line| Line::from(line.to_owned())).collect();
        lines.extend([Line::default(), Line::from(answers.join("   ")).style(scene.look.styles.strong)]);
        lines
    }
}
