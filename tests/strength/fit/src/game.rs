use std::fmt;
use std::fs;

use tengen_core::board::{Point, Size};
use tengen_core::rules::RuleSet;

use crate::{Problem, rules_named};

/// A game of the engine against itself: a line of a file, its fields separated by tabs.
pub struct Game {
    /// What it was played by.
    pub rules: RuleSet,
    /// Stones that were placed by chance.
    pub opening: usize,
    /// All stones, Black first.
    pub moves: Vec<Point>,
    /// What the engine found its position worth before each of its moves, for the side to move.
    pub values: Vec<i32>,
    /// 1 if Black won, −1 if White did, else 0.
    pub result: i32,
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |words: Vec<String>| words.join(" ");
        let moves = joined(self.moves.iter().map(Point::to_string).collect());
        let values = joined(self.values.iter().map(i32::to_string).collect());
        let rules = format!("{:?}", self.rules).to_lowercase();
        write!(f, "{rules}\t{}\t{moves}\t{values}\t{}", self.opening, self.result)
    }
}

impl Game {
    fn parse(line: &str) -> Result<Self, Problem> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [rules, opening, moves, values, result] = fields[..] else {
            return Err("five fields a line".into());
        };
        Ok(Self {
            rules: rules_named(rules).ok_or("unknown rules")?,
            opening: opening.parse()?,
            moves: moves
                .split(' ')
                .map(|name| Point::parse(name, Size::STANDARD))
                .collect::<Result<_, _>>()?,
            values: values.split(' ').map(str::parse).collect::<Result<_, _>>()?,
            result: result.parse()?,
        })
    }
}

/// The games of a file, all by the same rules.
pub fn read(file: &str) -> Result<Vec<Game>, Problem> {
    let games: Vec<Game> = fs::read_to_string(file)?.lines().map(Game::parse).collect::<Result<_, _>>()?;
    let first = games.first().ok_or("no game")?.rules;
    if games.iter().all(|game| game.rules == first) {
        Ok(games)
    } else {
        Err("several rules in one file".into())
    }
}
