use std::fmt;
use std::sync::Arc;

use super::desk::Desk;
use super::order::Order;
use super::{AdapterProblem, NearbySnapshot};
use crate::app::AppError;
use crate::app::shared::Shared;
use crate::net::room::{Phrase, RoomId, RoomSettings, Said, SeatNo};
use crate::net::wire::Name;

/// Those nearby. All its clones are the same.
///
/// "Blocking" calls wait for the thread that owns all links, and for the disk, but never for somebody else: what comes of an
/// invitation or a command is seen in a later [`NearbySnapshot`].
#[derive(Clone)]
pub struct Nearby {
    shared: Arc<Shared>,
    desk: Arc<Desk>,
}

impl Nearby {
    pub(in crate::app) fn of(shared: &Arc<Shared>, desk: &Arc<Desk>) -> Self {
        Self { shared: Arc::clone(shared), desk: Arc::clone(desk) }
    }

    /// All that is known of those nearby. Main-safe.
    #[must_use]
    pub fn snapshot(&self) -> Arc<NearbySnapshot> {
        self.desk.snapshot()
    }

    fn ask(&self, order: Order) -> Result<(), AppError> {
        self.desk.ask(&self.shared, order)
    }

    fn tell(&self, order: Order) {
        self.desk.tell(&self.shared, order);
    }

    /// The page is opened: from now on others can see this device and invite whoever is at it. Blocking.
    pub fn open(&self) -> Result<(), AppError> {
        self.ask(Order::Open)
    }

    /// The page is closed: nobody new can come. A room that one is in stays. Blocking.
    pub fn shut(&self) -> Result<(), AppError> {
        self.ask(Order::Shut)
    }

    /// What others see this person called, from now on and next time. Blocking.
    ///
    /// Fails with [`AppError::BadSetting`] if nothing of it can be shown.
    pub fn set_name(&self, name: &str) -> Result<(), AppError> {
        let name = Name::new(name);
        if name.as_str().is_empty() {
            return Err(AppError::BadSetting { detail: "a name has something that can be seen".to_owned() });
        }
        self.ask(Order::SetName(name))
    }

    /// An adapter has found a service, or what it says has changed. Main-safe.
    pub fn service_found(&self, instance: &str, addresses: &[String], port: u16, txt: &[(String, String)]) {
        let (instance, addresses, txt) = (instance.to_owned(), addresses.to_vec(), txt.to_vec());
        self.tell(Order::Found { instance, addresses, port, txt });
    }

    /// A service is gone. Main-safe.
    pub fn service_lost(&self, instance: &str) {
        self.tell(Order::Lost(instance.to_owned()));
    }

    /// An adapter can't search, or (`None`) can again. Main-safe.
    pub fn adapter_problem(&self, problem: Option<AdapterProblem>) {
        self.tell(Order::Adapter(problem));
    }

    /// The device has come to another network, or left one: links are made anew. Main-safe.
    pub fn network_changed(&self) {
        self.tell(Order::NetworkChanged);
    }

    /// Invites somebody of the list. The first seat of `settings`, whose colour they say, is one's own. Blocking.
    pub fn invite(&self, peer: &str, settings: RoomSettings) -> Result<(), AppError> {
        check(&settings)?;
        self.ask(Order::Invite { peer: peer.to_owned(), settings })
    }

    /// Invites somebody of the list to go on with the game that was left with them: [`Peer::unfinished`](super::Peer::unfinished).
    /// Where they still sit at its board, one is back there without their being asked. Blocking.
    pub fn go_on(&self, peer: &str) -> Result<(), AppError> {
        self.ask(Order::GoOn(peer.to_owned()))
    }

    /// Takes one's invitation back, or stops calling somebody. Blocking.
    pub fn withdraw(&self) -> Result<(), AppError> {
        self.ask(Order::Withdraw)
    }

    /// Answers the invitation that is shown. Accepted, the game begins by itself; one that was on the table is put aside,
    /// unfinished. Blocking.
    pub fn answer_invitation(&self, accept: bool) -> Result<(), AppError> {
        self.ask(Order::Answer(accept))
    }

