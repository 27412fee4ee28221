//! Puts events beside the state of the game right after each of them.

use tengen_core::app::{EventKind, TableEvent, TableSnapshot};
use tengen_core::board::Point;

/// One event and the game right after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What happened.
    pub kind: EventKind,
    /// Stones on the board after it.
    pub ply: usize,
    /// The last stone placed, after it.
    pub last: Option<Point>,
}

/// The steps that led from a board of `ply` stones to `now`, oldest first.
///
/// The computer may have answered before a command's own step is told, so the snapshot alone doesn't say how many stones
/// stood after each of them.
pub fn steps_to(mut ply: usize, now: &TableSnapshot, events: Vec<TableEvent>) -> Vec<Step> {
    let kinds: Vec<EventKind> = events.into_iter().map(|event| event.kind).collect();
    let mut steps = Vec::with_capacity(kinds.len());
    for (index, kind) in kinds.iter().enumerate() {
        ply = match kind {
            EventKind::Started => now.moves.len().saturating_add_signed(-net(&kinds[index + 1..])),
            other => ply.saturating_add_signed(change(other)),
        };
        let last = match kind {
            EventKind::Placed { point, .. } => Some(*point),
            _ => ply.checked_sub(1).and_then(|index| now.moves.get(index)).copied(),
        };
        steps.push(Step { kind: kind.clone(), ply, last });
    }
    steps
}

/// By how many stones all of these changed the board.
fn net(kinds: &[EventKind]) -> isize {
    kinds.iter().map(change).sum()
}

fn change(kind: &EventKind) -> isize {
    match kind {
        EventKind::Placed { .. } => 1,
        EventKind::TakenBack { plies } => -plies.cast_signed(),
        EventKind::Redone { plies } => plies.cast_signed(),
        EventKind::Finished(_)
        | EventKind::Started
        | EventKind::Chosen { .. }
        | EventKind::WrongClaim
        | EventKind::Offered(_)
        | EventKind::OfferAccepted(_)
        | EventKind::OfferDeclined(_)
        | EventKind::OfferVoid(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use tengen_core::board::Stone;

    use super::*;
    use crate::session::Session;

    fn placed(x: u8, stone: Stone) -> EventKind {
        EventKind::Placed { point: Point::new(x, 0), stone }
    }

    /// The plies and last stones after each event, on a table whose last snapshot has no stone.
    fn told(ply: usize, kinds: &[EventKind]) -> Vec<(usize, Option<Point>)> {
        let folder = tempfile::tempdir().unwrap();
        let session = Session::open(folder.path()).unwrap();
        let numbered = (1..).zip(kinds).map(|(id, kind)| TableEvent { id, kind: kind.clone() });
        let steps = steps_to(ply, &session.now(), numbered.collect());
        session.close().unwrap();
        steps.into_iter().map(|step| (step.ply, step.last)).collect()
    }

    #[test]
    fn an_answer_of_the_computer_does_not_change_the_step_before_it() {
        let steps = told(4, &[placed(0, Stone::Black), placed(1, Stone::White)]);
        assert_eq!(steps, [(5, Some(Point::new(0, 0))), (6, Some(Point::new(1, 0)))]);
    }

    #[test]
    fn taking_back_and_placing_again_count() {
        let plies = |ply, kinds: &[EventKind]| told(ply, kinds).iter().map(|step| step.0).collect::<Vec<_>>();
        let (back, again) = (EventKind::TakenBack { plies: 2 }, EventKind::Redone { plies: 2 });
        assert_eq!(plies(6, &[back.clone(), again.clone(), back.clone()]), [4, 6, 4]);
        assert_eq!(plies(5, &[placed(0, Stone::White), back]), [6, 4]);
    }

    #[test]
    fn a_game_that_starts_counts_from_its_own_board() {
        let steps = told(9, &[placed(0, Stone::White), EventKind::Started]);
        assert_eq!(steps, [(10, Some(Point::new(0, 0))), (0, None)]);
    }
}
