//! What Linux has counted of a process.

use std::fs;
use std::time::Duration;

/// What a process has used until now; zeros where the system does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Usage {
    /// For how long a core has worked for it, all its threads together.
    pub busy: Duration,
    /// For how long its threads could have worked and had no core: others had it.
    pub waited: Duration,
    /// The most memory that it had at a time, in KiB.
    pub peak_kib: u64,
}

impl Usage {
    /// What was used since `before`; the memory is the most until now.
    #[must_use]
    pub fn since(self, before: Self) -> Self {
        let busy = self.busy.saturating_sub(before.busy);
        Self { busy, waited: self.waited.saturating_sub(before.waited), ..self }
    }

    /// That of the process with this id.
    #[must_use]
    pub fn of(process: u32) -> Self {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak_kib = peak.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or_default();
        let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
        threads.fold(Self { peak_kib, ..Self::default() }, |sum, thread| {
            // Nanoseconds on a core, and those in which it waited for one.
            let text = fs::read_to_string(thread.path().join("schedstat")).unwrap_or_default();
            let mut nanos = text.split_whitespace().map(|word| word.parse().unwrap_or(0));
            let mut next = || Duration::from_nanos(nanos.next().unwrap_or(0));
            Self { busy: sum.busy + next(), waited: sum.waited + next(), ..sum }
        })
    }
}
