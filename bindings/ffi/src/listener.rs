use std::sync::Arc;

use parking_lot::Mutex;
use tengen_core::app;

/// What changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Topic {
    /// The game on the table: pull `Table.snapshot()`.
    Table,
    /// The stored games, or the notices: pull the lists of `Archive` and `App.notices()`.
    Archive,
    /// The settings: pull `App.settings()`.
    Settings,
    /// Those nearby: pull `Nearby.snapshot()`.
    Nearby,
}

/// What the app side throws when it could not take a notice. The core goes on; the next change is told again.
#[derive(Debug, thiserror::Error, uniffi::Error)]
pub enum ListenerError {
    /// Anything that was thrown.
    #[error("the listener failed: {reason}")]
    Failed {
        /// Text for a log.
        reason: String,
    },
}

impl From<uniffi::UnexpectedUniFFICallbackError> for ListenerError {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> Self {
        Self::Failed { reason: error.reason }
    }
}

/// Told that something newer exists, from one thread of the core, with no lock held, at most 30 times a second and always
/// once more after the last change. It should only pass the news on to its main thread.
#[uniffi::export(with_foreign)]
pub trait ChangeListener: Send + Sync {
    /// `topic` has reached `revision`.
    fn on_changed(&self, topic: Topic, revision: i64) -> Result<(), ListenerError>;
}

/// Ends its listener when it is stopped or dropped.
#[derive(uniffi::Object)]
pub struct Subscription {
    running: Mutex<Option<app::Subscription>>,
}

#[uniffi::export]
impl Subscription {
    /// Ends the listener now; a notice that is being delivered may still arrive. Main-safe.
    pub fn stop(&self) {
        drop(self.running.lock().take());
    }
}

impl Subscription {
    pub(crate) fn new(running: app::Subscription) -> Arc<Self> {
        Arc::new(Self { running: Mutex::new(Some(running)) })
    }
}

impl From<app::Topic> for Topic {
    fn from(topic: app::Topic) -> Self {
        match topic {
            app::Topic::Table => Self::Table,
            app::Topic::Archive => Self::Archive,
            app::Topic::Settings => Self::Settings,
            app::Topic::Nearby => Self::Nearby,
        }
    }
}
