//! All that an opening leaves open besides a stone: one row for each choice, some with a value.

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::rules::opening::{Ask, Choice, Pattern};

use super::{Popup, Scene};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, WAYS};
use crate::tui::words::{Language, Text};

/// The choices of one question.
#[derive(Debug)]
pub struct Choosing {
    rows: Vec<Choice>,
    /// The highest number that may be declared.
    most: u8,
    chosen: usize,
}

impl Choosing {
    /// What this question leaves open; `None` if that is a stone alone.
    pub fn of(ask: &Ask) -> Option<Self> {
        // What the other named can't be named again.
        let first = Pattern::all().find(|pattern| Some(*pattern) != ask.agree);
        let rows: Vec<Choice> = [
            ask.stay.then_some(Choice::Stay),
            ask.agree.map(Choice::Lay),
            ask.swap.then_some(Choice::Swap),
            ask.add_two.then_some(Choice::AddTwo),
            ask.offer_fifths.then_some(Choice::OfferFifths),
            (ask.declare > 0).then_some(Choice::Declare(1)),
            first.filter(|_| ask.propose).map(Choice::Propose),
            first.filter(|_| ask.lay).map(Choice::Lay),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!rows.is_empty()).then_some(Self { rows, most: ask.declare, chosen: 0 })
    }

    /// The row's value one further or back, in a ring.
    fn change(&mut self, now: &TableSnapshot, by: i32) {
        let agree = now.opening.ask.and_then(|ask| ask.agree);
        let Some(row) = self.rows.get_mut(self.chosen) else { return };
        match row {
            Choice::Declare(number) => {
                *number = number.saturating_add_signed(if by < 0 { -1 } else { 1 }).clamp(1, self.most);
            }
            Choice::Lay(pattern) if Some(*pattern) != agree => *pattern = next(*pattern, by),
            Choice::Propose(pattern) => {
                *pattern = next(*pattern, by);
                if Some(*pattern) == agree {
                    *pattern = next(*pattern, by);
                }
            }
            _ => {}
        }
    }
}

/// The opening before or after this one, the last before the first.
fn next(pattern: Pattern, by: i32) -> Pattern {
    let number = (i32::from(pattern.number()) + by).rem_euclid(26);
    Pattern::new(number).unwrap_or(pattern)
}

fn told(choice: Choice, agree: Option<Pattern>, language: Language) -> String {
    let valued = |text: Text, value: String| format!("{}  < {value} >", language.say(text));
    match choice {
        Choice::Stay => language.say(Text::Staying).to_owned(),
        Choice::Swap => language.say(Text::Swapping).to_owned(),
        Choice::AddTwo => language.say(Text::AddTwo).to_owned(),
        Choice::OfferFifths => language.say(Text::OfferTen).to_owned(),
        Choice::Declare(number) => valued(Text::DeclareRow, number.to_string()),
        Choice::Lay(pattern) if Some(pattern) == agree => {
            format!("{}: {}", language.say(Text::AgreeOpening), language.full_pattern(pattern))
        }
        Choice::Propose(pattern) => valued(Text::ProposeRow, language.full_pattern(pattern)),
        Choice::Lay(pattern) => valued(Text::LayRow, language.full_pattern(pattern)),
        // Those are points of the board.
        Choice::Offer(point) | Choice::Keep(point) => point.to_string(),
    }
}

impl Component for Choosing {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        vec![
            Offer::new(Text::Choosing, &[Wish::Accept]),
            Offer::new(Text::Change, WAYS),
            Offer::new(Text::Close, &[Wish::Dismiss, Wish::Choose]),
        ]
    }

    fn obey(&mut self, wish: Wish, now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(Way::Up) => self.chosen = self.chosen.saturating_sub(1),
            Wish::Go(Way::Down) => self.chosen = (self.chosen + 1).min(self.rows.len() - 1),
            Wish::Go(Way::Left) => self.change(now, -1),
            Wish::Go(Way::Right) => self.change(now, 1),
            Wish::Accept => {
                let choice = self.rows.get(self.chosen).copied().map(Request::Choose);
                return [Some(Request::Close), choice].into_iter().flatten().collect();
            }
            _ => return vec![Request::Close],
        }
        Vec::new()
    }
}

impl Popup for Choosing {
    fn title(&self) -> Text {
        Text::Opening
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let agree = scene.now.opening.ask.and_then(|ask| ask.agree);
        let row = |(index, choice): (usize, &Choice)| {
            let text = told(*choice, agree, language);
            if index == self.chosen {
                Line::from(format!("> {text}")).style(scene.look.styles.chosen)
            } else {
                Line::from(format!("  {text}"))
            }
        };
        self.rows.iter().enumerate().map(row).collect()
    }

    fn chosen(&self) -> usize {
        self.chosen
    }
}
