//! The board as a component: its cursor, a point that is being typed, and the commands of a game.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tengen_core::app::{Phase, Purpose, RoomRefusal, TableSnapshot};
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{Refusal, Seat};
use tengen_core::rules::opening::{Ask, AskKind, Choice, OpeningRefusal, images};

use super::keys::{Way, Wish};
use super::offer::{Component, Offer, Request, WAYS, asked};
use super::popup::{Choosing, Help, Question};
use super::typed::Typed;
use super::words::{Language, Text};

/// The board that keys move about on.
#[derive(Debug)]
pub struct BoardPane {
    /// The point that a stone would be placed on.
    pub cursor: Point,
    /// What was typed of a point.
    pub typed: Typed,
    language: Language,
    /// The board that the cursor belongs to.
    game: i64,
}

impl BoardPane {
    /// The cursor in the middle.
    pub fn new(now: &TableSnapshot, language: Language) -> Self {
        Self { cursor: now.size.centre(), typed: Typed::default(), language, game: now.game }
    }

    /// Follows the table: another game has the cursor in its middle.
    pub fn follow(&mut self, now: &TableSnapshot) {
        if self.game != now.game || !now.size.contains(self.cursor) {
            *self = Self::new(now, self.language);
        }
    }

    /// Takes a key; `None` if nothing is offered for it.
    pub fn press(&mut self, event: KeyEvent, now: &TableSnapshot) -> Option<Vec<Request>> {
        if self.types(event, now.size) {
            return Some(Vec::new());
        }
        if Wish::Place.is_asked_by(event)
            && let Some(Err(error)) = self.typed.point(now.size)
        {
            self.typed.clear();
            return Some(vec![Request::Say(self.language.bad_point(&error))]);
        }
        let wish = asked(&self.offers(now), event);
        // Done or not, another key ends the typing; a way may still become a point.
        if !matches!(wish, Some(Wish::Go(_))) {
            self.typed.clear();
        }
        wish.map(|wish| self.obey(wish, now))
    }

    /// Whether the key belongs to the point that is being typed. The letters that move do both.
    fn types(&mut self, event: KeyEvent, size: Size) -> bool {
        if event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return false;
        }
        let taken = match event.code {
            KeyCode::Char(letter) => self.typed.take(letter),
            KeyCode::Backspace => self.typed.erase(),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => {
                self.typed.clear();
                false
            }
            _ => false,
        };
        if let Some(Ok(point)) = self.typed.point(size) {
            self.cursor = point;
        }
        // The first letter of a way is typed and moves: only what is shown was meant as a point.
        taken && !(self.typed.shown().is_none() && matches!(event.code, KeyCode::Char(_)))
    }

    /// Whether a stone can be placed, or why not.
    fn placing(&self, now: &TableSnapshot) -> Result<(), Refusal> {
        let point = self.cursor;
        if let Some(refusal) = &now.no_stone {
            return Err(refusal.clone());
        }
        if !now.board.is_empty_at(point) {
            return Err(Refusal::Taken(point));
        }
        if let Some(ask) = &now.opening.ask {
            return allowed(now, ask, point).map_err(Refusal::Opening);
        }
        match now.forbidden.iter().find(|forbidden| forbidden.point == point) {
            Some(forbidden) => Err(Refusal::Forbidden { point, foul: forbidden.foul.clone() }),
            None => Ok(()),
        }
    }

    /// Why a wish that the board knows is not offered now; `None` if it knows no such key.
    pub fn why_not(&self, event: KeyEvent, now: &TableSnapshot) -> Option<String> {
        const KNOWN: [Wish; 16] = [
            Wish::NewGame,
            Wish::Games,
            Wish::Swap,
            Wish::Stay,
            Wish::Choose,
            Wish::Claim,
            Wish::Place,
            Wish::Undo,
            Wish::Redo,
            Wish::Hint,
            Wish::Stop,
            Wish::Restart,
            Wish::Resign,
            Wish::OfferDraw,
            Wish::Agree,
            Wish::Refuse,
        ];
        let wish = KNOWN.into_iter().find(|wish| wish.is_asked_by(event))?;
        let language = self.language;
        if now.phase == Phase::NoGame {
            return Some(language.no_game());
        }
        let over = now.phase == Phase::Over;
        if now.nearby
            && let Some(told) = why_not_in_room(wish, now, language)
        {
            return Some(told);
        }
        Some(match wish {
            Wish::Place => match self.placing(now) {
                Err(refusal) => language.refusal_at(now, &refusal),
                Ok(()) if now.sending.is_some() => language.room_refusal(RoomRefusal::Unconfirmed).to_owned(),
                Ok(()) => language.room_refusal(RoomRefusal::Offline).to_owned(),
            },
            Wish::Claim if !over => language.say(Text::NothingToClaim).to_owned(),
            Wish::Swap | Wish::Stay | Wish::Choose if !over => {
                language.refusal_at(now, &Refusal::Opening(OpeningRefusal::NotOpen))
            }
            Wish::Undo if now.undos_left.contains(&Some(0)) && !over && !now.moves.is_empty() => {
                language.say(Text::NoTakingBackLeft).to_owned()
            }
            Wish::Undo => language.say(Text::NothingToUndo).to_owned(),
            Wish::Agree | Wish::Refuse => language.say(Text::NoOffer).to_owned(),
            Wish::OfferDraw if !over => language.say(Text::NoDrawNow).to_owned(),
            Wish::Redo => language.say(Text::NothingToRedo).to_owned(),
            Wish::Stop => language.say(Text::NothingToStop).to_owned(),
            _ if over => language.over(),
            Wish::Resign => language.say(Text::NothingToResign).to_owned(),
            _ if now.can_play => language.say(Text::SearchUnderWay).to_owned(),
            _ => language.say(Text::OnlyForYourTurn).to_owned(),
        })
    }

    fn go(&mut self, way: Way, size: Size) {
        let (dx, dy) = match way {
            Way::Left => (-1, 0),
            Way::Down => (0, -1),
            Way::Up => (0, 1),
            Way::Right => (1, 0),
        };
        self.cursor = self.cursor.offset(dx, dy, size).unwrap_or(self.cursor);
    }

    /// Asks before it gives up for whoever would.
    fn resign(now: &TableSnapshot, language: Language) -> Option<Request> {
        let turn = now.to_move?;
        let loser = match (&now.black, &now.white) {
            (Seat::Person { .. }, Seat::Person { .. }) => now.me.unwrap_or(turn),
            (Seat::Person { .. }, _) => Stone::Black,
            _ => Stone::White,
        };
        let question = language.resign_question(now, loser);
        Some(Request::Show(Box::new(Question::resign(question))))
    }

    /// Asks before it leaves a game in which something was done.
    fn restart(now: &TableSnapshot, language: Language) -> Request {
        if now.phase == Phase::Playing && !now.moves.is_empty() {
            let question = language.say(Text::RestartQuestion).to_owned();
            return Request::Show(Box::new(Question::restart(question)));
        }
        Request::Restart
    }
}

