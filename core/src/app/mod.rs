//! The app without its screens: the table, the archive and the settings, behind calls that any user interface can make.
//!
//! Intents go in ([`Table::play`] and its like), a [`TableSnapshot`] with a higher revision is the answer; listeners
//! are told that there is one. "Main-safe" calls touch memory only; "blocking" ones wait for the disk.

mod across;
mod alarm;
mod analysis;
mod archive;
mod clocking;
mod data_dir;
mod draw_answer;
mod error;
mod intent;
mod matches;
#[cfg(feature = "net")]
pub mod nearby;
mod new_game;
mod notifier;
mod offer_intent;
mod opening_intent;
mod opening_view;
mod preset;
mod publisher;
#[cfg(feature = "net")]
mod room_store;
mod root;
mod seating;
mod settings;
mod setup_problem;
mod shared;
mod sitting;
mod snapshot;
mod stopwatch;
mod table;
mod table_clock;
#[cfg(test)]
mod tests;
mod think_time;
mod thinker;
mod time;

pub use self::analysis::{Analysis, AnalysisLimits, AnalysisLine, MOST_LINES};
pub use self::archive::Archive;
pub use crate::archive::{GameSummary, Notice, NoticeKind, StorageProblem};
pub use crate::engine::{DoubleThreat, Hint, HintReason, Worth};
pub use crate::game::ColourChoice;
pub use data_dir::data_dir;
pub use error::{AppError, RoomRefusal};
pub use matches::MatchScore;
pub use new_game::{Kind, NAME_CHARS, NewGame};
pub use notifier::{Listener, Subscription, Topic};
pub use opening_view::OpeningView;
pub use preset::Preset;
#[cfg(feature = "net")]
pub use room_store::{GamesToo, RoomStore};
pub use root::App;
pub use settings::{LANGUAGES, Placement, Settings, Theme};
pub use setup_problem::SetupProblem;
pub use snapshot::{EventKind, Forbidden, Phase, Purpose, TableEvent, TableSnapshot, Thinking};
pub use table::Table;
pub use table_clock::{SeatClock, TableClock};
pub use time::{ManualTime, SystemTimes, Time, Waker};
