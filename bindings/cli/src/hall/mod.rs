//! `tengen hall`: many rooms for a room full of people. The core's hall does it all; here are its console and its files.

mod desk;
mod front;
mod news;
mod options;
mod order;
mod pane;
mod place;
pub mod qr;
mod record;

use std::io::{self, ErrorKind, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use parking_lot::Mutex;
use tengen_core::app::{AppError, GamesToo, RoomStore, SystemTimes, Time, data_dir};
use tengen_core::archive::{ArchiveError, Store};
use tengen_core::net::driver::{HostDriver, HostPlan};
use tengen_core::net::link::Versions;
use tengen_core::net::wire::{Hello, Name};
use thiserror::Error;

use self::desk::{Desk, Event, Pulse};
use self::front::{Front, Lines};
use self::pane::{OnScreen, Pane};
use self::place::Place;
use self::record::Record;
use crate::complaint::complain;
use crate::discovery::Announced;
use crate::lines::read_line;
use crate::problem;
use crate::terminal;
use crate::tui::{self, Look};

pub use self::options::{ANSWERS, HELP, HallArguments, SCREEN};

/// Lines that wait to be told before some are left out.
const WAITING: usize = 65_536;
/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1_024;

/// Why there is no hall.
#[derive(Debug, Error)]
enum HallError {
    #[error("{}", problem::opening_sentence(.error, .folder))]
    Archive { error: AppError, folder: PathBuf },
    #[error("it can't listen: {0}")]
    Listen(io::Error),
    #[error("it can't start: {0}")]
    Start(io::Error),
    #[error("the output failed: {0}")]
    Output(io::Error),
}

/// Runs a hall until somebody wants it to end.
pub fn run(arguments: &HallArguments) -> ExitCode {
    match try_run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that has gone wanted no more.
        Err(HallError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            let open = matches!(&error, HallError::Archive { error: AppError::AlreadyOpen { .. }, .. });
            ExitCode::from(if open { 3 } else { 1 })
        }
    }
}

fn try_run(arguments: &HallArguments) -> Result<(), HallError> {
    let folder = folder(arguments);
    let refused = |error: ArchiveError| HallError::Archive { error: error.into(), folder: folder.clone() };
    let archive = Arc::new(Store::open(&folder, || SystemTimes.wall_ms()).map_err(refused)?);
    let rooms = RoomStore::open(Arc::clone(&archive), GamesToo::Yes).map_err(refused)?;
    let place = Place::take(arguments, &folder).map_err(HallError::Listen)?;
    let (events, queue) = sync_channel(WAITING);
    let (driver, rooms) = start(arguments, &place, rooms, events.clone())?;
    let asked_to_end = events.clone();
    terminal::listen_to_signals(move || asked_to_end.send(Event::Stop).is_ok()).map_err(HallError::Start)?;
    let mut front = open_front(arguments, &place, events).map_err(HallError::Output)?;
    // Without it guests type the address.
    let announced = if arguments.hidden { None } else { Announced::new(&place.post.advertisement).ok() };
    let mut desk = Desk { driver: &driver, rooms: &rooms, archive: &archive, front: front.as_mut() };
    let ended = desk.run(&queue);
    drop(announced);
    // Everybody is told before the folder is closed; what they still do is stored.
    drop(driver);
    let told = ended.and_then(|()| front.end());
    drop(rooms);
    archive.close().map_err(refused)?;
    told.map_err(HallError::Output)
}

/// The whole screen of a terminal, or lines.
fn open_front(
    arguments: &HallArguments,
    place: &Place,
    events: SyncSender<Event>,
) -> io::Result<Box<dyn Front>> {
    if !arguments.plain && tui::is_possible() {
        let look = Look::choose(&tui::surroundings(), "");
        return Ok(Box::new(OnScreen::take(Pane::new(place, arguments.limits(), look), events)?));
    }
    let mut lines = Lines::new();
    greeting(arguments, place).iter().try_for_each(|line| lines.tell(line))?;
    lines.tell("ready")?;
    lines.show(&Pulse::default())?;
    listen_to_lines(events);
    Ok(Box::new(lines))
}

/// Where it is; for people with the code that a phone's camera reads.
fn greeting(arguments: &HallArguments, place: &Place) -> Vec<String> {
    let for_people = !arguments.plain && io::stdout().is_terminal();
    let code = place.post.qr.as_ref().filter(|_| for_people);
    place.lines().into_iter().chain(code.into_iter().flat_map(qr::drawn)).collect()
}

fn folder(arguments: &HallArguments) -> PathBuf {
    match &arguments.data {
        Some(folder) => PathBuf::from(folder),
        // Beside what is played on this computer itself, which another Tengen may have open.
        None => data_dir(None).join("hall"),
    }
}

fn start(
    arguments: &HallArguments,
    place: &Place,
    rooms: RoomStore,
    events: SyncSender<Event>,
) -> Result<(HostDriver, Arc<Mutex<RoomStore>>), HallError> {
    let restored = rooms.rooms();
    let rooms = Arc::new(Mutex::new(rooms));
    let hello = Hello {
        minor: Versions::OURS.max_minor,
        app: Name::new(env!("CARGO_PKG_VERSION")),
        name: place.name.clone(),
        caps: vec![Name::new("hall")],
    };
    let plan = HostPlan {
        identity: place.post.identity.clone(),
        hello,
        versions: Versions::OURS,
        limits: arguments.limits(),
        known: Arc::new([]),
        rooms: restored,
        clock: Arc::new(|| SystemTimes.steady_ms()),
        wall_offset_ms: SystemTimes.wall_ms() - SystemTimes.steady_ms(),
        observer: Box::new(Record::new(Arc::clone(&rooms), events)),
    };
    let listener = place.listener.try_clone().map_err(HallError::Start)?;
    Ok((HostDriver::start(plan, listener).map_err(HallError::Start)?, rooms))
}

/// Standard input, line by line. Its end is not the hall's.
fn listen_to_lines(events: SyncSender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = read_line(&mut input, MAX_LINE) {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
    });
}
