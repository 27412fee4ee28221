//! `./play --terminal` as its README tells it: a game is won, taken back, killed and taken up again.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use tengen_e2e::{Answer, Tengen, build_with_play, data_folder, repository};

/// Black's row at the bottom, White's above it.
const WON: [&str; 9] = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"];

/// `./play --terminal`, which becomes the program itself: a kill hits that.
fn play(data: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(repository().join("play"));
    command.args(["--terminal", "--data"]).arg(data).args(more);
    command
}

/// Building takes longer than any answer may.
static BUILT: LazyLock<bool> = LazyLock::new(|| build_with_play("--terminal"));

fn play_plain(data: &Path) -> Tengen {
    assert!(*BUILT, "./play --terminal does not start");
    Tengen::spawn(&mut play(data, &["--plain"]))
}

#[test]
fn two_people_play_to_a_win_take_it_all_back_and_are_killed() {
    let folder = data_folder();
    let mut tengen = play_plain(folder.path());
    tengen.ask_ok("new black=person:Ann white=person:Ben");
    for point in WON {
        tengen.ask_ok(point);
    }
    let over = Answer::Over { winner: "black".into(), reason: "five".into() };
    assert_eq!(Answer::read(&tengen.line()), over);
    assert_eq!(tengen.ask("f1"), [Answer::Err("game-over".into())]);
    for left in (0..WON.len()).rev() {
        let answers = tengen.ask_ok("undo");
        assert!(matches!(answers.last(), Some(Answer::Ok { ply, .. }) if *ply == left), "{answers:?}");
    }
    assert_eq!(tengen.ask("undo"), [Answer::Err("nothing-to-undo".into())]);
    assert_eq!(tengen.kill(), []);

    let mut tengen = play_plain(folder.path());
    let (shown, _) = tengen.show();
    assert_eq!((shown.moves.len(), shown.redoable, shown.over), (0, WON.len(), false));
    for _ in 1..WON.len() {
        tengen.ask_ok("redo");
    }
    tengen.ask_ok("redo");
    assert_eq!(Answer::read(&tengen.line()), over);
    assert_eq!(tengen.quit(), (Some(0), vec![Answer::Ok { ply: WON.len(), last: Some("E1".into()) }]));
}

#[test]
fn a_game_against_the_computer_goes_on_after_a_kill() {
    let folder = data_folder();
    let mut tengen = play_plain(folder.path());
    tengen.ask_ok("new black=person white=computer:1");
    tengen.ask_ok("h8");
    tengen.ask_ok("wait");
    let (before, _) = tengen.show();
    assert_eq!(before.moves.len(), 2);
    let _ = tengen.kill();

    let mut tengen = play_plain(folder.path());
    assert_eq!(tengen.show().0, before);
    tengen.ask_ok("undo");
    assert_eq!(tengen.show().0.moves.len(), 0);
    tengen.ask_ok("redo");
    assert_eq!(tengen.show().0, before);
}

#[test]
fn two_computers_play_to_the_end() {
    let folder = data_folder();
    let mut tengen = play_plain(folder.path());
    tengen.ask_ok("new size=10 black=computer:1 white=computer:1");
    let answers = tengen.ask_ok("wait");
    let ends = answers.iter().filter(|answer| matches!(answer, Answer::Over { .. })).count();
    assert_eq!(ends, 1, "{answers:?}");
    let (shown, _) = tengen.show();
    assert!(shown.over);
    let plies = answers.iter().filter(|answer| matches!(answer, Answer::Computer { .. })).count();
    assert!(shown.moves.len() >= plies && shown.moves.len() >= 9, "{shown:?}");
}

/// Without `--plain`: what a person reads.
#[test]
fn a_newcomer_is_told_what_to_do_and_what_happened() {
    let folder = data_folder();
    let said = converse(folder.path(), "h8\nwait\nfoo\nh8\nundo\n");
    for expected in [
        "Type a point such as h8",
        "Black (X) is you",
        "1. Black (X) H8",
        "'foo' is no command",
        "H8 is taken.",
        "Taken back: 2 moves.",
        "Everything is kept",
    ] {
        assert!(said.contains(expected), "'{expected}' is missing in:\n{said}");
    }
    // In a terminal the person's own line ends that of the prompt.
    let widest = said.replace("to move: ", "to move:\n");
    let widest = widest.lines().map(|line| line.chars().count()).max();
    assert!(widest.is_some_and(|widest| widest < 80), "too wide for a terminal:\n{said}");
    assert!(converse(folder.path(), "").contains("Welcome back."));
}

/// Feeds lines to a session without `--plain` and gives all that it said.
fn converse(data: &Path, lines: &str) -> String {
    assert!(*BUILT, "./play --terminal does not start");
    let script = format!("printf '{lines}' | ./play --terminal --data '{}'", data.display());
    let mut session = Command::new("bash");
    match session.args(["-c", &script]).current_dir(repository()).output() {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        other => panic!("{other:?}"),
    }
}
