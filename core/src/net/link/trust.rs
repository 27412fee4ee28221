use super::{PublicKey, Side, VersionRefusal, Versions};

/// Somebody met before, as the archive remembers them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownPeer {
    /// Their key: this and nothing else is who they are.
    pub key: PublicKey,
    /// What they called themselves.
    pub name: String,
    /// Whether both sides have compared the code.
    pub verified: bool,
    /// The newest major that they have spoken.
    pub major: u8,
}

/// Who is at the other end, as far as one can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recognition {
    /// The same as before.
    Known {
        /// Whether both sides have compared the code once.
        verified: bool,
    },
    /// Never met.
    New,
    /// Never met, and calls itself as somebody does who was: another person, or one with a new phone.
    NameTaken,
}

/// Tells who calls with `key` and `name`.
#[must_use]
pub fn recognise(known: &[KnownPeer], key: PublicKey, name: &str) -> Recognition {
    if let Some(peer) = known.iter().find(|peer| peer.key == key) {
        return Recognition::Known { verified: peer.verified };
    }
    let taken = known.iter().any(|peer| peer.name.eq_ignore_ascii_case(name));
    if taken { Recognition::NameTaken } else { Recognition::New }
}

/// Refuses somebody known who speaks an older major than before: apps don't grow younger, but somebody in between may wish
/// them to.
pub fn check_downgrade(known: &[KnownPeer], key: PublicKey, theirs: Versions) -> Result<(), VersionRefusal> {
    match known.iter().find(|peer| peer.key == key) {
        Some(peer) if theirs.major < peer.major => {
            Err(VersionRefusal { ours: Versions::OURS, theirs, outdated: Side::Theirs })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_a_person_and_a_name_is_none() {
        let li = KnownPeer { key: PublicKey([1; 32]), name: "Li".into(), verified: true, major: 1 };
        let known = [li.clone(), KnownPeer { key: PublicKey([2; 32]), verified: false, ..li.clone() }];
        let who = |key, name| recognise(&known, PublicKey([key; 32]), name);
        assert_eq!(who(1, "Li"), Recognition::Known { verified: true });
        assert_eq!(who(2, "Somebody else"), Recognition::Known { verified: false });
        assert_eq!(who(3, "li"), Recognition::NameTaken);
        assert_eq!(who(3, "Bo"), Recognition::New);
    }

    #[test]
    fn somebody_known_does_not_speak_an_older_major_than_before() {
        let key = PublicKey([1; 32]);
        let known = [KnownPeer { key, name: String::new(), verified: true, major: 2 }];
        let speaks = |major| Versions { major, min_minor: 0, max_minor: 0 };
        assert!(check_downgrade(&known, key, speaks(1)).is_err());
        assert!(check_downgrade(&known, key, speaks(2)).is_ok());
        assert!(check_downgrade(&known, PublicKey([2; 32]), speaks(1)).is_ok());
    }
}
