use tengen_core::app;

use crate::snapshot::clamp;

/// Something that happened to the archive and that the person should be told until it is acknowledged.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Notice {
    /// What `App.acknowledge` takes.
    pub id: i64,
    /// When it happened, milliseconds since 1970 UTC.
    pub at_ms: i64,
    /// The name of the file in the data folder that keeps the damaged archive; empty if there was nothing left to keep.
    pub set_aside: String,
    /// What happened.
    pub kind: NoticeKind,
}

/// What happened to the archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum NoticeKind {
    /// The archive was damaged; a backup took its place.
    RestoredFromBackup {
        /// When the backup was made, milliseconds since 1970 UTC.
        backup_ms: i64,
        /// Games newer than the backup, in whole or in part, that could be taken over from the damaged file.
        salvaged: i32,
    },
    /// The archive was damaged and there was no good backup.
    StartedAnew {
        /// Games that could be taken over from the damaged file.
        salvaged: i32,
    },
}

impl From<app::Notice> for Notice {
    fn from(notice: app::Notice) -> Self {
        let app::Notice { id, at_ms, set_aside, kind } = notice;
        Self { id, at_ms, set_aside, kind: kind.into() }
    }
}

impl From<app::NoticeKind> for NoticeKind {
    fn from(kind: app::NoticeKind) -> Self {
        match kind {
            app::NoticeKind::RestoredFromBackup { backup_ms, salvaged } => {
                Self::RestoredFromBackup { backup_ms, salvaged: clamp(salvaged) }
            }
            app::NoticeKind::StartedAnew { salvaged } => Self::StartedAnew { salvaged: clamp(salvaged) },
        }
    }
}
