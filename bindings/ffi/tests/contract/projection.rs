use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{agreed, openings};
use tengen_ffi::{
    Analysis, AnalysisLine, App, ColourChoice, Foul, FoulKind, GameResult, HintReason, NewGame, NoticeKind,
    Phase, Placement, Point, Refusal, ResultReason, RuleSet, Seat, SetupProblem, Stone, StorageProblem,
    TengenError, Theme, Worth,
};

/// What a scenario can expect of an app, by the names of `tests/contract/README.md`.
pub fn of(app: &App, remembered: &HashMap<String, i64>) -> Value {
    let now = app.table().snapshot();
    let settings = app.settings();
    let archive = app.archive();
    let same = remembered.iter().find(|(_, game)| **game == now.game).map(|(name, _)| name.clone());
    let moves: Vec<String> =
        now.moves.chunks(2).map(|pair| point_name(i32::from(pair[0]), i32::from(pair[1]))).collect();
    let mut forbidden: Vec<_> = now.forbidden.iter().collect();
    forbidden.sort_by_key(|f| (f.point.x, f.point.y));
    let forbidden: Vec<String> =
        forbidden.iter().map(|f| format!("{} {}", name(f.point), foul(&f.foul))).collect();
    let mut seen = json!({
        "phase": phase(now.phase),
        "size": now.size,
        "rules": rules(now.rules),
        "black": seat(&now.black),
        "white": seat(&now.white),
        "plies": moves.len(),
        "moves": moves.join(" "),
        "to_move": now.to_move.map(stone),
        "last_move": now.last_move.map(name),
        "redoable": now.redoable,
        "can_play": now.can_play,
        "can_undo": now.can_undo,
        "can_redo": now.can_redo,
        "can_hint": now.can_hint,
        "can_resign": now.can_resign,
        "unsaved": now.unsaved,
        "thinking": now.thinking.is_some(),
        "result": now.result.as_ref().map(result),
        "forbidden": forbidden.join(", "),
        "hint": now.hint.as_ref().map(|hint| name(hint.point)),
        "hint_reason": now.hint.as_ref().map(|hint| hint_reason(hint.reason)),
        "can_analyse": now.can_analyse,
        "analysis": now.analysis.as_ref().map(analysis),
        "analysis_lines": now.analysis.as_ref().map(|analysis| analysis.lines.len()),
        "hint_wins": now.hint.as_ref().map(|hint| hint.wins),
        "hint_plies": now.hint.as_ref().map(|hint| hint.line.len()),
        "same_game": same,
        "unfinished": archive.unfinished().expect("a list").len(),
        "finished": archive.finished(1000, 0).expect("a list").len(),
        "notices": app.notices().iter().map(|told| notice(told.kind)).collect::<Vec<_>>().join(", "),
        "placement": placement(settings.placement),
        "theme": theme(settings.theme),
        "language": settings.language,
        "start_on_home": settings.start_on_home,
        "last_against_computer": choice(&settings.against_computer),
        "last_two_people": choice(&settings.two_people),
        "last_watch": choice(&settings.watch),
    });
    let agreed = agreed::projection(&app.table(), &now);
    let opening = openings::projection(&app.table(), &now);
    let fields = seen.as_object_mut().expect("fields");
    for more in [agreed, opening] {
        fields.extend(more.as_object().expect("fields").clone());
    }
    seen
}

/// The name of an error, as `refused.taken`.
pub fn error(error: &TengenError) -> String {
    match error {
        TengenError::Refused { refusal: Refusal::TooSoon { ply } } => format!("refused.too_soon {ply}"),
        TengenError::Refused { refusal: Refusal::NoUndoLeft { allowance } } => {
            format!("refused.no_undo_left {allowance}")
        }
        TengenError::Refused { refusal } => format!("refused.{}", refusal_name(refusal)),
        TengenError::AlreadyOpen { .. } => "already_open".into(),
        TengenError::Storage { problem, .. } => format!("storage.{}", storage_name(*problem)),
        TengenError::NotFound { .. } => "not_found".into(),
        TengenError::NoGame => "no_game".into(),
        TengenError::BadSetup { problem } => format!("bad_setup.{}", problem_name(*problem)),
        TengenError::BadSetting { .. } => "bad_setting".into(),
        TengenError::InRoom => "in_room".into(),
        TengenError::Room { reason } => format!("room.{reason:?}"),
        TengenError::Internal { .. } => "internal".into(),
    }
}

const fn problem_name(problem: SetupProblem) -> &'static str {
    match problem {
        SetupProblem::Size { .. } => "size",
        SetupProblem::Level { .. } => "level",
        SetupProblem::Clock => "clock",
        SetupProblem::Pattern => "pattern",
        SetupProblem::Name { .. } => "name",
        SetupProblem::AsksComputer => "asks_computer",
    }
}

