//! The real program under everything but good manners: garbage, a reader that leaves, a folder in use.
#![allow(clippy::unwrap_used, reason = "a helper of a test ends the test")]

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

fn tengen(data: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("play").args(more).arg("--data").arg(data);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Feeds `input` to the end and waits for the program.
fn feed(data: &Path, more: &[&str], input: &[u8]) -> Output {
    let mut child = tengen(data, more).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // `quit` among the lines ends the reading early.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Lines of real words, near words and raw bytes.
fn lines() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let word = prop_oneof![
        "(new|undo|redo|hint|stop|resign|show|restart|games|open|help)( [ -~]{0,20})?"
            .prop_map(String::into_bytes),
        "[a-tA-T][0-9]{1,3}".prop_map(String::into_bytes),
        "[0-9]{1,5}[ ,][0-9]{1,5}".prop_map(String::into_bytes),
        "new (size|rules|black|white|colour)=[a-z0-9:]{0,12}".prop_map(String::into_bytes),
        "\\PC{0,40}".prop_map(String::into_bytes),
        proptest::collection::vec(any::<u8>(), 0..2000),
    ];
    proptest::collection::vec(word.prop_map(|line| line.into_iter().filter(|&b| b != b'\n').collect()), 1..40)
}

#[test]
fn garbage_is_answered_line_by_line_and_never_a_crash() {
    let config = Config { cases: 24, failure_persistence: None, ..Config::default() };
    TestRunner::new(config)
        .run(&lines(), |lines| {
            let folder = tempfile::tempdir().unwrap();
            let input = lines.join(&b'\n');
            let output = feed(folder.path(), &["--plain"], &input);
            let said = String::from_utf8(output.stdout).expect("answers are text");
            prop_assert!(output.status.success(), "{:?}", String::from_utf8_lossy(&output.stderr));
            let asked = lines.iter().filter(|line| !is_blank(line)).count();
            let answered = said.lines().filter(|l| l.starts_with("ok ") || l.starts_with("err ")).count();
            prop_assert_eq!(answered, asked, "{}", said);
            let talked = feed(folder.path(), &[], &input);
            prop_assert!(talked.status.success(), "{:?}", String::from_utf8_lossy(&talked.stderr));
            Ok(())
        })
        .unwrap();
}

fn is_blank(line: &[u8]) -> bool {
    std::str::from_utf8(line).is_ok_and(|text| text.trim().is_empty())
}

#[test]
fn a_reader_that_leaves_ends_it_quietly() {
    for more in [&["--plain"][..], &[]] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = tengen(folder.path(), more).spawn().unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        for _ in 0..100 {
            let _ = stdin.write_all(b"help\n");
        }
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{more:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{more:?}");
    }
}

#[test]
fn a_second_process_on_the_same_folder_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = tengen(folder.path(), &["--plain"]).spawn().unwrap();
    let mut stdin = first.stdin.take().unwrap();
    stdin.write_all(b"new\n").unwrap();
    let mut ok = [0; 3];
    first.stdout.as_mut().unwrap().read_exact(&mut ok).unwrap();
    assert_eq!(&ok, b"ok ");

    let second = feed(folder.path(), &["--plain"], b"show\n");
    assert_eq!(second.status.code(), Some(3));
    let told = String::from_utf8(second.stderr).unwrap();
    assert!(told.contains("open already") && told.contains("--data"), "{told}");

    drop(stdin);
    assert!(first.wait().unwrap().success());
    assert!(feed(folder.path(), &["--plain"], b"show\n").status.success());
}

#[test]
fn a_damaged_archive_is_told_once_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let played = feed(folder.path(), &["--plain"], b"new white=person\nh8\nh9\n");
    assert!(played.status.success() && played.stderr.is_empty(), "{played:?}");
    let archive = folder.path().join("archive.db");
    let damaged = vec![0; fs::read(&archive).unwrap().len()];
    fs::write(archive, &damaged).unwrap();
    for told in [true, false] {
        let shown = feed(folder.path(), &["--plain"], b"show\n");
        assert!(String::from_utf8_lossy(&shown.stdout).contains("moves H8 H9"), "{shown:?}");
        let says = String::from_utf8_lossy(&shown.stderr).into_owned();
        assert_eq!(
            says.contains("restored from its backup") && says.contains("archive.corrupt-1.db"),
            told,
            "{says}"
        );
    }
    assert_eq!(fs::read(folder.path().join("archive.corrupt-1.db")).unwrap(), damaged);
}

#[test]
fn a_folder_that_cannot_be_one_is_an_error_and_no_crash() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let output = feed(&file, &["--plain"], b"show\n");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(file.to_str().unwrap()), "which folder? {told}");
    assert_eq!(fs::read_to_string(file).unwrap(), "not a folder");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_output_is_told_and_what_was_done_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    for more in [&["--plain"][..], &["--prompt"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let mut child = tengen(folder.path(), more).stdout(full).spawn().unwrap();
        // It may have left before it reads.
        let _ = child.stdin.take().unwrap().write_all(b"new white=person\nh8\n");
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{more:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains("the output failed"), "{more:?}");
    }
    let kept = feed(folder.path(), &["--plain"], b"show\n");
    assert!(String::from_utf8(kept.stdout).unwrap().starts_with("game "));
}

#[test]
fn help_names_every_command() {
    let output = Command::new(env!("CARGO_BIN_EXE_tengen")).args(["play", "--help"]).output().unwrap();
    assert!(output.status.success());
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(help.lines().all(|line| line.chars().count() < 80), "too wide for a terminal:\n{help}");
    for word in [
        "new",
        "h8",
        "8 8",
        "undo",
        "redo",
        "hint",
        "stop",
        "resign",
        "restart",
        "show",
        "games",
        "open",
        "wait",
        "help",
        "quit",
        "swap",
        "stay",
        "add",
        "fifths",
        "declare N",
        "offer",
        "keep",
        "propose",
        "agree",
        "lay",
        "openings",
        "foul",
        "ask restart",
        "clock total:300",
        "[--prompt | --plain]",
        "--new",
        "--data",
        "preset=",
        "size=",
        "rules=",
        "custom:3-3,4-4,6",
        "fouls=",
        "opening=",
        "black=",
        "white=",
        "colours=",
        "clock=",
        "undo=",
        "chosen REVISION",
        "wrong-claim",
        "takes-five",
        "opening-symmetric",
        "ok ",
        "err ",
        "computer ",
        "over ",
    ] {
        assert!(help.contains(word), "{word} is missing in:\n{help}");
    }
}

#[test]
fn numbers_and_addresses_that_cannot_be_are_refused_before_anything_begins() {
    for arguments in [
        "nearby --seconds 18446744073709551615",
        "nearby --seconds -1",
        "hall --port 65536",
        "hall --address 1.2.3",
        "hall --rooms 0",
        "hall --links 0",
        "hall and more",
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_tengen")).args(arguments.split(' ')).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    }
}
