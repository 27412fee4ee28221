//! What the computer does in an opening: which stones it lays, which seat it takes, what it offers and keeps.
//!
//! Whoever may be exchanged out of a position makes it even; whoever chooses takes the better side; fifth moves are the
//! best that Black has, and White keeps the worst of them. All by values of searches ([`judge`]).

mod judge;
mod stones;

use super::params::OPENING_EVEN;
use super::{Choice as Move, Control, Task};
use crate::board::{Point, Stone};
use crate::rules::opening::{Ask, AskKind, Choice, Pattern, Progress};
use judge::Judge;

/// The computer's answer to what an opening asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpeningMove {
    /// Places the next stone.
    Place(Point),
    /// Chooses.
    Choose(Choice),
}

/// Answers what the opening asks; `task` has its stones and the side of the next one. `None` if nothing is asked.
#[must_use]
pub fn choose_opening(progress: &Progress, task: &Task, control: Control) -> Option<OpeningMove> {
    let ask = progress.ask()?;
    let mut judge = Judge::new(task, control);
    let choose = |choice| Some(OpeningMove::Choose(choice));
    match ask.kind {
        AskKind::Propose => choose(Choice::Propose(judge.pattern())),
        AskKind::Answer => ask.agree.map(|pattern: Pattern| OpeningMove::Choose(Choice::Lay(pattern))),
        AskKind::Declare => choose(Choice::Declare(declared(progress, &ask, &mut judge))),
        AskKind::StayOrSwap => {
            let held = held(&ask, &mut judge);
            choose(if held < 0 { Choice::Swap } else { Choice::Stay })
        }
        AskKind::Keep => {
            stones::worst_for_black(progress, &mut judge).map(|p| OpeningMove::Choose(Choice::Keep(p)))
        }
        AskKind::Offer => offer(progress, &mut judge),
        AskKind::OfferOrSwap => {
            let last = judge.fifths(usize::from(ask.offers)).last().map_or(0, |&(_, value)| value);
            if last < 0 { choose(Choice::Swap) } else { offer(progress, &mut judge) }
        }
        AskKind::Place => stones::place(progress, &ask, &mut judge),
        AskKind::PlaceOrSwap => place_or_swap(progress, &ask, &mut judge),
        AskKind::PlaceSwapOrAddTwo => match judge.here() {
            value if value.abs() <= OPENING_EVEN => choose(Choice::AddTwo),
            value if value < 0 => choose(Choice::Swap),
            _ => stones::place(progress, &ask, &mut judge),
        },
        AskKind::PlaceSwapOrOffer => {
            let tenth = judge.fifths(usize::from(crate::rules::opening::TARAGUCHI_OFFERS)).last().copied();
            match tenth {
                Some((_, value)) if value >= 0 => choose(Choice::OfferFifths),
                _ => place_or_swap(progress, &ask, &mut judge),
            }
        }
    }
}

/// Takes the better side; the opponent's, if that is to move and worse off.
fn place_or_swap(progress: &Progress, ask: &Ask, judge: &mut Judge) -> Option<OpeningMove> {
    if held(ask, judge) < -OPENING_EVEN {
        Some(OpeningMove::Choose(Choice::Swap))
    } else {
        stones::place(progress, ask, judge)
    }
}

/// The value of the position for the seat that decides.
fn held(ask: &Ask, judge: &mut Judge) -> i32 {
    let value = judge.here();
    if ask.decider == judge.to_move() { value } else { -value }
}

fn offer(progress: &Progress, judge: &mut Judge) -> Option<OpeningMove> {
    let open = progress.points(judge.board());
    let best = judge.fifths(open.len().min(24)).into_iter().map(|(point, _)| point);
    let point = best.chain(open.iter().copied()).find(|point| open.contains(point))?;
    Some(OpeningMove::Choose(Choice::Offer(point)))
}

/// So many fifth moves that the last of them, the one that White would keep, is as even as can be.
fn declared(progress: &Progress, ask: &Ask, judge: &mut Judge) -> u8 {
    if progress.stones().len() == 3 {
        judge.play_best(Stone::White);
    }
    let most = usize::from(ask.declare);
    let values = judge.fifths(most);
    let even = (1..=most).zip(&values).min_by_key(|(_, (_, value))| value.abs());
    even.and_then(|(number, _)| u8::try_from(number).ok()).unwrap_or(1)
}

/// Whether a choice of the engine is a point.
const fn point_of(choice: Move) -> Option<Point> {
    match choice {
        Move::Play(point) => Some(point),
        Move::Resign => None,
    }
}
