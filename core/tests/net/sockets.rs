//! The driver over real sockets of this computer: a host and guests in one process.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Shutdown, SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread;

use tengen_core::board::Stone;
use tengen_core::game::{Action, ColourChoice};
use tengen_core::net::driver::{
    Connection, GuestOrder, HostDriver, HostOrder, HostPlan, HostTask, Listening, Waiting, Way,
};
use tengen_core::net::hall::HallLimits;
use tengen_core::net::link::{Code, KnownPeer, LinkError, Versions};
use tengen_core::net::room::{Phase, RoomSettings, SeatNo};
use tengen_core::net::session::{Act, Answer, Contact, Farewell, InvitationEnd, NotSent, Why};
use tokio::net::TcpListener;

use crate::pair::identity;
use crate::players::{Disk, PATIENCE, Player, Seen, has_begun, home, host, plan, to};

fn begin(host: &Player, guest: &Player) {
    host.wait("the lobby", |seen| seen.contact == Contact::Here);
    host.act(Act::Open { settings: RoomSettings::casual(), code: None });
    host.wait("a room", |seen| seen.room.is_some());
    guest.wait("the room in the lobby", |seen| seen.lobby == 1);
    guest.act(Act::Enter { room: 1, code: None });
    guest.act(Act::Sit { seat: None });
    guest
        .wait("a seat", |seen| seen.membership.as_ref().is_some_and(|membership| membership.token.is_some()));
    host.driver.order(GuestOrder::Ready);
    guest.driver.order(GuestOrder::Ready);
    for player in [host, guest] {
        player.wait("a game", |seen| seen.room.as_ref().is_some_and(|room| room.phase == Phase::Playing));
    }
}

#[test]
fn a_phone_that_hosts_plays_by_its_own_door_against_one_on_the_network() {
    let disk = Disk::default();
    let (hall, address, codes) = host(&disk, 0);
    // The host's own player has the host's own key.
    let home = Player::start(100, Way::Door(hall.door()), None);
    let away = Player::start(1, to(address), None);
    begin(&home, &away);
    for (n, point) in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"].into_iter().enumerate() {
        let player = if n % 2 == 0 { &home } else { &away };
        player.play(point);
        let (one, other) = (home.wait_plies(n + 1), away.wait_plies(n + 1));
        assert_eq!(one, other);
    }
    home.driver.order(GuestOrder::Act(Act::Leave));
    let end = away.wait("the result", |seen| seen.room.as_ref().is_some_and(|room| room.seats[0].is_none()));
    assert_eq!(end.room.unwrap().wins, [1, 0]);
    let shown: Vec<Code> =
        [&codes.recv_timeout(PATIENCE), &codes.recv_timeout(PATIENCE)].map(|code| code.unwrap()).to_vec();
    assert!(end.codes.iter().all(|code| shown.contains(code)) && end.codes.len() == 1);
    drop(hall);
    away.wait("a farewell", |seen| seen.parted == [Farewell::Stopping]);
}

#[test]
fn a_guest_and_a_host_that_end_are_back_at_their_board() {
    let disk = Disk::default();
    let (hall, address, _codes) = host(&disk, 0);
    let (one, other) = (Player::start(1, to(address), None), Player::start(2, to(address), None));
    begin(&one, &other);
    one.play("h8");
    one.wait_plies(1);
    // A guest's process ends without a word; what it remembered is enough.
    let known =
        |seen: &Seen| seen.room.as_ref().is_some_and(|room| room.game.as_ref().is_some_and(has_begun));
    let remembered = other.wait("the first move", known).membership;
    drop(other);
    let other = Player::start(2, to(address), remembered);
    other.wait_plies(1);
    other.play("h9");
    one.wait_plies(2);
    // The host ends and starts again, at the same port, from what was stored.
    hall.order(HostOrder::Stop);
    drop(hall);
    one.wait("the loss of the host", |seen| seen.contact == Contact::Calling);
    let (_hall, again, _codes) = host(&disk, address.port());
    assert_eq!(again, address);
    one.wait("the host again", |seen| seen.contact == Contact::Here && seen.room.is_some());
    other.wait("the host again", |seen| seen.contact == Contact::Here && seen.room.is_some());
    one.play("i8");
    other.wait_plies(3);
}

#[test]
fn what_is_no_guest_harms_no_game_and_somebody_else_is_no_host() {
    let disk = Disk::default();
    let (_hall, address, _codes) = host(&disk, 0);
    let (one, other) = (Player::start(1, to(address), None), Player::start(2, to(address), None));
    begin(&one, &other);
    let mut web = TcpStream::connect(address).unwrap();
    web.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    web.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut answer = Vec::new();
    // Its preamble and the end of the connection, which may come as a reset.
    let _ = web.read_to_end(&mut answer);
    assert!(answer.len() <= 8, "{answer:?}");
    let silent = TcpStream::connect(address).unwrap();
    one.play("h8");
    other.wait_plies(1);
    drop(silent);
    let wary = Player::start(
        3,
        Way::Network { addresses: vec![address], expected: Some(identity(9).public()) },
        None,
    );
    wary.wait("a refusal", |seen| seen.link_error == Some(LinkError::OtherKey));
    let nobody = "127.0.0.1:1".parse().unwrap();
    let lost = Player::start(4, Way::Network { addresses: vec![nobody], expected: None }, None);
    lost.wait("a refusal", |seen| seen.link_error == Some(LinkError::Cut));
    lost.play("h8");
    lost.wait("a refusal", |seen| seen.not_sent == Some(NotSent::Offline));
}

