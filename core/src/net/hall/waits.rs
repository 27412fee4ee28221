//! How long somebody who is gone is waited for, by the clock of the host.

use super::Hall;
use super::hosted::Hosted;
use crate::net::room::SeatNo;
use crate::net::session::{ToGuest, Wait};

/// Since when somebody is gone, and when their game may be claimed or their seat is free.
type Gone = Option<(i64, Option<i64>)>;

impl Hall {
    /// Who is gone from a room, as a guest is told.
    pub(super) fn waits(&self, now_ms: i64, hosted: &Hosted) -> [Option<Wait>; 2] {
        SeatNo::BOTH.map(|seat| told(now_ms, self.gone(hosted, seat)))
    }

    /// Tells everybody in the rooms where that has changed, but by the passing of time.
    pub(super) fn tell_waits(&mut self, now_ms: i64) {
        let changed = self.rooms.iter().filter_map(|(room, hosted)| {
            let gone = SeatNo::BOTH.map(|seat| self.gone(hosted, seat));
            (gone != hosted.told_waits).then_some((*room, gone))
        });
        for (room, gone) in changed.collect::<Vec<_>>() {
            if let Some(hosted) = self.rooms.get_mut(&room) {
                hosted.told_waits = gone;
            }
            self.tell_room(room, &ToGuest::Waits { seats: gone.map(|gone| told(now_ms, gone)) });
        }
    }

    fn gone(&self, hosted: &Hosted, seat: SeatNo) -> Gone {
        let holder = hosted.holder(seat)?;
        let due_ms = hosted.absent_due_ms(holder).or_else(|| self.held_until(hosted, seat));
        holder.gone_since_ms.map(|since_ms| (since_ms, due_ms))
    }
}

fn told(now_ms: i64, gone: Gone) -> Option<Wait> {
    let (since_ms, due_ms) = gone?;
    Some(Wait { gone_ms: now_ms - since_ms, due_ms: due_ms.map(|due_ms| due_ms - now_ms) })
}
