use super::instance::Line;
use super::params;
use super::root::{Found, root_points};
use super::search::Search;
use super::think::{allowed_points, win_by_fours};
use super::transposition::Transpositions;
use super::{Control, Task, Tuning};
use crate::game::Level;

/// The best moves with their values. A win by fours comes first where there is one.
pub(super) fn best(
    task: &Task,
    control: Control,
    table: &Transpositions,
    tuning: &Tuning,
    count: usize,
) -> Vec<Line> {
    let position = super::position::Position::of(task);
    let points = root_points(&position, &allowed_points(&position));
    let mut search =
        Search::new(position, control, table, tuning.applied(*params::strength(Level::TOP)), *tuning);
    let won = win_by_fours(&mut search).map(|won| Line { value: won.value, depth: 0, line: won.line });
    let others = points.into_iter().filter(|p| won.as_ref().is_none_or(|won| won.line[0] != *p));
    let left = count - usize::from(won.is_some()).min(count);
    let found = search.deepen_several(others.collect(), left);
    let line = |Found { value, depth, line, .. }| Line { value, depth, line };
    won.into_iter().chain(found.into_iter().map(line)).take(count).collect()
}
