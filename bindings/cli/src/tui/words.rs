//! The languages of the full screen. Its fixed words are in `texts`, sentences round them in `sentences` and `refusals`.

use tengen_core::board::Stone;
use tengen_core::rules::{FoulKind, RuleSet};

pub use super::texts::Text;
use super::texts::both;

/// A language that the full screen speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Chinese in simplified characters.
    Chinese,
}

impl Language {
    /// The language that the settings name, else that of a locale such as `zh_CN.UTF-8`.
    ///
    /// Whoever reads traditional characters gets English: simplified ones are another script to them.
    pub fn choose(setting: &str, locale: &str) -> Self {
        let named = if setting.is_empty() { locale } else { setting };
        let parts: Vec<&str> = named.split(['_', '-', '.', '@']).collect();
        let traditional = ["TW", "HK", "MO", "Hant"].iter().any(|part| parts.contains(part));
        if parts.first() == Some(&"zh") && !traditional { Self::Chinese } else { Self::English }
    }

    /// A fixed text.
    pub const fn say(self, text: Text) -> &'static str {
        let (english, chinese) = both(text);
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// A colour.
    pub const fn colour(self, stone: Stone) -> &'static str {
        self.say(match stone {
            Stone::Black => Text::Black,
            Stone::White => Text::White,
        })
    }

    /// A rule set in a word.
    pub const fn rules(self, rules: RuleSet) -> &'static str {
        self.say(match rules {
            RuleSet::Freestyle => Text::Freestyle,
            RuleSet::Standard => Text::Standard,
            RuleSet::Renju => Text::Renju,
            RuleSet::Caro => Text::Caro,
            RuleSet::CaroSix => Text::CaroSix,
            RuleSet::Custom(_) => Text::Custom,
        })
    }

    /// What a rule set means.
    pub const fn rules_meaning(self, rules: RuleSet) -> &'static str {
        self.say(match rules {
            RuleSet::Freestyle => Text::FreestyleMeaning,
            RuleSet::Standard => Text::StandardMeaning,
            RuleSet::Renju => Text::RenjuMeaning,
            RuleSet::Caro => Text::CaroMeaning,
            RuleSet::CaroSix => Text::CaroSixMeaning,
            RuleSet::Custom(_) => Text::CustomMeaning,
        })
    }

    /// A kind of foul.
    pub const fn foul(self, kind: FoulKind) -> &'static str {
        self.say(match kind {
            FoulKind::Overline => Text::Overline,
            FoulKind::DoubleFour => Text::DoubleFour,
            FoulKind::DoubleThree => Text::DoubleThree,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_before_the_locale() {
        for (setting, locale, expected) in [
            ("", "zh_CN.UTF-8", Language::Chinese),
            ("", "zh-Hans", Language::Chinese),
            ("", "zh_TW.UTF-8", Language::English),
            ("", "zh_Hant_HK", Language::English),
            ("", "de_DE.UTF-8", Language::English),
            ("", "C", Language::English),
            ("", "", Language::English),
            ("en", "zh_CN.UTF-8", Language::English),
            ("zh", "en_GB.UTF-8", Language::Chinese),
            ("zh", "zh_TW.UTF-8", Language::Chinese),
        ] {
            assert_eq!(Language::choose(setting, locale), expected, "{setting:?} {locale:?}");
        }
    }
}
