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
        EventKind::Finished(_) | EventKind::Started => 0,
    }
}