fn refusal_name(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::OffBoard { .. } => "off_board",
        Refusal::Taken { .. } => "taken",
        Refusal::Forbidden { .. } => "forbidden",
        Refusal::NotYourTurn => "not_your_turn",
        Refusal::OthersTurn => "others_turn",
        Refusal::Watching => "watching",
        Refusal::NoAdvice => "no_advice",
        Refusal::GameOver => "game_over",
        Refusal::NothingToUndo => "nothing_to_undo",
        Refusal::NothingToRedo => "nothing_to_redo",
        Refusal::NothingToResign => "nothing_to_resign",
        Refusal::TimeIsUp { .. } => "time_is_up",
        Refusal::TimeIsLeft => "time_is_left",
        Refusal::NoOffer => "no_offer",
        Refusal::OwnOffer => "own_offer",
        Refusal::TooSoon { .. } => "too_soon",
        Refusal::TooLate => "too_late",
        Refusal::NotYourStone => "not_your_stone",
        Refusal::NoUndoLeft { .. } => "no_undo_left",
        Refusal::BadClock => "bad_clock",
        Refusal::AskFirst => "ask_first",
        Refusal::NobodyToAsk => "nobody_to_ask",
        other => openings::refusal(other).expect("a refusal of an opening"),
    }
}

fn storage_name(problem: StorageProblem) -> &'static str {
    match problem {
        StorageProblem::Full => "full",
        StorageProblem::Corrupt => "corrupt",
        StorageProblem::Newer => "newer",
        StorageProblem::Io => "io",
    }
}

fn name(point: Point) -> String {
    point_name(point.x, point.y)
}

pub fn point_name(x: i32, y: i32) -> String {
    let letter = u8::try_from(x).map(|x| char::from(b'A' + x)).expect("a column");
    format!("{letter}{}", y + 1)
}

pub const fn stone(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "black",
        Stone::White => "white",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::NoGame => "no_game",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

fn rules(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Freestyle => "freestyle",
        RuleSet::Standard => "standard",
        RuleSet::Renju => "renju",
        RuleSet::Caro => "caro",
        RuleSet::CaroSix => "caro_six",
        RuleSet::Custom => "custom",
    }
}

fn seat(seat: &Seat) -> String {
    match seat {
        Seat::Person { name } => format!("person:{name}"),
        Seat::Computer { level } => format!("computer:{level}"),
    }
}

fn result(result: &GameResult) -> String {
    let winner = result.winner.map_or("none", stone);
    let reason = match result.reason {
        ResultReason::Five => "five",
        ResultReason::Foul => "foul",
        ResultReason::Resignation => "resignation",
        ResultReason::Time => "time",
        ResultReason::NoShow => "no_show",
        ResultReason::Abandoned => "abandoned",
        ResultReason::FullBoard => "full_board",
        ResultReason::Agreement => "agreement",
    };
    let line: Vec<String> = result.line.iter().copied().map(name).collect();
    [&[winner.to_owned(), reason.to_owned()], line.as_slice()].concat().join(" ")
}

fn foul(foul: &Foul) -> String {
    let kind = |kind| match kind {
        FoulKind::Overline => "overline",
        FoulKind::DoubleFour => "double_four",
        FoulKind::DoubleThree => "double_three",
    };
    foul.parts.iter().map(|part| kind(part.kind)).collect::<Vec<_>>().join("+")
}

fn analysis(analysis: &Analysis) -> String {
    let line = |line: &AnalysisLine| {
        let worth = match line.worth {
            Worth::Value { .. } => "value".to_owned(),
            Worth::Win { moves } => format!("win {moves}"),
            Worth::Loss { moves } => format!("loss {moves}"),
        };
        format!("{worth} {}", name(line.points[0]))
    };
    analysis.lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

fn hint_reason(reason: HintReason) -> &'static str {
    match reason {
        HintReason::TakesFive => "takes_five",
        HintReason::BlocksFive => "blocks_five",
        HintReason::MakesOpenFour => "makes_open_four",
        HintReason::MakesDouble { .. } => "makes_double",
        HintReason::WinsByFours { .. } => "wins_by_fours",
        HintReason::WinsByThreats { .. } => "wins_by_threats",
        HintReason::Wins { .. } => "wins",
        HintReason::BlocksOpenThree => "blocks_open_three",
        HintReason::BlocksDouble { .. } => "blocks_double",
        HintReason::Best { .. } => "best",
        HintReason::HoldsOut { .. } => "holds_out",
    }
}

fn notice(kind: NoticeKind) -> String {
    match kind {
        NoticeKind::RestoredFromBackup { salvaged, .. } => format!("restored_from_backup {salvaged}"),
        NoticeKind::StartedAnew { salvaged } => format!("started_anew {salvaged}"),
    }
}

fn placement(placement: Placement) -> &'static str {
    match placement {
        Placement::Automatic => "automatic",
        Placement::TwoSteps => "two_steps",
        Placement::OneTap => "one_tap",
    }
}

fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

fn choice(game: &NewGame) -> String {
    let colour = match game.colour {
        ColourChoice::Black => "black",
        ColourChoice::White => "white",
        ColourChoice::Alternate => "alternate",
        ColourChoice::Lot => "lot",
    };
    format!("{} {} {} {} {colour}", game.size, rules(game.rules), seat(&game.me), seat(&game.other))
}
