use crate::board::{Point, Stone};
use crate::rules::opening::Choice;

/// What can be taken back as one: a stone, or a choice of the opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A stone.
    Stone(Point),
    /// A choice, with the stones that it lays.
    Choice(Choice),
}

/// A step that was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Done {
    pub step: Step,
    /// The seat that did it, by the colour that it had then.
    pub by: Stone,
    /// Whether the persons sat the other way round than at the start.
    pub swapped: bool,
    /// How many stones it laid.
    pub laid: usize,
    /// Whether the opening asked for it.
    pub in_opening: bool,
}
