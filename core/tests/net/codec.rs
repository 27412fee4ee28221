//! What is said, byte for byte. The lines of `messages/minor_0_*.jsonl` must read for ever, as those of every later minor;
//! those of `messages/bad.txt` are what broken or hostile programs could send.

use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tengen_core::board::{Size, Stone};
use tengen_core::game::{Action, Clocks, ColourChoice, Entry, Game, OfferKind, TimeControl};
use tengen_core::net::hall::StoredRoom;
use tengen_core::net::link::{Code, Commitment, Nonce, PublicKey};
use tengen_core::net::room::{
    Claim, ClosedWhy, GameOfRoom, Phase, Phrase, Presence, RoomEvent, RoomSettings, RoomState, Said, SeatNo,
    SeatState,
};
use tengen_core::net::session::{
    Act, Answer, Entered, Farewell, GameMark, Guest, GuestInput, Invitation, InvitationEnd, RoomSummary,
    SeatToken, ToGuest, ToHost, Wait, Why,
};
use tengen_core::net::wire::{Hello, Name, decode, encode};
use tengen_core::rules::opening::{Choice, Opening, Pattern, Protocol};
use tengen_core::rules::{FoulPolicy, FoulSet, RuleSet};

use crate::world::{World, at, message};

/// The lines by what they are.
pub const FILES: [(&str, &str); 7] = [
    ("minor_0_to_host", include_str!("messages/minor_0_to_host.jsonl")),
    ("minor_0_to_guest", include_str!("messages/minor_0_to_guest.jsonl")),
    ("minor_1_to_host", include_str!("messages/minor_1_to_host.jsonl")),
    ("minor_1_to_guest", include_str!("messages/minor_1_to_guest.jsonl")),
    ("minor_2_to_host", include_str!("messages/minor_2_to_host.jsonl")),
    ("minor_2_to_guest", include_str!("messages/minor_2_to_guest.jsonl")),
    ("bad", include_str!("messages/bad.txt")),
];
const MINOR_0: [&str; 2] = [FILES[0].1, FILES[1].1];
const MINOR_1: [&str; 2] = [FILES[2].1, FILES[3].1];
const MINOR_2: [&str; 2] = [FILES[4].1, FILES[5].1];
const BAD: &str = FILES[6].1;

fn to_guest_lines() -> impl Iterator<Item = &'static str> {
    [MINOR_0, MINOR_1, MINOR_2].into_iter().flat_map(|[_, to_guest]| to_guest.lines())
}

fn all_lines() -> impl Iterator<Item = &'static str> {
    [MINOR_0, MINOR_1, MINOR_2].into_iter().flatten().flat_map(str::lines)
}

fn li() -> Hello {
    let (app, name) = (Name::new("0.1.0"), Name::new("小李"));
    Hello { minor: 0, app, name, caps: vec![Name::new("swap2")] }
}

fn settings() -> RoomSettings {
    let black = TimeControl::Byoyomi { main_ms: 300_000, periods: 3, period_ms: 30_000 };
    let white = TimeControl::Fischer { main_ms: 180_000, increment_ms: 2_000, early: true };
    RoomSettings {
        name: Name::new("Table 1"),
        size: Size::STANDARD,
        rules: RuleSet::Renju,
        clocks: Clocks { black, white },
        undos: Some(3),
        first: ColourChoice::Lot,
        ..RoomSettings::casual()
    }
}

fn actions() -> Vec<Action> {
    let offer = |kind| Action::Offer { kind, by: Stone::White };
    vec![
        Action::Play(at("h8")),
        Action::Undo,
        Action::Redo,
        Action::Resign(Stone::Black),
        Action::TimeUp,
        Action::NoShow(Stone::White),
        Action::Abandon(Stone::Black),
        offer(OfferKind::Undo { ply: 3 }),
        offer(OfferKind::Draw),
        offer(OfferKind::Restart),
        offer(OfferKind::Clocks(settings().clocks)),
        Action::Accept(Stone::Black),
        Action::Decline(Stone::White),
    ]
}

