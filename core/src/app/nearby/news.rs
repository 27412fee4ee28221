use std::sync::{Arc, mpsc};

use super::backlog::Backlog;
use super::neighbourhood::Task;
use crate::net::driver::{GuestObserver, GuestOrder};
use crate::net::link::{LinkError, Opened, PeerId};
use crate::net::room::Said;
use crate::net::session::{Contact, Guest, GuestEffect, Invitation, NotSent, RoomCopy, RoomSummary};
use crate::net::wire::{Hello, Name};

/// What has become of a guest of ours.
#[derive(Debug)]
pub(super) enum News {
    /// It looks like this now, and these things happened.
    Happened(Box<Facts>, Vec<GuestEffect>),
    /// A link is open.
    Linked(Opened),
    /// A link has ended, or none has come about.
    Ended(LinkError),
    /// Something could not be asked.
    NotSent(GuestOrder, NotSent),
}

/// All that is looked at of a guest.
#[derive(Debug, Clone)]
pub(super) struct Facts {
    pub contact: Contact,
    pub host: Option<Hello>,
    pub host_away: bool,
    pub room: Option<RoomCopy>,
    pub lobby: Vec<RoomSummary>,
    pub chat: Vec<(PeerId, Name, Said)>,
    pub invitations: Vec<Invitation>,
}

impl Facts {
    /// Of a guest that has not begun.
    pub(super) const fn none() -> Self {
        Self {
            contact: Contact::Calling,
            host: None,
            host_away: false,
            room: None,
            lobby: Vec::new(),
            chat: Vec::new(),
            invitations: Vec::new(),
        }
    }

    fn of(guest: &Guest) -> Self {
        Self {
            contact: guest.contact(),
            host: guest.host().cloned(),
            host_away: guest.host_away(),
            room: guest.room().cloned(),
            lobby: guest.lobby().to_vec(),
            chat: guest.chat().cloned().collect(),
            invitations: guest.invitations().to_vec(),
        }
    }
}

/// Tells the thread of those nearby what becomes of one guest.
pub(super) struct Reporter {
    pub line: u64,
    pub tasks: mpsc::Sender<Task>,
    pub backlog: Arc<Backlog>,
}

impl Reporter {
    fn report(&self, news: News) {
        // After the end nobody wants to know.
        let _ = self.tasks.send(Task::Line(self.line, news, self.backlog.wait()));
    }
}

impl GuestObserver for Reporter {
    fn happened(&mut self, guest: &Guest, effects: &[GuestEffect]) {
        let is_news = |effect: &&GuestEffect| {
            !matches!(
                effect,
                GuestEffect::Dial(_)
                    | GuestEffect::HangUp(_)
                    | GuestEffect::Send(..)
                    | GuestEffect::WakeAt(_)
            )
        };
        let effects: Vec<_> = effects.iter().filter(is_news).cloned().collect();
        if !effects.is_empty() {
            self.report(News::Happened(Box::new(Facts::of(guest)), effects));
        }
    }

    fn opened(&mut self, opened: &Opened) {
        self.report(News::Linked(*opened));
    }

    fn link_ended(&mut self, error: LinkError) {
        self.report(News::Ended(error));
    }

    fn not_sent(&mut self, order: &GuestOrder, why: NotSent) {
        self.report(News::NotSent(order.clone(), why));
    }
}
