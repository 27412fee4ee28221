//! Fifth moves that are one by the symmetry of the position.

use std::collections::BTreeSet;

use tengen_core::board::{Point, Size};
use tengen_core::rules::opening::images;

use crate::walk::named;

fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(named).collect()
}

fn images_of(stones: &str, point: &str) -> BTreeSet<Point> {
    images(&points(stones), named(point)).into_iter().collect()
}

#[test]
fn the_four_points_of_a_symmetric_opening_are_one_move() {
    // Stones in the order of play: Black H8, White H7, Black H9, White H6.
    let stones = "H8 H7 H9 H6";
    for point in ["G8", "G7", "I8", "I7"] {
        let others: BTreeSet<Point> =
            points("G8 G7 I8 I7").into_iter().filter(|&other| other != named(point)).collect();
        let images = images_of(stones, point);
        // The colours lie in a row, so only the column mirrors; the two halves differ in colour.
        assert!(images.is_subset(&others), "{point}: {images:?}");
        assert_eq!(images.len(), 1, "{point}");
    }
    // With the colours mirrored too, all four are one.
    let stones = "H8 H9 H7 H6";
    assert_eq!(images_of(stones, "G8"), points("G7 I8 I7").into_iter().collect());
}

#[test]
fn axes_at_half_points_diagonals_and_half_turns_count_and_quarter_turns_do_not() {
    assert_eq!(images_of("H8 H9 I8 I9", "G8"), points("J8").into_iter().collect());
    // Mirrored in the diagonal.
    assert_eq!(images_of("H8 I9 J10 G7", "H9"), points("I8").into_iter().collect());
    // A half turn only.
    assert_eq!(images_of("H8 G9 J9 K8", "H7"), points("J10").into_iter().collect());
    // Nothing.
    assert_eq!(images_of("H8 H9 J10 G6", "H7"), BTreeSet::new());
    // On the axis of a row: its own image, since the row itself differs in colour from end to end.
    assert_eq!(images_of("H8 H9 H10 H7", "H12"), BTreeSet::new());
    assert_eq!(images_of("H8 H9 H10 H7", "G12"), points("I12").into_iter().collect());
}

/// By definition: every isometry of the plane's grid that maps the stones onto themselves, found by trying all.
#[test]
fn images_are_those_of_every_mirroring_that_leaves_the_stones_in_place() {
    type Turn = fn(i32, i32) -> (i32, i32);
    let turns: [Turn; 5] = [|x, y| (-x, y), |x, y| (x, -y), |x, y| (y, x), |x, y| (-y, -x), |x, y| (-x, -y)];
    let near: Vec<Point> =
        Size::STANDARD.points().filter(|p| (5..=9).contains(&p.x) && (5..=9).contains(&p.y)).collect();
    let mut symmetric = 0;
    for (n, &third) in near.iter().enumerate() {
        for &fourth in near.iter().skip(n % 3).step_by(3) {
            let stones = [named("H8"), named("H9"), third, fourth];
            if (0..4).any(|n| stones[..n].contains(&stones[n])) {
                continue;
            }
            for &point in near.iter().filter(|point| !stones.contains(point)) {
                let mut expected = BTreeSet::new();
                for turn in turns {
                    for (dx, dy) in (-40..=40).flat_map(|dx| (-40..=40).map(move |dy| (dx, dy))) {
                        let moved = |p: Point| {
                            let (x, y) = turn(i32::from(p.x), i32::from(p.y));
                            (x + dx, y + dy)
                        };
                        let onto = |a: Point, b: Point| moved(a) == (i32::from(b.x), i32::from(b.y));
                        let same = |own: [Point; 2]| own.iter().all(|&a| own.iter().any(|&b| onto(a, b)));
                        if same([stones[0], stones[2]]) && same([stones[1], stones[3]]) {
                            let (x, y) = moved(point);
                            expected.insert(Point::new(u8::try_from(x).unwrap(), u8::try_from(y).unwrap()));
                        }
                    }
                }
                expected.remove(&point);
                symmetric += usize::from(!expected.is_empty());
                assert_eq!(
                    images(&stones, point).into_iter().collect::<BTreeSet<_>>(),
                    expected,
                    "{stones:?} {point}"
                );
                if point.x == 9 {
                    break;
                }
            }
        }
    }
    assert!(symmetric > 20, "{symmetric}");
}
