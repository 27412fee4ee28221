//! Whole games against the computer in the terminal, with each opening rule, as a person at its prompt answers them; killed in
//! the middle of the opening.

use std::path::Path;

use tengen_e2e::{Answer, Shown, Tengen, data_folder};

/// Every rule, and two fifth moves with some that have none of their own.
const OPENINGS: [&str; 16] = [
    "free",
    "centre-first",
    "pro",
    "long-pro",
    "swap",
    "swap2",
    "agreed",
    "given:I7",
    "lot",
    "classic",
    "yamaguchi",
    "soosorv",
    "taraguchi",
    "free+2",
    "swap2+2",
    "classic+2",
];

/// More than any game here needs.
const MOST_TURNS: usize = 260;

/// A person at the terminal, who takes what comes first of what is open, or what comes last.
struct Person<'a> {
    data: &'a Path,
    tengen: Tengen,
    takes_last: bool,
    /// The points that were not tried yet, the next one at the end.
    points: Vec<String>,
}

impl<'a> Person<'a> {
    fn begins(data: &'a Path, new: &str, takes_last: bool) -> Self {
        let mut tengen = Tengen::start(data);
        tengen.ask_ok(new);
        Self { data, tengen, takes_last, points: scattered() }
    }

    /// The table once nothing more happens by itself.
    fn looks(&mut self) -> Shown {
        self.tengen.ask_ok("wait");
        self.tengen.show().0
    }

    /// Says `command` with one point after the other until one is taken: from the middle in an opening, else scattered.
    fn places(&mut self, command: &str, shown: &Shown) {
        let mut points = if shown.ask.is_empty() { self.points.clone() } else { from_the_middle() };
        while let Some(point) = points.pop() {
            let answers = self.tengen.ask(&format!("{command}{point}"));
            match answers.last() {
                Some(Answer::Ok { .. }) => {
                    self.points.retain(|other| *other != point);
                    return;
                }
                Some(Answer::Err(code)) => {
                    let expected =
                        ["taken", "forbidden", "opening-outside", "opening-symmetric", "opening-offered"];
                    assert!(expected.contains(&code.as_str()), "{command}{point}: {answers:?} in {shown:?}");
                }
                _ => panic!("{answers:?}"),
            }
        }
        panic!("no point for '{command}' in {shown:?}");
    }

    /// Answers what the opening asks, or places a stone.
    fn answers(&mut self, shown: &Shown) {
        let open: Vec<&str> = shown.ask.iter().skip(1).map(String::as_str).collect();
        let open: Vec<&str> = open.into_iter().filter(|word| !word.contains('=')).collect();
        let choice = if self.takes_last { open.last() } else { open.first() };
        match choice.copied() {
            None | Some("place") => self.places("", shown),
            Some("offer") => self.places("offer ", shown),
            Some("keep") => {
                let kept = format!("keep {}", shown.offered[0]);
                self.tengen.ask_ok(&kept);
            }
            Some("lay") => {
                self.tengen.ask_ok("lay Kagetsu");
            }
            Some("propose") => {
                self.tengen.ask_ok("propose 浦月");
            }
            Some(word) => {
                let command = match word.split_once(':') {
                    Some(("declare", _)) => "declare 2",
                    Some(("agree", _)) => "agree",
                    _ => word,
                };
                self.tengen.ask_ok(command);
            }
        }
    }

    /// The same person at the same table, the program having been killed.
    fn after_a_kill(self) -> Self {
        let Self { data, tengen, takes_last, points } = self;
        let _ = tengen.kill();
        Self { data, tengen: Tengen::start(data), takes_last, points }
    }
}

/// Points that never make a row, the corners first.
fn scattered() -> Vec<String> {
    let mut points = Vec::new();
    for (dx, dy) in [(0, 0), (2, 0), (1, 2), (3, 2), (0, 1), (2, 1), (1, 3), (3, 3)] {
        for y in (0..15).step_by(4) {
            for x in (0..15).step_by(4).filter(|x| x + dx < 15 && y + dy < 15) {
                points.push(name(x + dx, y + dy));
            }
        }
    }
    points.reverse();
    points
}

/// All points, the centre last.
fn from_the_middle() -> Vec<String> {
    let mut points: Vec<(i32, i32)> = (0..15).flat_map(|y| (0..15).map(move |x| (x, y))).collect();
    let distance = |&(x, y): &(i32, i32)| (x - 7).abs().max((y - 7).abs());
    points.sort_by_key(|point| -distance(point));
    points.into_iter().map(|(x, y)| name(x, y)).collect()
}

fn name(x: i32, y: i32) -> String {
    let letter = "ABCDEFGHIJKLMNO".chars().nth(usize::try_from(x).unwrap_or_default()).unwrap_or('A');
    format!("{letter}{}", y + 1)
}

/// Plays one game to its end; gives the table then and how many questions of the opening the person answered.
fn plays(opening: &str, person_is_black: bool, takes_last: bool) -> (Shown, usize) {
    let folder = data_folder();
    let seats = if person_is_black { "white=computer:2" } else { "black=computer:2 white=person" };
    let new = format!("new rules=renju fouls=claim opening={opening} {seats}");
    let mut person = Person::begins(folder.path(), &new, takes_last);
    let (mut asked, mut killed) = (0, false);
    for _ in 0..MOST_TURNS {
        let shown = person.looks();
        if shown.over {
            return (shown, asked);
        }
        asked += usize::from(!shown.ask.is_empty());
        person.answers(&shown);
        if !killed {
            killed = true;
            let before = person.looks();
            person = person.after_a_kill();
            assert_eq!(person.looks(), before, "{opening}: killed");
        }
    }
    panic!("{opening} goes on: {:?}", person.looks());
}

fn plays_as_everybody(openings: &[&str]) {
    for opening in openings {
        for (person_is_black, takes_last) in [(true, false), (false, true), (true, true), (false, false)] {
            let (shown, asked) = plays(opening, person_is_black, takes_last);
            assert!(shown.over && shown.ask.is_empty() && shown.moves.len() >= 6, "{opening}: {shown:?}");
            assert_eq!(shown.opening, *opening);
            let asks = !matches!(*opening, "free" | "given:I7" | "lot");
            assert!(asked > 0 || !asks || !person_is_black, "{opening}: nothing was asked");
        }
    }
}

#[test]
fn rules_of_first_stones_and_swaps() {
    plays_as_everybody(&OPENINGS[..6]);
}

#[test]
fn rules_of_the_26() {
    plays_as_everybody(&OPENINGS[6..11]);
}

#[test]
fn rules_of_fifth_moves() {
    plays_as_everybody(&OPENINGS[11..]);
}