fn to_host() -> Vec<ToHost> {
    let (commitment, nonce, token) = (Commitment::new([1; 32]), Nonce::new([2; 16]), SeatToken::new([3; 16]));
    let (settings, code) = (settings(), Some(Name::new("4711")));
    let text = Said::Text("好棋 \"!\"".to_owned());
    let mut acts = vec![
        Act::Open { settings: settings.clone(), code: code.clone() },
        Act::Enter { room: 3, code: None },
        Act::Sit { seat: Some(SeatNo::Second) },
        Act::Sit { seat: None },
        Act::Stand,
        Act::Leave,
        Act::Settle { settings: RoomSettings::casual() },
        Act::Ready { commitment },
        Act::Unready,
        Act::Reveal { nonce },
        Act::Claim,
        Act::Say { what: Said::Phrase(Phrase::GoodGame) },
        Act::Say { what: text },
    ];
    acts.extend(actions().into_iter().map(|action| Act::Play { action }));
    let done = (1..).zip(acts).map(|(id, act)| ToHost::Do { id, rev: 7, act });
    let others = [
        ToHost::Hello { hello: li() },
        ToHost::CodeCommit { commitment },
        ToHost::CodeReveal { nonce },
        ToHost::Resume { room: 1, rev: 40, token: Some(token), code },
        ToHost::Resume { room: 1, rev: 0, token: None, code: None },
        ToHost::Resync,
        ToHost::Away,
        ToHost::Ping,
        ToHost::Pong,
        ToHost::Bye,
    ];
    others.into_iter().chain(done).collect()
}

fn events() -> Vec<RoomEvent> {
    let (seat, name, peer) = (SeatNo::First, Name::new("小李"), PublicKey([4; 32]).peer_id());
    let names = [&name, &Name::new("Bo")];
    let mut events = vec![
        RoomEvent::Settled { settings: settings() },
        RoomEvent::Sat { seat, peer, name: name.clone() },
        RoomEvent::Stood { seat },
        RoomEvent::Readied { seat, commitment: Some(Commitment::new([1; 32])) },
        RoomEvent::Readied { seat, commitment: None },
        RoomEvent::Drawing,
        RoomEvent::Revealed { seat, nonce: Nonce::new([2; 16]) },
        RoomEvent::Started { setup: settings().setup(names, SeatNo::Second, 0), black: SeatNo::Second },
        RoomEvent::MayClaim { seat, claim: Claim::NoShow },
        RoomEvent::MayClaim { seat, claim: Claim::Absent },
        RoomEvent::Paused { on: true },
        RoomEvent::Said { peer, name, what: Said::Phrase(Phrase::Hello) },
        RoomEvent::Closed { why: ClosedWhy::Empty },
    ];
    let presences = [Presence::Here, Presence::Reconnecting, Presence::Away, Presence::Left];
    events.extend(presences.map(|presence| RoomEvent::Presence { seat, presence }));
    let entry = |action| Entry { action, at_ms: 1_700_000_000_000, clock_ms: 12_345 };
    events.extend(actions().into_iter().map(|action| RoomEvent::Did { entry: entry(action) }));
    events
}

fn state() -> RoomState {
    let mut state = RoomState::new(settings());
    let names = [Name::new("小李"), Name::new("Bo")];
    let setup = settings().setup([&names[0], &names[1]], SeatNo::First, 0);
    let mut game = Game::new(setup.clone());
    for (n, action) in [
        Action::Play(at("h8")),
        Action::Play(at("h9")),
        Action::Offer { kind: OfferKind::Undo { ply: 0 }, by: Stone::Black },
        Action::Accept(Stone::White),
    ]
    .into_iter()
    .enumerate()
    {
        let ms = i64::try_from(n).unwrap() * 1_000;
        game.enter(Entry { action, at_ms: 1_700_000_000_000 + ms, clock_ms: ms }).unwrap();
    }
    let seat = |name: &Name, n| SeatState {
        peer: PublicKey([n; 32]).peer_id(),
        name: name.clone(),
        presence: Presence::Here,
        ready: None,
        nonce: None,
        claim: None,
    };
    state.seats = [Some(seat(&names[0], 4)), Some(seat(&names[1], 5))];
    state.game = Some(GameOfRoom { setup, black: SeatNo::First, game });
    (state.phase, state.wins) = (Phase::Playing, [2, 1]);
    state.chat.push_back((PublicKey([4; 32]).peer_id(), names[0].clone(), Said::Text("hi".into())));
    state
}

