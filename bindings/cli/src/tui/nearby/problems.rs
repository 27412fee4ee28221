//! Why one has not met.

use tengen_core::app::nearby::NearbyProblem;

use crate::tui::words::{Language, Text};

impl Language {
    /// Which step has failed, and what can be done.
    pub const fn nearby_problem(self, problem: NearbyProblem) -> &'static str {
        self.say(match problem {
            NearbyProblem::PermissionDenied => Text::ProblemPermission,
            NearbyProblem::NoNetwork => Text::ProblemNoNetwork,
            NearbyProblem::VpnActive => Text::ProblemVpn,
            NearbyProblem::SearchFailed => Text::ProblemSearch,
            NearbyProblem::CannotListen => Text::ProblemListen,
            NearbyProblem::NothingFound => Text::ProblemNothingFound,
            NearbyProblem::NoAddress => Text::ProblemNoAddress,
            NearbyProblem::NoLink => Text::ProblemNoLink,
            NearbyProblem::TimedOut => Text::ProblemTimedOut,
            NearbyProblem::NotTengen => Text::ProblemNotTengen,
            NearbyProblem::OursOutdated => Text::ProblemOursOutdated,
            NearbyProblem::TheirsOutdated => Text::ProblemTheirsOutdated,
            NearbyProblem::OtherKey => Text::ProblemOtherKey,
            NearbyProblem::Downgraded => Text::ProblemDowngraded,
            NearbyProblem::OtherGame => Text::ProblemOtherGame,
            NearbyProblem::GameEnded => Text::ProblemGameEnded,
            NearbyProblem::Oneself => Text::ProblemOneself,
            NearbyProblem::Handshake => Text::ProblemHandshake,
            NearbyProblem::Full => Text::ProblemFull,
            NearbyProblem::Busy => Text::ProblemBusy,
            NearbyProblem::Nobody => Text::ProblemNobody,
            NearbyProblem::Replaced => Text::Replaced,
            NearbyProblem::WrongCode => Text::ProblemWrongCode,
            NearbyProblem::NoSuchRoom => Text::ProblemNoRoom,
            NearbyProblem::Storage => Text::ProblemStorage,
            NearbyProblem::Failed => Text::ProblemFailed,
        })
    }
}
