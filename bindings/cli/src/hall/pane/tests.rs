//! A hall on a terminal in memory: the real hall over a real folder, guests over real sockets, keys pressed by a person.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex as StdMutex};
use std::thread;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::Span;
use tengen_core::app::{GamesToo, RoomStore};
use tengen_core::archive::Store;
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::Action;
use tengen_core::net::driver::{GuestDriver, GuestObserver, GuestOrder, GuestPlan, Way};
use tengen_core::net::link::{Chance, Identity, LinkError, Versions};
use tengen_core::net::room::{Phase, RoomId, RoomSettings, RoomState};
use tengen_core::net::session::{Act, Contact, Guest, GuestEffect, NotSent};
use tengen_core::net::wire::{Hello, Name};

use super::Pane;
use crate::hall::desk::{Desk, Event, Pulse};
use crate::hall::front::Front;
use crate::hall::order::Order;
use crate::hall::place::Place;
use crate::hall::{HallArguments, WAITING, start};
use crate::tui::{Look, Surroundings};

/// Longer than anything takes on a busy machine: a hang becomes a failure, nothing else depends on it.
const PATIENCE: Duration = Duration::from_mins(1);

type Picture = Arc<StdMutex<String>>;

/// The pane on a terminal in memory, which others may look at.
struct InMemory {
    terminal: Terminal<TestBackend>,
    pane: Pane,
    picture: Picture,
}

impl Front for InMemory {
    fn tell(&mut self, line: &str) -> io::Result<()> {
        self.pane.tell(line);
        Ok(())
    }

    fn look(&mut self, rooms: &Mutex<RoomStore>) {
        self.pane.look(rooms);
    }

    fn press(&mut self, key: KeyEvent) -> Option<Order> {
        self.pane.press(key)
    }

    fn show(&mut self, pulse: &Pulse) -> io::Result<()> {
        self.pane.follow(pulse);
        let frame = self.terminal.draw(|frame| self.pane.draw(frame)).unwrap();
        let line = |y| {
            let (mut line, mut x) = (String::new(), 0);
            while x < frame.area.width {
                let symbol = frame.buffer[(x, y)].symbol();
                line.push_str(symbol);
                // What a wide character hides is not shown.
                x += u16::try_from(Span::raw(symbol).width()).unwrap().max(1);
            }
            line.trim_end().to_owned()
        };
        *self.picture.lock().unwrap() = (0..frame.area.height).map(line).collect::<Vec<_>>().join("\n");
        Ok(())
    }

    fn end(self: Box<Self>) -> io::Result<()> {
        Ok(())
    }
}

/// Whoever runs the hall, at the terminal.
struct Person {
    events: SyncSender<Event>,
    picture: Picture,
    at: SocketAddr,
}

impl Drop for Person {
    /// A test that has failed waits for no hall.
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.events.send(Event::Stop);
        }
    }
}

impl Person {
    fn press(&self, code: KeyCode, modifiers: KeyModifiers) {
        self.events.send(Event::Key(KeyEvent::new(code, modifiers))).unwrap();
    }

    fn types(&self, text: &str) {
        for letter in text.chars() {
            self.press(KeyCode::Char(letter), KeyModifiers::NONE);
        }
    }

    fn orders(&self, text: &str) {
        self.types(text);
        self.press(KeyCode::Enter, KeyModifiers::NONE);
    }

    fn interrupts(&self) {
        self.press(KeyCode::Char('c'), KeyModifiers::CONTROL);
    }

