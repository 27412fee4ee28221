use serde::{Deserialize, Serialize};

/// Somebody at a seat is gone: how long their host has been waiting for them, and how long it still does. In milliseconds
/// from now, as the clocks of two devices need not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wait {
    /// For how long they have been gone.
    pub gone_ms: i64,
    /// In how long the game may be claimed or, without one, the seat is free; `None` while that time stands still.
    #[serde(default)]
    pub due_ms: Option<i64>,
}
