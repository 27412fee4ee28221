//! Openings in words: `H8` is a stone, everything else a choice.

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::opening::{Choice, Opening, OpeningRefusal, Pattern, Progress};

/// An opening under way, with its board.
pub struct Walk {
    pub progress: Progress,
    pub board: Board,
}

impl Walk {
    pub fn new(opening: Opening) -> Self {
        Self::on(opening, Size::STANDARD)
    }

    pub fn on(opening: Opening, size: Size) -> Self {
        let progress = Progress::new(opening, size);
        let mut walk = Self { board: Board::new(size), progress };
        let given = walk.progress.stones().to_vec();
        walk.lay(&given);
        walk
    }

    /// After these steps, each of which must be taken.
    pub fn after(opening: Opening, steps: &str) -> Self {
        let mut walk = Self::new(opening);
        for step in steps.split_whitespace() {
            walk.step(step).unwrap_or_else(|refusal| panic!("{step} of '{steps}': {refusal}"));
        }
        walk
    }

    /// Does one step: `H8`, `swap`, `stay`, `two`, `fifths`, `n=3`, `offer=H8`, `keep=H8`, `propose=D4`, `lay=D4`.
    pub fn step(&mut self, text: &str) -> Result<(), OpeningRefusal> {
        let (word, value) = text.split_once('=').unwrap_or((text, ""));
        let choice = match word {
            "swap" => Choice::Swap,
            "stay" => Choice::Stay,
            "two" => Choice::AddTwo,
            "fifths" => Choice::OfferFifths,
            "n" => Choice::Declare(value.parse().unwrap()),
            "offer" => Choice::Offer(named(value)),
            "keep" => Choice::Keep(named(value)),
            "propose" => Choice::Propose(coded(value)),
            "lay" => Choice::Lay(coded(value)),
            point => return self.place(named(point)),
        };
        self.choose(choice)
    }

    pub fn choose(&mut self, choice: Choice) -> Result<(), OpeningRefusal> {
        let laid = self.progress.choose(choice)?;
        self.lay(&laid);
        Ok(())
    }

    pub fn place(&mut self, point: Point) -> Result<(), OpeningRefusal> {
        self.progress.check_stone(point)?;
        self.progress.place(point);
        self.lay(&[point]);
        Ok(())
    }

    fn lay(&mut self, points: &[Point]) {
        for &point in points {
            let stone = Stone::to_move_at(self.board.stones());
            self.board.place(point, stone).unwrap();
        }
    }

    /// What is asked, in a word: who, what, and whether the seats are exchanged.
    pub fn asked(&self) -> String {
        let Some(ask) = self.progress.ask() else { return "over".to_owned() };
        let swapped = if self.progress.swapped() { " swapped" } else { "" };
        format!("{:?} {:?}{swapped}", ask.decider, ask.kind)
    }
}

/// A point by its name.
pub fn named(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

fn coded(code: &str) -> Pattern {
    Pattern::all().find(|pattern| pattern.names().code == code).unwrap()
}
