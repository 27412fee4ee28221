use std::sync::Arc;

use tengen_core::app;

use crate::error::TengenError;
use crate::guard::guard;
use crate::position::{Point, Stone, board_bytes};
use crate::rules::{FoulSet, GameResult, RuleSet};
use crate::seats::{Seat, custom_fouls};
use crate::snapshot::clamp;
use crate::terms::Terms;

/// One line of a list of games, with the picture of its board.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct GameSummary {
    /// The game's number in the archive.
    pub game: i64,
    /// Lines in each direction.
    pub size: i32,
    /// Its rules.
    pub rules: RuleSet,
    /// Which fouls `RuleSet.Custom` has.
    #[uniffi(default = None)]
    pub foul_set: Option<FoulSet>,
    /// What was agreed on, Black's clock first.
    #[uniffi(default = None)]
    pub terms: Option<Terms>,
    /// Who plays Black.
    pub black: Seat,
    /// Who plays White.
    pub white: Seat,
    /// Stones placed.
    pub plies: i32,
    /// One byte a cell, row by row from rank 1: 0 empty, 1 Black, 2 White.
    pub board: Vec<u8>,
    /// The last stone placed.
    pub last_move: Option<Point>,
    /// Whose turn it is; none after the end.
    pub to_move: Option<Stone>,
    /// How it ended; none while unfinished.
    pub result: Option<GameResult>,
    /// When it began, milliseconds since 1970 UTC.
    pub started_ms: i64,
    /// When it last changed, milliseconds since 1970 UTC.
    pub updated_ms: i64,
}

/// The stored games.
#[derive(uniffi::Object)]
pub struct Archive {
    inner: app::Archive,
}

#[uniffi::export]
impl Archive {
    /// The games that could be taken up again, newest first, without the one on the table. Blocking.
    pub fn unfinished(&self) -> Result<Vec<GameSummary>, TengenError> {
        guard(|| self.inner.unfinished()).map(|games| summaries(&games))
    }

    /// Up to `limit` finished games after the newest `offset`, newest first. Blocking.
    pub fn finished(&self, limit: i32, offset: i32) -> Result<Vec<GameSummary>, TengenError> {
        let count = |n: i32| usize::try_from(n).unwrap_or(0);
        guard(|| self.inner.finished(count(limit), count(offset))).map(|games| summaries(&games))
    }
}

impl Archive {
    pub(crate) fn new(inner: app::Archive) -> Arc<Self> {
        Arc::new(Self { inner })
    }
}

fn summaries(games: &[app::GameSummary]) -> Vec<GameSummary> {
    games.iter().map(GameSummary::from).collect()
}

impl From<&app::GameSummary> for GameSummary {
    fn from(summary: &app::GameSummary) -> Self {
        Self {
            game: summary.game,
            size: summary.size.into(),
            rules: summary.rules.into(),
            foul_set: custom_fouls(summary.rules),
            terms: Some(summary.terms.into()),
            black: (&summary.black).into(),
            white: (&summary.white).into(),
            plies: clamp(summary.plies),
            board: board_bytes(&summary.board),
            last_move: summary.last_move.map(Point::from),
            to_move: summary.to_move.map(Stone::from),
            result: summary.result.as_ref().map(GameResult::from),
            started_ms: summary.started_ms,
            updated_ms: summary.updated_ms,
        }
    }
}
