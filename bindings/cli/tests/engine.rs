//! The Gomocup protocol in conversations with the real program.
#![allow(clippy::unwrap_used, reason = "a helper of a test ends the test")]

mod talk;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use talk::{Talk, feed, feed_to};

fn engine() -> Talk {
    let mut talk = Talk::start(&["engine"]);
    talk.says("INFO timeout_turn 200");
    talk.says("INFO max_memory 33554432");
    talk
}

/// `x,y` on a board of so many lines.
fn is_cell(line: &str, lines: i32) -> bool {
    let on_board = |number: &str| number.parse().is_ok_and(|n: i32| (0..lines).contains(&n));
    line.split_once(',').is_some_and(|(x, y)| on_board(x) && on_board(y))
}

#[test]
fn a_game_from_start_to_end() {
    let mut engine = engine();
    assert!(engine.asks("ABOUT").starts_with("name=\"Tengen\", version=\""));
    assert_eq!(engine.asks("START 15"), "OK");
    assert_eq!(engine.asks("BEGIN"), "7,7");
    let second = engine.asks("TURN 8,7");
    assert!(is_cell(&second, 15) && second != "7,7" && second != "8,7", "{second}");
    assert_eq!(engine.asks(&format!("TURN {second}")), format!("ERROR {second} is taken"));
    assert_eq!(engine.asks("TURN 15,0"), "ERROR 15,0 is off the board");
    assert_eq!(engine.asks(&format!("TAKEBACK {second}")), "OK");
    assert_eq!(engine.asks(&format!("TAKEBACK {second}")), format!("ERROR there is no stone on {second}"));
    assert_eq!(engine.asks("PLAY 6,6"), "6,6");
    assert_eq!(engine.asks("RESTART"), "OK");
    assert!(is_cell(&engine.asks("TURN 0,0"), 15));
    engine.says("END");
    assert_eq!(engine.ends(), Some(0));
}

#[test]
fn a_position_is_set_up_at_once_and_answered_by_its_duty() {
    let mut engine = engine();
    assert_eq!(engine.asks("START 20"), "OK");
    // Own five before the opponent's, then the block, with the stones in no order of play.
    let fours = ["3,3,1", "4,3,1", "5,3,1", "6,3,1", "2,3,2", "3,9,2", "4,9,2", "5,9,2", "6,9,2"];
    assert_eq!(engine.sets_up("BOARD", &fours), "7,3");
    assert_eq!(engine.asks("RESTART"), "OK");
    let block = ["9,9,1", "9,11,1", "2,9,1", "3,9,2", "4,9,2", "5,9,2", "6,9,2"];
    assert_eq!(engine.sets_up("BOARD", &block), "7,9");
}

#[test]
fn a_position_with_a_mistake_is_refused_whole_and_the_one_before_stays() {
    let mut engine = engine();
    assert_eq!(engine.asks("START 15"), "OK");
    assert_eq!(engine.asks("BEGIN"), "7,7");
    for (lines, answer) in [
        (&["1,1,1", "1,1,2"][..], "ERROR 1,1 is taken"),
        (&["1,1,1", "15,1,2"], "ERROR 15,1 is off the board"),
        (&["1,1,3"], "ERROR '1,1,3' is not x,y,1 or x,y,2"),
        (&["hello"], "ERROR 'hello' is not x,y,1 or x,y,2"),
        (&["0,0,1", "1,0,1", "2,0,1", "3,0,1", "4,0,1", "0,9,2", "2,9,2", "4,9,2"], "ERROR the game is over"),
    ] {
        assert_eq!(engine.sets_up("BOARD", lines), answer);
        if answer != "ERROR the game is over" {
            assert_eq!(engine.asks("TAKEBACK 7,7"), "OK", "after {answer}");
            assert_eq!(engine.asks("PLAY 7,7"), "7,7");
        }
    }
}

