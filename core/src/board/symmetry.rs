use super::{Point, Size};

/// One of the eight ways to turn or mirror a square board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    mirror_x: bool,
    mirror_y: bool,
}

impl Symmetry {
    /// The eight symmetries, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transpose: false, mirror_x: false, mirror_y: false }; 8];
        let mut n = 0;
        while n < 8 {
            all[n] = Self { transpose: n & 4 != 0, mirror_x: n & 1 != 0, mirror_y: n & 2 != 0 };
            n += 1;
        }
        all
    };

    /// Where `point` of a board of `size` comes to lie.
    #[must_use]
    pub const fn apply(self, point: Point, size: Size) -> Point {
        let last = size.lines() - 1;
        let (x, y) = if self.transpose { (point.y, point.x) } else { (point.x, point.y) };
        Point::new(if self.mirror_x { last - x } else { x }, if self.mirror_y { last - y } else { y })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_are_different_and_each_is_a_permutation() {
        let size = Size::MIN;
        let images: Vec<Vec<Point>> =
            Symmetry::ALL.iter().map(|s| size.points().map(|p| s.apply(p, size)).collect()).collect();
        for (n, image) in images.iter().enumerate() {
            let mut sorted = image.clone();
            sorted.sort_by_key(|p| p.index(size));
            assert!(sorted.iter().copied().eq(size.points()));
            assert!(images[..n].iter().all(|other| other != image));
        }
    }
}
