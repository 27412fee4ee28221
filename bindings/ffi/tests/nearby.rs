//! Two apps of one process play each other over the binding's own types.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails here is the test")]

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use parking_lot::Mutex;
use tempfile::TempDir;
use tengen_ffi::{
    App, ChangeListener, ListenerError, Nearby, NearbySnapshot, OutgoingState, Phrase, RoomContact,
    RoomPhase, Stone, Subscription, Table, TableSnapshot, TengenError, Topic,
};

struct Teller(Mutex<Sender<Topic>>);

impl ChangeListener for Teller {
    fn on_changed(&self, topic: Topic, _: i64) -> Result<(), ListenerError> {
        let _ = self.0.lock().send(topic);
        Ok(())
    }
}

struct Person {
    _dir: TempDir,
    app: Arc<App>,
    nearby: Arc<Nearby>,
    table: Arc<Table>,
    told: Receiver<Topic>,
    _subscription: Arc<Subscription>,
}

impl Person {
    fn named(name: &str, newest_minor: i32) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let app = App::speaking(dir.path().to_string_lossy().into_owned(), newest_minor).unwrap();
        let (tell, told) = channel();
        let subscription = app.register(Arc::new(Teller(Mutex::new(tell))));
        let (nearby, table) = (app.nearby(), app.table());
        nearby.set_name(name.to_owned()).unwrap();
        Self { _dir: dir, app, nearby, table, told, _subscription: subscription }
    }

    fn sees(&self, what: &str, wanted: impl Fn(&NearbySnapshot) -> bool) -> NearbySnapshot {
        self.wait(what, || Some(self.nearby.snapshot()).filter(|snapshot| wanted(snapshot)))
    }

    fn sees_table(&self, what: &str, wanted: impl Fn(&TableSnapshot) -> bool) -> TableSnapshot {
        self.wait(what, || Some(self.table.snapshot()).filter(|snapshot| wanted(snapshot)))
    }

    fn wait<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        loop {
            if let Some(seen) = look() {
                return seen;
            }
            self.told.recv_timeout(Duration::from_mins(1)).expect(what);
        }
    }

    fn play(&self, x: i32, y: i32) {
        let before = self.sees_table("a turn", |table| table.can_play).moves.len();
        self.table.play(x, y).unwrap();
        self.sees_table("the stone", |table| table.moves.len() > before && table.sending.is_none());
    }
}

#[test]
fn two_apps_host_join_play_and_part() {
    let (li, bo) = (Person::named("Li", 0), Person::named("Bo", 3));
    bo.nearby.open().unwrap();
    let shown = bo.nearby.snapshot();
    let qr = shown.qr.as_ref();
    assert!(qr.is_none_or(|qr| qr.modules.len() == usize::try_from(qr.side * qr.side).unwrap()));
    assert_eq!(shown.advertisement.unwrap().service, tengen_ffi::nearby_service());
    let port = shown.listening.unwrap().port;
    li.nearby.join_typed(format!("127.0.0.1:{port}")).unwrap();
    let incoming = bo.sees("an invitation", |nearby| nearby.incoming.is_some()).incoming.unwrap();
    let waiting = li.sees("that it waits", |nearby| {
        nearby.outgoing.as_ref().is_some_and(|out| out.state == OutgoingState::Waiting && out.code.is_some())
    });
    assert_eq!(waiting.outgoing.unwrap().code, Some(incoming.code));
    assert_eq!(incoming.colour, Some(Stone::White));
    bo.nearby.answer_invitation(true).unwrap();
    for (x, mine) in [(7, true), (8, true), (9, true), (10, true), (11, false)] {
        li.play(x, 7);
        if mine {
            bo.play(x, 8);
        }
    }
    for person in [&li, &bo] {
        person.sees_table("the end", |table| table.result.is_some());
        let seen = person
            .sees("it", |nearby| nearby.room.as_ref().is_some_and(|room| room.phase == RoomPhase::Finished));
        assert_eq!(seen.room.unwrap().contact, RoomContact::Here);
        assert_eq!(person.app.archive().finished(5, 0).unwrap().len(), 1);
    }
    li.nearby.say_phrase(Phrase::GoodGame).unwrap();
    let seen = bo.sees("what was said", |nearby| nearby.room.as_ref().is_some_and(|room| room.said == 1));
    assert_eq!(seen.room.unwrap().chat[0].phrase, Some(Phrase::GoodGame));
    assert!(matches!(li.table.hint(), Err(TengenError::Refused { .. })));
    assert!(matches!(li.nearby.invite("nobody".to_owned(), seen_settings(&li)), Err(TengenError::InRoom)));
    li.nearby.leave().unwrap();
    assert!(li.nearby.snapshot().room.is_none() && !li.table.snapshot().nearby);
    bo.sees("that Li is gone", |nearby| nearby.room.as_ref().is_some_and(|room| room.first.is_none()));
}

fn seen_settings(person: &Person) -> tengen_ffi::RoomSettings {
    person.nearby.snapshot().settings
}
