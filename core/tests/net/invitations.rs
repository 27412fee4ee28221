//! Two who find each other: an invitation to whoever is at the host's own device, here guest 0.

use tengen_core::game::ColourChoice;
use tengen_core::net::hall::HallLimits;
use tengen_core::net::room::{Phase, RoomSettings, Said, SeatNo};
use tengen_core::net::session::{Act, Answer, CommandId, GuestInput, InvitationEnd, Why};

use crate::world::{DELAY_MS, World};

/// A phone that is visible, with its owner and some who have found it.
fn visible(guests: usize) -> World {
    let mut world = World::with_limits(guests, HallLimits::PHONE);
    world.home = Some(0);
    world.start_all();
    world
}

fn settings(first: ColourChoice) -> RoomSettings {
    RoomSettings { first, ..RoomSettings::casual() }
}

fn invite(world: &mut World, n: usize, first: ColourChoice) -> Answer {
    let id = world.invite(n, settings(first));
    answered(world, n, id)
}

fn answered(world: &mut World, n: usize, id: CommandId) -> Answer {
    world.run(5 * DELAY_MS);
    world.answer(n, id).unwrap()
}

fn reply(world: &mut World, accept: bool) -> Answer {
    let id = world.guests[0].guest.invitations()[0].id;
    let id = world.reply(0, id, accept);
    answered(world, 0, id)
}

#[test]
fn an_invitation_that_is_accepted_is_a_game_without_another_word() {
    for (first, black) in [
        (ColourChoice::Black, Some(SeatNo::First)),
        (ColourChoice::White, Some(SeatNo::Second)),
        (ColourChoice::Lot, None),
    ] {
        let mut world = visible(2);
        assert_eq!(invite(&mut world, 1, first), Answer::Done);
        let invitation = world.guests[0].guest.invitations()[0].clone();
        assert_eq!((invitation.key, invitation.name.as_str()), (world.guests[1].key, "P1"));
        assert_eq!(invitation.settings, settings(first));
        // Both have the digits to compare.
        assert_eq!(Some(&invitation.code), world.guests[1].codes.last());
        assert_eq!(reply(&mut world, true), Answer::Done);
        world.run(20 * DELAY_MS);
        assert_eq!(world.guests[1].replied, [InvitationEnd::Accepted]);
        assert_eq!(world.guests[0].over, [(invitation.id, InvitationEnd::Accepted)]);
        let room = world.guests[1].guest.room().unwrap();
        let state = world.room(room.id());
        assert_eq!((state.phase, room.seat()), (Phase::Playing, Some(SeatNo::First)));
        let begins = state.game.as_ref().unwrap().black;
        assert!(black.is_none_or(|black| black == begins));
        // The inviter has the first seat.
        let mover = usize::from(begins == SeatNo::First);
        assert_eq!(world.play(mover, "h8"), Answer::Done);
        world.assert_all_agree();
        assert_eq!(world.guests[0].guest.invitations(), []);
        assert_eq!(world.guests[1].guest.sent_invitation(), None);
    }
}

#[test]
fn whoever_invites_hears_what_becomes_of_it() {
    let mut world = visible(2);
    invite(&mut world, 1, ColourChoice::Black);
    assert_eq!(invite(&mut world, 1, ColourChoice::Black), Answer::Refused(Why::Invited));
    assert_eq!(reply(&mut world, false), Answer::Done);
    world.run(DELAY_MS);
    assert_eq!(world.guests[1].replied, [InvitationEnd::Declined]);
    invite(&mut world, 1, ColourChoice::Black);
    assert_eq!(world.ask(1, Act::Withdraw), Answer::Done);
    assert_eq!(world.guests[1].replied.last(), Some(&InvitationEnd::Withdrawn));
    assert_eq!(world.guests[0].over.last().unwrap().1, InvitationEnd::Withdrawn);
    assert_eq!(world.ask(1, Act::Withdraw), Answer::Refused(Why::NoInvitation));
    invite(&mut world, 1, ColourChoice::Black);
    let id = world.guests[0].guest.invitations()[0].id;
    world.run(29_000);
    assert_eq!(world.guests[0].guest.invitations().len(), 1);
    world.run(2_000);
    assert_eq!(world.guests[1].replied.last(), Some(&InvitationEnd::Expired));
    // Too late.
    let late = world.reply(0, id, true);
    assert_eq!(answered(&mut world, 0, late), Answer::Refused(Why::NoInvitation));
    assert_eq!(world.hall().rooms().count(), 0);
}

