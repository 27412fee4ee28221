use std::sync::Arc;

use tengen_core::app;

/// A time that stands still until it is moved: for tests and samples of timed games.
#[derive(uniffi::Object)]
pub struct ManualTime {
    pub(crate) inner: Arc<app::ManualTime>,
}

#[uniffi::export]
impl ManualTime {
    /// At its beginning.
    #[uniffi::constructor]
    pub fn new() -> Arc<Self> {
        Arc::new(Self { inner: app::ManualTime::new() })
    }

    /// Goes on by so many milliseconds. Clocks that come to zero by that have done so when it returns. Blocking.
    pub fn advance(&self, ms: i64) {
        self.inner.advance(ms);
    }
}