#[test]
fn the_rules_told_are_the_rules_played() {
    // Six in a row: by freestyle it wins, by the other two White has to stop a five elsewhere.
    let six = ["0,7,1", "1,7,1", "2,7,1", "4,7,1", "5,7,1", "1,1,2", "2,1,2", "3,1,2", "4,1,2", "5,1,1"];
    for (rule, answer) in [("0", "3,7"), ("1", "0,1"), ("4", "0,1")] {
        let mut engine = engine();
        assert_eq!(engine.asks("START 15"), "OK");
        engine.says(&format!("INFO rule {rule}"));
        assert_eq!(engine.sets_up("BOARD", &six), answer, "rule {rule}");
    }
}

#[test]
fn caro_is_played_in_both_readings() {
    // Five between two opposing stones is none; six are worth something by rule 8 only.
    let held = ["3,7,2", "4,7,1", "5,7,1", "6,7,1", "7,7,1", "9,7,2", "0,0,1", "14,14,2", "14,0,2"];
    let six = ["0,7,1", "1,7,1", "2,7,1", "4,7,1", "5,7,1", "1,1,2", "3,1,2", "1,13,2", "13,1,2", "13,13,2"];
    for (rule, six_wins) in [("8", true), ("9", false)] {
        let mut engine = engine();
        assert_eq!(engine.asks("START 15"), "OK");
        engine.says(&format!("INFO rule {rule}"));
        assert_ne!(engine.sets_up("BOARD", &held), "8,7", "rule {rule}");
        assert_eq!(engine.asks("RESTART"), "OK");
        assert_eq!(engine.sets_up("BOARD", &six) == "3,7", six_wins, "rule {rule}");
    }
}

#[test]
fn an_unknown_rule_is_told_with_the_next_move_and_not_before() {
    let mut engine = engine();
    engine.says("INFO rule 3");
    assert_eq!(engine.asks("START 15"), "OK");
    assert_eq!(engine.asks("BEGIN"), "ERROR rule 3 is not played here; 0, 1, 4, 8 and 9 are");
    engine.says("INFO rule 4");
    assert_eq!(engine.asks("BEGIN"), "7,7");
}

#[test]
fn a_stone_by_rules_that_are_not_played_is_not_put() {
    let mut engine = engine();
    assert_eq!(engine.asks("START 15"), "OK");
    engine.says("INFO rule 2");
    assert_eq!(engine.asks("TURN 7,7"), "ERROR rule 2 is not played here; 0, 1, 4, 8 and 9 are");
    engine.says("INFO rule 0");
    assert!(is_cell(&engine.asks("TURN 7,7"), 15));
}

/// What is told of a search of this position, but for its time.
fn search_of(engine: &mut Talk, rule: &str) -> String {
    let stones = ["7,7,2", "8,7,1", "7,5,2", "6,8,1", "9,5,2", "5,6,1", "8,9,2"];
    engine.says(&format!("INFO rule {rule}"));
    let answer = engine.sets_up("BOARD", &stones);
    let told = engine.messages().join(" ");
    let (before, after) = told.split_once(" ms ").unwrap();
    format!("{answer} {before} {}", after.split_once(" line ").unwrap().1)
}

#[test]
fn what_was_found_by_other_rules_is_not_believed() {
    let rules = ["0", "1", "4", "8", "9"];
    let start = || {
        let mut engine = engine();
        engine.says("INFO timeout_turn 0");
        assert_eq!(engine.asks("START 15"), "OK");
        engine
    };
    for rule in rules {
        let fresh = search_of(&mut start(), rule);
        assert!(fresh.contains("nodes 2000 "), "nothing was searched: {fresh}");
        for other in rules.into_iter().filter(|&other| other != rule) {
            let mut engine = start();
            search_of(&mut engine, other);
            assert_eq!(search_of(&mut engine, rule), fresh, "rule {rule} after {other}");
        }
    }
}