fn to_guest() -> Vec<ToGuest> {
    let summary = RoomSummary {
        room: 3,
        settings: settings(),
        seats: [Some(Name::new("小李")), None],
        phase: Phase::Open,
        watchers: 2,
        private: true,
    };
    let whys = [
        Why::Stale,
        Why::Forgotten,
        Why::NotInRoom,
        Why::NotSeated,
        Why::SeatTaken,
        Why::NoSuchRoom,
        Why::WrongCode,
        Why::Full,
        Why::NotNow,
        Why::NotAllowed,
        Why::Game,
        Why::ChatOff,
        Why::BadText,
        Why::BadSettings,
        Why::TooFast,
        Why::Unknown,
    ];
    let farewells = [
        Farewell::Stopping,
        Farewell::Replaced,
        Farewell::Flood,
        Farewell::Malformed,
        Farewell::Slow,
        Farewell::Silent,
        Farewell::Full,
        Farewell::CodeBroken,
    ];
    let (token, seat) = (Some(SeatToken::new([3; 16])), Some(SeatNo::First));
    let mut messages = vec![
        ToGuest::Hello { hello: li(), newest: 12 },
        ToGuest::CodeNonce { nonce: Nonce::new([2; 16]) },
        ToGuest::Lobby { rooms: vec![summary], newest: 0 },
        ToGuest::Answer { id: 5, answer: Answer::Done },
        ToGuest::Entered(Box::new(Entered {
            room: 3,
            rev: 9,
            state: state(),
            seat,
            token,
            newest: 4,
            ran_ms: 0,
            waits: [None; 2],
        })),
        ToGuest::Resumed { room: 3, seat, rev: 0, ran_ms: 0, waits: [None; 2] },
        ToGuest::InLobby { why: None },
        ToGuest::InLobby { why: Some(Why::NoSuchRoom) },
        ToGuest::Announcement { text: "Round two".to_owned() },
        ToGuest::HostAway { away: true },
        ToGuest::Ping,
        ToGuest::Pong,
    ];
    messages.extend(whys.map(|why| ToGuest::Answer { id: 6, answer: Answer::Refused(why) }));
    messages.extend(farewells.map(|why| ToGuest::Closing { why }));
    let hash = u64::MAX;
    messages.extend((1..).zip(events()).map(|(rev, event)| ToGuest::Event { rev, hash, event }));
    messages
}

/// What minor 1 added.
fn openings() -> RoomSettings {
    let opening = Opening::with_fifths(Protocol::Given(Pattern::new(16).unwrap()));
    let rules = RuleSet::Custom(FoulSet { overline: true, double_four: false, double_three: true });
    RoomSettings { rules, opening, fouls: FoulPolicy::Claim, no_show_s: 90, absent_s: 300, ..settings() }
}

fn choices() -> Vec<Action> {
    let pattern = Pattern::new(3).unwrap();
    let choices = [
        Choice::Swap,
        Choice::Stay,
        Choice::AddTwo,
        Choice::OfferFifths,
        Choice::Declare(3),
        Choice::Offer(at("j9")),
        Choice::Keep(at("j9")),
        Choice::Propose(pattern),
        Choice::Lay(pattern),
    ];
    choices.map(Action::Choose).into_iter().chain([Action::ClaimFoul, Action::WrongClaim]).collect()
}

fn to_host_1() -> Vec<ToHost> {
    let (commitment, peer) = (Commitment::new([1; 32]), PublicKey([4; 32]).peer_id());
    let mut acts = vec![
        Act::Open { settings: openings(), code: None },
        Act::Invite { settings: settings(), commitment, game: None },
        Act::Withdraw,
        Act::Reply { id: 3, accept: Some(commitment), game: None, end: None },
        Act::Reply { id: 3, accept: None, game: None, end: None },
        Act::Inviting { peer: Some(peer), commitment, game: None },
        Act::Inviting { peer: None, commitment, game: None },
    ];
    acts.extend(choices().into_iter().map(|action| Act::Play { action }));
    (1..).zip(acts).map(|(id, act)| ToHost::Do { id, rev: 7, act }).collect()
}

