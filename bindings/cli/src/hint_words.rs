//! Why a hint is good: one word for programs, the end of a sentence for people.

use tengen_core::engine::{DoubleThreat, HintReason};

use crate::words::count;

/// The word in the line protocol.
pub fn word(reason: HintReason) -> String {
    match reason {
        HintReason::TakesFive => "takes-five".to_owned(),
        HintReason::BlocksFive => "blocks-five".to_owned(),
        HintReason::MakesOpenFour => "makes-open-four".to_owned(),
        HintReason::MakesDouble(threat) => format!("makes-{}", threat_word(threat)),
        HintReason::WinsByFours { moves } => format!("wins-by-fours:{moves}"),
        HintReason::WinsByThreats { moves } => format!("wins-by-threats:{moves}"),
        HintReason::Wins { moves } => format!("wins:{moves}"),
        HintReason::BlocksOpenThree => "blocks-open-three".to_owned(),
        HintReason::BlocksDouble(threat) => format!("blocks-{}", threat_word(threat)),
        HintReason::Best { value } => format!("best:{value}"),
        HintReason::HoldsOut { moves } => format!("holds-out:{moves}"),
    }
}

const fn threat_word(threat: DoubleThreat) -> &'static str {
    match threat {
        DoubleThreat::FourFour => "four-four",
        DoubleThreat::FourThree => "four-three",
        DoubleThreat::ThreeThree => "three-three",
    }
}

/// In English.
pub fn english(reason: HintReason) -> String {
    let moves = |moves: u32| count(usize::try_from(moves).unwrap_or(usize::MAX), "move");
    let two = |threat| match threat {
        DoubleThreat::FourFour => "two fours",
        DoubleThreat::FourThree => "a four and an open three",
        DoubleThreat::ThreeThree => "two open threes",
    };
    match reason {
        HintReason::TakesFive => "it makes five".to_owned(),
        HintReason::BlocksFive => "it stops a five".to_owned(),
        HintReason::MakesOpenFour => "it makes a straight four".to_owned(),
        HintReason::MakesDouble(threat) => format!("it makes {} at once", two(threat)),
        HintReason::WinsByFours { moves: n } => format!("it wins by fours in {}", moves(n)),
        HintReason::WinsByThreats { moves: n } => format!("it wins by fours and threes in {}", moves(n)),
        HintReason::Wins { moves: n } => format!("it wins in {}", moves(n)),
        HintReason::BlocksOpenThree => "it blocks an open three".to_owned(),
        HintReason::BlocksDouble(threat) => format!("it keeps the opponent from {}", two(threat)),
        HintReason::Best { .. } => "it looks best".to_owned(),
        HintReason::HoldsOut { .. } => "it holds out longest".to_owned(),
    }
}

/// In Chinese.
pub fn chinese(reason: HintReason) -> String {
    let two = |threat| match threat {
        DoubleThreat::FourFour => "双四",
        DoubleThreat::FourThree => "四三",
        DoubleThreat::ThreeThree => "双三",
    };
    match reason {
        HintReason::TakesFive => "成五".to_owned(),
        HintReason::BlocksFive => "挡住对方成五".to_owned(),
        HintReason::MakesOpenFour => "成活四".to_owned(),
        HintReason::MakesDouble(threat) => format!("成{}", two(threat)),
        HintReason::WinsByFours { moves } => format!("连续冲四，{moves} 步取胜"),
        HintReason::WinsByThreats { moves } => format!("连续冲四活三，{moves} 步取胜"),
        HintReason::Wins { moves } => format!("{moves} 步取胜"),
        HintReason::BlocksOpenThree => "挡住对方活三".to_owned(),
        HintReason::BlocksDouble(threat) => format!("防对方{}", two(threat)),
        HintReason::Best { .. } => "看来最好".to_owned(),
        HintReason::HoldsOut { .. } => "最能拖延".to_owned(),
    }
}
