use crate::board::Point;

use super::chance::Chance;
use super::duty::Duty;
use super::params::{ATTACK, DEFENCE};
use super::position::Position;
use super::{Choice, Control, Info, Task, Thought};

/// Chooses a move. Always answers, also on a full board and when every point is forbidden (see [`Choice::Resign`]); the
/// point chosen is empty and allowed.
#[must_use]
#[allow(clippy::needless_pass_by_value)]
pub fn think(task: &Task, control: Control) -> Thought {
    let position = Position::of(task);
    let mut chance = Chance::from_seed(task.seed);
    let choice = choose(&position, &mut chance).map_or(Choice::Resign, Choice::Play);
    let line = match choice {
        Choice::Play(point) => vec![point],
        Choice::Resign => Vec::new(),
    };
    (control.on_info)(&Info { depth: 0, nodes: 0, millis: 0, value: 0, line: line.clone() });
    Thought { choice, value: 0, depth: 0, nodes: 0, line }
}

fn choose(position: &Position, chance: &mut Chance) -> Option<Point> {
    let own = position.to_move();
    let allowed = |point: &Point| !position.is_forbidden(*point, own);
    let block = match Duty::of(position) {
        Duty::Win(five) => return Some(five),
        Duty::Block(threats) => threats.iter().find(allowed),
        Duty::Free => None,
    };
    if block.is_some() {
        return block;
    }
    let centre = position.board().size().centre();
    if position.board().stones() == 0 {
        return Some(centre);
    }
    let looks = |point: Point| {
        let shapes = position.shapes();
        ATTACK[shapes.class(point, own) as usize] + DEFENCE[shapes.class(point, own.opponent()) as usize]
    };
    let near: Vec<Point> = position.near_stones(2).iter().filter(allowed).collect();
    let best = near.iter().map(|&point| looks(point)).max();
    let equal: Vec<Point> = near.into_iter().filter(|&point| Some(looks(point)) == best).collect();
    chance.pick(&equal).or_else(|| position.shapes().empty().iter().find(allowed))
}
