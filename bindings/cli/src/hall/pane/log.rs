//! What has happened, the newest last.

use std::collections::VecDeque;

/// Lines that are kept.
const MOST: usize = 1_000;

/// The lines, and how far back one looks.
#[derive(Debug, Default)]
pub struct Log {
    lines: VecDeque<String>,
    /// Lines below the last one that is shown.
    below: usize,
    /// Lines that were shown last.
    height: usize,
}

impl Log {
    /// Adds a line. Who looks back goes on seeing the same.
    pub fn push(&mut self, line: String) {
        self.lines.push_back(line);
        if self.below > 0 {
            self.below += 1;
        }
        if self.lines.len() > MOST {
            self.lines.pop_front();
        }
    }

    /// Looks a page further back.
    pub fn back(&mut self) {
        self.below += self.page();
    }

    /// Looks a page further on.
    pub fn forward(&mut self) {
        self.below = self.below.saturating_sub(self.page());
    }

    /// Looks at the newest again.
    pub const fn show_newest(&mut self) {
        self.below = 0;
    }

    fn page(&self) -> usize {
        self.height.saturating_sub(1).max(1)
    }

    /// The lines that are to be seen where there is room for so many.
    pub fn shown(&mut self, height: usize) -> impl Iterator<Item = &str> {
        self.height = height;
        self.below = self.below.min(self.lines.len().saturating_sub(height));
        let end = self.lines.len() - self.below;
        self.lines.range(end.saturating_sub(height)..end).map(String::as_str)
    }

    /// How many lines are newer than those that are seen.
    pub const fn newer(&self) -> usize {
        self.below
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(log: &mut Log) -> Vec<String> {
        log.shown(3).map(str::to_owned).collect()
    }

    #[test]
    fn the_newest_are_seen_and_who_looks_back_sees_the_same_until_it_is_forgotten() {
        let mut log = Log::default();
        assert_eq!(seen(&mut log), [""; 0]);
        (0..7).for_each(|number| log.push(number.to_string()));
        assert_eq!(seen(&mut log), ["4", "5", "6"]);
        log.back();
        assert_eq!(seen(&mut log), ["2", "3", "4"]);
        log.push("7".to_owned());
        assert_eq!((seen(&mut log), log.newer()), (["2", "3", "4"].map(str::to_owned).to_vec(), 3));
        for _ in 0..9 {
            log.back();
        }
        assert_eq!(seen(&mut log), ["0", "1", "2"]);
        log.forward();
        assert_eq!(seen(&mut log), ["2", "3", "4"]);
        (0..2 * MOST).for_each(|number| log.push(number.to_string()));
        assert_eq!(seen(&mut log).len(), 3);
        log.show_newest();
        assert_eq!(seen(&mut log).last(), Some(&(2 * MOST - 1).to_string()));
    }
}
