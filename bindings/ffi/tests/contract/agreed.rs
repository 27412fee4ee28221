use serde_json::{Value, json};
use tengen_ffi::{
    App, MatchScore, Offer, OfferKind, SeatClock, Stone, Table, TableSnapshot, TengenError, TimeControl,
    UndoRule,
};

/// The steps about time and offers; `None` if it is none of these.
pub fn act(app: &App, table: &Table, step: &Value) -> Option<Result<(), TengenError>> {
    let clock = |field: &str| step[field].as_str().and_then(control);
    Some(match step["do"].as_str()? {
        "pause" => table.pause(),
        "resume" => table.resume(),
        "background" => app.enter_background(),
        "foreground" => app.enter_foreground(),
        "offer_draw" => table.offer_draw(),
        "ask_undo" => table.ask_undo(),
        "offer_restart" => table.offer_restart(),
        "propose_clocks" => table.propose_clocks(clock("black"), clock("white")),
        "accept" => table.accept(),
        "decline" => table.decline(),
        "withdraw" => table.withdraw(),
        _ => return None,
    })
}

/// `move 30000`, `total 60000`, `byoyomi 60000 3 10000`, `fischer 60000 5000`, each with ` early` if need be.
pub fn control(text: &str) -> Option<TimeControl> {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |at: usize| words[at].parse::<i64>().expect("a number");
    Some(match words[0] {
        "" => return None,
        "move" => TimeControl::PerMove { move_ms: number(1) },
        "total" => TimeControl::Total { main_ms: number(1) },
        "byoyomi" => TimeControl::Byoyomi {
            main_ms: number(1),
            periods: i32::try_from(number(2)).expect("32 bits"),
            period_ms: number(3),
        },
        "fischer" => TimeControl::Fischer {
            main_ms: number(1),
            increment_ms: number(2),
            early: words.get(3) == Some(&"early"),
        },
        other => panic!("no such clock: {other}"),
    })
}

/// `asks 3`, `asks`, `free 1`.
pub fn undo(text: &str) -> UndoRule {
    let (word, allowance) = text.split_once(' ').unwrap_or((text, ""));
    UndoRule { asks: word == "asks", allowance: allowance.parse().ok() }
}

/// What a scenario can expect of clocks, offers and the match.
pub fn projection(table: &Table, now: &TableSnapshot) -> Value {
    let clock = table.clock();
    let left = |most: Option<i32>| most.map_or("any".to_owned(), |most| most.to_string());
    json!({
        "black_clock": clock.as_ref().map(|clock| face(&clock.black)),
        "white_clock": clock.as_ref().map(|clock| face(&clock.white)),
        "left": clock.as_ref().map(|clock| format!("{} {}", clock.black.left_ms, clock.white.left_ms)),
        "running": clock.as_ref().and_then(|clock| clock.running).map(stone),
        "paused": clock.as_ref().is_some_and(|clock| clock.paused),
        "offer": now.offer.as_ref().map(offer),
        "can_answer": now.can_answer,
        "can_ask_undo": now.can_ask_undo,
        "can_offer_draw": now.can_offer_draw,
        "can_offer_restart": now.can_offer_restart,
        "undos_left": format!("{} {}", left(now.black_undos_left), left(now.white_undos_left)),
        "score": now.score.map(score),
    })
}

fn face(clock: &SeatClock) -> String {
    let periods = if clock.periods > 0 { format!(" x{}", clock.periods) } else { String::new() };
    format!("{}{periods}", clock.text)
}

fn score(score: MatchScore) -> String {
    format!("{} {} {}", score.black, score.white, score.draws)
}

fn offer(offer: &Offer) -> String {
    let kind = match offer.kind {
        OfferKind::Undo { ply } => format!("undo {ply}"),
        OfferKind::Draw => "draw".into(),
        OfferKind::Restart => "restart".into(),
        OfferKind::Clocks { .. } => "clocks".into(),
    };
    format!("{} {kind}", stone(offer.by))
}

const fn stone(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "black",
        Stone::White => "white",
    }
}
