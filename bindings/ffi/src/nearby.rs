use std::sync::Arc;

use tengen_core::app::nearby as core;

use crate::error::TengenError;
use crate::guard::guard;
use crate::nearby_snapshot::{AdapterProblem, NearbySnapshot, TxtPair};
use crate::room::{Phrase, RoomSettings, SeatNo};

/// Those nearby: who can be seen, who invites whom, the room that one is in. The room's game is on `App.table()`.
///
/// Blocking calls wait for the core and the disk, never for somebody else: what comes of an invitation or a command is in a
/// later snapshot.
#[derive(uniffi::Object)]
pub struct Nearby {
    inner: core::Nearby,
}

#[uniffi::export]
impl Nearby {
    /// The newest state. Main-safe.
    pub fn snapshot(&self) -> NearbySnapshot {
        self.inner.snapshot().as_ref().into()
    }

    /// The page is opened: this device listens, and `snapshot().advertisement` is to be registered. Blocking.
    pub fn open(&self) -> Result<(), TengenError> {
        guard(|| self.inner.open())
    }

    /// The page is closed: nobody new can come. A room that one is in stays, and its host goes on listening. Blocking.
    pub fn shut(&self) -> Result<(), TengenError> {
        guard(|| self.inner.shut())
    }

    /// What others see this person called, from now on and next time; `BadSetting` if nothing of it can be shown. Blocking.
    pub fn set_name(&self, name: String) -> Result<(), TengenError> {
        guard(|| self.inner.set_name(&name))
    }

    /// An adapter has found a service, or what it says has changed; one's own may be among them. Main-safe.
    pub fn service_found(&self, instance: String, addresses: Vec<String>, port: i32, txt: Vec<TxtPair>) {
        let txt: Vec<_> = txt.into_iter().map(|TxtPair { key, value }| (key, value)).collect();
        // No service has a port beyond these; one at 0 is passed over.
        self.inner.service_found(&instance, &addresses, u16::try_from(port).unwrap_or(0), &txt);
    }

    /// A service is gone. Main-safe.
    pub fn service_lost(&self, instance: String) {
        self.inner.service_lost(&instance);
    }

    /// An adapter can't search or register for this reason; none once it can. Main-safe.
    pub fn adapter_problem(&self, problem: Option<AdapterProblem>) {
        self.inner.adapter_problem(problem.map(core::AdapterProblem::from));
    }

    /// The device has come to another network, or left one: links are made anew, and what was found is forgotten. Main-safe.
    pub fn network_changed(&self) {
        self.inner.network_changed();
    }

    /// Invites somebody of the list to a game. `settings.first` is one's own colour. Blocking.
    pub fn invite(&self, peer: String, settings: RoomSettings) -> Result<(), TengenError> {
        let settings = settings.try_into()?;
        guard(|| self.inner.invite(&peer, settings))
    }

    /// Invites somebody of the list to go on with the game that was left with them: `peer.unfinished`. Where they still sit at
    /// its board, one is back there without their being asked. Blocking.
    pub fn go_on(&self, peer: String) -> Result<(), TengenError> {
        guard(|| self.inner.go_on(&peer))
    }

    /// Takes one's invitation back, stops calling somebody, or clears away how it ended. Blocking.
    pub fn withdraw(&self) -> Result<(), TengenError> {
        guard(|| self.inner.withdraw())
    }

    /// Answers the invitation that is shown. Accepted, the game begins by itself and is on the table. Blocking.
    pub fn answer_invitation(&self, accept: bool) -> Result<(), TengenError> {
        guard(|| self.inner.answer_invitation(accept))
    }

    /// Calls whoever is at an address that was typed, with a port only where that is not the usual one. A phone is invited with
    /// the last settings, a hall shows its rooms. What is wrong with it is in `snapshot().problem`. Blocking.
    pub fn join_typed(&self, address: String) -> Result<(), TengenError> {
        guard(|| self.inner.join_typed(&address))
    }

    /// The same for a `tengen://join` link, as a QR code has it. Blocking.
    pub fn join_link(&self, link: String) -> Result<(), TengenError> {
        guard(|| self.inner.join_link(&link))
    }

    /// Forgets somebody who was met, or typed. Blocking.
    pub fn forget(&self, peer: String) -> Result<(), TengenError> {
        guard(|| self.inner.forget(&peer))
    }

    /// Both have compared the code, or have not after all. Blocking.
    pub fn verify(&self, peer: String, verified: bool) -> Result<(), TengenError> {
        guard(|| self.inner.verify(&peer, verified))
    }

    /// Opens a room in the hall that one visits and takes its first seat; with a code that is not empty it is private.
    /// Blocking.
    pub fn open_room(&self, settings: RoomSettings, code: String) -> Result<(), TengenError> {
        let settings = settings.try_into()?;
        guard(|| self.inner.open_room(settings, &code))
    }

    /// Goes into a room of the hall that one visits, to watch; `code` where it is private, else empty. Blocking.
    pub fn enter_room(&self, room: i32, code: String) -> Result<(), TengenError> {
        // No room has a number below 0: the host says that there is none.
        guard(|| self.inner.enter_room(u32::try_from(room).unwrap_or(0), &code))
    }

    /// Takes a seat of the room, any free one with none. Blocking.
    pub fn sit(&self, seat: Option<SeatNo>) -> Result<(), TengenError> {
        guard(|| self.inner.sit(seat.map(Into::into)))
    }

    /// Gives the seat up and watches; not while a game runs. Blocking.
    pub fn stand(&self) -> Result<(), TengenError> {
        guard(|| self.inner.stand())
    }

    /// Is ready for the first game or the next one, or not after all. Blocking.
    pub fn ready(&self, ready: bool) -> Result<(), TengenError> {
        guard(|| self.inner.ready(ready))
    }

    /// Says one of the fixed phrases. Blocking.
    pub fn say_phrase(&self, phrase: Phrase) -> Result<(), TengenError> {
        guard(|| self.inner.say_phrase(phrase.into()))
    }

    /// Says something in one's own words, at most 200 characters, if the room allows it. Blocking.
    pub fn say_text(&self, text: String) -> Result<(), TengenError> {
        guard(|| self.inner.say_text(&text))
    }

    /// Hides what the other person says, or shows it again. Blocking.
    pub fn mute(&self, muted: bool) -> Result<(), TengenError> {
        guard(|| self.inner.mute(muted))
    }

    /// Claims the game against who has left it alone: `room.canClaim`. Blocking.
    pub fn claim(&self) -> Result<(), TengenError> {
        guard(|| self.inner.claim())
    }

    /// Other settings for the next game; while one runs, only the free chat can be switched. Blocking.
    pub fn settle(&self, settings: RoomSettings) -> Result<(), TengenError> {
        let settings = settings.try_into()?;
        guard(|| self.inner.settle(settings))
    }

    /// Leaves the room, or the hall that one visits. A running game is kept unfinished and the other may claim it; the game
    /// that was put aside is on the table again. Blocking.
    pub fn leave(&self) -> Result<(), TengenError> {
        guard(|| self.inner.leave())
    }
}

impl Nearby {
    pub(crate) fn new(inner: core::Nearby) -> Arc<Self> {
        Arc::new(Self { inner })
    }
}