#[test]
fn nobody_is_asked_again_and_again() {
    let mut world = visible(3);
    for _ in 0..3 {
        assert_eq!(invite(&mut world, 1, ColourChoice::Black), Answer::Done);
        reply(&mut world, false);
    }
    assert_eq!(invite(&mut world, 1, ColourChoice::Black), Answer::Refused(Why::TooOften));
    assert_eq!(invite(&mut world, 2, ColourChoice::Black), Answer::Done);
    reply(&mut world, false);
    world.run(10 * 60_000);
    assert_eq!(invite(&mut world, 1, ColourChoice::Black), Answer::Done);
    // Nor by one who takes it back each time.
    let answers: Vec<_> = (0..12)
        .map(|_| {
            let answer = invite(&mut world, 2, ColourChoice::Black);
            world.ask(2, Act::Withdraw);
            world.run(2_000);
            answer
        })
        .collect();
    assert_eq!(answers.last(), Some(&Answer::Refused(Why::TooOften)));
}

#[test]
fn only_the_owner_answers_and_opens_rooms() {
    let mut world = visible(3);
    invite(&mut world, 1, ColourChoice::Black);
    let id = world.guests[0].guest.invitations()[0].id;
    assert_eq!(world.guests[2].guest.invitations(), []);
    let other = world.reply(2, id, true);
    assert_eq!(answered(&mut world, 2, other), Answer::Refused(Why::NotAllowed));
    let open = Act::Open { settings: RoomSettings::casual(), code: None };
    assert_eq!(world.ask(1, open.clone()), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.ask(0, open), Answer::Done);
    // A hall without an owner has nobody to invite.
    let mut hall = World::new(2);
    hall.start_all();
    assert_eq!(invite(&mut hall, 1, ColourChoice::Black), Answer::Refused(Why::Nobody));
}

#[test]
fn the_owner_switches_free_words_off_from_either_seat() {
    let mut world = visible(2);
    invite(&mut world, 1, ColourChoice::Black);
    reply(&mut world, true);
    world.run(20 * DELAY_MS);
    assert_eq!(world.guests[0].guest.room().unwrap().seat(), Some(SeatNo::Second));
    let quiet = RoomSettings { free_chat: false, ..settings(ColourChoice::Black) };
    assert_eq!(world.ask(0, Act::Settle { settings: quiet }), Answer::Done);
    let text = Act::Say { what: Said::Text("hello".to_owned()) };
    assert_eq!(world.ask(1, text), Answer::Refused(Why::ChatOff));
}

#[test]
fn who_plays_is_busy_and_who_has_finished_is_not() {
    let mut world = visible(3);
    invite(&mut world, 1, ColourChoice::Black);
    invite(&mut world, 2, ColourChoice::Black);
    reply(&mut world, true);
    world.run(DELAY_MS);
    assert_eq!(world.guests[2].replied, [InvitationEnd::Busy]);
    assert_eq!(invite(&mut world, 2, ColourChoice::Black), Answer::Refused(Why::Busy));
    let resign = tengen_core::game::Action::Resign(tengen_core::board::Stone::White);
    assert_eq!(world.ask(0, Act::Play { action: resign }), Answer::Done);
    // The other may still look at the result while the owner goes on to the next.
    assert_eq!(invite(&mut world, 2, ColourChoice::Black), Answer::Done);
    assert_eq!(reply(&mut world, true), Answer::Done);
    world.run(20 * DELAY_MS);
    let room = world.guests[2].guest.room().unwrap().id();
    assert_eq!(world.room(room).phase, Phase::Playing);
    world.assert_all_agree();
}

#[test]
fn a_visible_phone_is_never_full_of_games_that_were_left() {
    let mut world = visible(2);
    for _ in 0..6 {
        assert_eq!(invite(&mut world, 1, ColourChoice::Black), Answer::Done);
        assert_eq!(reply(&mut world, true), Answer::Done);
        world.run(20 * DELAY_MS);
        let mover = usize::from(
            world.room(world.guests[1].guest.room().unwrap().id()).running().unwrap().black == SeatNo::First,
        );
        world.play(mover, "h8");
        world.play(1 - mover, "h9");
        // Both processes end in the middle and remember nothing.
        for n in [0, 1] {
            world.guests[n].remembered = None;
            world.kill_guest(n);
        }
        world.run(125_000);
        world.run(10 * 60_000);
    }
    assert!(world.hall().rooms().count() <= HallLimits::PHONE.rooms);
}

#[test]
fn an_invitation_ends_with_its_link_and_is_not_sent_again_by_itself() {
    let mut world = visible(2);
    invite(&mut world, 1, ColourChoice::Black);
    world.cut(1);
    world.run(100);
    assert_eq!(world.guests[1].replied, [InvitationEnd::Lost]);
    assert_eq!(world.guests[0].over.last().unwrap().1, InvitationEnd::Lost);
    world.run(2_000);
    // One that was under way is not sent by the next link either.
    world.invite(1, settings(ColourChoice::Black));
    world.cut(1);
    world.run(2_000);
    assert_eq!((world.guests[1].replied.len(), world.guests[0].guest.invitations().len()), (2, 0));
    // The owner's screen may come and go.
    invite(&mut world, 1, ColourChoice::Black);
    world.guest_step(0, GuestInput::Background);
    world.run(1_000);
    world.guest_step(0, GuestInput::Foreground);
    world.run(1_000);
    assert_eq!(world.guests[0].guest.invitations().len(), 1);
    assert_eq!(reply(&mut world, true), Answer::Done);
}

