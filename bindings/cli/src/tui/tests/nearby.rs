//! Two persons at two terminals, each with an app of their own, over real sockets of this computer.

use tempfile::TempDir;
use tengen_core::board::Stone;

use super::*;

/// Somebody with a data folder, of whom an app is made again and again.
struct Home {
    app: App,
    _folder: TempDir,
}

impl Home {
    fn of(name: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let app = open(folder.path());
        if !name.is_empty() {
            app.nearby().set_name(name).unwrap();
        }
        Self { app, _folder: folder }
    }

    /// What somebody types to reach this one from the same computer.
    fn address(&self) -> String {
        let listening = self.app.nearby().snapshot().listening.clone().expect("listens");
        format!("127.0.0.1:{}", listening.port)
    }
}

/// Sits down at the board, all popups closed.
fn at_board(home: &Home) -> Person<'_> {
    let mut person = Person::sits_down(&home.app);
    person.press("Esc");
    person
}

/// Waits until no popup takes the keys, the game being on the board already.
fn board_gets_keys(persons: [&mut Person; 2]) {
    for person in persons {
        // A room that has no game yet offers the chat as well, and no help.
        person.waits_for("? help");
    }
}

/// Places a stone once the host can be asked for it, and waits until it is confirmed.
fn plays(person: &mut Person, point: &str) {
    person.types(point);
    person.waits_for("Enter place ");
    person.press("Enter");
    person.waits_for(&format!("Cursor {}: ", point.to_uppercase()));
    person
        .waits_until(|now| now.moves.last().is_some_and(|last| last.to_string().eq_ignore_ascii_case(point)));
}

/// Ann hosts and Bo calls her; Bo, who has invited, plays Black.
fn playing<'a>(ann: &'a Home, bo: &'a Home) -> (Person<'a>, Person<'a>) {
    let (mut host, mut guest) = (at_board(ann), at_board(bo));
    host.press("w");
    host.sees("Others see you as Ann");
    guest.press("w a");
    guest.types(&ann.address());
    guest.press("Enter");
    host.waits_for("Bo invites you.");
    guest.waits_for("Waiting for Ann to answer.");
    host.press("Enter");
    host.waits_for("Bo (Black) to move.");
    guest.waits_for("Your turn (Black).");
    board_gets_keys([&mut host, &mut guest]);
    (host, guest)
}

#[test]
fn nobody_listens_before_the_page_is_opened_nor_after_it_is_closed() {
    let ann = Home::of("");
    let mut person = at_board(&ann);
    assert_eq!(ann.app.nearby().snapshot().revision, 0, "not even its thread has begun");
    person.press("w");
    person.types("Ann");
    person.press("Enter");
    assert!(ann.app.nearby().snapshot().listening.is_some());
    person.press("Esc");
    assert!(ann.app.nearby().snapshot().listening.is_none());
    person.sees_no("Others see you");
}

#[test]
fn ones_name_is_asked_at_the_first_visit_and_can_be_changed() {
    let home = Home::of("");
    let mut person = at_board(&home);
    person.ui.suggest("ann".to_owned());
    person.press("w");
    person.sees("What shall others call you?");
    person.sees("ann_");
    person.press("Back Back Back");
    person.sees_no("Enter that's me");
    person.types("An Na");
    person.press("Enter");
    person.sees("Others see you as An Na");
    person.press("n");
    person.sees("An Na_");
    person.press("Back Back");
    person.types("Li q");
    person.press("Enter");
    person.sees("Others see you as An Li q");
    person.press("n Esc");
    person.sees("Others see you as An Li q");
    person.press("Esc w");
    person.sees("Others see you as An Li q");
}

#[test]
fn whoever_calls_without_a_name_is_asked_for_it_first_and_then_calls() {
    let (ann, stranger) = (Home::of("Ann"), Home::of(""));
    let mut host = at_board(&ann);
    host.press("w");
    let mut guest = Person::sits_down(&stranger.app);
    guest.ui.call(&ann.address());
    guest.sees("What shall others call you?");
    guest.types("Bo");
    guest.press("Enter");
    guest.waits_for("Waiting for Ann to answer.");
    host.waits_for("Bo invites you.");
}