    /// Waits until the screen is as it should be, and gives it.
    fn waits(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let picture = self.picture.lock().unwrap().clone();
            if is_so(&picture) {
                return picture;
            }
            assert!(begun.elapsed() < PATIENCE, "{what} has not come about:\n{picture}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn sees(&self, text: &str) -> String {
        self.waits(text, |picture| picture.contains(text))
    }
}

/// Runs a hall on a terminal of this size while `meanwhile` goes on; it must end by what is done there.
fn at_a_hall((width, height): (u16, u16), locale: &str, meanwhile: impl FnOnce(&Person)) {
    let folder = tempfile::tempdir().unwrap();
    let arguments = HallArguments {
        name: Some("Go Club".to_owned()),
        port: 0,
        address: Some(Ipv4Addr::LOCALHOST.into()),
        data: None,
        rooms: 64,
        links: 512,
        watchers: 8,
        hidden: true,
        plain: false,
    };
    let archive = Arc::new(Store::open(folder.path(), || 0).unwrap());
    let rooms = RoomStore::open(Arc::clone(&archive), GamesToo::Yes).unwrap();
    let place = Place::take(&arguments, folder.path()).unwrap();
    let at = place.listener.local_addr().unwrap();
    let (events, queue) = sync_channel(WAITING);
    let (driver, rooms) = start(&arguments, &place, rooms, events.clone()).unwrap();
    let look = Look::choose(
        &Surroundings {
            characters: locale.to_owned(),
            messages: locale.to_owned(),
            colours: 256,
            ..Surroundings::default()
        },
        "",
    );
    let picture = Picture::default();
    let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let pane = Pane::new(&place, arguments.limits(), look);
    let mut front = InMemory { terminal, pane, picture: Arc::clone(&picture) };
    let (driver, rooms, archive) = (&driver, &rooms, &archive);
    thread::scope(|scope| {
        let desk = scope.spawn(move || Desk { driver, rooms, archive, front: &mut front }.run(&queue));
        let person = Person { events: events.clone(), picture, at };
        meanwhile(&person);
        let begun = Instant::now();
        while !desk.is_finished() {
            assert!(begun.elapsed() < PATIENCE, "the hall goes on");
            thread::sleep(Duration::from_millis(5));
        }
        desk.join().unwrap().unwrap();
    });
}

/// A guest, and what it has seen, one after the other.
struct Visitor {
    driver: GuestDriver,
    seen: Receiver<Seen>,
    announced: Receiver<String>,
}

/// Whether it is there, and the room that it is in.
type Seen = (Contact, Option<(RoomId, RoomState)>);

struct Watcher(Sender<Seen>, Sender<String>);

impl GuestObserver for Watcher {
    fn happened(&mut self, guest: &Guest, effects: &[GuestEffect]) {
        let room = guest.room().map(|room| (room.id(), room.state().clone()));
        let _ = self.0.send((guest.contact(), room));
        for effect in effects {
            if let GuestEffect::Announced(text) = effect {
                let _ = self.1.send(text.clone());
            }
        }
    }

    fn link_ended(&mut self, _: LinkError) {}

    fn not_sent(&mut self, _: &GuestOrder, why: NotSent) {
        panic!("{why:?}");
    }
}

impl Visitor {
    fn comes(name: &str, seed: u8, at: SocketAddr) -> Self {
        let ((tell, news), (hear, announced)) = (channel(), channel());
        let begun = Instant::now();
        let plan = GuestPlan {
            identity: Identity::generate(&mut Chance::new([seed; 32])).unwrap(),
            hello: Hello { name: Name::new(name), ..Hello::default() },
            versions: Versions::OURS,
            way: Way::Network { addresses: vec![at], expected: None },
            known: Arc::new([]),
            membership: None,
            clock: Arc::new(move || i64::try_from(begun.elapsed().as_millis()).unwrap()),
        };
        let driver = GuestDriver::start(plan, Box::new(Watcher(tell, hear))).unwrap();
        let visitor = Self { driver, seen: news, announced };
        visitor.next(|(contact, _)| (*contact == Contact::Here).then_some(()));
        visitor
    }

    fn does(&self, act: Act) {
        self.driver.order(GuestOrder::Act(act));
    }

    /// Waits until it sees what is wanted.
    fn next<T>(&self, wanted: impl Fn(&Seen) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            let seen = self.seen.recv_timeout(end.saturating_duration_since(Instant::now())).unwrap();
            if let Some(found) = wanted(&seen) {
                return found;
            }
        }
    }

    /// Waits until its room is so, and gives the room's number.
    fn waits(&self, is_so: impl Fn(&RoomState) -> bool) -> RoomId {
        self.next(|(_, room)| room.as_ref().filter(|(_, state)| is_so(state)).map(|(id, _)| *id))
    }

    fn plays(&self, point: &str, ply: usize) {
        let has = |plies| {
            move |state: &RoomState| state.game.as_ref().is_some_and(|of| of.game.plies().len() == plies)
        };
        if ply > 1 {
            self.waits(has(ply - 1));
        }
        self.does(Act::Play { action: Action::Play(Point::parse(point, Size::STANDARD).unwrap()) });
        self.waits(has(ply));
    }
}