/// Why something that is done at one's own table can't be done in a room; `None` if it could be.
fn why_not_in_room(wish: Wish, now: &TableSnapshot, language: Language) -> Option<String> {
    match wish {
        Wish::Hint | Wish::Redo | Wish::NewGame | Wish::Games => Some(language.in_room()),
        _ if now.phase == Phase::Over => Some(language.over_in_room()),
        Wish::Restart => Some(language.say(Text::AskFirstInRoom).to_owned()),
        Wish::Undo | Wish::Resign | Wish::OfferDraw if now.me.is_none() => {
            Some(language.say(Text::YouWatch).to_owned())
        }
        _ => None,
    }
}

/// Whether the opening takes this empty point, or why not.
fn allowed(now: &TableSnapshot, ask: &Ask, point: Point) -> Result<(), OpeningRefusal> {
    let view = &now.opening;
    let same = || images(&now.moves, point).into_iter().find(|image| view.offers.contains(image));
    match ask.area {
        _ if view.points.contains(&point) => Ok(()),
        None => Err(OpeningRefusal::NotOffered(point)),
        Some(_) if view.offers.contains(&point) => Err(OpeningRefusal::Offered(point)),
        Some(_) => {
            Err(same()
                .map_or(OpeningRefusal::Outside(point), |with| OpeningRefusal::Symmetric { point, with }))
        }
    }
}

/// What the opening leaves open besides a stone.
fn choices(now: &TableSnapshot) -> Vec<(bool, Offer)> {
    let Some(ask) = now.opening.ask.as_ref().filter(|_| now.can_choose) else { return Vec::new() };
    // To swap, to stay and to agree have keys of their own.
    let more = ask.add_two || ask.offer_fifths || ask.declare > 0 || ask.propose || ask.lay;
    let stay = if ask.agree.is_some() { Text::AgreeOpening } else { Text::Staying };
    vec![
        (ask.stay || ask.agree.is_some(), Offer::new(stay, &[Wish::Stay])),
        (ask.swap, Offer::new(Text::Swapping, &[Wish::Swap])),
        (more, Offer::new(Text::Choices, &[Wish::Choose])),
    ]
}

