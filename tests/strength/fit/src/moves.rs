//! How likely each move is to be the best: e to the power of what it makes and what it takes from the opponent, against the
//! sum over all moves (a softmax). Learned from what searches chose.

use tengen_core::rules::is_foul;

use crate::Problem;
use crate::game::Game;
use crate::model::Model;
use crate::training::{Lessons, Plan};
use crate::{sample, table};

/// Points within so many lines of a stone are choices.
const NEAR: usize = 2;
/// A move in a lost position teaches nothing.
const LOST: i32 = -29_000;
const PULL: f32 = 0.0003;
const PLAN: Plan = Plan { rounds: 30, batch: 512, rate: 0.05 };
/// Units in which a move becomes e times as likely.
const UNIT: f32 = 40.0;

/// The places of the two weights of each choice, and which was taken.
struct Lesson {
    choices: Vec<[usize; 2]>,
    taken: usize,
}

impl Lesson {
    /// How likely each choice is.
    fn guess(&self, weights: &[f32]) -> Vec<f32> {
        let ranks: Vec<f32> =
            self.choices.iter().map(|[makes, takes]| weights[*makes] + weights[*takes]).collect();
        let most = ranks.iter().copied().fold(f32::MIN, f32::max);
        let powers: Vec<f32> = ranks.into_iter().map(|rank| (rank - most).exp()).collect();
        let sum: f32 = powers.iter().sum();
        powers.into_iter().map(|power| power / sum).collect()
    }
}

/// Learns from nine of ten games and prints how well the others are foretold.
pub fn fit(games: &[Game], name: &str) -> Result<(), Problem> {
    let rules = games[0].rules;
    let mut model = Model::new(rules, PULL);
    let lessons = Lessons::of(games, |game| lessons_of(game, &model));
    let slope_of = |lesson: &Lesson, weights: &[f32], slope: &mut [f32]| {
        for (n, likely) in lesson.guess(weights).into_iter().enumerate() {
            let step = (likely - if n == lesson.taken { 1.0 } else { 0.0 }) / PLAN.batch as f32;
            lesson.choices[n].iter().for_each(|&place| slope[place] += step);
        }
    };
    PLAN.teach(&mut model, &lessons.learned, slope_of, |round, weights| {
        let (loss, first) = foretold(&lessons.kept, weights);
        println!("round {round}: loss {loss:.4}, {:.1} % of the others' moves come first", 100.0 * first);
    });
    // Only differences matter: a point that makes nothing is worth nothing.
    let mut weights = model.weights();
    let nothing = [weights[0], weights[1]];
    weights
        .chunks_mut(2)
        .for_each(|pair| pair.iter_mut().zip(nothing).for_each(|(weight, zero)| *weight -= zero));
    table::write(rules, name, &weights, UNIT)
}

fn lessons_of(game: &Game, model: &Model) -> Vec<Lesson> {
    sample::of(game)
        .filter(|sample| sample.value > LOST)
        .filter_map(|sample| {
            let (shapes, own) = (&sample.shapes, sample.to_move);
            let mut near = shapes.taken().widened(NEAR);
            near.keep_all(shapes.empty());
            let allowed: Vec<_> = near.iter().filter(|&point| !is_foul(shapes, point, own)).collect();
            let taken = allowed.iter().position(|&point| point == sample.played)?;
            let place = |stone, point, n| model.place(stone, shapes.code(point, stone), n);
            let places = |&point: &_| [place(own, point, 0), place(own.opponent(), point, 1)];
            Some(Lesson { choices: allowed.iter().map(places).collect(), taken })
        })
        .collect()
}

/// The mean cross-entropy, and how often what was taken is the likeliest.
fn foretold(lessons: &[Lesson], weights: &[f32]) -> (f32, f32) {
    let (mut loss, mut first) = (0.0, 0.0);
    for lesson in lessons {
        let guess = lesson.guess(weights);
        let taken = guess[lesson.taken];
        loss -= taken.max(1e-9).ln();
        first += if guess.iter().all(|&likely| likely <= taken) { 1.0 } else { 0.0 };
    }
    let count = lessons.len().max(1) as f32;
    (loss / count, first / count)
}