/// Anna and Ben, with a game begun; Anna has Black.
fn two(at: SocketAddr) -> (Visitor, Visitor) {
    let (anna, ben) = (Visitor::comes("Anna", 1, at), Visitor::comes("Ben", 2, at));
    anna.does(Act::Open { settings: RoomSettings::casual(), code: None });
    let room = anna.waits(|_| true);
    ben.does(Act::Enter { room, code: None });
    ben.waits(|_| true);
    ben.does(Act::Sit { seat: None });
    ben.waits(|state| state.seats.iter().flatten().count() == 2);
    for guest in [&anna, &ben] {
        guest.driver.order(GuestOrder::Ready);
    }
    for guest in [&anna, &ben] {
        guest.waits(|state| state.phase == Phase::Playing);
    }
    (anna, ben)
}

#[test]
fn the_rooms_who_plays_whom_and_every_move_are_seen_at_every_size() {
    for size in [(60, 20), (80, 24), (120, 40)] {
        at_a_hall(size, "en_GB.UTF-8", |person| {
            person.sees("No rooms yet");
            person.sees(&person.at.to_string());
            let (anna, ben) = two(person.at);
            anna.plays("h8", 1);
            ben.plays("h9", 2);
            person.sees("move 2 H9");
            person.sees("1 playing");
            person.sees("● Anna");
            person.sees("○ Ben");
            person.sees("Games 1");
            person.sees("Links 2/512");
            let picture = person.sees("1/64");
            // All of each part is there: nothing has run over another.
            for part in ["── Rooms ──", "── Log ──", "> announce TEXT, stop or help", "F1 help  ^C stop"]
            {
                assert!(picture.contains(part), "{part} at {size:?}:\n{picture}");
            }
            assert_eq!(picture.contains("Tab code"), size.0 < 120, "{picture}");
            assert_eq!(picture.matches('▀').count() > 20, size.0 >= 120, "the code stands there:\n{picture}");
            ben.does(Act::Play { action: Action::Resign(Stone::White) });
            person.sees("Black won");
            person.sees("over black");
            drop((anna, ben));
            person.orders("stop");
        });
    }
}

#[test]
fn an_announcement_reaches_everybody_and_a_wrong_order_can_be_mended() {
    at_a_hall((80, 24), "en_GB.UTF-8", |person| {
        let (anna, ben) = two(person.at);
        person.sees("Links 2/512");
        person.orders("anounce tea at five");
        person.sees("That is no order");
        let picture = person.sees("> anounce tea at five");
        assert!(!picture.contains("announced:"), "{picture}");
        for _ in 0.."nounce tea at five".len() {
            person.press(KeyCode::Left, KeyModifiers::NONE);
        }
        person.orders("n");
        person.sees("Announced to 2 people.");
        person.sees("announced: tea at five");
        for guest in [&anna, &ben] {
            assert_eq!(guest.announced.recv_timeout(PATIENCE).unwrap(), "tea at five");
        }
        person.orders("help");
        person.sees("Orders and keys");
        person.press(KeyCode::Esc, KeyModifiers::NONE);
        person.waits("no help", |picture| !picture.contains("Orders and keys"));
        // An interrupt asks first, as people are there; any other key is no.
        person.interrupts();
        person.sees("2 people are here. ^C once more stops the hall.");
        person.types("x");
        person.waits("no question", |picture| !picture.contains("once more"));
        person.interrupts();
        person.sees("once more");
        person.interrupts();
    });
}

#[test]
fn the_code_is_shown_where_it_has_room_and_else_it_says_what_it_needs() {
    at_a_hall((80, 24), "en_GB.UTF-8", |person| {
        person.sees("Tab code");
        person.press(KeyCode::Tab, KeyModifiers::NONE);
        person.waits("the code", |picture| picture.matches('▀').count() > 20);
        person.press(KeyCode::Tab, KeyModifiers::NONE);
        person.waits("no code", |picture| !picture.contains('▀'));
        person.interrupts();
    });
    at_a_hall((60, 16), "en_GB.UTF-8", |person| {
        person.press(KeyCode::Tab, KeyModifiers::NONE);
        person.sees("here are 60 and 16");
        person.interrupts();
    });
    at_a_hall((60, 20), "C", |person| {
        let picture = person.sees("-- Rooms --");
        assert!(picture.is_ascii(), "{picture}");
        person.interrupts();
    });
}

#[test]
fn a_terminal_that_is_too_small_says_so_and_chinese_is_spoken_where_it_is_read() {
    at_a_hall((59, 24), "en_GB.UTF-8", |person| {
        person.sees("here are 59 and 24");
        person.interrupts();
    });
    at_a_hall((80, 24), "zh_CN.UTF-8", |person| {
        person.sees("加入地址");
        person.sees("还没有房间");
        person.sees("F1 帮助");
        person.orders("help");
        person.sees("命令与按键");
        person.interrupts();
    });
}
