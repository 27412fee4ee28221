//! The options of `new` about how a game begins and what becomes of fouls: `opening=swap2`, `fouls=claim`; and the 26
//! openings by any of their names.

use tengen_core::rules::opening::{Opening, Pattern, Protocol};
use tengen_core::rules::{FoulPolicy, FoulSet, RuleSet};

use crate::options::{OptionError, shorten};

/// What marks an opening rule with two fifth moves.
const FIFTHS: &str = "+2";
/// What begins the word for a rule set of own fouls.
const CUSTOM: &str = "custom:";

const PROTOCOLS: [(&str, Protocol); 12] = [
    ("free", Protocol::Free),
    ("centre-first", Protocol::CentreFirst),
    ("pro", Protocol::Pro),
    ("long-pro", Protocol::LongPro),
    ("swap", Protocol::Swap),
    ("swap2", Protocol::Swap2),
    ("agreed", Protocol::Agreed),
    ("lot", Protocol::Lot),
    ("classic", Protocol::Classic),
    ("yamaguchi", Protocol::Yamaguchi),
    ("soosorv", Protocol::Soosorv),
    ("taraguchi", Protocol::Taraguchi),
];

/// `swap2`, `given:D4`, `classic+2`.
pub fn opening(text: &str) -> Result<Opening, OptionError> {
    let lower = text.to_lowercase();
    let name = lower.strip_suffix(FIFTHS).unwrap_or(&lower);
    let known = PROTOCOLS.iter().find(|(word, _)| *word == name).map(|&(_, protocol)| protocol);
    let given = || name.strip_prefix("given:").and_then(pattern).map(Protocol::Given);
    let protocol = known.or_else(given).ok_or_else(|| OptionError::Opening(shorten(text)))?;
    Ok(Opening { protocol, fifths: name != lower })
}

/// The word that [`opening`] reads.
pub fn opening_word(opening: Opening) -> String {
    let known = PROTOCOLS.iter().find(|(_, protocol)| *protocol == opening.protocol);
    let name = match (known, opening.protocol) {
        (_, Protocol::Given(pattern)) => format!("given:{}", pattern.names().code),
        (_, Protocol::Drawn(_)) => "lot".to_owned(),
        (known, _) => known.map_or("free", |(word, _)| word).to_owned(),
    };
    name + if opening.fifths { FIFTHS } else { "" }
}

/// One of the 26 openings by its code or its name in any language; a blank, a hyphen and an underscore are the same.
pub fn pattern(text: &str) -> Option<Pattern> {
    let plain = |name: &str| name.trim().to_lowercase().replace(['-', '_'], " ");
    let wanted = plain(text);
    Pattern::all().find(|pattern| {
        let names = pattern.names();
        let (letter, number) = names.code.split_at(1);
        let turned = format!("{number}{letter}");
        [names.code, &turned, names.chinese, names.japanese, names.romaji, names.english]
            .iter()
            .any(|name| plain(name) == wanted)
    })
}

/// `prevented`, `loses` or `claim`.
pub fn fouls(text: &str) -> Result<FoulPolicy, OptionError> {
    let lower = text.to_ascii_lowercase();
    let known = FoulPolicy::ALL.into_iter().find(|&policy| fouls_word(policy) == lower);
    known.ok_or_else(|| OptionError::Fouls(shorten(text)))
}

/// The word that [`fouls`] reads.
pub const fn fouls_word(fouls: FoulPolicy) -> &'static str {
    match fouls {
        FoulPolicy::Prevented => "prevented",
        FoulPolicy::Loses => "loses",
        FoulPolicy::Claim => "claim",
    }
}

/// `custom:3-3,4-4,6`, or `custom:none`: renju with these of its fouls. `None` if the text is no such word.
pub fn custom_rules(text: &str) -> Option<RuleSet> {
    let list = text.strip_prefix(CUSTOM)?;
    let mut set = FoulSet { overline: false, double_four: false, double_three: false };
    for word in list.split(',').filter(|word| *word != "none") {
        match word {
            "3-3" => set.double_three = true,
            "4-4" => set.double_four = true,
            "6" | "overline" => set.overline = true,
            _ => return None,
        }
    }
    Some(RuleSet::Custom(set))
}

/// The word that [`custom_rules`] reads.
pub fn custom_word(set: FoulSet) -> String {
    let all = [(set.double_three, "3-3"), (set.double_four, "4-4"), (set.overline, "6")];
    let words: Vec<&str> = all.iter().filter(|(is_foul, _)| *is_foul).map(|(_, word)| *word).collect();
    format!("{CUSTOM}{}", if words.is_empty() { "none".to_owned() } else { words.join(",") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_rule_is_written_and_read() {
        for protocol in
            PROTOCOLS.map(|(_, protocol)| protocol).into_iter().chain(Pattern::all().map(Protocol::Given))
        {
            for rule in [Opening::of(protocol), Opening::with_fifths(protocol)] {
                assert_eq!(opening(&opening_word(rule)), Ok(rule));
                assert_eq!(opening(&opening_word(rule).to_uppercase()), Ok(rule));
            }
        }
        for text in ["", "+2", "swap3", "given", "given:D14", "swap2+3"] {
            assert!(opening(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_opening_is_known_by_each_of_its_names() {
        for known in Pattern::all() {
            let names = known.names();
            for name in [names.code, names.chinese, names.japanese, names.romaji, names.english] {
                assert_eq!(pattern(name), Some(known), "{name}");
            }
        }
        let flower_moon = Pattern::all().nth(3);
        for name in ["d4", "4D", "kagetsu", "Flower-Moon", "flower_moon", " 花月 "] {
            assert_eq!(pattern(name), flower_moon, "{name}");
        }
        for name in ["", "d0", "d14", "moon", "月"] {
            assert_eq!(pattern(name), None, "{name}");
        }
    }

    #[test]
    fn every_set_of_own_fouls_is_written_and_read() {
        for set in FoulSet::ALL {
            assert_eq!(custom_rules(&custom_word(set)), Some(RuleSet::Custom(set)));
        }
        for text in ["custom", "custom:", "custom:5-5", "3-3", "custom:3-3 4-4"] {
            assert_eq!(custom_rules(text), None, "{text}");
        }
    }
}
