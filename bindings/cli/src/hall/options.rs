use std::net::IpAddr;

use clap::Args;
use tengen_core::net::address::PORT;
use tengen_core::net::hall::HallLimits;

const PLACES: HallLimits = HallLimits::HALL;

/// How to run a hall.
#[derive(Debug, Args)]
pub struct HallArguments {
    /// What guests see it called; else this computer's name
    #[arg(long)]
    pub name: Option<String>,

    /// Where it listens; the next free port if that one is taken, 0 for any
    #[arg(long, default_value_t = PORT)]
    pub port: u16,

    /// Listen at this address only; else at all
    #[arg(long, value_name = "IP")]
    pub address: Option<IpAddr>,

    /// Where its rooms and games are; else `hall` in `$TENGEN_DATA` or in your data folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,

    /// Rooms at a time
    #[arg(long, value_name = "N", default_value_t = PLACES.rooms, value_parser = at_least_one)]
    pub rooms: usize,

    /// People at a time
    #[arg(long, value_name = "N", default_value_t = PLACES.links, value_parser = at_least_one)]
    pub links: usize,

    /// People who watch one room
    #[arg(long, value_name = "N", default_value_t = PLACES.watchers)]
    pub watchers: usize,

    /// Don't tell the network of it: guests type its address
    #[arg(long)]
    pub hidden: bool,

    /// Lines for scripts, on a terminal too
    #[arg(long)]
    pub plain: bool,
}

impl HallArguments {
    /// What the hall allows.
    pub const fn limits(&self) -> HallLimits {
        // Those who are gone are remembered for their answers.
        let people = self.links.saturating_mul(4);
        HallLimits { rooms: self.rooms, links: self.links, watchers: self.watchers, people, ..PLACES }
    }
}

fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a whole number from 1 is needed".to_owned()),
        Ok(number) => Ok(number),
    }
}

/// Where it is seen, for `tengen hall --help`.
pub const SCREEN: &str = "\
On a terminal the whole screen shows its addresses, the code that a phone's
camera reads, how it is doing, its rooms and what happens; F1 tells the keys.
With --plain or without a terminal, lines are read and told instead.";

/// What the lines look like; printed by `help` and `tengen hall --help`.
pub const HELP: &str = "\
Commands, one a line:
  announce TEXT    say something to everybody
  rooms            list the rooms
  status           tell how it is doing
  stop             tell everybody, and end; running games can be gone on with
  help             this text
The end of the input changes nothing; an interrupt is as good as 'stop'.";

/// The form of the answers, for `tengen hall --help`.
pub const ANSWERS: &str = "\
In lines it begins with its addresses, and 'ready'. Each command is answered by 'ok' or
'err TEXT'; lists come before their 'ok'. What happens is told once it is stored:
  room N opened RULES SIZE NAME
  room N sat NAME, room N stood NAME
  room N began BLACK WHITE
  room N move PLY POINT
  room N COLOUR WHAT        resigns, offers-draw, accepts, declines, …
  room N over WINNER REASON
  room N NAME here, away, reconnecting or left
  room N closed
  unsaved TEXT, saved       the disk is full or failing; it works again
  left-out N                so many lines, since nobody read fast enough, or the
                            disk that they go to was full
A blank in a name is written as '_'. 'status' tells
  status rooms=N games=N seats=N watchers=N lobby=N links=N moves=N ended=N
         in=N out=N         messages since the start
         in/s=N out/s=N     and in the last second
'rooms' tells of each room
  room N STATE first=NAME second=NAME plies=N RULES SIZE NAME";
