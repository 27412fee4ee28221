//! Every fixed word of the full screen, English and Chinese side by side. Sentences round them are in
//! `sentences` and `refusals`.

use tengen_core::board::Stone;
use tengen_core::rules::{FoulKind, RuleSet};

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

/// Declares [`Text`] with both languages of each.
macro_rules! texts {
    ($($name:ident: $english:literal, $chinese:literal;)+) => {
        /// A fixed text.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Text {
            $(#[doc = $english] $name,)+
        }

        impl Text {
            /// All of them.
            #[cfg(test)]
            pub const ALL: &[Self] = &[$(Self::$name),+];
        }

        const fn both(text: Text) -> (&'static str, &'static str) {
            match text {
                $(Text::$name => ($english, $chinese),)+
            }
        }
    };
}

texts! {
    // Keys.
    ArrowKeys: "arrows", "方向键";
    SpaceKey: "Space", "空格";
    PointExamples: "h8, 8 8", "h8, 8 8";

    // What can be done.
    MoveCursor: "move the cursor", "移动光标";
    TypePoint: "type a point", "输入坐标";
    Place: "place", "落子";
    Undo: "take back", "悔棋";
    Redo: "place again", "恢复";
    Hint: "hint", "提示";
    GoToHint: "go to the hint", "移到提示点";
    MoveNow: "move now", "立即落子";
    EndSearch: "end the search", "停止搜索";
    NewGame: "new game", "新对局";
    OtherGames: "other games", "其他对局";
    Restart: "start again", "重新开始";
    Resign: "resign", "认输";
    AskUndo: "ask to take back", "请求悔棋";
    OfferDraw: "offer a draw", "求和";
    Offering: "offer", "提出";
    Keeping: "keep", "保留";
    Swapping: "swap seats", "交换";
    Staying: "stay", "不交换";
    AgreeOpening: "agree to the opening", "同意此开局";
    Choices: "all choices", "全部选择";
    Choosing: "choose", "选择";
    Claiming: "claim a foul", "指出禁手";
    Agree: "agree", "同意";
    Refuse: "decline", "不同意";
    Help: "help", "帮助";
    Leave: "leave", "退出";
    Suspend: "to the shell; 'fg' comes back", "回到命令行；fg 返回";
    Start: "start", "开始";
    ChooseRow: "choose", "选择";
    Change: "choose and change", "选择与更改";
    TakeUp: "continue", "继续这局";
    Close: "close", "关闭";
    YesResign: "resign", "认输";
    YesRestart: "start again", "重新开始";
    No: "no", "取消";

    // The game.
    Black: "Black", "黑方";
    White: "White", "白方";
    You: "you", "你";
    OneOfYou: "a person", "玩家";
    Freestyle: "freestyle", "无禁手";
    Standard: "standard", "标准";
    Renju: "renju", "连珠";
    Caro: "caro", "越南规则";
    CaroSix: "caro, six wins", "越南规则·长连胜";
    FreestyleMeaning: "five or more in a row win", "五子或更多连成一线即胜";
    StandardMeaning: "exactly five in a row win", "恰好五子连线才胜";
    RenjuMeaning: "five wins; Black has forbidden points", "五连胜；黑方有禁手";
    CaroMeaning: "exactly five, not between two stones", "恰好五子，两端被堵不胜";
    Custom: "own fouls", "自定禁手";
    CustomMeaning: "renju with some of its fouls", "连珠，部分禁手";
    NothingToClaim: "There is nothing to claim.", "没有可指的禁手。";
    OpeningFirst: "Not before the opening is over.", "开局结束之后才可以。";
    OpeningNotOpen: "That can't be chosen now.", "现在不能这样选。";
    OpeningChooseFirst: "Choose before the next stone.", "请先作出选择再落子。";
    CaroSixMeaning: "six win; five not between two stones", "六子以上胜；五子两端被堵不胜";
    Overline: "overline", "长连";
    DoubleFour: "double four", "四四";
    DoubleThree: "double three", "三三";
    Moves: "Moves", "着法";
    LastMove: "last move", "最后一手";
    Forbidden: "forbidden for Black", "黑方禁手";
    HintMark: "hint", "提示";
    OfferedFifth: "offered", "所提之点";
    Cursor: "Cursor", "光标";
    Free: "free", "空";
    Barred: "barred by the opening", "开局不许";

    // What there is to say.
    Draw: "The board is full: a draw.", "棋盘已满：和棋。";
    DrawAgreed: "Both agreed on a draw.", "双方同意和棋。";
    LostByResignation: "resigned", "认输";
    LostByTime: "has no time left", "超时";
    LostByAbsence: "did not come", "未到场";
    LostByLeaving: "left the game", "离局";
    LostByFoul: "played a forbidden move", "下了禁手";
    NoMatch: "No game yet.", "还没有对局。";
    GameOver: "The game is over.", "对局已结束。";
    NothingToUndo: "There is nothing to take back.", "没有可悔的棋。";
    NothingToRedo: "There is nothing to place again.", "没有可恢复的棋。";
    NothingToStop: "Nothing is being searched for.", "现在没有在思考。";
    NothingToResign: "Two computers play: nobody can resign.", "两台电脑对弈，无人可认输。";
    TimeIsUp: "The time is up.", "时间已到。";
    TimeIsLeft: "There is time left.", "时间还没到。";
    NoTakingBackLeft: "No take-back is left in this game.", "本局的悔棋次数已用完。";
    NoDrawNow: "No draw can be offered now: at most once in ten moves.", "现在不能求和：每十手最多一次。";
    NoOffer: "Nothing is offered.", "没有待答复的请求。";
    OwnOffer: "The other side answers that.", "这要由对方答复。";
    TooLate: "It is too late for that.", "现在已经太晚了。";
    NotYourStone: "That stone is the other side's.", "那是对方的棋子。";
    BadClock: "No clock can have these times.", "无法这样设置棋钟。";
    AskFirst: "Ask the other side before taking back.", "悔棋须先征得对方同意。";
    NobodyToAsk: "There is nobody to ask.", "没有可以询问的对手。";
    OnlyForYourTurn: "Hints are for your own turn.", "轮到你时才能提示。";
    SearchUnderWay: "The search is still under way.", "仍在搜索中。";
    DiskFull: "The disk is full: the last moves are not stored yet. Every further move tries again.",
        "磁盘已满：最近的着法尚未保存，每走一步都会再试。";
    NoOtherGames: "No other game is unfinished. A new game leaves this one here.",
        "没有其他未完的对局。开始新对局时，当前这局会留在这里。";
    WelcomeBack: "Welcome back: your game is as you left it.", "欢迎回来：对局还是你离开时的样子。";
    Kept: "Everything is kept: start again and you are back on this move.",
        "一切都已保存：再次启动就回到这一手。";
    JustNow: "just now", "刚才";

    // The choices of a new game.
    AddTwo: "add two stones", "加下两子";
    OfferTen: "offer ten fifth moves", "提出十个第五手";
    DeclareRow: "fifth moves", "五手打点数";
    ProposeRow: "name an opening", "提议开局";
    LayRow: "lay an opening", "摆出开局";
    ColoursSwapped: "The two players have exchanged colours.", "双方已交换执色。";
    NoFoul: "That is no foul: the game goes on.", "不是禁手，对局继续。";
    DeclinedOffer: "Declined: all stays as it was.", "未获同意，一切照旧。";
    AcceptedOffer: "Agreed.", "双方同意。";
    Game: "Game", "对局";
    PresetQuick: "quick game", "轻松一局";
    PresetTournament: "tournament", "比赛";
    PresetRenju: "renju", "连珠";
    PresetOwn: "own terms", "自定";
    Opening: "Opening", "开局";
    Which: "Which of 26", "26 局之";
    TwoFifths: "Fifth moves", "第五手";
    OneFifth: "one", "一手";
    OfTwo: "two, White keeps one", "五手两打，白方留一";
    Fouls: "Fouls", "禁手处理";
    FoulsPrevented: "can't be played", "不许落子";
    FoulsLose: "lose at once", "立即判负";
    FoulsClaimed: "White must claim them", "须由白方指出";
    IsFoul: "forbidden", "禁";
    IsNoFoul: "allowed", "不禁";
    FirstOne: "Begins", "先行";
    FirstBegins: "the first player", "甲方";
    SecondBegins: "the second player", "乙方";
    YourClock: "Your clock", "你的棋钟";
    ItsClock: "Its clock", "电脑棋钟";
    SecondClock: "The other's", "乙方棋钟";
    OpeningFree: "free", "自由开局";
    OpeningCentre: "first in the centre", "首着天元";
    OpeningPro: "Pro", "Pro 开局";
    OpeningLongPro: "Long Pro", "Long Pro 开局";
    OpeningSwap: "swap after three", "三手交换";
    OpeningSwap2: "Swap2", "Swap2 开局";
    OpeningAgreed: "one of 26, agreed", "26 开局，双方约定";
    OpeningGiven: "one of 26, given", "26 开局，指定";
    OpeningLot: "one of 26, by lot", "26 开局，抽签";
    OpeningClassic: "RIF classic", "RIF 旧规";
    OpeningYamaguchi: "Yamaguchi", "山口规则";
    OpeningSoosorv: "Soosorv-8", "索索夫-8";
    OpeningTaraguchi: "Taraguchi-10", "塔拉山口-10";
    Players: "Players", "对手";
    AgainstComputer: "you and the computer", "人机对弈";
    TwoPeople: "two people here", "双人对弈";
    Watch: "two computers", "电脑对弈";
    Level: "Level", "级别";
    BlackLevel: "Black's level", "黑方级别";
    WhiteLevel: "White's level", "白方级别";
    YourColour: "You play", "你执";
    ColourBlack: "Black, and begin", "黑，先行";
    ColourWhite: "White", "白，后行";
    ColourByTurns: "by turns", "轮换";
    ColourByLot: "by lot", "抽签";
    Rules: "Rules", "规则";
    Board: "Board", "棋盘";
    Clock: "Clock", "棋钟";
    NoClock: "none", "无";
    TakingBack: "Taking back", "悔棋";
    FreeTakingBack: "free", "自由";
    AskedTakingBack: "if the other agrees", "须对方同意";
    NoTakingBack: "not at all", "不许";
    Apprentice: "Apprentice", "拜師學藝";
    Journeyman: "Journeyman", "棋行天下";
    Unrivalled: "Unrivalled", "誰與爭鋒";

    // Questions.
    ResignTitle: "Resign?", "认输？";
    RestartTitle: "Start again?", "重新开始？";
    RestartQuestion: "A new game of the same kind. This one stays under the other games.",
        "按同样的设置开新的一局。当前这局保留在其他对局里。";
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

    #[test]
    fn every_text_is_there_in_both_languages() {
        assert!(Text::ALL.len() > 50);
        for &text in Text::ALL {
            let (english, chinese) = both(text);
            assert!(english.is_ascii() && !english.is_empty(), "{text:?}");
            let is_chinese = chinese.chars().any(|c| ('\u{4E00}'..='\u{9FFF}').contains(&c));
            assert!(is_chinese || text == Text::PointExamples, "{text:?}");
        }
    }
}
