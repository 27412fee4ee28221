use super::{Epoch, Guest, GuestEffect, GuestInput};
use crate::net::link::{GuestCode, SecretBytes};
use crate::net::session::{Beat, Heartbeat, Pace, ToHost};

/// After so long a dial or a hello that has not come about is given up, in milliseconds.
const GREETING_MS: i64 = 10_000;

/// How far the way to the host is.
#[derive(Debug, Clone, Copy)]
pub(super) enum Line {
    /// Not wanted.
    Off,
    /// Calls again at that time.
    Waiting { until_ms: i64 },
    /// Calls, and gives up at that time.
    Dialling { until_ms: i64 },
    /// Has said hello, and gives up at that time.
    Greeting { until_ms: i64 },
    /// Hello was said both ways.
    Live(Heartbeat),
}

impl Guest {
    /// Goes on with what has happened.
    pub fn step(&mut self, now_ms: i64, input: GuestInput) -> Vec<GuestEffect> {
        let mut effects = Vec::new();
        match input {
            GuestInput::Start if matches!(self.line, Line::Off) => self.dial(now_ms, &mut effects),
            GuestInput::Stop => self.stop(&ToHost::Bye, &mut effects),
            GuestInput::Background => self.stop(&ToHost::Away, &mut effects),
            GuestInput::Foreground => self.look_again(now_ms, &mut effects),
            GuestInput::Linked(epoch, handshake) if self.is_dialling(epoch) => {
                self.greet(now_ms, handshake, &mut effects);
            }
            GuestInput::Unlinked(epoch) if self.has_line(epoch) => self.lose(now_ms, false, &mut effects),
            GuestInput::Message(epoch, bytes) if self.has_line(epoch) => {
                self.receive(now_ms, bytes, &mut effects);
            }
            GuestInput::Linked(epoch, _) => effects.push(GuestEffect::HangUp(epoch)),
            GuestInput::Start | GuestInput::Unlinked(_) | GuestInput::Message(..) => {}
            GuestInput::Timer => self.check_time(now_ms, &mut effects),
        }
        effects
    }

    fn is_dialling(&self, epoch: Epoch) -> bool {
        epoch == self.epoch && matches!(self.line, Line::Dialling { .. })
    }

    fn has_line(&self, epoch: Epoch) -> bool {
        epoch == self.epoch && !matches!(self.line, Line::Off | Line::Waiting { .. })
    }

    fn dial(&mut self, now_ms: i64, effects: &mut Vec<GuestEffect>) {
        self.epoch += 1;
        let until_ms = now_ms + GREETING_MS;
        self.line = Line::Dialling { until_ms };
        effects.extend([GuestEffect::Dial(self.epoch), GuestEffect::WakeAt(until_ms), GuestEffect::Changed]);
    }

    fn greet(&mut self, now_ms: i64, handshake: [u8; 32], effects: &mut Vec<GuestEffect>) {
        let until_ms = now_ms + GREETING_MS;
        self.line = Line::Greeting { until_ms };
        self.send(&ToHost::Hello { hello: self.hello.clone() }, effects);
        let code = GuestCode::new(handshake, SecretBytes(self.chance.bytes()));
        self.send(&ToHost::CodeCommit { commitment: code.commitment() }, effects);
        self.code = Some(code);
        effects.push(GuestEffect::WakeAt(until_ms));
    }

    /// A link that looks alive after the app was out of sight often is not: it is made anew.
    fn look_again(&mut self, now_ms: i64, effects: &mut Vec<GuestEffect>) {
        self.retry.reset();
        if !matches!(self.line, Line::Off | Line::Waiting { .. }) {
            effects.push(GuestEffect::HangUp(self.epoch));
            self.forget_invitations(effects);
        }
        self.dial(now_ms, effects);
    }

    fn stop(&mut self, last: &ToHost, effects: &mut Vec<GuestEffect>) {
        if matches!(self.line, Line::Live(_)) {
            self.send(last, effects);
        }
        if !matches!(self.line, Line::Off | Line::Waiting { .. }) {
            effects.push(GuestEffect::HangUp(self.epoch));
        }
        self.line = Line::Off;
        self.forget_invitations(effects);
        if matches!(last, ToHost::Bye) {
            self.forget_room(effects);
        }
        effects.push(GuestEffect::Changed);
    }

    /// The link is gone or of no use: waits and calls again.
    pub(super) fn lose(&mut self, now_ms: i64, hang_up: bool, effects: &mut Vec<GuestEffect>) {
        if hang_up {
            effects.push(GuestEffect::HangUp(self.epoch));
        }
        let until_ms = now_ms + self.retry.wait_ms(&mut self.chance);
        self.line = Line::Waiting { until_ms };
        self.forget_invitations(effects);
        effects.extend([GuestEffect::WakeAt(until_ms), GuestEffect::Changed]);
    }

    fn check_time(&mut self, now_ms: i64, effects: &mut Vec<GuestEffect>) {
        let beat = match self.line {
            Line::Off => return,
            Line::Waiting { until_ms } if now_ms >= until_ms => return self.dial(now_ms, effects),
            Line::Waiting { until_ms } => return effects.push(GuestEffect::WakeAt(until_ms)),
            Line::Dialling { until_ms } | Line::Greeting { until_ms } if now_ms < until_ms => {
                return effects.push(GuestEffect::WakeAt(until_ms));
            }
            Line::Dialling { .. } | Line::Greeting { .. } => Beat::Dead,
            Line::Live(heart) => heart.beat(now_ms),
        };
        match beat {
            Beat::Dead => self.lose(now_ms, true, effects),
            Beat::Ping => self.say(now_ms, &ToHost::Ping, effects),
            Beat::Rest => self.set_alarm(effects),
        }
    }

    /// Says something on a live line.
    pub(super) fn say(&mut self, now_ms: i64, message: &ToHost, effects: &mut Vec<GuestEffect>) {
        self.send(message, effects);
        if let Line::Live(heart) = &mut self.line {
            heart.said(now_ms);
        }
        self.set_alarm(effects);
    }

    pub(super) fn set_alarm(&self, effects: &mut Vec<GuestEffect>) {
        if let Line::Live(heart) = self.line {
            effects.push(GuestEffect::WakeAt(heart.due_ms()));
        }
    }

    /// Those who play hear sooner of a lost link.
    pub(super) const fn pace(&self) -> Pace {
        match &self.room {
            Some(room) if room.seat().is_some() => Pace::PLAYER,
            _ => Pace::WATCHER,
        }
    }
}
