//! `tengen bench` over the real program: the signature repeats, and a table that is absent is told, not missed.
#![allow(clippy::unwrap_used, reason = "a helper of a test ends the test")]

use std::fs;
use std::path::Path;
use std::process::Command;

fn bench(only: &str, data: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let output = command.args(["bench", "--only", only]).env("TENGEN_TESTDATA", data).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_signature_is_the_same_every_time() {
    let folder = tempfile::tempdir().unwrap();
    let first = bench("signature", folder.path());
    let words: Vec<&str> = first.split_whitespace().collect();
    assert_eq!(
        (words.len(), words[0], words[1].trim_end_matches(',').len()),
        (4, "signature", 16),
        "{first}"
    );
    assert_eq!(first, bench("signature", folder.path()));
}

#[test]
fn what_is_not_there_is_skipped_with_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let said = bench("suites", folder.path());
    assert_eq!(said.lines().filter(|line| line.contains(": skipped: ")).count(), 5, "{said}");
}

#[test]
fn rows_are_counted_as_they_are_solved_and_a_damaged_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let empty = ["..............."; 14].join("/");
    let five = format!("{empty}/....XXXX.......");
    let table = |name: &str, rows: &[String]| fs::write(folder.path().join(name), rows.join("\n")).unwrap();
    table("renju_vcf.tsv", &["# a comment".into(), format!("1\tblack\t{five}"), format!("1\twhite\t{five}")]);
    table("renju_forbidden.tsv", &[format!("one\t{five}\t-"), format!("two\t{five}\tA1:3")]);
    table("mates_freestyle.tsv", &["5\th8 a1 i8 a2 j8 a3\tk8".into(), "7\th8 h8\tk8".into()]);
    let said = bench("suites", folder.path());
    for told in [
        "renju_vcf.tsv: 1 of 2 won",
        "renju_forbidden.tsv: 1 of 2 boards right",
        "mates_freestyle.tsv: the row 7: H8 is taken",
        "mates_freestyle.tsv: 1 of 2 within 1000 ms, 1 of 1 up to 21 plies",
        "renju_mates.tsv: skipped: ",
    ] {
        assert!(said.contains(told), "{told} in {said}");
    }
}