    /// Calls whoever is at an address that somebody typed; a port is needed only where it is not the usual one. A phone is
    /// invited to a game of the last settings, a hall shows its rooms. Blocking.
    pub fn join_typed(&self, address: &str) -> Result<(), AppError> {
        self.ask(Order::Join { text: address.to_owned(), is_link: false })
    }

    /// The same for a link that was read from a QR code. Blocking.
    pub fn join_link(&self, link: &str) -> Result<(), AppError> {
        self.ask(Order::Join { text: link.to_owned(), is_link: true })
    }

    /// Forgets somebody who was met, or typed. Blocking.
    pub fn forget(&self, peer: &str) -> Result<(), AppError> {
        self.ask(Order::Forget(peer.to_owned()))
    }

    /// Both have compared the code, or have not after all. Blocking.
    pub fn verify(&self, peer: &str, verified: bool) -> Result<(), AppError> {
        self.ask(Order::Verify { peer: peer.to_owned(), verified })
    }

    /// Opens a room in the hall that one visits; with a code (not empty) it is private. Blocking.
    pub fn open_room(&self, settings: RoomSettings, code: &str) -> Result<(), AppError> {
        check(&settings)?;
        self.ask(Order::OpenRoom { settings, code: Name::new(code) })
    }

    /// Goes into a room of the hall that one visits, to watch; `code` where it is private, else empty. Blocking.
    pub fn enter_room(&self, room: RoomId, code: &str) -> Result<(), AppError> {
        self.ask(Order::EnterRoom { room, code: Name::new(code) })
    }

    /// Takes a seat, any free one with `None`. Blocking.
    pub fn sit(&self, seat: Option<SeatNo>) -> Result<(), AppError> {
        self.ask(Order::Sit(seat))
    }

    /// Gives the seat up and watches. Blocking.
    pub fn stand(&self) -> Result<(), AppError> {
        self.ask(Order::Stand)
    }

    /// Is ready for the first game or for the next one, or not after all. Blocking.
    pub fn ready(&self, ready: bool) -> Result<(), AppError> {
        self.ask(Order::Ready(ready))
    }

    /// Says one of the fixed phrases. Blocking.
    pub fn say_phrase(&self, phrase: Phrase) -> Result<(), AppError> {
        self.ask(Order::Say(Said::Phrase(phrase)))
    }

    /// Says something in one's own words, at most 200 characters. Blocking.
    pub fn say_text(&self, text: &str) -> Result<(), AppError> {
        self.ask(Order::Say(Said::Text(text.to_owned())))
    }

    /// Hides what the other person says, or shows it again. Blocking.
    pub fn mute(&self, muted: bool) -> Result<(), AppError> {
        self.ask(Order::Mute(muted))
    }

    /// Claims the game against somebody who has left it alone: [`RoomView::can_claim`](super::RoomView::can_claim).
    /// Blocking.
    pub fn claim(&self) -> Result<(), AppError> {
        self.ask(Order::Claim)
    }

    /// Other settings for the next game, or the free chat switched while one runs:
    /// [`RoomView::can_settle`](super::RoomView::can_settle), `can_switch_chat`. Blocking.
    pub fn settle(&self, settings: RoomSettings) -> Result<(), AppError> {
        check(&settings)?;
        self.ask(Order::Settle(settings))
    }

    /// Leaves the room and the host. A game that runs is kept unfinished here, and the other can claim it; the game that was
    /// put aside is on the table again. Blocking.
    pub fn leave(&self) -> Result<(), AppError> {
        self.ask(Order::Leave)
    }
}

fn check(settings: &RoomSettings) -> Result<(), AppError> {
    settings.check().map_err(|error| AppError::BadSetting { detail: error.to_string() })
}

impl fmt::Debug for Nearby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Nearby").field("revision", &self.snapshot().revision).finish_non_exhaustive()
    }
}