#[test]
fn no_quoted_byte_ends_an_answer_or_commands_a_terminal() {
    let mut engine = engine();
    assert_eq!(engine.asks("\u{1b}[2J\0x"), r"UNKNOWN command \u{1b}[2J\u{0}x");
    assert_eq!(engine.asks("START 15"), "OK");
    assert_eq!(engine.sets_up("BOARD", &["1\r2"]), r"ERROR '1\r2' is not x,y,1 or x,y,2");
    assert_eq!(engine.sets_up("SWAP2BOARD", &["1\u{2028}2"]), r"ERROR '1\u{2028}2' is not x,y");
}

#[test]
fn a_manager_that_sends_nothing_but_wrong_settings_fills_no_memory() {
    let mut engine = engine();
    (0..1_000).for_each(|_| engine.says("INFO rule none"));
    assert_eq!(engine.asks("START 15"), "OK");
    assert!(engine.messages().len() < 100, "{}", engine.messages().len());
}

#[test]
#[cfg(target_os = "linux")]
fn more_memory_than_the_machine_gives_is_no_end() {
    let script = format!("ulimit -v 400000; exec {} engine", env!("CARGO_BIN_EXE_tengen"));
    let input = "INFO max_memory 99999999999\nINFO timeout_turn 50\nINFO thread_num 64\nSTART 15\nTURN 7,7\nTURN 0,0\n";
    let output = feed_to(std::process::Command::new("sh").args(["-c", &script]), input.as_bytes());
    let said = String::from_utf8(output.stdout).unwrap();
    let cells = said.lines().filter(|line| is_cell(line, 15)).count();
    assert!(output.status.success() && cells == 2, "{said} {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn what_cannot_be_done_is_answered_and_nothing_ends() {
    let mut engine = Talk::start(&["engine"]);
    for (line, answer) in [
        ("BEGIN", "ERROR no game has been started"),
        ("TURN 7,7", "ERROR no game has been started"),
        ("RESTART", "ERROR no game has been started"),
        ("RECTSTART 15,20", "ERROR boards are square, of 10 to 20 lines: START 15"),
        ("START 9", "ERROR boards are square, of 10 to 20 lines: START 15"),
        ("START 21", "ERROR boards are square, of 10 to 20 lines: START 15"),
        ("START x", "ERROR START needs a size"),
        ("FROBNICATE 1", "UNKNOWN command FROBNICATE"),
        ("DONE", "UNKNOWN command DONE"),
        ("TURN", "ERROR TURN needs x,y"),
        ("\u{1F642}", "UNKNOWN command \u{1F642}"),
    ] {
        assert_eq!(engine.asks(line), answer, "{line}");
    }
    assert_eq!(engine.asks(&"A".repeat(100_000)), "ERROR the line is too long");
    engine.says("INFO timeout_turn soon");
    assert_eq!(engine.asks("START 10"), "OK");
    assert_eq!(engine.messages(), ["MESSAGE ignored: INFO timeout_turn needs a whole number"]);
}

#[test]
fn swap2_answers_each_of_its_three_questions() {
    let mut engine = engine();
    for lines in [10, 15, 20] {
        assert_eq!(engine.asks(&format!("START {lines}")), "OK");
        let first = engine.sets_up("SWAP2BOARD", &[]);
        let stones: Vec<&str> = first.split(' ').collect();
        assert!(stones.len() == 3 && stones.iter().all(|cell| is_cell(cell, lines)), "{first}");
        let choice = engine.sets_up("SWAP2BOARD", &stones);
        assert!(choice == "SWAP" || is_cell(&choice, lines), "{choice}");
    }
    assert_eq!(engine.asks("START 15"), "OK");
    // Black has an open three and White nothing, then the reverse.
    let black = ["7,7", "0,0", "8,7", "14,14", "9,7"];
    assert_eq!(engine.sets_up("SWAP2BOARD", &black), "SWAP");
    let white = ["0,0", "7,7", "14,14", "7,8", "0,14"];
    assert!(is_cell(&engine.sets_up("SWAP2BOARD", &white), 15));
    assert_eq!(engine.sets_up("SWAP2BOARD", &["7,7"]), "ERROR swap2 begins with 0, 3 or 5 stones, not 1");
    assert_eq!(engine.sets_up("SWAP2BOARD", &["7,7", "7,7", "7,8"]), "ERROR 7,7 is taken");
}

#[test]
fn the_end_is_heard_while_it_thinks() {
    let mut engine = engine();
    engine.says("INFO timeout_turn 3600000");
    assert_eq!(engine.asks("START 15"), "OK");
    engine.says("TURN 7,7");
    engine.says("TURN 3,3");
    engine.says("END");
    assert_eq!(engine.ends(), Some(0));
}

#[test]
fn the_end_of_input_is_waited_for_no_longer_than_the_answers_take() {
    let output = feed(&["engine"], b"INFO timeout_turn 50\r\nSTART 15\r\nTURN 7,7\r\nBOARD\r\n7,7,1");
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = said.lines().filter(|line| !line.starts_with("MESSAGE")).collect();
    assert!(lines.len() == 2 && lines[0] == "OK" && is_cell(lines[1], 15), "{said}");
}

#[test]
fn no_garbage_ends_it_or_goes_unanswered() {
    let word = prop_oneof![
        "(START|TURN|PLAY|TAKEBACK|RECTSTART|RESTART|ABOUT)( -?[0-9]{1,3}(,-?[0-9]{1,3})?)?"
            .prop_map(String::into_bytes),
        "INFO [a-z_]{0,14} ?[0-9a-z,]{0,9}".prop_map(String::into_bytes),
        "\\PC{0,40}".prop_map(String::into_bytes),
        proptest::collection::vec(any::<u8>(), 0..2000),
    ];
    let line = word.prop_map(|line| line.into_iter().filter(|&b| b != b'\n').collect::<Vec<u8>>());
    let config = Config { cases: 24, failure_persistence: None, ..Config::default() };
    TestRunner::new(config)
        .run(&proptest::collection::vec(line, 1..40), |lines| {
            let mut input = b"INFO timeout_turn 0\n".to_vec();
            input.extend(lines.join(&b'\n'));
            let output = feed(&["engine"], &input);
            prop_assert!(output.status.success(), "{:?}", String::from_utf8_lossy(&output.stderr));
            let said = String::from_utf8(output.stdout).unwrap();
            let answered = said.lines().filter(|line| !line.starts_with("MESSAGE ")).count();
            let text = |line: &Vec<u8>| String::from_utf8_lossy(line).trim().to_ascii_uppercase();
            let end = lines.iter().position(|line| text(line) == "END").unwrap_or(lines.len());
            let asks = |line: &&Vec<u8>| {
                let first = text(line).split_whitespace().next().map(str::to_owned);
                first.is_some_and(|word| word != "INFO" || line.len() > 1024)
            };
            let opens = |line: &Vec<u8>| ["BOARD", "SWAP2BOARD"].contains(&text(line).as_str());
            if !lines.iter().any(opens) {
                prop_assert_eq!(answered, lines[..end].iter().filter(asks).count(), "{}", said);
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn the_help_names_every_command_and_key() {
    let output = feed(&["engine", "--help"], b"");
    let help = String::from_utf8(output.stdout).unwrap();
    for word in [
        "START",
        "RESTART",
        "BEGIN",
        "TURN",
        "BOARD",
        "SWAP2BOARD",
        "TAKEBACK",
        "PLAY",
        "INFO",
        "ABOUT",
        "END",
        "RECTSTART",
        "UNKNOWN",
        "timeout_turn",
        "timeout_match",
        "time_left",
        "max_memory",
        "thread_num",
        "rule",
    ] {
        assert!(help.contains(word), "{word} is missing in:\n{help}");
    }
}
