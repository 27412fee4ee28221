use std::sync::LazyLock;

use super::pattern::Pattern;
use super::window::{EDGE_KEYS, KEYS, RADIUS};
use super::{FoulSet, LineRule, Shape, Window};

/// The pattern of every window key under one rule: 4 KiB, or 16 where the key tells stones from the edge.
#[derive(Debug)]
pub(super) struct LineTable {
    patterns: Box<[Pattern]>,
    edges: bool,
}

/// The table of a rule. Where Black has fouls it shares one of the others': what differs is what a shape means.
pub(super) fn of(rule: LineRule) -> &'static LineTable {
    static FREESTYLE: LazyLock<LineTable> = LazyLock::new(|| LineTable::build(LineRule::Freestyle));
    static EXACT: LazyLock<LineTable> = LazyLock::new(|| LineTable::build(LineRule::Exact));
    static CARO: LazyLock<LineTable> = LazyLock::new(|| LineTable::build(LineRule::Caro));
    static CARO_SIX: LazyLock<LineTable> = LazyLock::new(|| LineTable::build(LineRule::CaroSix));
    match rule {
        LineRule::Freestyle | LineRule::Black(FoulSet { overline: false, .. }) => &FREESTYLE,
        LineRule::Exact | LineRule::Black(_) => &EXACT,
        LineRule::Caro => &CARO,
        LineRule::CaroSix => &CARO_SIX,
    }
}

impl LineTable {
    pub(super) fn shape(&self, window: Window) -> Shape {
        self.pattern(window).shape()
    }

    pub(super) fn pattern(&self, window: Window) -> Pattern {
        self.patterns[if self.edges { window.edge_key() } else { window.key() }]
    }

    fn build(rule: LineRule) -> Self {
        let edges = rule.minds_ends();
        let keys = if edges { EDGE_KEYS } else { KEYS };
        let mut named = vec![None; keys];
        let mut patterns = vec![Pattern::default(); keys];
        for (key, pattern) in (0..).zip(patterns.iter_mut()) {
            let window = if edges { Window::from_edge_key(key) } else { Window::from_key(key) };
            if let Some(window) = window {
                let shape = name(window, rule, &mut named);
                let mut grows = |offset| {
                    window.is_empty_at(offset)
                        && grows_from(name(window.with_own(offset), rule, &mut named)) == shape
                };
                *pattern = Pattern::of(shape, (1 - RADIUS..RADIUS).filter(|&n| grows(n)).count());
            }
        }
        Self { patterns: patterns.into(), edges }
    }
}

/// Names a window from the names of those with one more stone; `named` holds what is known by key.
fn name(window: Window, rule: LineRule, named: &mut [Option<Shape>]) -> Shape {
    let key = if rule.minds_ends() { window.edge_key() } else { window.key() };
    if let Some(shape) = named[key] {
        return shape;
    }
    let shape = standing(window, rule).unwrap_or_else(|| {
        let grown = (1 - RADIUS..RADIUS)
            .filter(|&offset| window.is_empty_at(offset))
            .map(|offset| grows_from(name(window.with_own(offset), rule, named)));
        grown.max().unwrap_or_default()
    });
    named[key] = Some(shape);
    shape
}

/// The shapes that are seen without adding stones other than a winning one.
fn standing(window: Window, rule: LineRule) -> Option<Shape> {
    let stones = window.run_length();
    if window.is_five(rule) {
        return Some(Shape::Five);
    }
    if stones > 5 {
        return Some(Shape::Overline);
    }
    match window.five_offsets(rule).count() {
        0 => None,
        1 => Some(Shape::Four),
        _ if rule.minds_ends() && window.is_stoppable(rule) => Some(Shape::Four),
        _ if stones == 4 => Some(Shape::OpenFour),
        _ => Some(Shape::DoubleFour),
    }
}

/// What a window is, if its best next stone makes `next`.
fn grows_from(next: Shape) -> Shape {
    match next {
        Shape::OpenFour => Shape::OpenThree,
        Shape::Four | Shape::DoubleFour => Shape::Three,
        Shape::OpenThree => Shape::OpenTwo,
        Shape::Three => Shape::Two,
        Shape::OpenTwo => Shape::OpenOne,
        Shape::Two => Shape::One,
        Shape::None | Shape::One | Shape::OpenOne | Shape::Five | Shape::Overline => Shape::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str, rule: LineRule) -> Shape {
        let cells: Vec<char> = text.chars().collect();
        let centre = cells.iter().position(|&c| c == '*').unwrap();
        let (mut own, mut blocked) = (0, 0);
        for n in 0..11_u32 {
            match (centre + n as usize).checked_sub(5).and_then(|at| cells.get(at)) {
                Some('X') => own |= 1 << n,
                Some('.' | '*') => {}
                _ => blocked |= 1 << n,
            }
        }
        let window = Window::new(own, blocked, 0);
        window.shape(rule)
    }

    #[test]
    fn the_shapes_of_the_books() {
        use LineRule::{Exact, Freestyle};
        for (text, freestyle, exact) in [
            ("XX*XX", Shape::Five, Shape::Five),
            ("XX*XXX", Shape::Five, Shape::Overline),
            ("OXX*X.", Shape::Four, Shape::Four),
            (".XX*X.", Shape::OpenFour, Shape::OpenFour),
            // The left end would make six.
            ("X.XX*X.", Shape::OpenFour, Shape::Four),
            ("X.XX*X.X", Shape::OpenFour, Shape::None),
            ("X.X*X.X", Shape::DoubleFour, Shape::DoubleFour),
            ("XX.*X.XX", Shape::DoubleFour, Shape::DoubleFour),
            ("XXX.*.XXX", Shape::DoubleFour, Shape::DoubleFour),
            ("XX.*X.", Shape::Four, Shape::Four),
            ("XX.*XX", Shape::Four, Shape::None),
            ("..X*X..", Shape::OpenThree, Shape::OpenThree),
            (".X.*X.", Shape::OpenThree, Shape::OpenThree),
            // One end is the edge: four cells on the other side are room enough for one straight four.
            (".X*X..", Shape::OpenThree, Shape::OpenThree),
            (".X*X.", Shape::Three, Shape::Three),
            // Every straight four would have an end that makes six.
            ("X..X*X..X", Shape::OpenThree, Shape::Three),
            ("X..X*X...", Shape::OpenThree, Shape::OpenThree),
            ("OX*X..", Shape::Three, Shape::Three),
            ("..X*...", Shape::OpenTwo, Shape::OpenTwo),
            ("OX*...", Shape::Two, Shape::Two),
            ("...*...", Shape::OpenOne, Shape::OpenOne),
            ("O*....", Shape::One, Shape::One),
            ("O*...O", Shape::None, Shape::None),
        ] {
            assert_eq!(shape(text, Freestyle), freestyle, "freestyle {text}");
            assert_eq!(shape(text, Exact), exact, "exact {text}");
        }
    }

    #[test]
    fn two_separate_fours_on_one_line_each_name_their_point() {
        let window = Window::new(0b000_0101_0100 | (1 << 8), 0, 0);
        assert_eq!(window.shape(LineRule::Exact), Shape::DoubleFour);
        let points: Vec<i32> = window.five_offsets(LineRule::Exact).collect();
        assert_eq!(points.len(), 2);
        assert_eq!(window.straight_four_offsets(LineRule::Exact).count(), 0);
    }
}
