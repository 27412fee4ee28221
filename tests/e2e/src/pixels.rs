//! A picture of the whole screen, read from the file in which Xvfb keeps it (X Window Dump), and areas of one colour in it.

/// A picture, 32 bits a pixel.
#[derive(Debug, Clone)]
pub struct Pixels {
    width: usize,
    rows: Vec<Vec<[u8; 3]>>,
}

/// A rectangle of the screen in pixels; `right` and `bottom` belong to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// The last column.
    pub right: usize,
    /// The last row.
    pub bottom: usize,
}

impl Area {
    /// Columns.
    #[must_use]
    pub const fn width(self) -> usize {
        self.right - self.left + 1
    }

    /// Rows.
    #[must_use]
    pub const fn height(self) -> usize {
        self.bottom - self.top + 1
    }

    /// The middle, column and row.
    #[must_use]
    pub const fn centre(self) -> (usize, usize) {
        (usize::midpoint(self.left, self.right), usize::midpoint(self.top, self.bottom))
    }
}

impl Pixels {
    /// Reads a dump; `None` while the file is not complete. The header is words of 32 bits, the highest byte first.
    #[must_use]
    pub fn read(dump: &[u8]) -> Option<Self> {
        let word = |index: usize| {
            let bytes = dump.get(index * 4..index * 4 + 4)?;
            usize::try_from(u32::from_be_bytes(bytes.try_into().ok()?)).ok()
        };
        let (width, height) = (word(4)?, word(5)?);
        let (lowest_byte_first, bits, stride, colours) = (word(7)? == 0, word(11)?, word(12)?, word(19)?);
        if bits != 32 || !lowest_byte_first {
            return None;
        }
        let start = word(0)? + colours * 12;
        let row = |y: usize| {
            let bytes = dump.get(start + y * stride..start + y * stride + width * 4)?;
            Some(bytes.as_chunks::<4>().0.iter().map(|&[blue, green, red, _]| [red, green, blue]).collect())
        };
        Some(Self { width, rows: (0..height).map(row).collect::<Option<_>>()? })
    }

    /// The rectangle round the rows and columns in which at least `least` pixels are within `tolerance` of `colour` in each of red,
    /// green and blue.
    #[must_use]
    pub fn area_of(&self, colour: [u8; 3], tolerance: u8, least: usize) -> Option<Area> {
        let hit = |pixel: &[u8; 3]| (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= tolerance);
        let in_row = |y: usize| self.rows[y].iter().filter(|pixel| hit(pixel)).count();
        let in_column = |x: usize| self.rows.iter().filter(|row| hit(&row[x])).count();
        let (top, bottom) = ends(self.rows.len(), |y| in_row(y) >= least)?;
        let (left, right) = ends(self.width, |x| in_column(x) >= least)?;
        Some(Area { left, top, right, bottom })
    }
}

/// The first and the last index that fit.
fn ends(length: usize, fits: impl Fn(usize) -> bool) -> Option<(usize, usize)> {
    let first = (0..length).find(|&i| fits(i))?;
    let last = (0..length).rev().find(|&i| fits(i))?;
    Some((first, last))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dump(width: u32, height: u32, pixel: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
        let mut header = [0_u32; 25];
        header[0] = 100;
        (header[4], header[5], header[11], header[12], header[19]) = (width, height, 32, width * 4, 2);
        let mut bytes: Vec<u8> = header.iter().flat_map(|word| word.to_be_bytes()).collect();
        bytes.extend([0; 24]);
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let [red, green, blue] = pixel(x, y);
            bytes.extend([blue, green, red, 0]);
        }
        bytes
    }

    #[test]
    fn an_area_of_one_colour_is_found_and_a_speck_is_not() {
        let wood = |x, y| (3..=9).contains(&x) && (2..=7).contains(&y);
        let bytes = dump(20, 10, |x, y| match (x, y) {
            _ if wood(x, y) => [230, 188, 120],
            (15, 9) => [228, 190, 121],
            _ => [255, 255, 255],
        });
        let pixels = Pixels::read(&bytes).unwrap();
        let area = Area { left: 3, top: 2, right: 9, bottom: 7 };
        assert_eq!(pixels.area_of([229, 189, 121], 2, 4), Some(area));
        assert_eq!((area.width(), area.height(), area.centre()), (7, 6, (6, 4)));
        assert_eq!(pixels.area_of([0, 0, 0], 2, 1), None);
        assert!(Pixels::read(&bytes[..bytes.len() - 1]).is_none());
    }
}
