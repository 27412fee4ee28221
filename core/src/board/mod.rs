//! Stones, points, sizes and the board itself. Knows no rule of the game.

mod direction;
mod grid;
mod point;
mod size;
mod stone;
mod symmetry;
mod zobrist;

pub use direction::Direction;
pub use grid::{Board, BoardError};
pub use point::{ParsePointError, Point};
pub use size::{Size, SizeError};
pub use stone::Stone;
pub use symmetry::Symmetry;
pub use zobrist::zobrist_key;
