//! How a model is taught: batch by batch of lessons drawn by lot, in ever smaller steps.

use fastrand::Rng;

use crate::game::Game;
use crate::model::Model;

/// The lessons of nine of ten games, and of the others, which tell how well what was learned foretells.
pub struct Lessons<L> {
    pub learned: Vec<L>,
    pub kept: Vec<L>,
}

impl<L> Lessons<L> {
    pub fn of(games: &[Game], lessons_of: impl Fn(&Game) -> Vec<L>) -> Self {
        let (kept, learned): (Vec<_>, Vec<_>) = games.iter().enumerate().partition(|(n, _)| n % 10 == 9);
        let lessons =
            |games: Vec<(usize, &Game)>| games.into_iter().flat_map(|(_, game)| lessons_of(game)).collect();
        Self { learned: lessons(learned), kept: lessons(kept) }
    }
}

/// How long one learns, and in what steps.
pub struct Plan {
    pub rounds: usize,
    pub batch: usize,
    /// The first step; they shrink evenly to nothing.
    pub rate: f32,
}

impl Plan {
    /// `slope_of` adds a lesson's part of the slope of the loss by each weight; `report` gets the weights after each round.
    pub fn teach<L>(
        &self,
        model: &mut Model,
        lessons: &[L],
        slope_of: impl Fn(&L, &[f32], &mut [f32]),
        report: impl Fn(usize, &[f32]),
    ) {
        let mut rng = Rng::with_seed(1);
        for round in 0..self.rounds {
            let rate = self.rate * (1.0 - round as f32 / self.rounds as f32);
            for _ in 0..lessons.len() / self.batch {
                let weights = model.weights();
                let mut slope = vec![0.0; weights.len()];
                for _ in 0..self.batch {
                    let Some(lesson) = rng.choice(lessons) else { continue };
                    slope_of(lesson, &weights, &mut slope);
                }
                model.learn(&slope, rate);
            }
            report(round, &model.weights());
        }
    }
}