#[test]
fn two_phones_meet_by_an_invitation_and_both_show_the_same_digits() {
    let disk = Disk::default();
    let (listener, address) = home(0);
    let (visible, _codes) = plan(&disk, 100, HallLimits::PHONE);
    let hall = HostDriver::start(visible, listener).unwrap();
    let owner = Player::start(100, Way::Door(hall.door()), None);
    owner.wait("its own hall", |seen| seen.contact == Contact::Here);
    let other = Player::start(1, Way::Network { addresses: vec![address], expected: None }, None);
    other.wait("the phone", |seen| seen.contact == Contact::Here);
    let settings = RoomSettings { first: ColourChoice::White, ..RoomSettings::casual() };
    other.driver.order(GuestOrder::Invite(settings, None));
    let asked = owner.wait("an invitation", |seen| !seen.invitations.is_empty());
    let invitation = &asked.invitations[0];
    assert_eq!(invitation.key, identity(1).public());
    owner.driver.order(GuestOrder::Reply(invitation.id, true));
    let playing = other.wait("a game", |seen| seen.phase() == Some(Phase::Playing));
    assert_eq!((playing.codes, playing.replied), (vec![invitation.code], vec![InvitationEnd::Accepted]));
    assert_eq!((playing.seat, playing.opened), (Some(SeatNo::First), vec![identity(100).public()]));
    owner.wait("a game", |seen| seen.phase() == Some(Phase::Playing));
    owner.play("h8");
    other.wait_plies(1);
    let status = hall.status().unwrap();
    assert_eq!((status.rooms, status.games, status.seats, status.links, status.moves), (1, 1, 2, 2, 1));
    assert!(status.received > 4 && status.sent > 6);
    hall.order(HostOrder::Stop);
    other.wait("a farewell", |seen| seen.parted == [Farewell::Stopping]);
}

#[test]
fn an_older_minor_and_a_newer_one_play_whichever_hosts() {
    let old = Versions { max_minor: 0, ..Versions::OURS };
    let new = Versions { max_minor: 9, ..Versions::OURS };
    for (hosts, calls) in [(old, new), (new, old)] {
        let disk = Disk::default();
        let (listener, address) = home(0);
        let (mut hall, _codes) = plan(&disk, 100, HallLimits::HALL);
        hall.versions = hosts;
        let hall = HostDriver::start(hall, listener).unwrap();
        let one = Player::speaking(hosts, 100, Way::Door(hall.door()), None);
        let other = Player::speaking(calls, 1, to(address), None);
        begin(&one, &other);
        one.play("h8");
        other.wait_plies(1);
        other.play("h9");
        one.wait_plies(2);
        other.act(Act::Play { action: Action::Resign(Stone::White) });
        let end = other.wait("the end", |seen| seen.phase() == Some(Phase::Finished));
        assert_eq!(end.agreed.map(|agreed| agreed.minor), Some(0));
        drop(one);
    }
    let (listener, address) = home(0);
    let (mut hall, _codes) = plan(&Disk::default(), 100, HallLimits::HALL);
    hall.versions = Versions { major: 2, min_minor: 0, max_minor: 0 };
    let _hall = HostDriver::start(hall, listener).unwrap();
    let outdated = Player::start(1, to(address), None);
    outdated.wait("a refusal", |seen| matches!(seen.link_error, Some(LinkError::Version(_))));
}

#[test]
fn who_answered_once_must_answer_again() {
    let (listener, address) = home(0);
    let (first, _codes) = plan(&Disk::default(), 100, HallLimits::HALL);
    let first = HostDriver::start(first, listener).unwrap();
    // Called by its address alone.
    let guest = Player::start(1, Way::Network { addresses: vec![address], expected: None }, None);
    guest.wait("the host", |seen| seen.contact == Contact::Here);
    drop(first);
    let (listener, again) = home(address.port());
    assert_eq!(again, address);
    let (other, _codes) = plan(&Disk::default(), 101, HallLimits::HALL);
    let _other = HostDriver::start(other, listener).unwrap();
    let seen = guest.wait("a refusal", |seen| seen.link_error == Some(LinkError::OtherKey));
    assert_eq!(seen.opened, [identity(100).public()]);
}

