use thiserror::Error;

/// The first bytes of every link, by which a Tengen is told from anything else.
pub const MAGIC: [u8; 4] = *b"TNGN";

/// The versions of the protocol that one side speaks. A major is a language of its own; a minor only adds to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Versions {
    /// The language.
    pub major: u8,
    /// The oldest minor that is still understood.
    pub min_minor: u8,
    /// The newest.
    pub max_minor: u8,
}

impl Versions {
    /// What this program speaks. Minor 1 added invitations, and openings and fouls to a room's settings; minor 2 that a game
    /// that was left unfinished goes on, and how long somebody who is gone is waited for.
    pub const OURS: Self = Self { major: 1, min_minor: 0, max_minor: 2 };

    /// The newest minor that both sides speak.
    pub fn agree(self, theirs: Self) -> Result<u8, VersionRefusal> {
        let refusal = |outdated| VersionRefusal { ours: self, theirs, outdated };
        if self.major != theirs.major {
            let outdated = if self.major < theirs.major { Side::Ours } else { Side::Theirs };
            return Err(refusal(outdated));
        }
        let minor = self.max_minor.min(theirs.max_minor);
        if minor < self.min_minor {
            return Err(refusal(Side::Theirs));
        }
        if minor < theirs.min_minor {
            return Err(refusal(Side::Ours));
        }
        Ok(minor)
    }
}

/// One of the two ends of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// This device.
    Ours,
    /// The other one.
    Theirs,
}

/// Two versions that can't talk to each other. Both sides come to the same refusal, each from its own end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("version {}.{} here, {}.{} there: {outdated:?} needs an update", .ours.major, .ours.max_minor, .theirs.major, .theirs.max_minor)]
pub struct VersionRefusal {
    /// What is spoken here.
    pub ours: Versions,
    /// What is spoken there.
    pub theirs: Versions,
    /// Who needs a newer version of the app.
    pub outdated: Side,
}

/// What each side says before anything else, in clear: eight bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preamble {
    /// What the side speaks.
    pub versions: Versions,
    /// For later: not understood today, but bound into the handshake like the rest.
    pub flags: u8,
}

/// The length of a preamble.
pub const PREAMBLE_BYTES: usize = 8;

impl Preamble {
    /// The preamble as it is sent.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; PREAMBLE_BYTES] {
        let Versions { major, min_minor, max_minor } = self.versions;
        let [t, n, g, last] = MAGIC;
        [t, n, g, last, major, min_minor, max_minor, self.flags]
    }

    /// Reads a preamble; `None` if it is something else.
    #[must_use]
    pub fn read(bytes: [u8; PREAMBLE_BYTES]) -> Option<Self> {
        let [t, n, g, last, major, min_minor, max_minor, flags] = bytes;
        let known = [t, n, g, last] == MAGIC && min_minor <= max_minor;
        known.then_some(Self { versions: Versions { major, min_minor, max_minor }, flags })
    }

    /// Whether `begun` can still become a preamble.
    #[must_use]
    pub fn may_begin(begun: &[u8]) -> bool {
        let known = begun.len().min(MAGIC.len());
        begun[..known] == MAGIC[..known]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn versions(major: u8, min_minor: u8, max_minor: u8) -> Versions {
        Versions { major, min_minor, max_minor }
    }

    #[test]
    fn the_newest_common_minor_is_spoken_from_either_end() {
        for (one, other, minor) in
            [((1, 0, 0), (1, 0, 0), 0), ((1, 0, 4), (1, 2, 9), 4), ((3, 1, 1), (3, 0, 200), 1)]
        {
            let (one, other) = (versions(one.0, one.1, one.2), versions(other.0, other.1, other.2));
            assert_eq!(one.agree(other), Ok(minor));
            assert_eq!(other.agree(one), Ok(minor));
        }
    }

    #[test]
    fn both_ends_know_who_is_outdated() {
        for (old, new) in [((1, 0, 9), (2, 0, 0)), ((1, 0, 2), (1, 3, 4))] {
            let (old, new) = (versions(old.0, old.1, old.2), versions(new.0, new.1, new.2));
            assert_eq!(old.agree(new).unwrap_err().outdated, Side::Ours);
            assert_eq!(new.agree(old).unwrap_err().outdated, Side::Theirs);
        }
    }

    #[test]
    fn a_preamble_reads_back_and_nothing_else_does() {
        let preamble = Preamble { versions: versions(1, 2, 3), flags: 0x80 };
        assert_eq!(preamble.to_bytes(), *b"TNGN\x01\x02\x03\x80");
        assert_eq!(Preamble::read(preamble.to_bytes()), Some(preamble));
        for other in [*b"GET / HT", *b"TNGM\x01\x00\x00\x00", *b"TNGN\x01\x05\x04\x00"] {
            assert_eq!(Preamble::read(other), None);
        }
        assert!(Preamble::may_begin(b"") && Preamble::may_begin(b"TN") && Preamble::may_begin(b"TNGN\xff"));
        assert!(!Preamble::may_begin(b"G") && !Preamble::may_begin(b"TNGX"));
    }
}
