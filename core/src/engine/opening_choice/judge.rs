use super::super::chance::Chance;
use super::super::instance::Setup;
use super::super::params::{OPENING_LEVEL, OPENING_NODES, OPENING_TABLE_MB};
use super::super::{Control, Engine, Limits, Task, Thought};
use super::point_of;
use crate::board::{Board, Point, Stone};
use crate::rules::opening::Pattern;

/// Values of positions near the one in question, each from a short search.
pub(super) struct Judge<'t, 'c> {
    task: Task<'t>,
    control: Control<'c>,
    engine: Engine,
    board: Board,
    to_move: Stone,
    chance: Chance,
    began_ms: u64,
}

impl<'t, 'c> Judge<'t, 'c> {
    pub(super) fn new(task: &Task<'t>, control: Control<'c>) -> Self {
        let engine = Engine::new(Setup { table_mb: OPENING_TABLE_MB, ..Setup::default() });
        let chance = Chance::from_seed(task.seed ^ task.board.hash());
        let began_ms = (control.now_ms)();
        Self {
            task: *task,
            engine,
            board: task.board.clone(),
            to_move: task.to_move,
            chance,
            began_ms,
            control,
        }
    }

    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// The side of the next stone.
    pub(super) const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// One of the points by chance.
    pub(super) fn any(&mut self, points: &[Point]) -> Option<Point> {
        self.chance.pick(points)
    }

    /// One of the 26 openings by chance.
    pub(super) fn pattern(&mut self) -> Pattern {
        let all: Vec<Pattern> = Pattern::all().collect();
        self.chance.pick(&all).unwrap_or(all[0])
    }

    /// The value for the side to move.
    pub(super) fn here(&mut self) -> i32 {
        let (board, to_move) = (self.board.clone(), self.to_move);
        self.think(&board, to_move).value
    }

    /// The value of a stone of the side to move on the empty `point`, for that side.
    pub(super) fn after(&mut self, point: Point) -> i32 {
        let (mut board, to_move) = (self.board.clone(), self.to_move);
        if board.place(point, to_move).is_err() {
            return i32::MIN + 1;
        }
        -self.think(&board, to_move.opponent()).value
    }

    /// The stone that the level itself would play.
    pub(super) fn own_choice(&mut self) -> Option<Point> {
        let task = Task { board: &self.board, to_move: self.to_move, ..self.task };
        let limits = self.limits(None);
        let control = Control {
            limits,
            cancel: self.control.cancel,
            now_ms: self.control.now_ms,
            on_info: &mut *self.control.on_info,
        };
        point_of(super::super::think(&task, control).choice)
    }

    /// The side to move plays its best stone, to look beyond it.
    pub(super) fn play_best(&mut self, stone: Stone) {
        let board = self.board.clone();
        if let Some(point) = point_of(self.think(&board, stone).choice)
            && self.board.place(point, stone).is_ok()
        {
            self.to_move = stone.opponent();
        }
    }

    /// The best stones of the side to move with their values, the best first.
    pub(super) fn fifths(&mut self, count: usize) -> Vec<(Point, i32)> {
        let task = Task { board: &self.board, to_move: self.to_move, level: OPENING_LEVEL, ..self.task };
        let limits = self.limits(Some(OPENING_NODES * 8));
        let control = Control {
            limits,
            cancel: self.control.cancel,
            now_ms: self.control.now_ms,
            on_info: &mut |_| {},
        };
        let lines = self.engine.best(&task, control, count);
        lines.into_iter().filter_map(|line| Some((*line.line.first()?, line.value))).collect()
    }

    fn think(&mut self, board: &Board, to_move: Stone) -> Thought {
        let task = Task { board, to_move, level: OPENING_LEVEL, ..self.task };
        let limits = self.limits(Some(OPENING_NODES));
        let control = Control {
            limits,
            cancel: self.control.cancel,
            now_ms: self.control.now_ms,
            on_info: &mut |_| {},
        };
        self.engine.think(&task, control)
    }

    /// The limits of one search: what is left of the whole time, and so many nodes.
    fn limits(&self, nodes: Option<u64>) -> Limits {
        let gone = (self.control.now_ms)().saturating_sub(self.began_ms);
        let Limits { nodes: most, millis, depth, .. } = self.control.limits;
        let nodes = [most, nodes].into_iter().flatten().min();
        let millis = millis.map(|millis| millis.saturating_sub(gone).max(1));
        Limits { nodes, millis, fair_millis: None, depth }
    }
}