#[test]
fn both_see_the_same_six_digits_and_an_invitation_can_be_declined_or_withdrawn() {
    let (ann, bo) = (Home::of("Ann"), Home::of("Bo"));
    let (mut host, mut guest) = (at_board(&ann), at_board(&bo));
    host.press("w");
    let link = ann.app.nearby().snapshot().link.clone();
    for (target, ends) in [(ann.address(), "host"), (ann.address(), "guest")] {
        guest.ui.call(&target);
        host.waits_for("Bo invites you.");
        guest.waits_for("Both devices show ");
        host.sees("15 x 15, freestyle");
        host.sees("You play White.");
        let code = bo.app.nearby().snapshot().outgoing.clone().unwrap().code.unwrap();
        host.sees(&format!("Both devices show {code}"));
        guest.sees(&format!("Both devices show {code}"));
        host.press("c");
        host.sees(&format!("Both devices show {code} (compared)"));
        host.press("c");
        host.sees_no("(compared)");
        if ends == "host" {
            host.press("Esc");
            guest.waits_for("Ann can't play now.");
            guest.press("Enter");
        } else {
            guest.press("Esc");
        }
        host.waits_for("Others see you as Ann");
        guest.sees("Others see you as Bo");
    }
    assert!(link.is_none_or(|link| link.starts_with("tengen://")));
}

#[test]
fn two_play_a_whole_game_and_a_rematch_with_the_colours_exchanged() {
    let (ann, bo) = (Home::of("Ann"), Home::of("Bo"));
    let (mut host, mut guest) = playing(&ann, &bo);
    host.press("Enter");
    host.sees("It is the other one's turn.");
    for (black, white) in [("a1", "a2"), ("b1", "b2"), ("c1", "c2"), ("d1", "d2")] {
        // One's own turn is told until one's stone has come back from the host.
        plays(&mut guest, black);
        host.waits_for(&black.to_uppercase());
        host.waits_for("Your turn (White).");
        plays(&mut host, white);
        guest.waits_for(&white.to_uppercase());
        guest.waits_for("Your turn (Black).");
    }
    plays(&mut guest, "e1");
    for person in [&mut host, &mut guest] {
        person.waits_for("Black (Bo) wins with the row A1 B1 C1 D1 E1.");
        person.waits_for("^R another game");
        person.sees("^L leave the room");
        assert_eq!(person.app.archive().finished(5, 0).unwrap().len(), 1);
    }
    guest.press("^R");
    guest.waits_for("Waiting for Ann to be ready.");
    host.waits_for("Bo wants another game: Ctrl-R plays it.");
    host.press("^R");
    host.waits_for("Your turn (Black).");
    plays(&mut host, "h8");
    guest.waits_for("Your turn (White).");
    assert_eq!(host.now().me, Some(Stone::Black));
    guest.sees("1. H8");
}

#[test]
fn a_game_that_was_left_goes_on_with_whom_it_was_left() {
    let (ann, bo) = (Home::of("Ann"), Home::of("Bo"));
    let (mut host, mut guest) = playing(&ann, &bo);
    plays(&mut guest, "h8");
    host.waits_for("Your turn (White).");
    for person in [&mut guest, &mut host] {
        person.press("^L Enter");
        person.waits_for("No game yet.");
        person.press("w");
    }
    guest.waits_for("a game left at move 1");
    guest.press("g");
    guest.waits_for("Waiting for Ann to go on with your game.");
    host.waits_for("Bo would go on with you: a game left at move 1.");
    host.press("Enter");
    host.waits_for("Your turn (White).");
    board_gets_keys([&mut host, &mut guest]);
    host.waits_for("1. H8");
    plays(&mut host, "h9");
    guest.waits_for("Your turn (Black).");
    guest.waits_for("1. H8 H9");
}

#[test]
fn what_is_said_is_seen_at_once_and_in_the_chat() {
    let (ann, bo) = (Home::of("Ann"), Home::of("小波"));
    let (mut host, mut guest) = (at_board(&ann), at_board(&bo));
    host.press("w");
    guest.ui.call(&ann.address());
    host.waits_for("小波 invites you.");
    host.press("Enter");
    host.waits_for("to move.");
    guest.waits_for("Your turn");
    board_gets_keys([&mut host, &mut guest]);
    guest.press("/ Right Enter");
    host.waits_for("小波: Good luck!");
    guest.types("从这里 jkl q?");
    guest.press("Enter");
    host.waits_for("小波: 从这里 jkl q?");
    guest.waits_for("You: 从这里 jkl q?");
    host.press("Right");
    host.sees("2 things were said: / reads them.");
    host.press("/");
    host.sees("小波: Good luck!");
    host.sees("小波: 从这里 jkl q?");
    host.press("Esc");
    host.sees_no("were said");
    host.press("/ ^T");
    host.waits_for("What others say is hidden.");
    host.press("^T Esc");
    assert_eq!(host.now().moves.len() + guest.now().moves.len(), 0, "nothing typed there is a move");
}

