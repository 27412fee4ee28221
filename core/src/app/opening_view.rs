use crate::board::{Board, Point, Stone};
use crate::game::Game;
use crate::rules::opening::{Area, Ask, Opening, Pattern};

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
    /// Where a stone would break the rule, once the opening says where the next one may lie: every other empty point, and those
    /// with a stone outside the area. One that was offered is seen as it is.
    pub closed: Vec<Point>,
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
        let points = if ask.is_some() { progress.points(game.board()) } else { Vec::new() };
        Self {
            opening: progress.opening(),
            stone: game.plies().len() + 1,
            colour: game.turn(),
            closed: ask
                .and_then(|ask| ask.area)
                .map_or_else(Vec::new, |area| closed(game.board(), area, &points)),
            points,
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
            closed: Vec::new(),
            offers: Vec::new(),
            pattern: None,
            swapped: false,
        }
    }
}

/// What of a board is closed where a stone may lie at `open` points of an area.
fn closed(board: &Board, area: Area, open: &[Point]) -> Vec<Point> {
    let is_closed = |point: &Point| {
        if board.is_empty_at(*point) { !open.contains(point) } else { !area.contains(*point, board.size()) }
    };
    board.size().points().filter(is_closed).collect()
}
