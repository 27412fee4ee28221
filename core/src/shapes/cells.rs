use crate::board::Point;

/// A set of points of a board of any size: one bit mask a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CellSet {
    rows: [u32; ROWS],
}

const ROWS: usize = 20;

impl CellSet {
    /// The set of no points.
    pub const EMPTY: Self = Self { rows: [0; ROWS] };

    /// Adds a point.
    pub fn insert(&mut self, point: Point) {
        self.rows[usize::from(point.y)] |= 1 << point.x;
    }

    /// Takes a point out.
    pub fn remove(&mut self, point: Point) {
        self.rows[usize::from(point.y)] &= !(1 << point.x);
    }

    /// Whether the point is in the set.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.rows.get(usize::from(point.y)).is_some_and(|row| row >> point.x & 1 == 1)
    }

    /// Whether the set holds nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Adds every point of `other`.
    pub fn add_all(&mut self, other: &Self) {
        self.rows.iter_mut().zip(other.rows).for_each(|(row, more)| *row |= more);
    }

    /// Takes out every point that `other` lacks.
    pub fn keep_all(&mut self, other: &Self) {
        self.rows.iter_mut().zip(other.rows).for_each(|(row, kept)| *row &= kept);
    }

    /// Every point within `radius` columns and ranks of a point of the set, edges of a board not minded.
    #[must_use]
    pub fn widened(&self, radius: usize) -> Self {
        let wide = self.rows.map(|row| (0..=radius).fold(row, |wide, n| wide | row << n | row >> n));
        let mut rows = [0; ROWS];
        for (y, row) in rows.iter_mut().enumerate() {
            let near = &wide[y.saturating_sub(radius)..ROWS.min(y + radius + 1)];
            *row = near.iter().fold(0, |all, one| all | one);
        }
        Self { rows }
    }

    /// The points row by row from rank 1, each row from column A.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        (0_u8..).zip(self.rows).flat_map(|(y, row)| {
            let mut left = row;
            std::iter::from_fn(move || {
                let x = u8::try_from(left.trailing_zeros()).ok().filter(|&x| x < 32)?;
                left &= left - 1;
                Some(Point::new(x, y))
            })
        })
    }
}

impl FromIterator<Point> for CellSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for CellSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        points.into_iter().for_each(|point| self.insert(point));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    #[test]
    fn widening_reaches_every_neighbour_and_nothing_else() {
        for point in [Point::new(0, 0), Point::new(19, 19), Point::new(7, 3)] {
            let wide = CellSet::from_iter([point]).widened(2);
            for other in Size::MAX.points() {
                let near = other.x.abs_diff(point.x) <= 2 && other.y.abs_diff(point.y) <= 2;
                assert_eq!(wide.contains(other), near, "{point} {other}");
            }
        }
    }

    #[test]
    fn points_come_out_in_board_order() {
        let points = [Point::new(3, 0), Point::new(19, 0), Point::new(0, 7), Point::new(19, 19)];
        let set: CellSet = points.into_iter().rev().collect();
        assert!(set.iter().eq(points));
        assert_eq!(set.len(), 4);
    }
}