fn to_guest_1() -> Vec<ToGuest> {
    let (key, name, code) = (PublicKey([4; 32]), Name::new("小李"), Code::try_from(42_913).unwrap());
    let whys = [Why::Busy, Why::Nobody, Why::NoInvitation, Why::Invited, Why::Crossed, Why::TooOften];
    let ends = [
        InvitationEnd::Accepted,
        InvitationEnd::Declined,
        InvitationEnd::Expired,
        InvitationEnd::Withdrawn,
        InvitationEnd::Crossed,
        InvitationEnd::Busy,
        InvitationEnd::Lost,
    ];
    let (hash, seat, black) = (u64::MAX, Some(SeatNo::First), SeatNo::First);
    let setup = openings().setup([&name, &name], black, 0);
    let settings = openings();
    let mut messages = vec![
        ToGuest::Invited(Box::new(Invitation { id: 3, key, name, code, settings, game: None })),
        ToGuest::InvitationOver { id: 3, end: InvitationEnd::Withdrawn },
        ToGuest::Resumed { room: 3, seat, rev: 9, ran_ms: 12_345, waits: [None; 2] },
        ToGuest::Entered(Box::new(Entered {
            room: 3,
            rev: 9,
            state: in_opening(),
            seat,
            token: None,
            newest: 0,
            ran_ms: 5_000,
            waits: [None; 2],
        })),
        ToGuest::Event { rev: 1, hash, event: RoomEvent::Started { setup, black } },
    ];
    messages.extend(whys.map(|why| ToGuest::Answer { id: 6, answer: Answer::Refused(why) }));
    messages.extend(ends.map(|end| ToGuest::Replied { end }));
    let did = |action| RoomEvent::Did { entry: Entry { action, at_ms: 1_700_000_000_000, clock_ms: 12_345 } };
    messages.extend(choices().into_iter().map(|action| ToGuest::Event { rev: 2, hash, event: did(action) }));
    messages
}

/// What minor 2 added.
fn to_host_2() -> Vec<ToHost> {
    let (commitment, peer) = (Commitment::new([1; 32]), PublicKey([4; 32]).peer_id());
    let mark = GameMark { entries: 3, hashes: vec![u64::MAX, 2, 1] };
    let game = || state().game.map(Box::new);
    let acts = [
        Act::Invite { settings: settings(), commitment, game: Some(mark) },
        Act::Reply { id: 3, accept: Some(commitment), game: game(), end: None },
        Act::Reply { id: 3, accept: None, game: None, end: Some(InvitationEnd::OtherGame) },
        Act::Reply { id: 3, accept: None, game: None, end: Some(InvitationEnd::Ended) },
        Act::Inviting { peer: Some(peer), commitment, game: game() },
    ];
    (1..).zip(acts).map(|(id, act)| ToHost::Do { id, rev: 7, act }).collect()
}

fn to_guest_2() -> Vec<ToGuest> {
    let (key, name, code) = (PublicKey([4; 32]), Name::new("小李"), Code::try_from(42_913).unwrap());
    let game = Some(GameMark { entries: 3, hashes: vec![u64::MAX, 2, 1] });
    let waits = [Some(Wait { gone_ms: 4_000, due_ms: Some(116_000) }), None];
    let (seat, settings) = (Some(SeatNo::First), settings());
    let entered =
        Entered { room: 3, rev: 9, state: state(), seat, token: None, newest: 0, ran_ms: 5_000, waits };
    let taken_up = RoomEvent::TakenUp { game: Box::new(state().game.unwrap()) };
    vec![
        ToGuest::Invited(Box::new(Invitation { id: 3, key, name, code, settings, game })),
        ToGuest::Replied { end: InvitationEnd::OtherGame },
        ToGuest::Replied { end: InvitationEnd::Ended },
        ToGuest::Answer { id: 6, answer: Answer::Refused(Why::OtherGame) },
        ToGuest::Resumed { room: 3, seat, rev: 9, ran_ms: 12_345, waits },
        ToGuest::Entered(Box::new(entered)),
        ToGuest::InvitationsWaiting { ids: vec![3, 5] },
        ToGuest::Waits { seats: [None, Some(Wait { gone_ms: 0, due_ms: None })] },
        ToGuest::Event { rev: 3, hash: u64::MAX, event: taken_up },
    ]
}

/// A room in the middle of an opening, as deep in lists and objects as a room can be.
fn in_opening() -> RoomState {
    let mut state = state();
    let names = [Name::new("小李"), Name::new("Bo")];
    let settings = RoomSettings { opening: Opening::of(Protocol::Agreed), ..settings() };
    let setup = settings.setup([&names[0], &names[1]], SeatNo::First, 0);
    let mut game = Game::new(setup.clone());
    for choice in [Choice::Propose(Pattern::new(3).unwrap()), Choice::Lay(Pattern::new(3).unwrap())] {
        game.enter(Entry { action: Action::Choose(choice), at_ms: 1_700_000_000_000, clock_ms: 0 }).unwrap();
    }
    state.settings = settings;
    state.game = Some(GameOfRoom { setup, black: SeatNo::First, game });
    state
}

