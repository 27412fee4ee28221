//! The command line.

use clap::{Args, Parser, Subcommand};

use crate::arena::{ArenaArguments, SelfPlayArguments};
use crate::bench::BenchArguments;
use crate::discovery::NearbyArguments;
use crate::doors::{BestArguments, SolveArguments};
use crate::hall::{self, HallArguments};
use crate::manual;
use crate::options::{GameOption, OptionError, read_options};

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
    #[command(
        after_long_help = play_help(),
        override_usage = "tengen play [--prompt | --plain] [--new OPTIONS] [--data DIR]"
    )]
    Play(PlayArguments),
    /// Play somebody on the same network whose address you know, or go into a hall.
    #[command(after_long_help = join_help())]
    Join(JoinArguments),
    /// Run a hall: many rooms, in which people on the same network play and watch.
    #[command(after_long_help = hall_help())]
    Hall(HallArguments),
    /// List the halls and the people on the same network who can be seen: what they do, where and who.
    Nearby(NearbyArguments),
    /// Speak the Gomocup protocol on standard input and output, for managers such as Piskvork.
    #[command(after_long_help = ENGINE)]
    Engine,
    /// Tell the points that renju forbids Black: a board a line, `H8:3,C4:6` or `-` for each.
    #[command(after_long_help = BOARDS)]
    Fouls,
    /// Look for forced wins: the side to move, a tab and a board a line.
    #[command(after_long_help = SOLVE)]
    Solve(SolveArguments),
    /// Tell the best move: the moves so far a line, such as `h8 i9` or `8 8 9 9`.
    #[command(after_long_help = BEST)]
    Best(BestArguments),
    /// Print the search's signature, its speed and what it solves of the tables in `$TENGEN_TESTDATA`.
    Bench(BenchArguments),
    /// Play two settings of the engine against each other until a sequential test has decided.
    Arena(ArenaArguments),
    /// Play the engine against itself by all rules on all sizes, and count what must not happen.
    Selfplay(SelfPlayArguments),
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

    /// Start a new game with the options of 'new', such as "opening=swap2"
    #[arg(long, value_name = "OPTIONS", value_parser = new_options)]
    pub new: Option<NewOptions>,

    /// Where games and settings are; else `$TENGEN_DATA` or your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
}

/// Whom to call.
#[derive(Debug, Args)]
pub struct JoinArguments {
    /// What the other device shows: an address such as 192.168.1.5, or a link that begins with tengen:
    #[arg(value_name = "ADDRESS|LINK")]
    pub target: String,

    /// What others see you called, from now on
    #[arg(long)]
    pub name: Option<String>,

    /// Where games and settings are; else `$TENGEN_DATA` or your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
}

/// The options of `--new`.
#[derive(Debug, Clone)]
pub struct NewOptions(pub Vec<GameOption>);

fn new_options(text: &str) -> Result<NewOptions, OptionError> {
    read_options(text).map(NewOptions)
}

fn play_help() -> String {
    format!("{SCREEN}\n\n{}\n\n{}\n\n{EXIT_CODES}", manual::HELP, manual::ANSWERS)
}

fn join_help() -> String {
    format!("{JOIN}\n\n{EXIT_CODES}")
}

fn hall_help() -> String {
    format!("{}\n\n{}\n\n{}\n\n{EXIT_CODES}", hall::SCREEN, hall::HELP, hall::ANSWERS)
}

const SCREEN: &str = "\
On a terminal the whole screen is the board, and the key '?' tells all others.
NO_COLOR=1 in the environment draws it without colour. With --prompt, --plain
or without a terminal, lines are read instead.";

const JOIN: &str = "\
The whole screen is the board, as with 'play', where the key 'w' shows those
nearby. A person is invited to a game like the last one; a hall shows its rooms.
A room that you were in when the program ended is gone back to by itself.";

const EXIT_CODES: &str = "\
Exit status: 0 after leaving, 1 if the data folder can't be used, 2 for a wrong
command line, 3 if another Tengen has the folder open.";

const ENGINE: &str = "\
Commands: START n (10 to 20), RESTART, BEGIN, TURN x,y, BOARD … DONE,
SWAP2BOARD … DONE, TAKEBACK x,y, PLAY x,y, INFO key value, ABOUT, END.
RECTSTART is refused, and what is unknown is answered by UNKNOWN.

INFO is heard for timeout_turn, timeout_match, time_left (milliseconds; a turn
of 0 is answered as fast as possible), max_memory (bytes; the table takes half
of it), thread_num, and rule: 0 freestyle, 1 exactly five, 4 renju, 8 Caro with
six or more winning, 9 Caro. With any other rule the next move is refused.
MESSAGE lines tell what was thought, with points such as H8.";

const BOARDS: &str = "\
A board is its 10 to 20 ranks from the top, separated by '/': X Black, O White,
'.' empty. The points are told with 3 for a double-three, 4 for a double-four
and 6 for an overline. A line that is no board is answered by 'error' and why.";

const SOLVE: &str = "\
A line is the side to move (black or white), a tab and the board, answered by
  win N MOVES   N moves of the side to move among MOVES, which are separated
                by commas and end with its five
  none          there is no such win
  unknown       the time ended before it was known
  error TEXT
and, but for an error, a tab and the milliseconds that it took.

A board is its 10 to 20 ranks from the top, separated by '/': X Black, O White,
'.' empty.";

const BEST: &str = "\
Each line is answered by the move, its value, the plies searched, the stones
placed in the search and the expected line, separated by tabs; the points of
that line by blanks. A value above 0 is in favour of the side to move; of a
forced end it is 'win N' or 'loss N' with the winner's own moves up to the
five. Where nothing can be played or read, the answer is 'error' and why.";
