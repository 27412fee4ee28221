//! What a screen or an adapter asks for.

use std::sync::Arc;

use super::hosting::Hosting;
use super::kept::{Place, PlaceHost};
use super::line::{Line, Wish};
use super::neighbourhood::{Calling, Neighbourhood};
use super::news::{Facts, Reporter};
use super::order::Order;
use super::peers::{Target, key_id, peer_id, typed_id};
use super::unfinished::GoingOn;
use super::{NearbyProblem, OutgoingState};
use crate::app::across::{Across, Errand};
use crate::app::{AppError, RoomRefusal};
use crate::net::address::{JoinLink, typed_address};
use crate::net::driver::{GuestDriver, GuestOrder, GuestPlan, Way};
use crate::net::room::{RoomSettings, SeatNo};
use crate::net::session::{Act, Membership};
use crate::net::wire::Name;

/// For the way into one's own hall, in milliseconds; it takes less than one.
const DOOR_MS: i64 = 2_000;
/// For how long a host goes on after its own player has left a game, in milliseconds.
const LINGER_MS: i64 = 120_000;

impl Neighbourhood {
    pub(super) fn obey(&mut self, order: Order) -> Result<(), AppError> {
        match order {
            Order::Open => self.open_page(),
            Order::Shut => self.shut_page(),
            Order::SetName(name) => {
                self.kept.name = name;
                self.kept.write_own(&self.shared.store)?;
                self.greet_anew();
            }
            Order::Found { instance, addresses, port, txt } => {
                let me = self.me();
                self.peers.found(me, instance, &addresses, port, &txt);
                self.find_host_again();
            }
            Order::Lost(instance) => self.peers.lost(&instance),
            Order::Adapter(problem) => self.adapter = problem,
            Order::NetworkChanged => self.change_network(),
            Order::Invite { peer, settings } => return self.invite(&peer, settings),
            Order::GoOn(peer) => return self.go_on(&peer),
            Order::Withdraw => self.withdraw(),
            Order::Answer(accept) => self.answer(accept)?,
            Order::Join { text, is_link } => return self.join(&text, is_link),
            Order::Forget(peer) => return self.forget(&peer),
            Order::Verify { peer, verified } => return self.verify(&peer, verified),
            Order::Leave => return self.leave(),
            Order::GoBack => self.go_back(),
            Order::Background => self.set_background(true),
            Order::Foreground => self.set_background(false),
            Order::Mute(muted) => self.mute(muted),
            Order::Ready(true) => return self.run_order(GuestOrder::Ready),
            order => return self.run_act(order),
        }
        Ok(())
    }

    fn open_page(&mut self) {
        self.open = true;
        self.opened_ms = self.shared.time.steady_ms();
        self.problem = None;
        self.look_at_addresses();
        self.look_at_games();
        self.host();
    }

    fn shut_page(&mut self) {
        self.open = false;
        self.withdraw();
        self.peers.forget_found();
        self.problem = None;
        if self.kept.place.is_none() {
            self.away = None;
        }
        self.stop_hosting_if_idle();
    }

