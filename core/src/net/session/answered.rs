use std::collections::VecDeque;

/// The number that a guest gives a command; each of its next ones is greater.
pub type CommandId = u64;

/// How many answers a seat is remembered by.
pub const KEPT_ANSWERS: usize = 64;

/// The last commands of one seat with their answers: one that comes again is not done again.
#[derive(Debug, Clone)]
pub struct Answered<A> {
    kept: VecDeque<(CommandId, A)>,
    newest: Option<CommandId>,
}

impl<A> Default for Answered<A> {
    fn default() -> Self {
        Self { kept: VecDeque::new(), newest: None }
    }
}

/// Whether a command has been here before.
#[derive(Debug, PartialEq, Eq)]
pub enum Before<'a, A> {
    /// It is new.
    Never,
    /// It was answered so.
    Answered(&'a A),
    /// It was, but so long ago that the answer is forgotten; or a newer one overtook it. It is not to be done.
    Forgotten,
}

impl<A> Answered<A> {
    /// Looks for a command.
    #[must_use]
    pub fn before(&self, id: CommandId) -> Before<'_, A> {
        if self.newest.is_none_or(|newest| id > newest) {
            return Before::Never;
        }
        let kept = self.kept.iter().find(|(known, _)| *known == id);
        kept.map_or(Before::Forgotten, |(_, answer)| Before::Answered(answer))
    }

    /// The newest command that was answered; 0 before the first.
    #[must_use]
    pub fn newest(&self) -> CommandId {
        self.newest.unwrap_or(0)
    }

    /// Remembers the answer to a command that [`Self::before`] called new.
    pub fn remember(&mut self, id: CommandId, answer: A) {
        if self.kept.len() == KEPT_ANSWERS {
            self.kept.pop_front();
        }
        self.newest = Some(id);
        self.kept.push_back((id, answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_is_ever_new_twice() {
        let mut answered = Answered::default();
        for id in (10..300).step_by(3) {
            assert_eq!(answered.before(id), Before::Never);
            answered.remember(id, id * 2);
            assert_eq!(answered.before(id), Before::Answered(&(id * 2)));
            assert_eq!(answered.before(id - 1), Before::Forgotten);
        }
        assert_eq!(answered.before(10), Before::Forgotten);
        assert_eq!(answered.kept.len(), KEPT_ANSWERS);
        assert!((0..=298).all(|id| answered.before(id) != Before::Never));
    }
}
