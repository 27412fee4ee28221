use crate::board::Point;

use super::chance::Chance;
use super::duty::Duty;
use super::instance::with_company;
use super::moves::looks;
use super::params::{self, Manner};
use super::position::Position;
use super::root::root_points;
use super::search::Search;
use super::threats::{Proof, Threats};
use super::transposition::Transpositions;
use super::value::{evaluate, is_decided, win_at};
use super::{Choice, Control, Engine, Setup, Task, Thought, casual, line, opening};

/// Chooses a move. Always answers, also on a full board and when every point is forbidden (see [`Choice::Resign`]); the
/// point chosen is empty and allowed.
#[must_use]
pub fn think(task: &Task, control: Control) -> Thought {
    Engine::for_level(task.level).think(task, control)
}

/// What made a decision plain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    /// It makes five.
    Five,
    /// It stops a five.
    Block,
    /// It begins a win by fours.
    Fours,
    /// It begins a win by fours and threes.
    Threats,
    /// The level's own way to choose.
    Judgement,
}

/// The move with its ground.
pub(super) fn decide(
    task: &Task,
    control: Control,
    table: &Transpositions,
    setup: &Setup,
) -> (Thought, Ground) {
    let position = Position::of(task);
    let allowed = allowed_points(&position);
    let mut chance = Chance::from_seed(task.seed ^ position.hash());
    let strength = setup.tuning.applied(*params::strength(task.level));
    if strength.manner == Manner::Searching && matches!(Duty::of(&position), Duty::Parry(_)) {
        let mut search = Search::new(position, control, table, strength, setup.tuning);
        return (searched(&mut search, &allowed, setup.threads, &mut chance).0, Ground::Block);
    }
    match settled_by_fives(&position, &allowed) {
        Some((thought, Ground::Block))
            if strength.manner == Manner::Searching && !is_decided(thought.value) =>
        {
            let mut search = Search::new(position, control, table, strength, setup.tuning);
            return (win_by_fours(&mut search).unwrap_or(thought), Ground::Block);
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
        Manner::Searching => {
            let mut search = Search::new(position, control, table, strength, setup.tuning);
            return searched(&mut search, &allowed, setup.threads, &mut chance);
        }
    };
    let value = evaluate(&position);
    (chosen.map_or_else(resignation, |point| settled(point, value)), Ground::Judgement)
}

/// The empty points that the rules leave the side to move.
pub(super) fn allowed_points(position: &Position) -> Vec<Point> {
    let own = position.to_move();
    position.shapes().empty().iter().filter(|&point| !position.is_forbidden(point, own)).collect()
}

/// What needs no search at any level: nothing to play, a five to make, a five to stop, or one that can't be stopped.
fn settled_by_fives(position: &Position, allowed: &[Point]) -> Option<(Thought, Ground)> {
    let best_looking = |points: &[Point]| points.iter().copied().max_by_key(|&point| looks(position, point));
    let Some(any) = best_looking(allowed) else { return Some((resignation(), Ground::Judgement)) };
    let (threats, value) = match Duty::of(position) {
        Duty::Win { point, plies: 1 } => return Some((settled(point, win_at(1)), Ground::Five)),
        Duty::Block(point) => (vec![point], evaluate(position)),
        Duty::Parry(cells) => (cells.iter().collect(), evaluate(position)),
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

/// A win by fours from the position of the search.
pub(super) fn win_by_fours(search: &mut Search) -> Option<Thought> {
    let budget = search.meter.share(search.strength.fours, 2);
    let plies = search.fours.win(&mut search.position, &mut search.meter, budget)?;
    let line: Vec<Point> = search.fours.line().collect();
    Some(forced(search, win_at(plies), &line))
}

/// A win by fours and threes.
pub(super) fn win_by_threats(search: &mut Search) -> Option<Thought> {
    let strength = search.strength;
    if strength.threats == 0 {
        return None;
    }
    let mut threats = Threats::new(strength.threats_bits);
    let budget = search.meter.share(strength.threats, 8);
    let Proof::Win(line) = threats.prove(&mut search.position, &mut search.meter, budget) else {
        return None;
    };
    let mut thought = forced(search, 0, &line);
    thought.value = win_at(thought.line.len());
    Some(thought)
}

fn forced(search: &Search, value: i32, begun: &[Point]) -> Thought {
    let line = line::to_the_end(&search.position, begun);
    Thought { choice: Choice::Play(line[0]), value, depth: 0, nodes: search.meter.nodes(), line }
}

/// A win by fours or by threats if there is one, else the main search.
fn searched(
    search: &mut Search,
    allowed: &[Point],
    threads: usize,
    chance: &mut Chance,
) -> (Thought, Ground) {
    if let Some(won) = win_by_fours(search) {
        return (won, Ground::Fours);
    }
    if let Some(won) = win_by_threats(search) {
        return (won, Ground::Threats);
    }
    let points = root_points(&search.position, allowed);
    let (found, others) = with_company(threads, search, |search| search.deepen(points, chance));
    let nodes = search.meter.nodes() + others;
    let thought = found.map_or_else(resignation, |found| Thought {
        choice: Choice::Play(found.point),
        value: found.value,
        depth: found.depth,
        nodes,
        line: found.line,
    });
    (thought, Ground::Judgement)
}

fn settled(point: Point, value: i32) -> Thought {
    Thought { choice: Choice::Play(point), value, depth: 0, nodes: 0, line: vec![point] }
}

fn resignation() -> Thought {
    Thought { choice: Choice::Resign, value: -win_at(2), depth: 0, nodes: 0, line: Vec::new() }
}