#[test]
fn every_message_reads_back() {
    fn back<T: Serialize + DeserializeOwned>(message: &T) -> T {
        decode(&encode(message).unwrap()).unwrap()
    }
    for message in to_host().iter().chain(&to_host_1()).chain(&to_host_2()) {
        assert_eq!(&back(message), message);
    }
    for message in to_guest().iter().chain(&to_guest_1()).chain(&to_guest_2()) {
        assert_eq!(&back(message), message);
    }
}

#[test]
fn every_message_reads_as_what_it_was() {
    fn read<T: DeserializeOwned>(lines: &str) -> Vec<T> {
        lines.lines().map(|line| decode(line.as_bytes()).unwrap()).collect()
    }
    assert_eq!(read::<ToHost>(MINOR_0[0]), to_host());
    assert_eq!(read::<ToGuest>(MINOR_0[1]), to_guest());
    assert_eq!(read::<ToHost>(MINOR_1[0]), to_host_1());
    assert_eq!(read::<ToGuest>(MINOR_1[1]), to_guest_1());
    assert_eq!(read::<ToHost>(MINOR_2[0]), to_host_2());
    assert_eq!(read::<ToGuest>(MINOR_2[1]), to_guest_2());
}

#[test]
fn what_a_newer_minor_adds_is_skipped() {
    let host = |text: &str| decode::<ToHost>(text.as_bytes());
    assert_eq!(host(r#"{"t":"teleport","to":[1,{"x":2}],"why":{}}"#), Ok(ToHost::Unknown));
    assert_eq!(host(r#"{"t":"ping","loud":true,"how":{"very":[1,2,3]}}"#), Ok(ToHost::Ping));
    let act = r#"{"t":"do","id":1,"rev":2,"act":{"a":"sing","song":["la","la"]}}"#;
    assert_eq!(host(act), Ok(ToHost::Do { id: 1, rev: 2, act: Act::Unknown }));
    let guest = |text: &str| decode::<ToGuest>(text.as_bytes());
    let event = r#"{"t":"event","rev":1,"hash":2,"event":{"e":"danced","with":"Bo"},"more":1}"#;
    assert_eq!(guest(event), Ok(ToGuest::Event { rev: 1, hash: 2, event: RoomEvent::Unknown }));
    assert_eq!(guest(r#"{"t":"closing","why":"rain"}"#), Ok(ToGuest::Closing { why: Farewell::Unknown }));
    let said = r#"{"t":"do","id":1,"rev":2,"act":{"a":"say","what":{"phrase":"yodel"}}}"#;
    assert_eq!(
        host(said),
        Ok(ToHost::Do { id: 1, rev: 2, act: Act::Say { what: Said::Phrase(Phrase::Unknown) } })
    );
}

#[test]
fn what_broken_or_hostile_programs_send_is_refused() {
    let mut seen = 0;
    for line in BAD.lines() {
        // What is meant for the other side has a name that is not known here.
        let host = decode::<ToHost>(line.as_bytes());
        let guest = decode::<ToGuest>(line.as_bytes());
        assert!(matches!(host, Err(_) | Ok(ToHost::Unknown)), "{line}");
        assert!(matches!(guest, Err(_) | Ok(ToGuest::Unknown)), "{line}");
        assert!(host.is_err() || guest.is_err(), "{line}");
        seen += 1;
    }
    assert!(seen > 25, "only {seen} lines");
}

/// Gives these bytes to a guest that has just called, and to one in a room: both must survive and go on.
fn use_as_guest(bytes: &[u8]) {
    for known in [None, Some("newest")] {
        let mut guest = Guest::new(li(), None, [9; 32]);
        guest.step(0, GuestInput::Start);
        guest.step(0, GuestInput::Linked(1, [0; 32]));
        let before = to_guest_lines().filter(|line| known.is_some_and(|known| line.contains(known)));
        for line in before {
            guest.step(0, GuestInput::Message(1, line.as_bytes()));
        }
        assert_eq!(guest.room().is_some(), known.is_some());
        guest.step(1, GuestInput::Message(1, bytes));
        for (n, line) in (2..).zip(to_guest_lines()) {
            guest.step(n, GuestInput::Message(1, line.as_bytes()));
            let _ = guest.command(n, Act::Stand);
        }
        guest.step(60_000, GuestInput::Timer);
    }
}

/// Gives them to a host with a game as well.
pub fn use_it(bytes: &[u8]) {
    use_as_guest(bytes);
    let mut world = World::new(2);
    world.start_all();
    let room = world.game(RoomSettings::casual());
    // By the one whose turn it is, so that as much as possible is done.
    let hello = message(&ToHost::Hello { hello: li() });
    let resume =
        message(&ToHost::Resume { room, rev: 0, token: world.guests[0].membership_token(), code: None });
    world.stranger(world.guests[0].key, &[hello, resume, bytes.to_vec()]);
    world.run(1_000);
    assert_eq!(StoredRoom::replay(world.stored.iter().cloned()).unwrap().len(), world.hall().rooms().count());
    world.play(1, "o15");
    world.assert_all_agree();
}

#[test]
fn no_number_of_a_host_is_too_great_for_its_guest() {
    let mut tried = 0;
    for line in to_guest_lines() {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        let leaves = leaves_mut(&mut message.clone()).len();
        for leaf in 0..leaves {
            for number in [u64::MAX, u64::MAX / 2, u64::from(u32::MAX), 1 << 63] {
                let mut changed = message.clone();
                *leaves_mut(&mut changed).swap_remove(leaf) = number.into();
                use_as_guest(changed.to_string().as_bytes());
                tried += 1;
            }
        }
    }
    assert!(tried > 1_000, "only {tried} messages");
}

fn cases() -> u32 {
    std::env::var("TENGEN_SEEDS").ok().and_then(|cases| cases.parse().ok()).unwrap_or(96)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn any_bytes_are_a_message_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        use_it(&bytes);
    }

    #[test]
    fn a_damaged_message_is_a_message_or_an_error(
        line in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4), 1..6),
    ) {
        let lines: Vec<_> = all_lines().chain(BAD.lines()).collect();
        let mut bytes = line.get(&lines).as_bytes().to_vec();
        for (place, byte, change) in changes {
            if bytes.is_empty() {
                break;
            }
            let place = place.index(bytes.len());
            match change {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                2 => drop(bytes.remove(place)),
                _ => bytes.truncate(place),
            }
        }
        use_it(&bytes);
    }

    /// The same with its values exchanged for others of the same or another kind, so that it stays JSON.
    #[test]
    fn a_message_with_other_values_is_a_message_or_an_error(
        line in any::<prop::sample::Index>(),
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
    ) {
        let lines: Vec<_> = all_lines().collect();
        let mut message: serde_json::Value = serde_json::from_str(lines[line.index(lines.len())]).unwrap();
        for (place, value) in places {
            let mut leaves = leaves_mut(&mut message);
            let place = place.index(leaves.len());
            *leaves.swap_remove(place) = value.get(&values()).clone();
        }
        use_it(message.to_string().as_bytes());
    }
}

fn leaves_mut(value: &mut serde_json::Value) -> Vec<&mut serde_json::Value> {
    let mut leaves = Vec::new();
    collect(value, &mut leaves);
    leaves
}

fn collect<'a>(value: &'a mut serde_json::Value, leaves: &mut Vec<&'a mut serde_json::Value>) {
    if value.as_array().is_some_and(|values| !values.is_empty()) {
        value.as_array_mut().into_iter().flatten().for_each(|value| collect(value, leaves));
    } else if value.as_object().is_some_and(|fields| !fields.is_empty()) {
        let fields = value.as_object_mut().into_iter().flat_map(|fields| fields.values_mut());
        fields.for_each(|value| collect(value, leaves));
    } else {
        leaves.push(value);
    }
}

fn values() -> Vec<serde_json::Value> {
    let texts =
        ["", "black", "second", "h8", "T20", "a1", "playing", "left", "\u{202e}", "fischer 1000 0", "lot"];
    let numbers = [0, 1, -1, 15, 21, i64::MAX, i64::MIN, 4_096, i64::from(u32::MAX)];
    let others = [
        serde_json::Value::Null,
        true.into(),
        1.5.into(),
        u64::MAX.into(),
        serde_json::json!([]),
        serde_json::json!({}),
    ];
    texts.map(Into::into).into_iter().chain(numbers.map(Into::into)).chain(others).collect()
}