/// What a stone at the cursor means now.
fn placing_text(now: &TableSnapshot) -> Text {
    match now.opening.ask.map(|ask| ask.kind) {
        Some(AskKind::Offer | AskKind::OfferOrSwap) => Text::Offering,
        Some(AskKind::Keep) => Text::Keeping,
        _ => Text::Place,
    }
}

/// Told by the bar only when nothing else is left to do.
const RESTART: Offer = Offer::new(Text::Restart, &[Wish::Restart]);

impl Component for BoardPane {
    fn offers(&self, now: &TableSnapshot) -> Vec<Offer> {
        let stop = match now.thinking.map(|thinking| thinking.purpose) {
            Some(Purpose::Hint | Purpose::Analysis) => Text::EndSearch,
            _ => Text::MoveNow,
        };
        let to_hint = now.hint.as_ref().is_some_and(|hint| hint.point != self.cursor);
        let has_game = now.phase != Phase::NoGame;
        let all = [
            (now.can_play && self.placing(now).is_ok(), Offer::new(placing_text(now), &[Wish::Place])),
            (now.thinking.is_some(), Offer::new(stop, &[Wish::Stop])),
            (now.can_claim, Offer::new(Text::Claiming, &[Wish::Claim])),
            (now.can_answer, Offer::new(Text::Agree, &[Wish::Agree])),
            (now.can_answer, Offer::new(Text::Refuse, &[Wish::Refuse])),
            (now.can_undo, Offer::new(Text::Undo, &[Wish::Undo])),
            (!now.can_undo && now.can_ask_undo, Offer::new(Text::AskUndo, &[Wish::Undo])),
            (now.can_redo, Offer::new(Text::Redo, &[Wish::Redo])),
            (to_hint, Offer::new(Text::GoToHint, &[Wish::GoToHint])),
            (now.can_hint && !to_hint, Offer::new(Text::Hint, &[Wish::Hint])),
            (!now.nearby, Offer::new(Text::NewGame, &[Wish::NewGame])),
            (has_game && !now.nearby, Offer { in_help_only: now.phase != Phase::Over, ..RESTART }),
            (!now.nearby, Offer::in_help(Text::OtherGames, &[Wish::Games])),
            (now.can_offer_draw, Offer::in_help(Text::OfferDraw, &[Wish::OfferDraw])),
            (now.can_resign, Offer::in_help(Text::Resign, &[Wish::Resign])),
            (true, Offer::in_help(Text::MoveCursor, WAYS)),
            (now.can_play, Offer::in_help(Text::TypePoint, &[])),
            (true, Offer::new(Text::Help, &[Wish::Help])),
        ];
        let [place, rest @ ..] = all;
        let all = [place].into_iter().chain(choices(now)).chain(rest);
        all.filter(|(can, _)| *can).map(|(_, offer)| offer).collect()
    }

    fn obey(&mut self, wish: Wish, now: &TableSnapshot) -> Vec<Request> {
        let request = match wish {
            Wish::Go(way) => {
                self.go(way, now.size);
                None
            }
            Wish::GoToHint => {
                self.cursor = now.hint.as_ref().map_or(self.cursor, |hint| hint.point);
                None
            }
            Wish::Place => Some(Request::Play(self.cursor)),
            Wish::Swap => Some(Request::Choose(Choice::Swap)),
            Wish::Stay => {
                let agree = now.opening.ask.and_then(|ask| ask.agree);
                Some(Request::Choose(agree.map_or(Choice::Stay, Choice::Lay)))
            }
            Wish::Choose => {
                let choosing = now.opening.ask.as_ref().and_then(Choosing::of);
                choosing.map(|choosing| Request::Show(Box::new(choosing)))
            }
            Wish::Claim => Some(Request::Claim),
            Wish::Undo if now.can_undo => Some(Request::Undo),
            Wish::Undo => Some(Request::AskUndo),
            Wish::OfferDraw => Some(Request::OfferDraw),
            Wish::Agree => Some(Request::Agree),
            Wish::Refuse => Some(Request::Refuse),
            Wish::Redo => Some(Request::Redo),
            Wish::Hint => Some(Request::Hint),
            Wish::Stop => Some(Request::Stop),
            Wish::Restart => Some(Self::restart(now, self.language)),
            Wish::Resign => Self::resign(now, self.language),
            Wish::NewGame => Some(Request::ShowNewGame),
            Wish::Games => Some(Request::ShowGames),
            Wish::Help => Some(Request::Show(Box::new(Help))),
            // What is no wish of the board's.
            _ => None,
        };
        request.into_iter().collect()
    }
}
