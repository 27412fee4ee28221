//! The command line.

use clap::{Args, Parser, Subcommand};

use crate::plain;

/// Gomoku, five in a row, in a terminal.
#[derive(Debug, Parser)]
#[command(name = "tengen", version, arg_required_else_help = true)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub task: Task,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// Play the computer or somebody beside you; the game that you left goes on.
    #[command(after_long_help = play_help())]
    Play(PlayArguments),
    /// Speak the Gomocup protocol on standard input and output, for managers such as Piskvork.
    Engine,
}

/// How to play.
#[derive(Debug, Args)]
pub struct PlayArguments {
    /// For scripts: one command a line, one answer a line, no prompt
    #[arg(long)]
    pub plain: bool,

    /// Line by line with a prompt, where else the whole screen is the board
    #[arg(long, conflicts_with = "plain")]
    pub prompt: bool,

    /// Where games and settings are; else `$TENGEN_DATA` or your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
}

fn play_help() -> String {
    format!("{SCREEN}\n\n{}\n\n{}\n\n{EXIT_CODES}", plain::HELP, plain::ANSWERS)
}

const SCREEN: &str = "\
On a terminal the whole screen is the board, and the key '?' tells all others.
NO_COLOR=1 in the environment draws it without colour. With --prompt, --plain
or without a terminal, lines are read instead.";

const EXIT_CODES: &str = "\
Exit status: 0 after leaving, 1 if the data folder can't be used, 2 for a wrong
command line, 3 if another Tengen has the folder open.";
