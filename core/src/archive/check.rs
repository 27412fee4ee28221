//! Whether an archive is whole.

use rusqlite::{Connection, OptionalExtension};

use super::columns::points_bytes;
use super::rows::entries;
use super::{ArchiveError, games};
use crate::board::{Point, Size, Stone};
use crate::game::{Action, Entry, OfferKind};
use crate::rules::opening::{Choice, Progress};

/// Reads every page and fails if they don't fit together. `SQLite` tells of a damaged page in a row, not by an error.
pub(super) fn quick(connection: &Connection) -> Result<(), ArchiveError> {
    ask(connection, "PRAGMA quick_check(1)")
}

/// Looks at everything there is: also whether indexes have what their tables have, and whether each game's actions lead
/// to the position that its row tells.
pub(super) fn thorough(connection: &Connection) -> Result<(), ArchiveError> {
    ask(connection, "PRAGMA integrity_check(1)")?;
    let orphan = connection.query_row("PRAGMA foreign_key_check", [], |row| row.get::<_, String>(0));
    if let Some(table) = orphan.optional()? {
        return Err(ArchiveError::corrupt(format!("a row of {table} belongs to nothing")));
    }
    for id in games::ids(connection)? {
        game(connection, id)?;
    }
    Ok(())
}

/// Fails if the record of game `id` is damaged. What the rules say of it is another matter: they may judge a game
/// otherwise than they did when it was played, and it is no less whole for that.
pub(super) fn game(connection: &Connection, id: i64) -> Result<(), ArchiveError> {
    let columns = games::columns(connection, id)?.ok_or(ArchiveError::NotFound(id))?;
    let setup = columns.setup()?;
    let size = setup.size;
    columns.result(size)?;
    let (entries, whole) = entries(connection, id, size, 0);
    whole?;
    let laid = Progress::new(setup.opening, size).stones().to_vec();
    if moves(laid, &entries, size).is_some_and(|moves| points_bytes(&moves) == columns.moves) {
        Ok(())
    } else {
        Err(ArchiveError::corrupt(format!("the actions of game {id} are not its moves")))
    }
}

/// The moves that are left on the board by these actions; `None` if they can't be a game's.
fn moves(laid: Vec<Point>, entries: &[Entry], size: Size) -> Option<Vec<Point>> {
    let mut placed = Steps { points: laid, ..Steps::default() };
    let mut ended = false;
    let mut waiting = None;
    let outlived_by_a_stone = |(kind, _): &mut (OfferKind, Stone)| !matches!(kind, OfferKind::Undo { .. });
    for entry in entries {
        match entry.action {
            Action::Undo if ended => ended = false,
            Action::Undo => placed.back()?,
            _ if ended => return None,
            Action::Play(point) => {
                placed.add(&[point])?;
                waiting.take_if(outlived_by_a_stone);
            }
            Action::Redo => {
                placed.forward()?;
                waiting.take_if(outlived_by_a_stone);
            }
            Action::Choose(choice) => placed.add(&stones_of(choice, size))?,
            Action::WrongClaim => {}
            Action::ClaimFoul
            | Action::Resign(_)
            | Action::TimeUp
            | Action::NoShow(_)
            | Action::Abandon(_) => ended = true,
            // The same from the other side is an agreement.
            Action::Offer { kind, by } if waiting != Some((kind, by.opponent())) => {
                waiting = Some((kind, by));
            }
            Action::Offer { .. } | Action::Accept(_) => match waiting.take()?.0 {
                OfferKind::Undo { ply } => {
                    placed.points.get(ply..)?;
                    while placed.points.len() > ply {
                        placed.back()?;
                    }
                }
                OfferKind::Draw => ended = true,
                OfferKind::Restart | OfferKind::Clocks(_) => {}
            },
            Action::Decline(_) => waiting = None,
        }
        if matches!(entry.action, Action::Undo) {
            waiting = None;
        }
    }
    Some(placed.points)
}

/// The stones that a choice lays.
fn stones_of(choice: Choice, size: Size) -> Vec<Point> {
    match choice {
        Choice::Keep(point) => vec![point],
        Choice::Lay(pattern) => pattern.stones(size).to_vec(),
        _ => Vec::new(),
    }
}

/// Stones by the steps that laid them.
#[derive(Debug, Default)]
struct Steps {
    points: Vec<Point>,
    laid: Vec<usize>,
    undone: Vec<Vec<Point>>,
}

impl Steps {
    fn add(&mut self, points: &[Point]) -> Option<()> {
        self.lay(points)?;
        self.undone.clear();
        Some(())
    }

    fn lay(&mut self, points: &[Point]) -> Option<()> {
        if points.iter().any(|point| self.points.contains(point)) {
            return None;
        }
        self.points.extend(points);
        self.laid.push(points.len());
        Some(())
    }

    fn back(&mut self) -> Option<()> {
        let stay = self.points.len().checked_sub(self.laid.pop()?)?;
        self.undone.push(self.points.split_off(stay));
        Some(())
    }

    fn forward(&mut self) -> Option<()> {
        let points = self.undone.pop()?;
        self.lay(&points)
    }
}

fn ask(connection: &Connection, pragma: &str) -> Result<(), ArchiveError> {
    let answer: String = connection.query_row(pragma, [], |row| row.get(0))?;
    if answer == "ok" { Ok(()) } else { Err(ArchiveError::corrupt(answer)) }
}
