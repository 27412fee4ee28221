use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;

use super::snapshot::{EventKind, TableEvent, TableSnapshot};
use crate::game::Event;

/// How many events are kept for those who ask late.
const KEPT_EVENTS: usize = 256;

/// What everybody may read at any time: the newest snapshot and the newest events. Its lock is held for copying only.
#[derive(Debug)]
pub(super) struct Publisher {
    published: Mutex<Published>,
}

#[derive(Debug)]
struct Published {
    snapshot: Arc<TableSnapshot>,
    /// The search that the snapshot shows.
    search: Option<u64>,
    events: VecDeque<TableEvent>,
}

impl Publisher {
    pub(super) fn new() -> Self {
        let snapshot = Arc::new(TableSnapshot::without_game());
        Self { published: Mutex::new(Published { snapshot, search: None, events: VecDeque::new() }) }
    }

    pub(super) fn snapshot(&self) -> Arc<TableSnapshot> {
        Arc::clone(&self.published.lock().snapshot)
    }

    pub(super) fn events_since(&self, id: i64) -> Vec<TableEvent> {
        self.published.lock().events.iter().filter(|event| event.id > id).cloned().collect()
    }

    /// Publishes a picture as the next revision together with what has happened. Gives the revision.
    pub(super) fn publish(
        &self,
        mut picture: TableSnapshot,
        search: Option<u64>,
        happened: Vec<EventKind>,
    ) -> i64 {
        let mut published = self.published.lock();
        picture.revision = published.snapshot.revision + 1;
        picture.last_event = published.snapshot.last_event;
        for kind in happened {
            picture.last_event += 1;
            published.events.push_back(TableEvent { id: picture.last_event, kind });
        }
        // A search that goes on has come further than the picture knows.
        if search.is_some() && search == published.search {
            picture.thinking = published.snapshot.thinking;
            picture.analysis.clone_from(&published.snapshot.analysis);
        }
        let surplus = published.events.len().saturating_sub(KEPT_EVENTS);
        published.events.drain(..surplus);
        published.search = search;
        published.snapshot = Arc::new(picture);
        published.snapshot.revision
    }

    /// Publishes how far search `search` is, if that is what the newest snapshot shows. Gives the revision.
    pub(super) fn report(&self, search: u64, progress: impl FnOnce(&mut TableSnapshot)) -> Option<i64> {
        let mut published = self.published.lock();
        if published.search != Some(search) {
            return None;
        }
        let snapshot = Arc::make_mut(&mut published.snapshot);
        progress(snapshot);
        snapshot.revision += 1;
        Some(snapshot.revision)
    }
}

/// The events of one command as a screen is told of them: plies taken back or placed again together count as one.
pub(super) fn told(events: Vec<Event>) -> Vec<EventKind> {
    let mut told: Vec<EventKind> = Vec::new();
    for event in events {
        match (event, told.last_mut()) {
            (Event::TakenBack { plies: more }, Some(EventKind::TakenBack { plies }))
            | (Event::Redone { plies: more }, Some(EventKind::Redone { plies })) => *plies += more,
            (Event::Placed { point, stone }, _) => told.push(EventKind::Placed { point, stone }),
            (Event::TakenBack { plies }, _) => told.push(EventKind::TakenBack { plies }),
            (Event::Redone { plies }, _) => told.push(EventKind::Redone { plies }),
            (Event::Finished(result), _) => told.push(EventKind::Finished(result)),
            (Event::Chosen { choice, by }, _) => told.push(EventKind::Chosen { choice, by }),
            (Event::WrongClaim, _) => told.push(EventKind::WrongClaim),
            (Event::Offered(offer), _) => told.push(EventKind::Offered(offer)),
            (Event::OfferAccepted(offer), _) => told.push(EventKind::OfferAccepted(offer)),
            (Event::OfferDeclined(offer), _) => told.push(EventKind::OfferDeclined(offer)),
            (Event::OfferVoid(offer), _) => told.push(EventKind::OfferVoid(offer)),
        }
    }
    told
}
