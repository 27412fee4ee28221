//! The 26 openings: points, codes, names, and that they are all there are.

use std::collections::BTreeSet;

use tengen_core::board::{Point, Size, Symmetry};
use tengen_core::rules::opening::Pattern;

use crate::walk::named;

#[test]
fn the_26_lie_where_the_books_have_them_and_have_names_of_their_own() {
    // Third stones by code, after H8 H9 and H8 I9.
    let thirds = "H10 I10 J10 I9 J9 I8 J8 H7 I7 J7 H6 I6 J6 J10 J9 J8 J7 J6 I8 I7 I6 H7 H6 G7 G6 F6";
    let mut seen = BTreeSet::new();
    for ((number, pattern), third) in (0..).zip(Pattern::all()).zip(thirds.split(' ')) {
        let second = if number < 13 { "H9" } else { "I9" };
        assert_eq!(pattern.stones(Size::STANDARD), [named("H8"), named(second), named(third)]);
        let names = pattern.names();
        let code = if number < 13 { format!("D{}", number + 1) } else { format!("I{}", number - 12) };
        assert_eq!(names.code, code);
        for name in [names.chinese, names.japanese, names.romaji, names.english] {
            assert!(!name.is_empty());
        }
        assert!(seen.insert(names.chinese) && seen.insert(names.romaji));
        assert_eq!(Pattern::new(number), Ok(pattern));
    }
    assert_eq!(seen.len(), 52);
    assert!(Pattern::new(26).is_err() && Pattern::new(-1).is_err());
}

#[test]
fn every_third_stone_within_5x5_is_one_of_them_in_one_orientation_or_another() {
    for size in [10, 15, 20].map(|lines| Size::new(lines).unwrap()) {
        let centre = size.centre();
        let within = |distance: u8| {
            let near = move |p: &Point| p.x.abs_diff(centre.x).max(p.y.abs_diff(centre.y)) <= distance;
            size.points().filter(near).filter(|p| *p != centre).collect::<Vec<_>>()
        };
        let mut met = BTreeSet::new();
        for second in within(1) {
            for third in within(2).into_iter().filter(|&third| third != second) {
                met.insert(Pattern::of_stones(&[centre, second, third], size).unwrap());
            }
        }
        assert_eq!(met.len(), 26);
    }
    let size = Size::STANDARD;
    for pattern in Pattern::all() {
        for symmetry in Symmetry::ALL {
            let turned = pattern.stones(size).map(|point| symmetry.apply(point, size));
            assert_eq!(Pattern::of_stones(&turned, size), Some(pattern));
        }
    }
    for other in [["H8", "H9", "K8"], ["H8", "H10", "H9"], ["G8", "H9", "H10"]] {
        assert_eq!(Pattern::of_stones(&other.map(named), size), None, "{other:?}");
    }
}
