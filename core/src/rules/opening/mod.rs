//! How a game begins: the opening rules of gomoku and renju, each a state machine that says whose choice it is and what
//! may be chosen ([`Ask`]), takes a stone or a [`Choice`], and refuses everything else.
//!
//! Stones always alternate, whoever places them; what changes hands is the seats. A colour here is the seat that has it
//! now. One file holds one rule or family; [`Progress`] is what they have in common.

mod area;
mod ask;
mod choice;
mod declared;
mod fifths;
mod first_stones;
mod pattern;
mod progress;
mod rule;
mod swaps;
mod symmetry;
mod taraguchi;
mod twenty_six;

pub use area::Area;
pub use ask::{Ask, AskKind};
pub use choice::{Choice, OpeningRefusal};
pub use declared::{SOOSORV_MOST, YAMAGUCHI_MOST};
pub use pattern::{Pattern, PatternError, PatternNames};
pub use progress::Progress;
pub use rule::{Opening, Protocol};
pub use symmetry::images;
pub use taraguchi::TARAGUCHI_OFFERS;