#[test]
fn a_second_connection_takes_over_and_without_the_token_gets_no_seat() {
    let disk = Disk::default();
    let (_hall, address, _codes) = host(&disk, 0);
    let (one, other) = (Player::start(1, to(address), None), Player::start(2, to(address), None));
    begin(&one, &other);
    one.play("h8");
    let membership = other.wait("the first move", |seen| {
        seen.room.as_ref().is_some_and(|room| room.game.as_ref().is_some_and(has_begun))
    });
    other.play("h9");
    one.wait_plies(2);
    // The same installation, once more, which has forgotten its seat.
    let twin = Player::start(2, to(address), None);
    other.wait("its successor", |seen| seen.parted == [Farewell::Replaced] && seen.contact == Contact::Off);
    twin.wait("the lobby", |seen| seen.lobby == 1);
    twin.act(Act::Enter { room: 1, code: None });
    twin.act(Act::Sit { seat: None });
    let refused = [Answer::Done, Answer::Refused(Why::NotNow)];
    let seen = twin.wait("two answers", |seen| seen.answers == refused);
    assert_eq!(seen.seat, None);
    drop(twin);
    let back = Player::start(2, to(address), membership.membership);
    back.wait("its seat", |seen| seen.seat == Some(SeatNo::Second));
}

/// Somebody who was met when both spoke a newer major than now.
fn newer_before(number: u8) -> Arc<[KnownPeer]> {
    let (key, name, major) = (identity(number).public(), String::new(), Versions::OURS.major + 1);
    Arc::new([KnownPeer { key, name, verified: true, major }])
}

#[test]
fn somebody_known_who_speaks_an_older_major_than_before_is_refused_at_both_ends() {
    let (_hall, address, _codes) = host(&Disk::default(), 0);
    let wary = Player::knowing(newer_before(100), Versions::OURS, 1, to(address), None);
    let seen = wary.wait("a refusal", |seen| matches!(seen.link_error, Some(LinkError::Downgraded(_))));
    assert_eq!((seen.opened.len(), seen.contact == Contact::Here), (0, false));
    let (listener, address) = home(0);
    let (plan, _codes) = plan(&Disk::default(), 101, HallLimits::HALL);
    let wary = HostDriver::start(HostPlan { known: newer_before(1), ..plan }, listener).unwrap();
    let by_address = || Way::Network { addresses: vec![address], expected: None };
    let (older, other) = (Player::start(1, by_address(), None), Player::start(2, by_address(), None));
    older.wait("the end of its link", |seen| seen.link_error.is_some());
    other.wait("the host", |seen| seen.contact == Contact::Here);
    assert_eq!(wary.status().unwrap().links, 1);
}

/// A listener that has no more descriptors for a while.
struct Exhausted {
    listener: TcpListener,
    failures: usize,
}

impl Listening for Exhausted {
    fn accept(&mut self) -> Waiting<'_, (Connection, IpAddr)> {
        if self.failures > 0 {
            self.failures -= 1;
            // EMFILE.
            return Box::pin(async { Err(io::Error::from_raw_os_error(24)) });
        }
        Listening::accept(&mut self.listener)
    }
}

#[test]
fn a_host_without_descriptors_waits_and_goes_on() {
    let (listener, address) = home(0);
    let (plan, _codes) = plan(&Disk::default(), 100, HallLimits::HALL);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let listener = {
        let _inside = runtime.enter();
        TcpListener::from_std(listener).unwrap()
    };
    let (task, door) = HostTask::new(plan, [1; 32], Box::new(Exhausted { listener, failures: 3 }));
    let running = thread::spawn(move || runtime.block_on(task.run()));
    let guest = Player::start(1, to(address), None);
    guest.wait("the host", |seen| seen.contact == Contact::Here);
    door.order(HostOrder::Stop);
    running.join().unwrap();
}

/// The way to `target` through somebody who passes on `piece` bytes at a time.
fn through(target: SocketAddr, piece: usize) -> SocketAddr {
    let (listener, address) = home(0);
    listener.set_nonblocking(false).unwrap();
    let pass_on = move |mut from: TcpStream, mut to: TcpStream| {
        let mut bytes = vec![0; piece];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            if to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Write);
    };
    thread::spawn(move || {
        for near in listener.incoming() {
            let (Ok(near), Ok(far)) = (near, TcpStream::connect(target)) else { return };
            for stream in [&near, &far] {
                stream.set_nodelay(true).unwrap();
            }
            let (near_again, far_again) = (near.try_clone().unwrap(), far.try_clone().unwrap());
            thread::spawn(move || pass_on(near, far));
            thread::spawn(move || pass_on(far_again, near_again));
        }
    });
    address
}

#[test]
fn a_game_is_the_same_however_its_bytes_are_cut() {
    let disk = Disk::default();
    let (_hall, address, _codes) = host(&disk, 0);
    let one = Player::start(1, to(through(address, 1)), None);
    let other = Player::start(2, to(through(address, 7)), None);
    begin(&one, &other);
    for (n, point) in ["h8", "h9", "i8", "i9"].into_iter().enumerate() {
        [&one, &other][n % 2].play(point);
        assert_eq!(one.wait_plies(n + 1), other.wait_plies(n + 1));
    }
}
