use std::collections::VecDeque;
use std::sync::Arc;

/// What waits to be sent by one link. Bounded: who does not read can't make the host remember for him.
#[derive(Debug)]
pub(super) struct Outbox {
    queue: VecDeque<Arc<[u8]>>,
    in_flight: usize,
    cap: usize,
    window: usize,
    stuck_since_ms: Option<i64>,
}

impl Outbox {
    pub(super) const fn new(cap: usize, window: usize) -> Self {
        Self { queue: VecDeque::new(), in_flight: 0, cap, window, stuck_since_ms: None }
    }

    /// Adds a message, if it fits in.
    pub(super) fn push(&mut self, bytes: Arc<[u8]>) -> Result<(), Full> {
        if self.queue.len() >= self.cap {
            return Err(Full);
        }
        self.queue.push_back(bytes);
        Ok(())
    }

    /// Adds what is said last, for which there is always room.
    pub(super) fn push_last(&mut self, bytes: Arc<[u8]>) {
        self.queue.push_back(bytes);
    }

    /// Forgets what waits.
    pub(super) fn clear(&mut self) {
        self.queue.clear();
    }

    /// The next message for the driver, if it may have one more.
    pub(super) fn take(&mut self, now_ms: i64) -> Option<Arc<[u8]>> {
        if self.in_flight >= self.window {
            return None;
        }
        let next = self.queue.pop_front()?;
        self.in_flight += 1;
        if self.in_flight >= self.window {
            self.stuck_since_ms = Some(now_ms);
        }
        Some(next)
    }

    /// The next message of a link that is to be closed: the driver gets all that waits.
    pub(super) fn take_last(&mut self) -> Option<Arc<[u8]>> {
        self.queue.pop_front()
    }

    pub(super) const fn sent(&mut self, count: usize) {
        self.in_flight = self.in_flight.saturating_sub(count);
        if self.in_flight < self.window {
            self.stuck_since_ms = None;
        }
    }

    pub(super) fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Whether the driver would take more than waits.
    pub(super) fn has_room(&self) -> bool {
        self.queue.is_empty() && self.in_flight < self.window
    }

    /// Since when the driver has had all that it may have, and nothing of it was written.
    pub(super) const fn stuck(&self) -> Option<i64> {
        self.stuck_since_ms
    }
}

/// Nothing fits in any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Full;