#[test]
fn leaving_a_game_is_asked_about_and_brings_the_own_game_back() {
    let (ann, bo) = (Home::of("Ann"), Home::of("Bo"));
    let mut at_home = Person::sits_down(&ann.app);
    at_home.press("Right Enter");
    at_home.places("c3");
    let own = at_home.now().game;
    drop(at_home);
    let (mut host, mut guest) = {
        let (mut host, mut guest) = (Person::sits_down(&ann.app), at_board(&bo));
        host.press("w");
        guest.ui.call(&ann.address());
        host.waits_for("Your present game stays unfinished under the other games.");
        host.press("Enter");
        host.waits_for("Bo (Black) to move.");
        guest.waits_for("Your turn");
        board_gets_keys([&mut host, &mut guest]);
        (host, guest)
    };
    plays(&mut guest, "h8");
    host.waits_for("Your turn (White).");
    for key in ["^N", "^O", "Tab", "y"] {
        host.press(key);
        host.sees("Not in a room with others; Ctrl-L leaves it.");
    }
    host.press("^L");
    host.sees("Leave the room?");
    host.press("Esc ^L Enter");
    host.waits_for("C3");
    assert_eq!((host.now().game, host.now().nearby), (own, false));
    guest.waits_for("Ann has left. Ctrl-G claims the game; or wait.");
    guest.press("^G");
    guest.waits_for("White (Ann) left the game: Black (Bo) wins.");
    guest.press("^L");
    guest.waits_for("No game yet.");
    assert!(ann.app.nearby().snapshot().room.is_none() && bo.app.nearby().snapshot().room.is_none());
}

#[test]
fn what_fails_is_named_and_leaves_the_page_usable() {
    let ann = Home::of("Ann");
    let mut person = at_board(&ann);
    person.press("w a");
    person.types("nowhere");
    person.press("Enter");
    person.waits_for("That is no address. One looks like 192.168.1.5.");
    person.press("a");
    person.types("tengen://x");
    person.press("Enter");
    person.waits_for("That link leads to no game.");
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = nobody.local_addr().unwrap().to_string();
    drop(nobody);
    person.press("a");
    person.types(&address);
    person.press("Enter");
    person.waits_for("No answer.");
    person.press("Enter");
    person.sees("doesn't answer");
    person.press("x");
    person.sees_no("doesn't answer");
    person.press("a");
    person.types(&ann.address());
    person.press("Enter");
    person.waits_for("That is this device itself.");
}

#[test]
fn what_was_chosen_for_an_invitation_is_played() {
    let (ann, bo) = (Home::of("Ann"), Home::of("Bo"));
    let (mut host, mut guest) = (at_board(&ann), at_board(&bo));
    host.press("w");
    guest.ui.call(&ann.address());
    host.waits_for("Bo invites you.");
    guest.press("Esc Enter");
    guest.sees("You invite 127.0.0.1:");
    guest.sees("You play < Black, and begin >");
    // By lot or as White; exactly five; 17 lines; five minutes; phrases only.
    guest.press("Right Down Down Right");
    guest.sees("exactly five in a row win");
    guest.press("Down Down Down Right Right Down Right Right Down Right Down Right");
    guest.sees("phrases only");
    guest.press("Enter");
    host.waits_for("17 x 17, standard, 5 min");
    host.sees("You play Black.");
    host.press("Enter");
    host.waits_for("Your turn (Black).");
    guest.waits_for("Ann (Black) to move.");
    board_gets_keys([&mut host, &mut guest]);
    let now = host.now();
    assert_eq!((now.size.lines(), now.undo.asks, now.undo.allowance), (17, true, None));
    guest.press("/");
    guest.sees("Only phrases here");
    guest.types("l");
    guest.sees("Good luck!");
}

#[test]
fn every_popup_of_those_nearby_is_whole_on_the_least_terminals() {
    let (ann, bo) = (Home::of("Ann of the thirty-two characters"), Home::of("Bo"));
    for size in [(60, 20), (80, 24), (120, 40)] {
        let mut host = Person::with(&ann.app, &surroundings("en_GB"), size);
        host.press("Esc w");
        let mut guest = Person::with(&bo.app, &surroundings("zh_CN"), size);
        guest.press("Esc");
        guest.ui.call(&ann.address());
        host.waits_for("Enter play");
        host.sees("c the number is the same");
        host.sees("Then nobody stands between you.");
        guest.waits_for("两台设备都显示");
        guest.press("Esc");
        host.waits_for("Others see you");
        for (keys, text) in [("n", "Esc close"), ("a", "link that begins with tengen:"), ("m", "Esc close")] {
            host.press(keys);
            host.sees(text);
            host.press("Esc");
        }
        guest.sees("a 输入地址");
        guest.press("Enter");
        guest.sees("Enter 邀请");
        guest.press("Esc Esc");
        host.press("Esc");
    }
}
