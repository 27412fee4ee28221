use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Name;

/// The most capabilities that are looked at.
pub const MOST_CAPS: usize = 32;

/// The first message each way, inside the encryption.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hello {
    /// The newest minor that the sender speaks.
    pub minor: u8,
    /// The version of its app, for people to read.
    #[serde(default)]
    pub app: Name,
    /// What to call its owner.
    #[serde(default)]
    pub name: Name,
    /// What it can do beyond what every version can.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub caps: Vec<Name>,
}

/// What both sides can do.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Agreed {
    /// The minor that is spoken.
    pub minor: u8,
    /// The capabilities that both named.
    pub caps: BTreeSet<String>,
}

impl Hello {
    /// What comes of the two hellos. It is the same for both sides.
    #[must_use]
    pub fn agree(&self, theirs: &Self) -> Agreed {
        let caps = |hello: &Self| -> BTreeSet<String> {
            hello.caps.iter().take(MOST_CAPS).map(|cap| cap.as_str().to_owned()).collect()
        };
        let common = caps(self).intersection(&caps(theirs)).cloned().collect();
        Agreed { minor: self.minor.min(theirs.minor), caps: common }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_both_can_is_used_whoever_asks() {
        let hello = |minor, caps: &[&str]| Hello {
            minor,
            caps: caps.iter().map(|cap| Name::new(cap)).collect(),
            ..Hello::default()
        };
        let (old, new) = (hello(1, &["chat", "swap2"]), hello(4, &["caro", "swap2", "chat"]));
        let agreed = Agreed { minor: 1, caps: ["chat".to_owned(), "swap2".to_owned()].into() };
        assert_eq!(old.agree(&new), agreed);
        assert_eq!(new.agree(&old), agreed);
        assert!(old.agree(&hello(0, &[])).caps.is_empty());
    }
}