    /// Listens, if that is not done already.
    pub(super) fn host(&mut self) {
        if self.hosting.is_some() {
            return;
        }
        let before = self.kept.place.as_ref().map(|place| place.port).filter(|port| *port != 0);
        let (hello, known) = (self.hello(), self.kept.known());
        match Hosting::start(&self.shared, &self.identity, hello, (self.versions, known), before) {
            Ok(hosting) => {
                let place = self.kept.place.as_ref().filter(|place| place.host.is_none());
                let membership = place.map(|place| place.membership.clone());
                self.hosting = Some(hosting);
                self.go_in(membership);
            }
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// Goes into one's own hall.
    fn go_in(&mut self, membership: Option<Membership>) {
        if let Some(door) = self.hosting.as_ref().map(Hosting::door) {
            self.door_due_ms = self.shared.time.steady_ms() + DOOR_MS;
            self.door = self.call(None, Way::Door(door), Wish::Visit, membership);
        }
    }

    pub(super) fn stop_hosting_if_idle(&mut self) {
        let plays_here = self.kept.place.as_ref().is_some_and(|place| place.host.is_none());
        if !self.open && !plays_here && self.lingers_until_ms.is_none() {
            self.stop_hosting();
        }
    }

    /// Others are told the new name: at once where nobody plays, else with the next link.
    fn greet_anew(&mut self) {
        if self.hosting.is_some() && self.kept.place.is_none() {
            self.host_anew();
        }
    }

    fn host_anew(&mut self) {
        self.stop_hosting();
        self.host();
    }

    fn stop_hosting(&mut self) {
        self.door = None;
        self.hosting = None;
    }

    fn call(
        &mut self,
        target: Option<Target>,
        way: Way,
        wish: Wish,
        membership: Option<Membership>,
    ) -> Option<Line> {
        let number = self.next_line();
        let observer =
            Box::new(Reporter { line: number, tasks: self.tasks.clone(), backlog: Arc::default() });
        let time = Arc::clone(&self.shared.time);
        let plan = GuestPlan {
            identity: self.identity.clone(),
            hello: self.hello(),
            versions: self.versions,
            way,
            known: self.kept.known().into(),
            membership,
            clock: Arc::new(move || time.steady_ms()),
        };
        let driver = GuestDriver::start(plan, observer).ok();
        if driver.is_none() {
            self.problem = Some(NearbyProblem::Failed);
        }
        Some(Line {
            number,
            driver: driver?,
            key: target.as_ref().and_then(|target| target.expected),
            target,
            wish,
            facts: Facts::none(),
            code: None,
            parted: None,
            said: 0,
            muted: false,
            left: None,
            back_ms: None,
            missed: None,
            gone: [None, None],
            agreed: None,
        })
    }

    fn call_away(&mut self, target: Target, wish: Wish, membership: Option<Membership>) {
        let way = Way::Network { addresses: target.addresses.clone(), expected: target.expected };
        // The old line ends before the new one begins: a host takes the newest for the right one.
        self.away = None;
        self.away = self.call(Some(target), way, wish, membership);
    }

    pub(super) fn check_free(&self) -> Result<(), AppError> {
        if self.kept.place.is_some() { Err(AppError::InRoom) } else { Ok(()) }
    }

    fn invite(&mut self, peer: &str, settings: RoomSettings) -> Result<(), AppError> {
        self.check_free()?;
        let target = self.peers.target(peer, &self.kept.met);
        let target = target.ok_or(AppError::BadSetting { detail: format!("nobody is called {peer}") })?;
        self.kept.settings = settings.clone();
        self.kept.write_own(&self.shared.store)?;
        self.begin_calling(target, settings, None);
        Ok(())
    }

    /// Calls somebody and invites them, to a new game or to go on with one.
    pub(super) fn begin_calling(&mut self, target: Target, settings: RoomSettings, game: Option<GoingOn>) {
        let mark = game.as_ref().map(|game| game.mark.clone());
        self.note_calling(&target, game);
        self.call_away(target, Wish::Invite(Box::new(settings), mark), None);
    }

    pub(super) fn note_calling(&mut self, target: &Target, game: Option<GoingOn>) {
        self.withdraw();
        self.problem = None;
        self.peers.try_again(&target.id);
        let (peer, name) = (target.id.clone(), target.name.clone());
        self.outgoing = Some(Calling {
            peer,
            name,
            game,
            state: OutgoingState::Connecting,
            until_ms: 0,
            due_ms: None,
            trust: None,
        });
    }

    fn join(&mut self, text: &str, is_link: bool) -> Result<(), AppError> {
        self.check_free()?;
        let read = if is_link { self.read_link(text) } else { read_typed(text) };
        match read {
            Ok(target) => {
                self.peers.typed(target.clone());
                let settings = self.kept.settings.clone();
                self.begin_calling(target, settings, None);
            }
            Err(problem) => self.problem = Some(problem),
        }
        Ok(())
    }

    fn read_link(&self, text: &str) -> Result<Target, NearbyProblem> {
        let link: JoinLink = text.parse().map_err(|_| NearbyProblem::NoLink)?;
        if link.peer == Some(self.me()) {
            return Err(NearbyProblem::Oneself);
        }
        let known = self.kept.met.iter().find(|met| Some(met.key.peer_id()) == link.peer);
        let address = link.addresses.first().ok_or(NearbyProblem::NoLink)?;
        let name = known.map_or_else(|| address.to_string(), |met| met.name.clone());
        let id = typed_id(&address.to_string());
        Ok(Target { id, name, expected: known.map(|met| met.key), addresses: link.addresses })
    }

    /// Stops calling; who was invited is told.
    pub(super) fn withdraw(&mut self) {
        let Some(calling) = self.outgoing.take() else { return };
        if calling.state == OutgoingState::Waiting
            && let Some(away) = self.away.as_ref().filter(|line| line.is_here())
        {
            away.act(Act::Withdraw);
        }
        if self.kept.place.is_none() {
            self.hang_up();
        }
    }

    /// Ends the line to another host, which is said goodbye to.
    pub(super) fn hang_up(&mut self) {
        if let Some(away) = self.away.take() {
            away.driver.order(GuestOrder::Leave);
            // Its goodbye may take a moment, for which nobody has to wait.
            std::thread::spawn(move || drop(away));
        }
        if let Some(door) = &self.door {
            door.driver.order(GuestOrder::Inviting(None, None));
        }
    }

    fn answer(&mut self, accept: bool) -> Result<(), AppError> {
        if accept {
            self.check_free()?;
        }
        let Some(door) = self.door.as_ref() else { return Ok(()) };
        let Some(invitation) = door.facts.invitations.first().cloned() else { return Ok(()) };
        let arrived = self.arrived.iter().find(|arrived| arrived.id == invitation.id);
        let game = arrived.and_then(|arrived| arrived.game).filter(|_| accept);
        door.driver.order(match game.and_then(|(shared, _)| self.record_across(shared)) {
            Some(game) => GuestOrder::GoOn(invitation.id, game),
            None => GuestOrder::Reply(invitation.id, accept),
        });
        if accept {
            self.withdraw();
            let name = invitation.name.as_str().to_owned();
            self.meet(invitation.key, name, Vec::new())?;
        }
        Ok(())
    }

    fn forget(&mut self, peer: &str) -> Result<(), AppError> {
        self.peers.forget(peer);
        self.kept.met.retain(|met| key_id(met.key) != peer);
        self.kept.games.retain(|shared| peer_id(shared.peer) != peer);
        self.kept.write_games(&self.shared.store)?;
        self.look_at_games();
        self.kept.write_met(&self.shared.store)
    }

    fn verify(&mut self, peer: &str, verified: bool) -> Result<(), AppError> {
        for met in self.kept.met.iter_mut().filter(|met| key_id(met.key) == peer) {
            met.verified = verified;
        }
        self.kept.write_met(&self.shared.store)
    }

    fn change_network(&mut self) {
        self.look_at_addresses();
        self.peers.forget_found();
        self.opened_ms = self.shared.time.steady_ms();
        if let Some(away) = &self.away {
            away.driver.order(GuestOrder::Foreground);
        }
    }

    fn set_background(&mut self, background: bool) {
        if self.background == background {
            return;
        }
        self.background = background;
        if let Some(away) = &self.away {
            let order = if background { GuestOrder::Background } else { GuestOrder::Foreground };
            away.driver.order(order);
        }
        if let Some(hosting) = &self.hosting {
            hosting.set_away(background);
            if !background && !hosting.is_listening() {
                self.host_anew();
            }
        }
    }

    /// A host that was found elsewhere than it was before is called there.
    fn find_host_again(&mut self) {
        let Some(away) = self.away.as_ref().filter(|line| !line.is_here()) else { return };
        let Some(place) = self.kept.place.clone() else { return };
        let Some(host) = place.host.as_ref() else { return };
        let Some(key) = host.key.or(away.key) else { return };
        let mut addresses = self.peers.addresses_of(key);
        if addresses.is_empty() || addresses.iter().all(|address| host.addresses.contains(address)) {
            return;
        }
        addresses.extend(
            host.addresses.iter().filter(|address| !addresses.contains(address)).copied().collect::<Vec<_>>(),
        );
        addresses.truncate(8);
        let host = PlaceHost { key: Some(key), addresses, ..host.clone() };
        self.store_place(Some(Place { host: Some(host), ..place }));
        self.go_back();
    }

    /// Back to the room of the last time.
    pub(super) fn go_back(&mut self) {
        let Some(place) = self.kept.place.clone() else { return };
        let (connected, running, sending) = (false, false, None);
        let across = Across { me: place.me, connected, running, sending, way: self.way() };
        let left = self.shared.expect_room(place.game, across);
        match place.host {
            None => self.host(),
            Some(PlaceHost { key, name, addresses }) => {
                let id = key.map_or_else(String::new, key_id);
                let target = Target { id, name, addresses, expected: key };
                self.call_away(target, Wish::Visit, Some(place.membership));
            }
        }
        if let Some(line) = self.place_line_mut() {
            line.left = left.or(line.left);
        }
    }

    /// Leaves the room, or the hall that one visits.
    fn leave(&mut self) -> Result<(), AppError> {
        let Some(place) = self.kept.place.clone() else {
            self.outgoing = None;
            self.hang_up();
            return Ok(());
        };
        if place.host.is_some() {
            self.hang_up();
        } else if let Some(door) = self.door.take() {
            // Whoever is left alone in a game has some time to claim it.
            let plays = door.room().is_some_and(|room| room.state().running().is_some());
            self.lingers_until_ms = plays.then(|| self.shared.time.steady_ms() + LINGER_MS);
            door.driver.order(GuestOrder::Leave);
            drop(door);
        }
        self.out_of_room()?;
        if place.host.is_none() {
            self.stop_hosting_if_idle();
            self.go_in(None);
        }
        Ok(())
    }

    /// One is in no room any more.
    pub(super) fn out_of_room(&mut self) -> Result<(), AppError> {
        let left = self.kept.place.clone();
        if let Some(place) = &left {
            self.note_left(place);
        }
        self.store_place(None);
        (self.refused, self.outgoing) = (None, None);
        self.shared.leave_room(left.map_or(0, |place| place.aside))
    }

    fn mute(&mut self, muted: bool) {
        let Some(line) = self.place_line_mut() else { return };
        let Some(room) = line.room() else { return };
        let mine = room.seat();
        let others = SeatNo::BOTH.into_iter().filter(|seat| Some(*seat) != mine);
        let peers: Vec<_> =
            others.filter_map(|seat| room.state().seat(seat)).map(|state| state.peer).collect();
        line.muted = muted;
        for peer in peers {
            line.driver.order(GuestOrder::Mute(peer, muted));
        }
    }

    /// Takes something to the room's host, or to that of the hall that one visits.
    fn run_order(&mut self, order: GuestOrder) -> Result<(), AppError> {
        let line = if self.kept.place.is_some() { self.place_line() } else { self.away.as_ref() };
        let line = line.filter(|line| line.is_here()).ok_or(RoomRefusal::Offline)?;
        line.driver.order(order);
        self.refused = None;
        // Whoever does something has seen what was missed; what one does oneself was not.
        if let Some(line) = self.place_line_mut() {
            (line.left, line.back_ms, line.missed) = (None, None, None);
        }
        Ok(())
    }

    fn run_act(&mut self, order: Order) -> Result<(), AppError> {
        let code = |code: Name| Some(code).filter(|code| !code.as_str().is_empty());
        let act = match order {
            Order::OpenRoom { settings, code: given } => Act::Open { settings, code: code(given) },
            Order::EnterRoom { room, code: given } => Act::Enter { room, code: code(given) },
            Order::Sit(seat) => Act::Sit { seat },
            Order::Stand => Act::Stand,
            Order::Say(what) => Act::Say { what },
            Order::Claim => Act::Claim,
            Order::Settle(settings) => Act::Settle { settings },
            _ => Act::Unready,
        };
        self.run_order(GuestOrder::Act(act))
    }

    /// Takes to the host what somebody at the table wants.
    pub(super) fn run_errand(&mut self, errand: Errand) {
        let order = match errand {
            Errand::Do(action) => GuestOrder::Act(Act::Play { action }),
            Errand::Ready => GuestOrder::Ready,
        };
        if self.run_order(order).is_err() {
            self.refused = Some(RoomRefusal::Offline);
            self.shared.give_up_sending();
        }
    }
}

fn read_typed(text: &str) -> Result<Target, NearbyProblem> {
    let address = typed_address(text).map_err(|_| NearbyProblem::NoAddress)?;
    let name = text.trim().to_owned();
    Ok(Target { id: typed_id(text), name, addresses: vec![address], expected: None })
}
