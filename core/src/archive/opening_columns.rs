//! How an opening and its choices stand in columns, both ways.

use super::ArchiveError;
use crate::board::{Point, Size};
use crate::rules::FoulPolicy;
use crate::rules::opening::{Choice, Opening, Pattern, Protocol};

/// What marks an opening rule with two fifth moves.
const FIFTHS: &str = "+2";
const GIVEN: &str = "given_";
const DRAWN: &str = "drawn_";

const PROTOCOLS: [(&str, Protocol); 12] = [
    ("free", Protocol::Free),
    ("centre_first", Protocol::CentreFirst),
    ("pro", Protocol::Pro),
    ("long_pro", Protocol::LongPro),
    ("swap", Protocol::Swap),
    ("swap2", Protocol::Swap2),
    ("agreed", Protocol::Agreed),
    ("lot", Protocol::Lot),
    ("classic", Protocol::Classic),
    ("yamaguchi", Protocol::Yamaguchi),
    ("soosorv", Protocol::Soosorv),
    ("taraguchi", Protocol::Taraguchi),
];

pub(super) fn opening_text(opening: Opening) -> String {
    let known = PROTOCOLS.iter().find(|(_, protocol)| *protocol == opening.protocol);
    let name = match (known, opening.protocol) {
        (_, Protocol::Given(pattern)) => format!("{GIVEN}{}", pattern.number()),
        (_, Protocol::Drawn(pattern)) => format!("{DRAWN}{}", pattern.number()),
        (known, _) => known.map_or_else(String::new, |(name, _)| (*name).to_owned()),
    };
    name + if opening.fifths { FIFTHS } else { "" }
}

pub(super) fn read_opening(text: &str) -> Result<Opening, ArchiveError> {
    let name = text.strip_suffix(FIFTHS).unwrap_or(text);
    let known = PROTOCOLS.iter().find(|(known, _)| *known == name).map(|&(_, protocol)| protocol);
    let given = || name.strip_prefix(GIVEN).and_then(pattern).map(Protocol::Given);
    let drawn = || name.strip_prefix(DRAWN).and_then(pattern).map(Protocol::Drawn);
    let protocol = known
        .or_else(given)
        .or_else(drawn)
        .ok_or_else(|| ArchiveError::corrupt(format!("opening '{text}'")))?;
    Ok(Opening { protocol, fifths: name != text })
}

pub(super) const fn fouls_text(fouls: FoulPolicy) -> &'static str {
    match fouls {
        FoulPolicy::Prevented => "prevented",
        FoulPolicy::Loses => "loses",
        FoulPolicy::Claim => "claim",
    }
}

pub(super) fn read_fouls(text: &str) -> Result<FoulPolicy, ArchiveError> {
    let known = FoulPolicy::ALL.into_iter().find(|&fouls| fouls_text(fouls) == text);
    known.ok_or_else(|| ArchiveError::corrupt(format!("fouls '{text}'")))
}

/// A choice's kind, its point and what else it says.
pub(super) fn choice_columns(choice: Choice) -> (&'static str, Option<Point>, String) {
    let plain = |kind| (kind, None, String::new());
    match choice {
        Choice::Swap => plain("swap"),
        Choice::Stay => plain("stay"),
        Choice::AddTwo => plain("add_two"),
        Choice::OfferFifths => plain("offer_fifths"),
        Choice::Declare(number) => ("declare", None, number.to_string()),
        Choice::Offer(point) => ("offer_fifth", Some(point), String::new()),
        Choice::Keep(point) => ("keep_fifth", Some(point), String::new()),
        Choice::Propose(pattern) => ("propose", None, pattern.number().to_string()),
        Choice::Lay(pattern) => ("lay", None, pattern.number().to_string()),
    }
}

/// The choice that stands there; `None` if none does.
pub(super) fn read_choice(kind: &str, point: i64, detail: &str, size: Size) -> Option<Choice> {
    let at = || usize::try_from(point).ok().and_then(|index| Point::from_index(index, size));
    match kind {
        "swap" => Some(Choice::Swap),
        "stay" => Some(Choice::Stay),
        "add_two" => Some(Choice::AddTwo),
        "offer_fifths" => Some(Choice::OfferFifths),
        "declare" => detail.parse().ok().map(Choice::Declare),
        "offer_fifth" => at().map(Choice::Offer),
        "keep_fifth" => at().map(Choice::Keep),
        "propose" => pattern(detail).map(Choice::Propose),
        "lay" => pattern(detail).map(Choice::Lay),
        _ => None,
    }
}

fn pattern(text: &str) -> Option<Pattern> {
    text.parse().ok().and_then(|number| Pattern::new(number).ok())
}
