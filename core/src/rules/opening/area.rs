use crate::board::{Point, Size};

/// Where a stone of the opening may lie, by its distance from the centre: the greater of the columns and ranks between.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// Anywhere.
    Any,
    /// At most so far from the centre: 0 is the centre, 1 the 3×3 points round it, 2 the 5×5.
    Within(u8),
    /// Farther from the centre than this: beyond 2 is outside the 5×5 points.
    Beyond(u8),
}

impl Area {
    /// Whether `point` of a board of `size` lies there.
    #[must_use]
    pub const fn contains(self, point: Point, size: Size) -> bool {
        let centre = size.centre();
        let (columns, ranks) = (point.x.abs_diff(centre.x), point.y.abs_diff(centre.y));
        let distance = if columns > ranks { columns } else { ranks };
        match self {
            Self::Any => true,
            Self::Within(most) => distance <= most,
            Self::Beyond(least) => distance > least,
        }
    }
}
