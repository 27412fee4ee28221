//! What stands on a line, named exactly and kept up to date stone by stone. Names, no judgement and no weights: fouls,
//! hints and the engine's evaluation all read the same table.
//!
//! A [`Window`] is one point with five cells either side, seen by one colour. Its key is 12 bits (see [`Window::key`]),
//! so the [`Shape`] table of a rule takes 4 KiB (16 in Caro, which tells stones from the edge) and is filled at first use.
//! [`Shapes`] keeps the shape of every empty point in all four directions, joins the four to a [`PointClass`] and counts
//! the classes.

mod cells;
mod class;
mod grid;
mod lines;
mod pattern;
mod shape;
mod table;
mod trial;
mod weights;
mod window;

pub use cells::CellSet;
pub use class::{PointClass, class_of};
pub use grid::Shapes;
pub use shape::{FoulSet, LineRule, Shape};
pub use trial::Trial;
pub use weights::{CODES, Weights, patterns_of};
pub use window::Window;
