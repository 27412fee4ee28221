use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;
use tengen_ffi::{
    AnalysisLimits, App, ColourChoice, ManualTime, NewGame, Phase, Placement, RuleSet, Seat, TengenError,
    Theme, preset_terms, with_terms,
};

use crate::{agreed, openings, projection};

/// Plays the steps of one scenario on an app over a fresh folder.
pub struct Player {
    folder: tempfile::TempDir,
    time: Arc<ManualTime>,
    app: Arc<App>,
    remembered: HashMap<String, i64>,
}

impl Player {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let time = ManualTime::new();
        let app = open(&folder, &time);
        Self { folder, time, app, remembered: HashMap::new() }
    }

    pub fn step(&mut self, step: &Value, place: &str) {
        if let Some(expected) = step.get("expect") {
            self.expect(expected, place);
            return;
        }
        let outcome = self.act(step);
        let error = outcome.err().map(|error| projection::error(&error));
        assert_eq!(error.as_deref(), step["error"].as_str(), "{place}");
    }

    fn expect(&self, expected: &Value, place: &str) {
        let actual = projection::of(&self.app, &self.remembered);
        for (field, value) in expected.as_object().expect("fields") {
            assert_eq!(actual.get(field), Some(value), "{field} in {place}");
        }
    }

    fn act(&mut self, step: &Value) -> Result<(), TengenError> {
        let table = self.app.table();
        if let Some(done) = agreed::act(&self.app, &table, step).or_else(|| openings::act(&table, step)) {
            return done;
        }
        match text(step, "do") {
            "new_game" => table.new_game(new_game(step)),
            "play" => {
                let (x, y) = point(step);
                table.play(x, y)
            }
            "play_all" => text(step, "moves").split(' ').try_for_each(|name| {
                let (x, y) = named_point(name);
                table.play(x, y)
            }),
            "undo" => table.undo(),
            "redo" => table.redo(),
            "resign" => table.resign(),
            "hint" => table.hint(),
            "analyse" => {
                let limits = AnalysisLimits { millis: None, nodes: step["nodes"].as_i64(), depth: None };
                table.analyse(
                    i32::try_from(step["count"].as_i64().expect("a count")).expect("32 bits"),
                    limits,
                )
            }
            "stop_thinking" => table.stop_thinking(),
            "restart" => table.restart(),
            "open_game" => table.open_game(self.game_of(step)),
            "remember" => {
                self.remembered.insert(text(step, "as").to_owned(), table.snapshot().game);
                Ok(())
            }
            "set" => self.set(step),
            "wait" => {
                self.wait(text(step, "for"));
                Ok(())
            }
            "reopen" => self.reopen(|_| ()),
            "damage" => self.reopen(|folder| {
                for name in text(step, "files").split(' ') {
                    let path = folder.join(name);
                    let length = fs::read(&path).expect("a file to be damaged").len();
                    fs::write(path, vec![0; length]).expect("a file that can be damaged");
                }
            }),
            "pass" => {
                self.time.advance(step["ms"].as_i64().expect("milliseconds"));
                Ok(())
            }
            "acknowledge" => self.app.notices().iter().try_for_each(|notice| self.app.acknowledge(notice.id)),
            other => panic!("no such step: {other}"),
        }
    }

    /// Shuts the app down and opens the folder again after `meanwhile`.
    fn reopen(&mut self, meanwhile: impl FnOnce(&Path)) -> Result<(), TengenError> {
        self.app.shutdown()?;
        meanwhile(self.folder.path());
        self.app = open(&self.folder, &self.time);
        Ok(())
    }

    fn game_of(&self, step: &Value) -> i64 {
        step["remembered"]
            .as_str()
            .map_or_else(|| step["game"].as_i64().expect("a game"), |name| self.remembered[name])
    }

    fn set(&self, step: &Value) -> Result<(), TengenError> {
        let mut settings = self.app.settings();
        if let Some(placement) = step["placement"].as_str() {
            settings.placement = match placement {
                "automatic" => Placement::Automatic,
                "two_steps" => Placement::TwoSteps,
                "one_tap" => Placement::OneTap,
                other => panic!("no such placement: {other}"),
            };
        }
        if let Some(theme) = step["theme"].as_str() {
            settings.theme = match theme {
                "system" => Theme::System,
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                other => panic!("no such theme: {other}"),
            };
        }
        if let Some(language) = step["language"].as_str() {
            language.clone_into(&mut settings.language);
        }
        if let Some(home) = step["start_on_home"].as_bool() {
            settings.start_on_home = home;
        }
        self.app.update_settings(settings)
    }

    fn wait(&self, what: &str) {
        let deadline = Instant::now() + Duration::from_mins(2);
        let table = self.app.table();
        loop {
            let now = table.snapshot();
            let reached = match what {
                "turn" => now.can_play || now.phase == Phase::Over,
                "hint" => now.hint.is_some(),
                "analysis" => now.analysis.as_ref().is_some_and(|analysis| !analysis.running),
                "over" => now.phase == Phase::Over,
                other => panic!("can't wait for {other}"),
            };
            if reached {
                return;
            }
            assert!(Instant::now() < deadline, "waited too long for {what}");
            sleep(Duration::from_millis(5));
        }
    }
}

