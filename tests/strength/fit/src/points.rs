//! What points are worth: the sum over the empty points, own less the opponent's, tells by the logistic function how likely
//! the side to move is to win. Learned from what searches found and how games ended.

use tengen_core::board::Stone;
use tengen_core::shapes::{PointClass, Shapes};

use crate::Problem;
use crate::game::Game;
use crate::model::Model;
use crate::training::{Lessons, Plan};
use crate::{sample, table};

/// A value of so much makes a win e times as likely as a loss.
const SCALE: f32 = 80.0;
/// How much of what is learned comes from the search's value; the rest is the game's result.
const FROM_SEARCH: f32 = 0.7;
const PULL: f32 = 0.0005;
const PLAN: Plan = Plan { rounds: 25, batch: 1024, rate: 0.6 };
/// The weights are written in 16ths.
const UNIT: f32 = 16.0;
/// What classes are worth to begin with: to the side to move, and to the other.
const START: [[f32; PointClass::COUNT]; 2] = [
    [0., 1., 3., 6., 4., 8., 12., 18., 40., 14., 22., 60., 60., 60., 60., 0.],
    [0., 1., 2., 4., 3., 5., 8., 11., 22., 9., 13., 36., 50., 50., 60., 0.],
];

/// The places of the weights of a position's points and what it is worth.
struct Lesson {
    own: Vec<usize>,
    other: Vec<usize>,
    worth: f32,
}

impl Lesson {
    fn guess(&self, weights: &[f32]) -> f32 {
        let sum = |places: &[usize]| places.iter().map(|&place| weights[place]).sum::<f32>();
        logistic((sum(&self.own) - sum(&self.other)) / SCALE)
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Learns from nine of ten games and prints how well the others are foretold.
pub fn fit(games: &[Game], name: &str) -> Result<(), Problem> {
    let rules = games[0].rules;
    let mut model = Model::new(rules, PULL);
    model.start(START);
    let lessons = Lessons::of(games, |game| lessons_of(game, &model));
    let slope_of = |lesson: &Lesson, weights: &[f32], slope: &mut [f32]| {
        let step = (lesson.guess(weights) - lesson.worth) / PLAN.batch as f32;
        lesson.own.iter().for_each(|&place| slope[place] += step);
        lesson.other.iter().for_each(|&place| slope[place] -= step);
    };
    PLAN.teach(&mut model, &lessons.learned, slope_of, |round, weights| {
        println!(
            "round {round}: {:.4}, others {:.4}",
            loss(&lessons.learned, weights),
            loss(&lessons.kept, weights)
        );
    });
    table::write(rules, name, &model.weights(), UNIT)
}

fn lessons_of(game: &Game, model: &Model) -> Vec<Lesson> {
    let places = |shapes: &Shapes, stone: Stone, n| -> Vec<usize> {
        let codes = shapes.empty().iter().map(|point| shapes.code(point, stone));
        codes.filter(|&code| code != 0).map(|code| model.place(stone, code, n)).collect()
    };
    let lesson = |sample: sample::Sample| Lesson {
        own: places(&sample.shapes, sample.to_move, 0),
        other: places(&sample.shapes, sample.to_move.opponent(), 1),
        worth: FROM_SEARCH * logistic(sample.value as f32 / SCALE) + (1.0 - FROM_SEARCH) * sample.result,
    };
    sample::of(game).filter(|sample| sample.calm).map(lesson).collect()
}

/// The mean cross-entropy.
fn loss(lessons: &[Lesson], weights: &[f32]) -> f32 {
    let of = |lesson: &Lesson| {
        let guess = lesson.guess(weights).clamp(1e-4, 1.0 - 1e-4);
        lesson.worth * guess.ln() + (1.0 - lesson.worth) * (1.0 - guess).ln()
    };
    -lessons.iter().map(of).sum::<f32>() / lessons.len().max(1) as f32
}
