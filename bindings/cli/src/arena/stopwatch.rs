//! How long a thought took: by the clock, and by the processor, which other programs on a busy machine don't lengthen.

use std::time::{Duration, Instant};

/// A span of time as two clocks see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Spent {
    /// What the processor gave this thread; as the clock where the system doesn't tell.
    pub processor: Duration,
    /// What passed.
    pub clock: Duration,
}

impl Spent {
    /// The longer of each.
    pub fn longest(self, other: Self) -> Self {
        Self { processor: self.processor.max(other.processor), clock: self.clock.max(other.clock) }
    }
}

/// Begins when it is made.
#[derive(Debug)]
pub struct Stopwatch {
    clock: Instant,
    processor: Option<Duration>,
}

impl Stopwatch {
    pub fn start() -> Self {
        Self { processor: processor_time(), clock: Instant::now() }
    }

    pub fn spent(&self) -> Spent {
        let clock = self.clock.elapsed();
        let given = self.processor.zip(processor_time()).map(|(begun, now)| now.saturating_sub(begun));
        Spent { processor: given.unwrap_or(clock), clock }
    }
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "not every system tells")]
fn processor_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Some(Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default()))
}

#[cfg(not(unix))]
const fn processor_time() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleeping_passes_time_and_takes_none_of_the_processors() {
        let watch = Stopwatch::start();
        std::thread::sleep(Duration::from_millis(30));
        let spent = watch.spent();
        assert!(spent.clock >= Duration::from_millis(30));
        assert!(!cfg!(unix) || spent.processor < spent.clock, "{spent:?}");
    }
}
