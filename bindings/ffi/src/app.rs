use std::path::Path;
use std::sync::Arc;

use tengen_core::app;
use tengen_core::net::link::Versions;

use crate::archive::Archive;
use crate::error::TengenError;
use crate::guard::guard;
use crate::listener::{ChangeListener, Subscription};
use crate::nearby::Nearby;
use crate::notices::Notice;
use crate::settings::Settings;
use crate::table::Table;
use crate::time::ManualTime;

/// The root: one open data folder with its archive, settings and the game on the table.
#[derive(uniffi::Object)]
pub struct App {
    inner: app::App,
}

#[uniffi::export]
impl App {
    /// Opens the folder `data_dir`, makes it where it is missing, and takes up the interrupted game: with the computer to
    /// move it starts thinking. A second process on the same folder gets `AlreadyOpen`. A damaged archive is kept under
    /// another name and replaced by what can be had of its backup and of itself: see `notices`. Blocking.
    #[uniffi::constructor]
    pub fn new(data_dir: String) -> Result<Arc<Self>, TengenError> {
        guard(|| app::App::open(Path::new(&data_dir))).map(|inner| Arc::new(Self { inner }))
    }

    /// As the other constructor, by `time` instead of the device's own. Blocking.
    #[uniffi::constructor]
    pub fn at_time(data_dir: String, time: Arc<ManualTime>) -> Result<Arc<Self>, TengenError> {
        let time = Arc::clone(&time.inner) as Arc<dyn app::Time>;
        guard(|| app::App::open_at(Path::new(&data_dir), &time)).map(|inner| Arc::new(Self { inner }))
    }

    /// As the first constructor, as an app that speaks protocol minors 0 to `newest_minor`: for tests. Blocking.
    #[uniffi::constructor]
    pub fn speaking(data_dir: String, newest_minor: i32) -> Result<Arc<Self>, TengenError> {
        let max_minor = u8::try_from(newest_minor).unwrap_or(u8::MAX);
        let versions = Versions { max_minor, ..Versions::OURS };
        guard(|| app::App::open_speaking(Path::new(&data_dir), versions))
            .map(|inner| Arc::new(Self { inner }))
    }

    /// The game on the board; always the same object. Main-safe.
    pub fn table(&self) -> Arc<Table> {
        Table::new(self.inner.table())
    }

    /// The stored games. Main-safe.
    pub fn archive(&self) -> Arc<Archive> {
        Archive::new(self.inner.archive())
    }

    /// Those nearby, with whom one can play over a network. Main-safe.
    pub fn nearby(&self) -> Arc<Nearby> {
        Nearby::new(self.inner.nearby())
    }

    /// The settings as they are now. Main-safe.
    pub fn settings(&self) -> Settings {
        self.inner.settings().as_ref().into()
    }

    /// Stores new settings. Blocking.
    pub fn update_settings(&self, settings: Settings) -> Result<(), TengenError> {
        let settings = settings.try_into()?;
        guard(|| self.inner.update_settings(settings))
    }

    /// What happened to the archive and was not acknowledged yet, oldest first. Main-safe.
    pub fn notices(&self) -> Vec<Notice> {
        self.inner.notices().into_iter().map(Notice::from).collect()
    }

    /// Forgets the notice with this id: the person has seen it. Told as a change of the archive. Blocking.
    pub fn acknowledge(&self, notice: i64) -> Result<(), TengenError> {
        guard(|| self.inner.acknowledge(notice))
    }

    /// Tells `listener` of every change until the subscription is stopped or dropped. Main-safe.
    pub fn register(&self, listener: Arc<dyn ChangeListener>) -> Arc<Subscription> {
        // A listener that throws has been told; the next change tells it again, so nothing is lost by going on.
        let notify = move |topic: app::Topic, revision| drop(listener.on_changed(topic.into(), revision));
        Subscription::new(self.inner.register(Box::new(notify)))
    }

    /// The app is out of sight, where a phone may stop or kill it: thinking ends, what changed is backed up and the archive
    /// is one file. Until `enter_foreground` no search begins. Blocking.
    pub fn enter_background(&self) -> Result<(), TengenError> {
        guard(|| self.inner.enter_background())
    }

    /// The app is in sight again: with the computer to move, it begins to think. Does nothing without
    /// `enter_background` before it. Blocking.
    pub fn enter_foreground(&self) -> Result<(), TengenError> {
        guard(|| self.inner.enter_foreground())
    }

    /// Ends all threads and closes the archive; afterwards every call that needs it is refused. Blocking.
    pub fn shutdown(&self) -> Result<(), TengenError> {
        guard(|| self.inner.shutdown())
    }
}

/// The data folder: `explicit`, else `$TENGEN_DATA`, else the platform's own data folder + `/tengen`. Main-safe.
#[uniffi::export]
pub fn data_dir(explicit: Option<String>) -> String {
    app::data_dir(explicit.as_deref()).to_string_lossy().into_owned()
}
