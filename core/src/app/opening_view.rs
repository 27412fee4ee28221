use crate::board::{Point, Stone};
use crate::game::Game;
use crate::rules::opening::{Ask, Opening, Pattern};

/// What a screen needs to know of the opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningView {
    /// The agreed rule.
    pub opening: Opening,
    /// What is asked; `None` once the opening is over.
    pub ask: Option<Ask>,
    /// The number of the next stone, from 1.
    pub stone: usize,
    /// Its colour.
    pub colour: Stone,
    /// The empty points where the one who is asked may place, offer or keep.
    pub points: Vec<Point>,
    /// The fifth moves offered so far, until one of them is kept.
    pub offers: Vec<Point>,
    /// Which of the 26 openings the first three stones are.
    pub pattern: Option<Pattern>,
    /// Whether the persons sit the other way round than at the start.
    pub swapped: bool,
}

impl OpeningView {
    pub(super) fn of(game: &Game) -> Self {
        let progress = game.opening();
        let ask = game.ask();
        Self {
            opening: progress.opening(),
            stone: game.plies().len() + 1,
            colour: game.turn(),
            points: if ask.is_some() { progress.points(game.board()) } else { Vec::new() },
            offers: if ask.is_some() { progress.offers().to_vec() } else { Vec::new() },
            pattern: game.plies().get(..3).and_then(|three| Pattern::of_stones(three, game.setup().size)),
            swapped: game.swapped(),
            ask,
        }
    }

    /// The opening of no game.
    pub(super) const fn none() -> Self {
        Self {
            opening: Opening::FREE,
            ask: None,
            stone: 1,
            colour: Stone::Black,
            points: Vec::new(),
            offers: Vec::new(),
            pattern: None,
            swapped: false,
        }
    }
}
