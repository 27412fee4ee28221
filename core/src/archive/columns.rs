//! How the values of a game stand in columns, both ways.

use super::ArchiveError;
use crate::board::{Point, Size, Stone};
use crate::game::{Clocks, GameResult, Level, ResultReason, Seat, TimeControlError, UndoRule};
use crate::rules::{FoulSet, RuleSet};

pub(super) const fn rules_text(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Freestyle => "freestyle",
        RuleSet::Standard => "standard",
        RuleSet::Renju => "renju",
        RuleSet::Caro => "caro",
        RuleSet::CaroSix => "caro_six",
        RuleSet::Custom(fouls) => CUSTOM[fouls.number()],
    }
}

/// Renju with some of its fouls: 4 for the overline, 2 for the double-four, 1 for the double-three.
const CUSTOM: [&str; FoulSet::COUNT] =
    ["custom_0", "custom_1", "custom_2", "custom_3", "custom_4", "custom_5", "custom_6", "custom_7"];

pub(super) fn read_rules(text: &str) -> Result<RuleSet, ArchiveError> {
    let all = RuleSet::ALL.into_iter().chain(FoulSet::ALL.map(RuleSet::Custom));
    let known = all.into_iter().find(|&rules| rules_text(rules) == text);
    known.ok_or_else(|| ArchiveError::corrupt(format!("rules '{text}'")))
}

pub(super) fn read_size(lines: i32) -> Result<Size, ArchiveError> {
    Size::new(lines).map_err(|error| ArchiveError::corrupt(error.to_string()))
}

/// Level (0 for a person) and name.
pub(super) fn seat_columns(seat: &Seat) -> (i32, &str) {
    match seat {
        Seat::Person { name } => (0, name),
        Seat::Computer { level } => (i32::from(*level), ""),
    }
}

pub(super) fn read_seat(level: i32, name: String) -> Result<Seat, ArchiveError> {
    if level == 0 {
        return Ok(Seat::Person { name });
    }
    let level = Level::new(level).map_err(|error| ArchiveError::corrupt(error.to_string()))?;
    Ok(Seat::Computer { level })
}

/// Column and rank of each point, one byte each.
pub(super) fn points_bytes(points: &[Point]) -> Vec<u8> {
    points.iter().flat_map(|point| [point.x, point.y]).collect()
}

pub(super) fn read_points(bytes: &[u8], size: Size) -> Result<Vec<Point>, ArchiveError> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let points: Vec<Point> = pairs.iter().map(|&[x, y]| Point::new(x, y)).collect();
    if rest.is_empty() && points.iter().all(|&point| size.contains(point)) {
        Ok(points)
    } else {
        Err(ArchiveError::corrupt("a list of points"))
    }
}

/// Reason (empty while the game can go on), winner and line.
pub(super) fn result_columns(result: Option<&GameResult>) -> (&'static str, i32, Vec<u8>) {
    let Some(result) = result else { return ("", 0, Vec::new()) };
    let winner = match result.winner {
        None => 0,
        Some(Stone::Black) => 1,
        Some(Stone::White) => 2,
    };
    (reason_text(result.reason), winner, points_bytes(&result.line))
}

pub(super) fn read_result(
    reason: &str,
    winner: i32,
    line: &[u8],
    size: Size,
) -> Result<Option<GameResult>, ArchiveError> {
    if reason.is_empty() {
        return Ok(None);
    }
    let known = ResultReason::ALL.into_iter().find(|&known| reason_text(known) == reason);
    let reason = known.ok_or_else(|| ArchiveError::corrupt(format!("result '{reason}'")))?;
    let winner = match winner {
        0 => None,
        1 => Some(Stone::Black),
        2 => Some(Stone::White),
        other => return Err(ArchiveError::corrupt(format!("winner {other}"))),
    };
    Ok(Some(GameResult { winner, reason, line: read_points(line, size)? }))
}

const fn reason_text(reason: ResultReason) -> &'static str {
    match reason {
        ResultReason::Five => "five",
        ResultReason::Foul => "foul",
        ResultReason::Resignation => "resignation",
        ResultReason::Time => "time",
        ResultReason::NoShow => "no_show",
        ResultReason::Abandoned => "abandoned",
        ResultReason::FullBoard => "full_board",
        ResultReason::Agreement => "agreement",
    }
}

pub(super) fn read_clocks(black: &str, white: &str) -> Result<Clocks, ArchiveError> {
    let control =
        |text: &str| text.parse().map_err(|error: TimeControlError| ArchiveError::corrupt(error.to_string()));
    Ok(Clocks { black: control(black)?, white: control(white)? })
}

/// Whether the other side is asked, and the allowance, -1 for none.
pub(super) fn undo_columns(undo: UndoRule) -> (bool, i64) {
    (undo.asks, undo.allowance.map_or(-1, i64::from))
}

pub(super) fn read_undo(asks: bool, allowance: i64) -> UndoRule {
    UndoRule { asks, allowance: u32::try_from(allowance).ok() }
}
