//! Judge and oracle on generated positions where fouls are thick.

use std::collections::BTreeSet;

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::{FoulKind, RuleSet, Verdict, forbidden_points, is_foul, judge};
use tengen_core::shapes::Shapes;

use crate::oracle::{Oracle, Ruling, Threes};
use crate::support::{drawn, ruling};

/// Reproducible numbers (`SplitMix64`); a failing position is printed, so no seed need be kept.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number from 0 and below `bound`.
    pub fn below(&mut self, bound: u8) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u8::try_from((z ^ (z >> 31)) % u64::from(bound)).unwrap()
    }
}

/// The side of the square within which the stones lie.
const FIELD: u8 = 9;

/// Many black and few white stones within 9×9 points somewhere on a board of some size; every other position is
/// symmetric, since players' shapes often are and random ones never.
fn position(numbers: &mut Numbers, symmetric: bool) -> (Board, Point) {
    let size = Size::new(10 + i32::from(numbers.below(11))).unwrap();
    let room = size.lines() - FIELD + 1;
    let corner = Point::new(numbers.below(room), numbers.below(room));
    let mut board = Board::new(size);
    let symmetry = numbers.below(4);
    let black = if symmetric { 2 + numbers.below(9) } else { 6 + numbers.below(22) };
    let white = if symmetric { numbers.below(3) } else { numbers.below(9) };
    for n in 0..black + white {
        let stone = if n < black { Stone::Black } else { Stone::White };
        let (x, y) = (numbers.below(FIELD), numbers.below(FIELD));
        for (x, y) in images(x, y, symmetric.then_some(symmetry)) {
            let point = Point::new(corner.x + x, corner.y + y);
            if board.is_empty_at(point) {
                board.place(point, stone).unwrap();
            }
        }
    }
    (board, corner)
}

fn images(x: u8, y: u8, symmetry: Option<u8>) -> Vec<(u8, u8)> {
    let far = |n: u8| FIELD - 1 - n;
    match symmetry {
        None => vec![(x, y)],
        Some(0) => vec![(x, y), (far(x), y)],
        Some(1) => vec![(x, y), (y, x)],
        Some(2) => vec![(x, y), (far(x), far(y))],
        Some(_) => vec![(x, y), (far(y), x), (far(x), far(y)), (y, far(x))],
    }
}

/// What a run met: the check of the check.
#[derive(Debug, Default)]
struct Met {
    points: u64,
    fives: u64,
    of_kind: [u64; 3],
    several_kinds: u64,
    /// Points that would be fouls if the moves that make straight fours could not be double-threes themselves.
    allowed_by_recursion: u64,
}

fn judge_like_the_oracle(board: &Board, corner: Point, met: &mut Met) {
    let mut oracle = Oracle::new(board, Threes::Recursive);
    let mut shallow = Oracle::new(board, Threes::Shallow);
    let shapes = Shapes::new(board, RuleSet::Renju.line_rules());
    let listed: BTreeSet<Point> =
        forbidden_points(RuleSet::Renju, board).into_iter().map(|(point, _)| point).collect();
    for point in (0..FIELD).flat_map(|y| (0..FIELD).map(move |x| Point::new(corner.x + x, corner.y + y))) {
        if !board.is_empty_at(point) {
            continue;
        }
        let ruled = oracle.ruling(point);
        assert_eq!(ruling(board, point), ruled, "{point} on\n{}", drawn(board));
        let foul = matches!(ruled, Ruling::Forbidden(_));
        assert_eq!(is_foul(&shapes, point, Stone::Black), foul, "{point} on\n{}", drawn(board));
        assert_eq!(listed.contains(&point), foul, "{point} on\n{}", drawn(board));
        for stone in Stone::BOTH {
            let wins = |&rules: &RuleSet| matches!(judge(rules, board, point, stone), Verdict::Wins(_));
            let judged: Vec<RuleSet> = RuleSet::ALL.into_iter().filter(wins).collect();
            assert_eq!(judged, oracle.winning_rules(point, stone), "{stone:?} {point}\n{}", drawn(board));
        }
        met.points += 1;
        match ruled {
            Ruling::Allowed => met.allowed_by_recursion += u64::from(shallow.ruling(point) != ruled),
            Ruling::Five => met.fives += 1,
            Ruling::Forbidden(parts) => {
                met.several_kinds += u64::from(parts.len() > 1);
                for (count, kind) in met.of_kind.iter_mut().zip(FoulKind::ALL) {
                    *count += u64::from(parts.contains_key(&kind));
                }
            }
        }
    }
}

/// How many positions to judge: `$TENGEN_RULES_POSITIONS`, else enough to meet every kind of foul a thousand times. For a
/// release and after a change of the judge:
/// `TENGEN_RULES_POSITIONS=1000000 cargo test --release -p tengen-core --test rules generated -- --nocapture`.
fn positions() -> u64 {
    std::env::var("TENGEN_RULES_POSITIONS").map_or(20_000, |number| number.parse().unwrap())
}

#[test]
fn judge_and_oracle_agree_on_generated_positions() {
    let positions = positions();
    let mut met = Met::default();
    let mut numbers = Numbers(0x7e6e_6e67);
    for n in 0..positions {
        let (board, corner) = position(&mut numbers, n % 2 == 0);
        judge_like_the_oracle(&board, corner, &mut met);
    }
    println!("{positions} positions: {met:?}");
    assert!(met.of_kind.iter().all(|&count| count >= positions / 20), "{met:?}");
    assert!(met.fives >= positions / 20 && met.several_kinds >= positions / 200, "{met:?}");
    assert!(met.allowed_by_recursion >= positions / 40, "{met:?}");
}
