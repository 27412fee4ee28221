//! What is said of an opening: its rule, the question with the keys that answer it, and what was chosen.

use tengen_core::app::{EventKind, TableSnapshot};
use tengen_core::board::{Size, Stone};
use tengen_core::game::OfferKind;
use tengen_core::rules::FoulPolicy;
use tengen_core::rules::opening::{Area, Ask, AskKind, Choice, Opening, Pattern, Protocol};

use super::keys::Wish;
use super::words::Language::{self, Chinese, English};
use super::words::Text;
use crate::words::chosen;

impl Language {
    /// An opening rule in a word or two.
    pub const fn protocol(self, protocol: Protocol) -> &'static str {
        self.say(match protocol {
            Protocol::Free => Text::OpeningFree,
            Protocol::CentreFirst => Text::OpeningCentre,
            Protocol::Pro => Text::OpeningPro,
            Protocol::LongPro => Text::OpeningLongPro,
            Protocol::Swap => Text::OpeningSwap,
            Protocol::Swap2 => Text::OpeningSwap2,
            Protocol::Agreed => Text::OpeningAgreed,
            Protocol::Given(_) => Text::OpeningGiven,
            Protocol::Lot | Protocol::Drawn(_) => Text::OpeningLot,
            Protocol::Classic => Text::OpeningClassic,
            Protocol::Yamaguchi => Text::OpeningYamaguchi,
            Protocol::Soosorv => Text::OpeningSoosorv,
            Protocol::Taraguchi => Text::OpeningTaraguchi,
        })
    }

    /// One of the 26 openings as players call it: `D4 Kagetsu`, `D4 花月`.
    pub fn pattern(self, pattern: Pattern) -> String {
        let names = pattern.names();
        match self {
            English => format!("{} {}", names.code, names.romaji),
            Chinese => format!("{} {}", names.code, names.chinese),
        }
    }

    /// One of the 26 openings with all that it is called here: `D4 Kagetsu, flower moon`, `D4 花月 Kagetsu`.
    pub fn full_pattern(self, pattern: Pattern) -> String {
        let names = pattern.names();
        match self {
            English => format!("{} {}, {}", names.code, names.romaji, names.english),
            Chinese => format!("{} {} {}", names.code, names.chinese, names.romaji),
        }
    }

    /// What becomes of a foul.
    pub const fn foul_policy(self, fouls: FoulPolicy) -> &'static str {
        self.say(match fouls {
            FoulPolicy::Prevented => Text::FoulsPrevented,
            FoulPolicy::Loses => Text::FoulsLose,
            FoulPolicy::Claim => Text::FoulsClaimed,
        })
    }

    /// The rule and the name of what was laid, for the panel; empty in a free game without a name.
    pub fn opening_line(self, opening: Opening, pattern: Option<Pattern>) -> String {
        let name = pattern.map(|pattern| self.pattern(pattern));
        let rule = match opening.protocol {
            Protocol::Free | Protocol::Given(_) if name.is_some() => None,
            Protocol::Free if !opening.fifths => None,
            protocol => Some(self.protocol(protocol).to_owned()),
        };
        let comma = if self == English { ", " } else { "，" };
        rule.into_iter().chain(name).collect::<Vec<_>>().join(comma)
    }

    /// Where a stone may lie, as a sentence goes on; empty if anywhere.
    pub fn area(self, area: Area, size: Size) -> String {
        let points = |distance: u8| 2 * u16::from(distance) + 1;
        match (area, self) {
            (Area::Any, _) => String::new(),
            (Area::Within(0), English) => format!(" on {}", size.centre()),
            (Area::Within(0), Chinese) => format!("于 {}", size.centre()),
            (Area::Within(distance), English) => format!(" within the {0}x{0}", points(distance)),
            (Area::Within(distance), Chinese) => format!("于 {0}x{0} 以内", points(distance)),
            (Area::Beyond(distance), English) => format!(" outside the {0}x{0}", points(distance)),
            (Area::Beyond(distance), Chinese) => format!("于 {0}x{0} 以外", points(distance)),
        }
    }

    /// The question and the keys that answer it.
    pub fn asked(self, now: &TableSnapshot, ask: &Ask) -> String {
        let who = self.side(now, ask.decider);
        let [swap, stay, choose] = [Wish::Swap, Wish::Stay, Wish::Choose].map(|wish| wish.key_name(self));
        let (stone, place) =
            (now.opening.stone, ask.area.map_or_else(String::new, |area| self.area(area, now.size)));
        let (fifth, offers, most) = (now.opening.offers.len() + 1, ask.offers, ask.declare);
        let named = ask.agree.map_or_else(String::new, |pattern| self.pattern(pattern));
        match self {
            English => match ask.kind {
                AskKind::Place if ask.lay => {
                    format!("{who} places stone 1{place} or lays one of the 26 openings ({choose}).")
                }
                AskKind::Place => format!("{who} places stone {stone}{place}."),
                AskKind::PlaceOrSwap => format!("{who} places stone {stone}{place} or swaps ({swap})."),
                AskKind::PlaceSwapOrAddTwo => {
                    format!("{who} places stone {stone}, swaps ({swap}) or adds two ({choose}).")
                }
                AskKind::PlaceSwapOrOffer => {
                    format!("{who} places stone {stone}{place}, swaps ({swap}) or offers ten ({choose}).")
                }
                AskKind::StayOrSwap => format!("{who} stays ({stay}) or swaps ({swap})."),
                AskKind::Declare => format!("{who} declares 1 to {most} fifth moves ({choose})."),
                AskKind::Offer => format!("{who} offers fifth move {fifth} of {offers}."),
                AskKind::OfferOrSwap => {
                    format!("{who} offers fifth move {fifth} of {offers} or swaps ({swap}).")
                }
                AskKind::Keep => format!("{who} keeps one of the {offers} moves marked ?"),
                AskKind::Propose => format!("{who} names one of the 26 openings ({choose})."),
                AskKind::Answer => format!("{who} agrees to {named} ({stay}) or names another ({choose})."),
            },
            Chinese => match ask.kind {
                AskKind::Place if ask.lay => {
                    format!("请{who}下第 1 子{place}，或按 {choose} 摆出 26 开局之一。")
                }
                AskKind::Place => format!("请{who}下第 {stone} 子{place}。"),
                AskKind::PlaceOrSwap => format!("请{who}下第 {stone} 子{place}，或按 {swap} 交换。"),
                AskKind::PlaceSwapOrAddTwo => {
                    format!("请{who}下第 {stone} 子，或按 {swap} 交换，或按 {choose} 加下两子。")
                }
                AskKind::PlaceSwapOrOffer => {
                    format!("请{who}下第 {stone} 子{place}，或按 {swap} 交换，或按 {choose} 提出十点。")
                }
                AskKind::StayOrSwap => format!("请{who}选择：{stay} 不交换，{swap} 交换。"),
                AskKind::Declare => format!("请{who}按 {choose} 宣布打点数，1 至 {most}。"),
                AskKind::Offer => format!("请{who}提出第五手：{fifth}/{offers}。"),
                AskKind::OfferOrSwap => format!("请{who}提出第五手：{fifth}/{offers}，或按 {swap} 交换。"),
                AskKind::Keep => format!("请{who}从标 ? 的 {offers} 点中留一。"),
                AskKind::Propose => format!("请{who}按 {choose} 提议 26 开局之一。"),
                AskKind::Answer => format!("请{who}按 {stay} 同意 {named}，或按 {choose} 另提。"),
            },
        }
    }

    /// What happened that the board doesn't show; `None` if it does.
    pub fn happened(self, now: &TableSnapshot, kind: &EventKind) -> Option<String> {
        Some(match kind {
            EventKind::Chosen { choice: Choice::Swap, .. } => self.swapped(now),
            EventKind::Chosen { choice, by } => self.chosen(*choice, *by),
            EventKind::WrongClaim => self.say(Text::NoFoul).to_owned(),
            EventKind::OfferDeclined(_) => self.say(Text::DeclinedOffer).to_owned(),
            EventKind::OfferAccepted(offer) if matches!(offer.kind, OfferKind::Clocks(_)) => {
                self.say(Text::AcceptedOffer).to_owned()
            }
            _ => return None,
        })
    }

    /// Who sits where now that the seats are exchanged.
    fn swapped(self, now: &TableSnapshot) -> String {
        let [black, white] = Stone::BOTH.map(|stone| self.side(now, stone));
        match self {
            _ if black == self.colour(Stone::Black) => self.say(Text::ColoursSwapped).to_owned(),
            English => format!("Seats swapped: {black}, {white}."),
            Chinese => format!("已交换：{black}，{white}。"),
        }
    }

    /// What somebody chose, by the colour that they had then.
    fn chosen(self, choice: Choice, by: Stone) -> String {
        let who = self.colour(by);
        if self == English {
            return format!("{who} {}.", chosen(choice));
        }
        let what = match choice {
            Choice::Swap => "交换".to_owned(),
            Choice::Stay => "不交换".to_owned(),
            Choice::AddTwo => "选择加下两子".to_owned(),
            Choice::OfferFifths => "选择提出十个第五手".to_owned(),
            Choice::Declare(number) => format!("宣布打点数 {number}"),
            Choice::Offer(point) => format!("提出 {point}"),
            Choice::Keep(point) => format!("保留 {point}"),
            Choice::Propose(pattern) => format!("提议 {}", self.pattern(pattern)),
            Choice::Lay(pattern) => format!("摆出 {}", self.pattern(pattern)),
        };
        format!("{who}{what}。")
    }
}
