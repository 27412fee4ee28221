//! The room beside its board: what can be done about it there, and what is to be known of it.

use std::sync::Arc;

use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::{NearbySnapshot, RoomView};
use tengen_core::net::room::Phase;

use super::Act;
use super::chat::ChatSheet;
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::popup::Question;
use crate::tui::words::{Language, Text};

/// What stands beside the board.
#[derive(Debug)]
pub struct Beside {
    nearby: Arc<NearbySnapshot>,
    /// How much of what others have said was read.
    read: i64,
    /// How much of it was told under the board.
    told: i64,
}

impl Beside {
    /// The room as it is, if there is one. What was said before is known.
    pub fn new(nearby: Arc<NearbySnapshot>) -> Self {
        let said = said(&nearby);
        Self { nearby, read: said, told: said }
    }

    /// Looks again; gives what somebody has just said, if it is to be heard.
    pub fn follow(&mut self, nearby: &Arc<NearbySnapshot>, language: Language) -> Option<String> {
        self.nearby = Arc::clone(nearby);
        let said = said(nearby);
        let is_new = said > self.told;
        (self.told, self.read) = (said, self.read.min(said));
        let room = self.room().filter(|room| is_new && !room.muted)?;
        room.chat.iter().rev().find(|line| !line.mine).map(|line| language.chat_line(line))
    }

    /// The room that one is in.
    pub fn room(&self) -> Option<&RoomView> {
        self.nearby.room.as_ref()
    }

    /// What others have said was read.
    pub const fn has_read(&mut self) {
        self.read = self.told;
    }

    /// What is to be known of the room now.
    pub fn notice(&self, language: Language) -> Option<String> {
        language.notice(self.room()?, self.told - self.read)
    }

    /// What leaving asks for: a question, if it leaves a game.
    pub fn leaving(&self, language: Language) -> Request {
        let plays = |room: &&RoomView| room.phase == Phase::Playing && room.seat.is_some();
        match self.room().filter(plays) {
            Some(_) => {
                let meaning = language.say(Text::LeaveRoomMeaning).to_owned();
                Request::Show(Box::new(Question::leave_room(meaning)))
            }
            None => Request::LeaveRoom,
        }
    }
}

fn said(nearby: &NearbySnapshot) -> i64 {
    nearby.room.as_ref().map_or(0, |room| room.said)
}

impl Component for Beside {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let nearby = Offer::new(Text::Nearby, &[Wish::Nearby]);
        let Some(room) = self.room() else { return vec![nearby] };
        let finished = room.phase == Phase::Finished;
        let all = [
            (room.can_claim.is_some(), Offer::new(Text::ClaimGame, &[Wish::ClaimGame])),
            (room.can_ready && finished, Offer::new(Text::Rematch, &[Wish::Restart])),
            (room.ready && finished, Offer::new(Text::NotReady, &[Wish::Restart])),
            (true, Offer::new(Text::Chat, &[Wish::Chat])),
            (true, Offer { in_help_only: !finished, ..Offer::new(Text::LeaveRoom, &[Wish::LeaveRoom]) }),
            (true, Offer::new(Text::Room, &[Wish::Nearby])),
        ];
        all.into_iter().filter(|(can, _)| *can).map(|(_, offer)| offer).collect()
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        let ready = self.room().is_some_and(|room| room.ready);
        vec![match wish {
            Wish::ClaimGame => Request::Nearby(Act::Claim),
            Wish::Restart => Request::Nearby(Act::Ready(!ready)),
            Wish::Chat => {
                self.has_read();
                Request::Show(Box::new(ChatSheet::new(Arc::clone(&self.nearby))))
            }
            Wish::LeaveRoom => Request::AskLeaveRoom,
            _ => Request::ShowNearby,
        }]
    }
}
