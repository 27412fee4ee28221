use std::collections::VecDeque;
use std::mem;

use thiserror::Error;

use super::CommandId;

/// The most commands that wait for an answer.
pub const MOST_PENDING: usize = 16;

/// Too many commands wait for an answer already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{MOST_PENDING} commands wait for an answer")]
pub struct TooMany;

/// What has been commanded and not been answered, in order. It is sent again after each new link.
#[derive(Debug, Clone)]
pub struct Pending<C> {
    waiting: VecDeque<(CommandId, C)>,
    next: CommandId,
}

impl<C> Pending<C> {
    /// Numbers its commands from `next` on.
    #[must_use]
    pub const fn starting_at(next: CommandId) -> Self {
        Self { waiting: VecDeque::new(), next }
    }

    /// Adds a command and gives its number.
    pub fn add(&mut self, command: C) -> Result<CommandId, TooMany> {
        if self.waiting.len() == MOST_PENDING {
            return Err(TooMany);
        }
        let id = self.next;
        self.next = self.next.saturating_add(1);
        self.waiting.push_back((id, command));
        Ok(id)
    }

    /// The answer to a command has come: takes the command away, if it was waiting.
    pub fn answered(&mut self, id: CommandId) -> Option<C> {
        let place = self.waiting.iter().position(|(waiting, _)| *waiting == id)?;
        self.waiting.remove(place).map(|(_, command)| command)
    }

    /// Takes away those that are such.
    pub fn take_if(&mut self, such: impl Fn(&C) -> bool) -> Vec<(CommandId, C)> {
        let (taken, kept) = mem::take(&mut self.waiting).into_iter().partition::<Vec<_>, _>(|(_, c)| such(c));
        self.waiting = kept.into();
        taken
    }

    /// Those that wait, the oldest first.
    pub fn waiting(&self) -> impl Iterator<Item = &(CommandId, C)> {
        self.waiting.iter()
    }

    /// Numbers new commands from `id` on, if it would number them lower.
    pub fn skip_to(&mut self, id: CommandId) {
        self.next = self.next.max(id);
    }

    /// Gives up on all that wait.
    pub fn clear(&mut self) {
        self.waiting.clear();
    }

    /// The number of the next command.
    #[must_use]
    pub const fn next(&self) -> CommandId {
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_answered_waits_in_order_and_not_without_bound() {
        let mut pending = Pending::starting_at(5);
        let ids: Vec<_> = (0..MOST_PENDING).map(|n| pending.add(n).unwrap()).collect();
        assert_eq!((ids[0], pending.add(99)), (5, Err(TooMany)));
        assert_eq!((pending.answered(ids[1]), pending.answered(ids[1])), (Some(1), None));
        assert_eq!(pending.waiting().map(|(_, n)| *n).take(3).collect::<Vec<_>>(), [0, 2, 3]);
        assert_eq!(pending.add(99), Ok(5 + u64::try_from(MOST_PENDING).unwrap()));
        assert_eq!(pending.take_if(|n| *n % 2 == 0).len(), MOST_PENDING / 2);
        assert!(pending.waiting().all(|(_, n)| n % 2 == 1));
        pending.clear();
        assert_eq!(pending.waiting().count(), 0);
    }
}
