use std::cmp::Reverse;

use crate::board::Point;
use crate::shapes::CellSet;

use super::chance::Chance;
use super::duty::Duty;
use super::fours::Fours;
use super::meter::Meter;
use super::moves::{Experience, candidates, looks};
use super::params::{self, FOURS_BITS, Manner, Strength};
use super::position::Position;
use super::search::Search;
use super::transposition::Transpositions;
use super::value::{evaluate, is_decided, win_at};
use super::{Choice, Control, Task, Thought, casual, opening};

/// Chooses a move. Always answers, also on a full board and when every point is forbidden (see [`Choice::Resign`]); the
/// point chosen is empty and allowed.
#[must_use]
pub fn think(task: &Task, control: Control) -> Thought {
    decide(task, control).0
}

/// What made a decision plain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    /// It makes five.
    Five,
    /// It stops a five.
    Block,
    /// It begins a win by fours of so many stones, the opponent's counted.
    Fours { plies: usize },
    /// The level's own way to choose.
    Judgement,
}

/// The move with its ground.
pub(super) fn decide(task: &Task, control: Control) -> (Thought, Ground) {
    let position = Position::of(task);
    let own = position.to_move();
    let allowed: Vec<Point> =
        position.shapes().empty().iter().filter(|&point| !position.is_forbidden(point, own)).collect();
    let mut chance = Chance::from_seed(task.seed ^ position.hash());
    let strength = params::strength(task.level);
    match settled_by_fives(&position, &allowed) {
        Some((thought, Ground::Block))
            if strength.manner == Manner::Searching && !is_decided(thought.value) =>
        {
            return (block_that_wins(position, strength, control).unwrap_or(thought), Ground::Block);
        }
        Some(settled) => return settled,
        None => {}
    }
    if let Some(point) = opening::first_stone(&position, &mut chance).filter(|point| allowed.contains(point))
    {
        return (settled(point, 0), Ground::Judgement);
    }
    let chosen = match strength.manner {
        Manner::Loose => casual::loose(&position, &allowed, &mut chance),
        Manner::ByLooks => casual::by_looks(&position, &allowed, strength.noise, &mut chance),
        Manner::Searching => return searched(position, &allowed, strength, control, &mut chance),
    };
    let value = evaluate(&position);
    (chosen.map_or_else(resignation, |point| settled(point, value)), Ground::Judgement)
}

/// What needs no search at any level: nothing to play, a five to make, a five to stop, or one that can't be stopped.
fn settled_by_fives(position: &Position, allowed: &[Point]) -> Option<(Thought, Ground)> {
    let best_looking = |points: &[Point]| points.iter().copied().max_by_key(|&point| looks(position, point));
    let Some(any) = best_looking(allowed) else { return Some((resignation(), Ground::Judgement)) };
    let (threats, value) = match Duty::of(position) {
        Duty::Win { point, plies: 1 } => return Some((settled(point, win_at(1)), Ground::Five)),
        Duty::Block(point) => (vec![point], evaluate(position)),
        Duty::Lost(cells) => (cells.iter().collect(), -win_at(2)),
        Duty::Win { .. } | Duty::Defend(_) | Duty::Free => return None,
    };
    let blocks: Vec<Point> = threats.into_iter().filter(|point| allowed.contains(point)).collect();
    let settled = match best_looking(&blocks) {
        Some(block) => (settled(block, value), Ground::Block),
        None => (settled(any, -win_at(2)), Ground::Judgement),
    };
    Some(settled)
}

/// Where a five must be stopped, the stone that stops it may also begin a win by fours.
fn block_that_wins(mut position: Position, strength: &Strength, control: Control) -> Option<Thought> {
    let mut meter = Meter::start(control);
    win_by_fours(&mut position, &mut meter, &mut fours_of(strength), strength).map(|(thought, _)| thought)
}

fn fours_of(strength: &Strength) -> Fours {
    Fours::new(strength.table_bits.min(FOURS_BITS))
}

fn win_by_fours(
    position: &mut Position,
    meter: &mut Meter,
    fours: &mut Fours,
    strength: &Strength,
) -> Option<(Thought, Ground)> {
    let plies = fours.win(position, meter, strength.fours)?;
    let line: Vec<Point> = fours.line().collect();
    let choice = Choice::Play(*line.first()?);
    let thought = Thought { choice, value: win_at(plies), depth: 0, nodes: meter.nodes(), line };
    Some((thought, Ground::Fours { plies }))
}

/// A win by fours if there is one, else the main search.
fn searched(
    mut position: Position,
    allowed: &[Point],
    strength: &'static Strength,
    control: Control,
    chance: &mut Chance,
) -> (Thought, Ground) {
    let mut meter = Meter::start(control);
    let mut fours = fours_of(strength);
    if let Some(won) = win_by_fours(&mut position, &mut meter, &mut fours, strength) {
        return won;
    }
    let points = root_points(&position, allowed);
    let table = Transpositions::new(strength.table_bits);
    let experience = Experience::new();
    let mut search = Search { position, meter, table, fours, experience, strength };
    let found = search.deepen(points, chance);
    let nodes = search.meter.nodes();
    let thought = found.map_or_else(resignation, |found| Thought {
        choice: Choice::Play(found.point),
        value: found.value,
        depth: found.depth,
        nodes,
        line: found.line,
    });
    (thought, Ground::Judgement)
}

/// The allowed points worth searching, the most promising first; never empty while a point is allowed.
fn root_points(position: &Position, allowed: &[Point]) -> Vec<Point> {
    let cells = match Duty::of(position) {
        Duty::Win { point, .. } => CellSet::from_iter([point]),
        Duty::Defend(cells) => cells,
        Duty::Block(_) | Duty::Lost(_) | Duty::Free => candidates(position),
    };
    let mut points: Vec<Point> = allowed.iter().copied().filter(|&point| cells.contains(point)).collect();
    if points.is_empty() {
        points = allowed.to_vec();
    }
    points.sort_by_key(|&point| Reverse(looks(position, point)));
    points
}

fn settled(point: Point, value: i32) -> Thought {
    Thought { choice: Choice::Play(point), value, depth: 0, nodes: 0, line: vec![point] }
}

fn resignation() -> Thought {
    Thought { choice: Choice::Resign, value: -win_at(2), depth: 0, nodes: 0, line: Vec::new() }
}
