//! Persons with an app each, and waiting for what they see.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tengen_core::app::nearby::{Nearby, NearbySnapshot};
use tengen_core::app::{App, Subscription, Table, TableSnapshot};
use tengen_core::board::{Point, Size};

/// Long enough for a busy computer; a test that works does not wait for it.
const PATIENCE: Duration = Duration::from_mins(1);

/// Somebody with an app.
pub struct Person {
    dir: Option<TempDir>,
    pub app: App,
    pub nearby: Nearby,
    pub table: Table,
    told: Receiver<()>,
    _subscription: Subscription,
}

impl Person {
    /// Somebody new, of this name.
    pub fn named(name: &str) -> Self {
        let person = Self::over(tempfile::tempdir().unwrap());
        person.nearby.set_name(name).unwrap();
        person
    }

    /// Whoever has this data folder.
    pub fn over(dir: TempDir) -> Self {
        let app = App::open(dir.path()).unwrap();
        Self::with(dir, app)
    }

    /// Whoever has this data folder, which is somebody else's to remove.
    pub fn over_path(path: &Path) -> Self {
        Self { dir: None, ..Self::with_app(App::open(path).unwrap()) }
    }

    pub fn with(dir: TempDir, app: App) -> Self {
        Self { dir: Some(dir), ..Self::with_app(app) }
    }

    fn with_app(app: App) -> Self {
        let (tell, told) = channel();
        let subscription = app.register(Box::new(move |_, _| {
            let _ = tell.send(());
        }));
        let (nearby, table) = (app.nearby(), app.table());
        Self { dir: None, app, nearby, table, told, _subscription: subscription }
    }

    /// The same person after the app was closed and opened again.
    pub fn again(self) -> Self {
        Self::over(self.close())
    }

    /// The data folder of this person, whose app is closed.
    pub fn close(self) -> TempDir {
        let Self { dir, app, .. } = self;
        drop(app);
        dir.expect("a folder of its own")
    }

    /// What somebody types to reach this person from the same computer.
    pub fn address(&self) -> String {
        let listening = self.nearby.snapshot().listening.clone().expect("listens");
        format!("127.0.0.1:{}", listening.port)
    }

    /// Tells `other` what an adapter would find of this person.
    pub fn is_found_by(&self, other: &Self) {
        if let Some(told) = self.nearby.snapshot().advertisement.clone() {
            let here = ["127.0.0.1".to_owned()];
            other.nearby.service_found(&told.instance, &here, told.port, &told.txt);
        }
    }

    /// The first snapshot that is as wanted.
    pub fn sees(&self, what: &str, wanted: impl Fn(&NearbySnapshot) -> bool) -> Arc<NearbySnapshot> {
        self.wait(what, || Some(self.nearby.snapshot()).filter(|snapshot| wanted(snapshot)))
    }

    /// The first picture of the table that is as wanted.
    pub fn sees_table(&self, what: &str, wanted: impl Fn(&TableSnapshot) -> bool) -> Arc<TableSnapshot> {
        self.wait(what, || Some(self.table.snapshot()).filter(|snapshot| wanted(snapshot)))
    }

    fn wait<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(seen) = look() {
                return seen;
            }
            let left = end.saturating_duration_since(Instant::now());
            let told = !left.is_zero() && self.told.recv_timeout(left).is_ok();
            assert!(told, "{what}: {:#?} {:#?}", self.nearby.snapshot(), self.table.snapshot().moves);
        }
    }

    /// Plays a stone once it is this person's turn, and waits until it is on the board.
    pub fn play(&self, name: &str) {
        let before = self
            .sees_table(&format!("my turn for {name}"), |table| table.can_play && table.sending.is_none());
        let point = at(name);
        self.table.play(point).unwrap();
        self.sees_table(&format!("{name} is played"), |table| {
            table.moves.len() > before.moves.len() && table.moves[before.moves.len()] == point
        });
    }
}

pub fn at(name: &str) -> Point {
    Point::parse(name, Size::STANDARD).unwrap()
}

/// Two persons in one room whose game has begun: the first has invited and is Black, the second hosts.
pub fn playing() -> (Person, Person) {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    bo.nearby.open().unwrap();
    li.nearby.open().unwrap();
    playing_at(&li, &bo, &bo.address());
    (li, bo)
}

/// `li` invites whoever is at `address`, which is `bo`.
pub fn playing_at(li: &Person, bo: &Person, address: &str) {
    li.nearby.join_typed(address).unwrap();
    accepted(li, bo);
}

/// `bo` accepts the invitation of `li`, and the game begins.
pub fn accepted(li: &Person, bo: &Person) {
    bo.sees("an invitation", |nearby| nearby.incoming.is_some());
    bo.nearby.answer_invitation(true).unwrap();
    for person in [li, bo] {
        person.sees_table("a game", |table| table.nearby && table.to_move.is_some());
        person.sees("a room", |nearby| nearby.room.as_ref().is_some_and(|room| room.seat.is_some()));
    }
}

/// Black makes five on the eighth rank while White looks on above it.
pub fn play_to_five(black: &Person, white: &Person) {
    for (mine, theirs) in [("H8", "H9"), ("I8", "I9"), ("J8", "J9"), ("K8", "K9")] {
        black.play(mine);
        white.play(theirs);
    }
    black.play("L8");
}
