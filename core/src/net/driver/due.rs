use crate::net::hall::{HallEffect, Stored};

/// What a few steps of a hall want done. They are stored together, as the disk takes as long for one change as for many, and
/// nothing of them is sent before.
#[derive(Debug, Default)]
pub(super) struct Due {
    pub(super) stored: Vec<Stored>,
    /// In their order; neither what is to be stored nor the alarm is among them.
    pub(super) effects: Vec<HallEffect>,
    /// Whether there was a step, of which the alarm is.
    pub(super) stepped: bool,
    pub(super) alarm: Option<i64>,
}

impl Due {
    /// Adds what one more step wants.
    pub(super) fn add(&mut self, effects: Vec<HallEffect>) {
        (self.stepped, self.alarm) = (true, None);
        for effect in effects {
            match effect {
                HallEffect::Store(stored) => self.stored.extend(stored),
                HallEffect::WakeAt(at_ms) => self.alarm = Some(at_ms),
                effect => self.effects.push(effect),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_stored_together_and_sent_in_their_order() {
        let mut due = Due::default();
        assert!(!due.stepped);
        let (one, other) = (Stored::Removed { room: 1 }, Stored::Removed { room: 2 });
        let send = |link| HallEffect::Send { link, bytes: [0].into() };
        due.add(vec![HallEffect::Store(vec![one.clone()]), send(1), HallEffect::WakeAt(5)]);
        due.add(vec![HallEffect::Store(vec![other.clone()]), send(2), HallEffect::WakeAt(9)]);
        assert_eq!((due.stored.as_slice(), due.alarm), (&[one, other][..], Some(9)));
        assert_eq!(due.effects, [send(1), send(2)]);
        due.add(Vec::new());
        assert_eq!((due.stepped, due.alarm), (true, None), "the last step wants none");
    }
}
