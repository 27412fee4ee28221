//! What was measured, beside what is aimed at, in one form for all benchmarks: `.ci/bench.sh` makes the table of it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use criterion::{Bencher, Criterion, SamplingMode};

const GROUP: &str = "core";

/// One benchmark and how its time is told.
pub struct Figure {
    /// What is measured, in Criterion's reports and in the table.
    pub what: &'static str,
    /// The unit of `seen` and `aim`.
    pub unit: &'static str,
    /// What we hold ourselves to; empty where nothing was set.
    pub aim: &'static str,
    /// The unit's number from the nanoseconds of one iteration.
    pub seen: fn(f64) -> f64,
}

/// Runs benchmarks and remembers which.
pub struct Bench {
    criterion: Criterion,
    folder: PathBuf,
    started: SystemTime,
    figures: Vec<Figure>,
}

impl Bench {
    /// Sample sizes and times come from the command line, as Criterion takes them.
    pub fn from_arguments(folder: &Path) -> Self {
        let criterion = Criterion::default().without_plots().configure_from_args().output_directory(folder);
        // The file system's own clock: it may run behind the system's by a tick.
        fs::create_dir_all(folder).unwrap();
        let mark = folder.join("started");
        File::create(&mark).unwrap();
        let started = fs::metadata(mark).unwrap().modified().unwrap();
        Self { criterion, folder: folder.to_owned(), started, figures: Vec::new() }
    }

    /// Measures what `run` has its bencher do.
    pub fn measure(&mut self, figure: Figure, run: impl FnMut(&mut Bencher)) {
        let mut group = self.criterion.benchmark_group(GROUP);
        // Equal, short samples: on a busy machine most of them run without being interrupted, so the median is sound.
        group.sampling_mode(SamplingMode::Flat).bench_function(figure.what, run);
        group.finish();
        self.figures.push(figure);
    }

    /// Prints the median of each benchmark that ran: what, seen, aim and unit, separated by tabs.
    pub fn print(self) {
        println!();
        for figure in &self.figures {
            if let Some(nanoseconds) = self.median(figure.what) {
                let seen = short((figure.seen)(nanoseconds));
                println!("figure\t{}\t{seen}\t{}\t{}", figure.what, figure.aim, figure.unit);
            }
        }
    }

    /// The nanoseconds of one iteration; `None` if the command line left this benchmark out.
    fn median(&self, what: &str) -> Option<f64> {
        let path = self.folder.join(GROUP).join(what).join("new/estimates.json");
        let written = fs::metadata(&path).ok()?.modified().unwrap();
        if written < self.started {
            return None;
        }
        let estimates: serde_json::Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
        Some(estimates["median"]["point_estimate"].as_f64().unwrap())
    }
}

/// Three figures that count, whatever the size.
fn short(number: f64) -> String {
    let before_the_point = if number < 1.0 { 0 } else { number.log10().floor() as usize + 1 };
    format!("{number:.*}", 3_usize.saturating_sub(before_the_point))
}
