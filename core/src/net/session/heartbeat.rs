/// How often a link is heard of. Times in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// After so much silence of one's own something is said.
    pub ping_ms: i64,
    /// After so much silence of the other side the link is dead.
    pub dead_ms: i64,
}

impl Pace {
    /// For those who play.
    pub const PLAYER: Self = Self { ping_ms: 5_000, dead_ms: 12_000 };
    /// For those who watch or are in the lobby.
    pub const WATCHER: Self = Self { ping_ms: 15_000, dead_ms: 40_000 };
}

/// Finds out that nobody is there any more, of which a phone's network often says nothing.
#[derive(Debug, Clone, Copy)]
pub struct Heartbeat {
    pace: Pace,
    heard_ms: i64,
    said_ms: i64,
}

/// What a heartbeat wants done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beat {
    /// Nothing yet.
    Rest,
    /// Say something, so that the other side knows one is there.
    Ping,
    /// Give the link up.
    Dead,
}

impl Heartbeat {
    /// A link that has just begun.
    #[must_use]
    pub const fn new(now_ms: i64, pace: Pace) -> Self {
        Self { pace, heard_ms: now_ms, said_ms: now_ms }
    }

    /// Something came.
    pub const fn heard(&mut self, now_ms: i64) {
        self.heard_ms = now_ms;
    }

    /// Something went.
    pub const fn said(&mut self, now_ms: i64) {
        self.said_ms = now_ms;
    }

    /// Another pace from now on.
    pub const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// What is due.
    #[must_use]
    pub const fn beat(&self, now_ms: i64) -> Beat {
        if now_ms - self.heard_ms >= self.pace.dead_ms {
            Beat::Dead
        } else if now_ms - self.said_ms >= self.pace.ping_ms {
            Beat::Ping
        } else {
            Beat::Rest
        }
    }

    /// When something will be due.
    #[must_use]
    pub fn due_ms(&self) -> i64 {
        (self.heard_ms + self.pace.dead_ms).min(self.said_ms + self.pace.ping_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_is_broken_and_at_last_believed() {
        let mut heart = Heartbeat::new(1_000, Pace::PLAYER);
        assert_eq!((heart.due_ms(), heart.beat(5_999), heart.beat(6_000)), (6_000, Beat::Rest, Beat::Ping));
        heart.said(6_000);
        assert_eq!(
            (heart.due_ms(), heart.beat(10_999), heart.beat(11_000)),
            (11_000, Beat::Rest, Beat::Ping)
        );
        heart.said(11_000);
        assert_eq!(
            (heart.due_ms(), heart.beat(12_999), heart.beat(13_000)),
            (13_000, Beat::Rest, Beat::Dead)
        );
        heart.heard(12_000);
        assert_eq!(heart.beat(13_000), Beat::Rest);
        heart.set_pace(Pace::WATCHER);
        assert_eq!(heart.due_ms(), 26_000);
    }
}
