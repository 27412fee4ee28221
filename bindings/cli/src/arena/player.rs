//! One side of a match: an engine with its numbers and limits.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use tengen_core::board::{Board, Stone};
use tengen_core::engine::{Choice, Control, Engine, Limits, Setup, Task, TuningError};
use tengen_core::game::{Level, LevelError};
use tengen_core::rules::RuleSet;
use thiserror::Error;

/// Why an option makes no player.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SpecError {
    #[error("'{0}' is not NAME=VALUE")]
    Form(String),
    #[error("{0} is not 1 to 1024 megabytes")]
    Table(String),
    #[error(transparent)]
    Level(#[from] LevelError),
    #[error(transparent)]
    Tuning(#[from] TuningError),
}

/// What a player differs in from the default.
#[derive(Debug, Clone)]
pub struct PlayerSpec {
    words: Vec<String>,
    level: Option<Level>,
    setup: Setup,
}

/// Enough for the nodes of one move many times over, and quick to clear between games.
const TABLE_MB: usize = 4;

impl Default for PlayerSpec {
    fn default() -> Self {
        let setup = Setup { table_mb: TABLE_MB, ..Setup::default() };
        Self { words: Vec::new(), level: None, setup }
    }
}

impl PlayerSpec {
    /// The default with `NAME=VALUE` instead.
    pub fn parse(words: &[String]) -> Result<Self, SpecError> {
        let mut spec = Self { words: words.to_vec(), ..Self::default() };
        for word in words {
            let form = || SpecError::Form(word.chars().take(32).collect());
            let (name, value) = word.split_once('=').ok_or_else(form)?;
            let value: i32 = value.parse().map_err(|_| form())?;
            match name {
                "level" => spec.level = Some(Level::new(value)?),
                "table_mb" => {
                    let megabytes = usize::try_from(value).ok().filter(|mb| (1..=1024).contains(mb));
                    spec.setup.table_mb = megabytes.ok_or_else(|| SpecError::Table(word.clone()))?;
                }
                _ => spec.setup.tuning.set(name, value)?,
            }
        }
        Ok(spec)
    }

    /// A player that has seen nothing yet.
    pub fn player(&self, nodes: u64, ms: Option<u64>, seed: u64) -> Player {
        let level = self.level.unwrap_or(Level::TOP);
        let own = if self.level.is_some() { Limits::for_level(level) } else { Limits::default() };
        let limits = match ms {
            Some(ms) => Limits { millis: Some(ms), ..own },
            None => {
                Limits { millis: None, nodes: Some(own.nodes.map_or(nodes, |own| own.min(nodes))), ..own }
            }
        };
        Player { engine: Engine::new(self.setup), level, limits, seed }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.words.is_empty() { f.write_str("default") } else { f.write_str(&self.words.join(" ")) }
    }
}

/// Somebody who plays a game.
#[derive(Debug)]
pub struct Player {
    pub engine: Engine,
    pub level: Level,
    pub limits: Limits,
    pub seed: u64,
}

impl Player {
    /// Chooses a move for the side to move.
    pub fn choose(&mut self, rules: RuleSet, board: &Board, to_move: Stone) -> Choice {
        let task = Task { rules, board, to_move, level: self.level, seed: self.seed };
        let start = Instant::now();
        let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let cancel = AtomicBool::new(false);
        let control = Control { limits: self.limits, cancel: &cancel, now_ms: &now_ms, on_info: &mut |_| {} };
        self.engine.think(&task, control).choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<PlayerSpec, SpecError> {
        PlayerSpec::parse(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn a_player_is_the_default_but_for_what_is_named() {
        let spec = parse(&["level=7", "razor_depth=0", "table_mb=2"]).unwrap();
        assert_eq!(spec.to_string(), "level=7 razor_depth=0 table_mb=2");
        assert_eq!(spec.level, Level::new(7).ok());
        assert_eq!(spec.setup.table_mb, 2);
        assert!(spec.setup.tuning.numbers().contains(&("razor_depth", 0)));
        assert_eq!(parse(&[]).unwrap().to_string(), "default");
    }

    #[test]
    fn nodes_are_the_lesser_of_the_matchs_and_the_levels() {
        let nodes = |words: &[&str], nodes| parse(words).unwrap().player(nodes, None, 0).limits.nodes;
        assert_eq!(nodes(&[], 5_000), Some(5_000));
        assert_eq!(nodes(&["level=10"], 5_000), Some(5_000));
        let own = Limits::for_level(Level::new(3).unwrap()).nodes;
        assert_eq!(nodes(&["level=3"], u64::MAX), own);
    }

    #[test]
    fn a_wrong_word_says_what_is_wrong() {
        for (word, problem) in [
            ("razor_depth", "'razor_depth' is not NAME=VALUE"),
            ("razor_depth=x", "'razor_depth=x' is not NAME=VALUE"),
            ("luck=7", "'luck' is no number of the search"),
            ("level=11", "a level is 1 to 10, not 11"),
            ("table_mb=0", "table_mb=0 is not 1 to 1024 megabytes"),
        ] {
            assert_eq!(parse(&[word]).map(|_| ()).map_err(|e| e.to_string()), Err(problem.to_owned()));
        }
    }
}