fn open(folder: &tempfile::TempDir, time: &Arc<ManualTime>) -> Arc<App> {
    let folder = folder.path().to_string_lossy().into_owned();
    App::at_time(folder, Arc::clone(time)).expect("the app opens")
}

fn text<'a>(step: &'a Value, field: &str) -> &'a str {
    step[field].as_str().unwrap_or_else(|| panic!("{field} is missing in {step}"))
}

fn point(step: &Value) -> (i32, i32) {
    let number = |n: usize| i32::try_from(step["xy"][n].as_i64().expect("a number")).expect("32 bits");
    step["at"].as_str().map_or_else(|| (number(0), number(1)), named_point)
}

pub fn named_point(name: &str) -> (i32, i32) {
    let column = i32::from(name.as_bytes()[0] - b'A');
    (column, name[1..].parse::<i32>().expect("a rank") - 1)
}

fn new_game(step: &Value) -> NewGame {
    let mut game = NewGame {
        size: i32::try_from(step["size"].as_i64().expect("a size")).expect("32 bits"),
        rules: match text(step, "rules") {
            "freestyle" => RuleSet::Freestyle,
            "standard" => RuleSet::Standard,
            "renju" => RuleSet::Renju,
            "caro" => RuleSet::Caro,
            "caro_six" => RuleSet::CaroSix,
            "custom" => RuleSet::Custom,
            other => panic!("no such rules: {other}"),
        },
        me: seat(text(step, "me")),
        other: seat(text(step, "other")),
        colour: match text(step, "colour") {
            "black" => ColourChoice::Black,
            "white" => ColourChoice::White,
            "alternate" => ColourChoice::Alternate,
            "lot" => ColourChoice::Lot,
            other => panic!("no such colour: {other}"),
        },
        clock: step["clock"].as_str().and_then(agreed::control),
        other_clock: step["other_clock"].as_str().and_then(agreed::control),
        undo: step["undo"].as_str().map(agreed::undo),
        opening: None,
        fouls: None,
        foul_set: None,
    };
    openings::agree(&mut game, step);
    match step["preset"].as_str() {
        None => game,
        Some(name) => with_terms(game, preset_terms(openings::preset(name), true, false)),
    }
}

fn seat(text: &str) -> Seat {
    match text.split_once(':').expect("kind:value") {
        ("person", name) => Seat::Person { name: name.to_owned() },
        ("computer", level) => Seat::Computer { level: level.parse().expect("a level") },
        _ => panic!("no such seat: {text}"),
    }
}