#[test]
fn who_was_seated_and_never_heard_of_it_is_told_by_the_next_link() {
    for cut_after in 3..10 {
        let mut world = visible(2);
        invite(&mut world, 1, ColourChoice::Lot);
        let id = world.guests[0].guest.invitations()[0].id;
        world.reply(0, id, true);
        // With some of these, the room is on its way to the inviter, and lost; with others the lot.
        world.run(cut_after * DELAY_MS / 2);
        world.cut(1);
        world.run(2_000);
        let room = world.guests[1].guest.room().unwrap();
        assert_eq!((room.seat(), room.state().phase), (Some(SeatNo::First), Phase::Playing), "{cut_after}");
        assert!(world.guests[1].remembered.as_ref().unwrap().token.is_some());
        world.assert_all_agree();
        // Now that it has played, only its token gives it the seat back.
        let mover = usize::from(room.state().running().unwrap().decider() == Some(SeatNo::First));
        assert_eq!(world.play(mover, "h8"), Answer::Done);
        assert_eq!(world.play(1 - mover, "h9"), Answer::Done);
        world.guests[1].remembered = None;
        world.kill_guest(1);
        world.run(2_000);
        assert_eq!(world.guests[1].guest.room().and_then(tengen_core::net::session::RoomCopy::seat), None);
    }
}

/// Two visible phones, each with its owner (guest 0) and the other's owner as a guest (guest 1).
struct Two {
    worlds: [World; 2],
}

impl Two {
    fn new() -> Self {
        let mut worlds = [visible(2), visible(2)];
        let (one, other) = (worlds[0].guests[0].key, worlds[0].guests[1].key);
        let (small, great) = if one.peer_id() < other.peer_id() { (one, other) } else { (other, one) };
        // The first has the smaller id.
        for (world, (owner, guest)) in worlds.iter_mut().zip([(small, great), (great, small)]) {
            world.guests[0].key = owner;
            world.guests[1].key = guest;
            for n in 0..2 {
                world.cut(n);
            }
            world.run(2_000);
        }
        Self { worlds }
    }

    /// The owner of `at` tells its own hall that it invites the other.
    fn tell(&mut self, at: usize) {
        let peer = self.worlds[at].guests[1].key.peer_id();
        self.worlds[at].inviting(0, Some(peer));
        self.run();
    }

    /// The owner of `at` invites at the other's hall.
    fn invite(&mut self, at: usize) -> CommandId {
        let id = self.worlds[1 - at].invite(1, settings(ColourChoice::Lot));
        self.run();
        id
    }

    fn run(&mut self) {
        for world in &mut self.worlds {
            world.run(20 * DELAY_MS);
        }
    }

    /// One game, and the smaller id's device hosts it.
    fn assert_one_game(&self) {
        let games = |at: usize| {
            self.worlds[at].hall().rooms().filter(|(_, state)| state.phase == Phase::Playing).count()
        };
        assert_eq!((games(0), games(1)), (1, 0));
        for world in &self.worlds {
            world.assert_all_agree();
            assert_eq!(world.guests[0].guest.invitations(), []);
            assert_eq!(world.guests[1].guest.sent_invitation(), None);
        }
    }
}

#[test]
fn two_who_invite_each_other_play_one_game_at_the_smaller_ids_device() {
    // Each first tells its own hall and then invites at the other's; in whatever order the four steps come.
    let orders = [[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 1, 0], [1, 1, 0, 0]];
    for order in orders {
        let mut two = Two::new();
        let mut told = [false; 2];
        let mut crossed = None;
        for at in order {
            if std::mem::replace(&mut told[at], true) {
                let id = two.invite(at);
                let refused = two.worlds[1 - at].answer(1, id) == Some(Answer::Refused(Why::Crossed));
                crossed = crossed.or(refused.then_some(at));
            } else {
                two.tell(at);
            }
        }
        two.assert_one_game();
        let told_so = two.worlds[1].guests[1].replied.contains(&InvitationEnd::Crossed);
        assert!(crossed == Some(0) || told_so, "{order:?}: the first is told that it hosts");
    }
}

#[test]
fn whom_one_has_invited_is_forgotten_in_time() {
    let mut two = Two::new();
    two.tell(0);
    two.worlds[0].run(31_000);
    two.invite(1);
    assert_eq!(two.worlds[0].guests[0].guest.invitations().len(), 1);
    // And at once if one thinks better of it.
    let mut two = Two::new();
    two.tell(0);
    two.worlds[0].inviting(0, None);
    two.run();
    two.invite(1);
    assert_eq!(two.worlds[0].guests[0].guest.invitations().len(), 1);
}
