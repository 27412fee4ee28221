//! Every fixed word of the full screen, English and Chinese side by side.

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

        pub const fn both(text: Text) -> (&'static str, &'static str) {
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
    NoAdvice: "There is no advice against another person.", "与别人对局时没有提示。";
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

    // Those nearby: what can be done.
    Nearby: "nearby", "附近对弈";
    Room: "room", "房间";
    Rooms: "hall", "棋馆";
    Invitation: "invitation", "邀请";
    Chat: "chat", "聊天";
    ClaimGame: "claim the game", "判我胜";
    LeaveRoom: "leave the room", "离开房间";
    Rematch: "another game", "再来一局";
    Ready: "ready", "准备好了";
    NotReady: "not yet", "再等等";
    Sit: "sit down", "坐空位";
    Stand: "stand up", "离座";
    Invite: "invite", "邀请";
    GoOn: "go on with your game", "继续那盘棋";
    Visit: "visit the hall", "进入棋馆";
    Call: "call", "连接";
    CallAddress: "call an address", "输入地址";
    MyAddress: "my address", "我的地址";
    MyName: "my name", "我的名字";
    SaveName: "that's me", "就用这个";
    Forget: "forget", "忘记";
    PlayWithThem: "play", "开始对局";
    NoThanks: "no, thanks", "不了，谢谢";
    Compared: "the number is the same", "数字相同";
    NotCompared: "not compared after all", "取消核对";
    Withdraw: "withdraw", "撤回";
    OpenRoom: "open a room", "开一间房";
    EnterRoom: "go in", "进入";
    LeaveHall: "leave the hall", "离开棋馆";
    Scroll: "up and down", "上下移动";
    Say: "say", "发送";
    ChoosePhrase: "choose a phrase", "选择常用语";
    Mute: "hide what others say", "不看别人说的话";
    Unmute: "show what others say", "显示别人说的话";

    // Those nearby: what is to be known.
    NameQuestion: "What shall others call you?", "别人怎么称呼你？";
    NameMeaning: "People on the same network see this name while 'nearby' is open.",
        "打开“附近对弈”时，同一网络上的人会看到这个名字。";
    AddressQuestion: "Where is the other one? Such as 192.168.1.5", "对方在哪里？例如 192.168.1.5";
    AddressMeaning: "Type what the other device shows as its address, or a link that begins with tengen:",
        "输入对方设备显示的地址，或以 tengen: 开头的链接。";
    NoAddressHere: "This device has no address on a network. Join a Wi-Fi or open a hotspot.",
        "这台设备没有网络地址。请连接无线网络或打开热点。";
    MyAddressMeaning: "Others type it. A phone's camera opens the code.", "对方输入此地址，或用手机相机扫码。";
    PeopleHere: "People here:", "附近的人：";
    NobodyHere: "Nobody yet. Have the other person open Nearby on the same Wi-Fi, or on the hotspot of one of you.",
        "还没有人。请对方连上同一无线网络，或你们其中一人的热点，并打开“附近对弈”。";
    PeerFree: "free", "空闲";
    PeerInGame: "in a game", "对局中";
    PeerHall: "a hall with rooms", "棋馆，有多个房间";
    PeerConnecting: "calling", "正在连接";
    PeerInvited: "invited", "已邀请";
    PeerAbsent: "not here now", "现在不在";
    PeerUnreachable: "doesn't answer", "没有回应";
    TrustKnown: "known, code not compared", "见过，未核对数字";
    TrustVerified: "known", "熟人";
    TrustNameTaken: "somebody else with a known name", "同名的另一个人";
    NameTakenMeaning: "You have met another device with this name. Compare the code before you play.",
        "你见过另一台同名的设备。开始前请先核对数字。";
    YouPlayBlack: "You play Black.", "你执黑。";
    YouPlayWhite: "You play White.", "你执白。";
    LotDecides: "The lot decides the colours.", "猜先决定执黑执白。";
    GameAside: "Your present game stays unfinished under the other games.", "你现在的棋局会留在其他对局里，未下完。";
    CodeMeaning: "Is it the same number on the other one? Then nobody stands between you.",
        "对方设备上的数字相同，就说明中间没有别人。";
    RoomCode: "code of the room", "房间密码";
    RoomCodeMeaning: "This room needs a code.", "这个房间需要密码。";
    NewCodeMeaning: "A code that others need to come in; none opens it to all.", "别人进入所需的密码；不填则人人可进。";
    NoRooms: "No room is open yet. Open one, and others can sit down.", "还没有房间。开一间，别人就能入座。";
    FreeSeat: "free", "空位";
    NeedsCode: "needs a code", "需要密码";
    PhaseOpen: "open", "待开局";
    PhasePlaying: "playing", "对局中";
    PhaseFinished: "finished", "已结束";
    PhaseClosed: "closed", "已关闭";
    IsReady: "ready", "已准备";
    WaitingForReady: "The game begins when both are ready.", "双方都准备好后开始。";
    PresenceReconnecting: "reconnecting", "正在重连";
    PresenceAway: "away", "暂时离开";
    PresenceLeft: "left", "已离开";
    SelfReconnecting: "No connection. Trying again.", "连接断开，正在重试。";
    Replaced: "You have come back by another device or window, and this one was closed.",
        "你已在另一台设备或窗口上回来，这里关闭了。";
    YouWatch: "You watch.", "你在观战。";
    MissedNew: "A new game began while you were away.", "你不在时开始了新的一局。";
    MissedEnd: "The game ended while you were away.", "你不在时这局已经结束。";
    LeaveRoomTitle: "Leave the room?", "离开房间？";
    LeaveRoomMeaning: "The game stops here. Both keep it and can go on with it later.",
        "这局先停在这里，双方都会保存，以后可以接着下。";
    ChatRow: "Chat", "聊天";
    OwnWords: "own words, too", "可自己输入";
    PhrasesAlone: "phrases only", "只用常用语";
    OthersMuted: "What others say is hidden.", "别人说的话已隐藏。";
    NothingSaid: "Nothing said yet. A phrase is said in the other's own language.",
        "还没有人说话。常用语会以对方的语言显示。";
    YourWords: "Your words:", "想说的话：";
    PhraseRow: "Or a phrase:", "常用语：";
    PhrasesOnly: "Only phrases here: whoever opened the room wants it so.", "开房的人设定了只能用常用语。";
    YouSay: "You", "你";
    PhraseHello: "Hello!", "你好！";
    PhraseGoodLuck: "Good luck!", "祝好运！";
    PhraseGoodMove: "Good move!", "好棋！";
    PhraseThanks: "Thanks!", "谢谢！";
    PhraseOops: "Oops!", "哎呀！";
    PhraseThinking: "Let me think...", "让我想想……";
    PhraseHurry: "Your turn!", "该你走了！";
    PhraseGoodGame: "Good game!", "下得好！";
    PhraseAgain: "Another one?", "再来一局？";
    PhraseGoodbye: "I have to go. Goodbye!", "我要走了，再见！";
    PhraseUnknown: "A phrase that this Tengen doesn't know yet", "这个版本还不认识的常用语";
    AskFirstInRoom: "Another game can follow once this one has ended.", "这局结束后才能再来一局。";
    OthersTurn: "It is the other one's turn.", "轮到对方。";
    RoomOffline: "There is no connection right now. Try again once it is back.", "现在没有连接，恢复后请再试。";
    RoomUnconfirmed: "Your last move is still on its way.", "您的上一步还在传送中。";
    RoomStale: "The game had gone on by then.", "那时棋局已经变化了。";
    RoomSeatTaken: "Somebody else has that seat.", "这个座位已有人了。";
    RoomTooFast: "Too much at once. Wait a moment.", "操作太快了，请稍等。";
    RoomTooLong: "A message has 1 to 200 characters.", "留言须为 1 到 200 个字。";
    RoomNotNow: "That can't be done here now.", "现在不能这样做。";
    RoomUnanswered: "No answer came. The board shows whether it was done.", "没有收到答复，是否成功请看棋盘。";
    ProblemPermission: "The system doesn't let Tengen look round on this network.", "系统不允许查找网络上的设备。";
    ProblemNoNetwork: "This device is on no network. Join the other one's Wi-Fi, or open a hotspot.",
        "这台设备没有联网。请连接对方的无线网络，或打开热点。";
    ProblemVpn: "A VPN is on. Most keep devices on the same Wi-Fi apart: pause it if nobody is found.",
        "正在使用虚拟专用网，它往往会隔开同一无线网络上的设备。找不到人时请先暂停它。";
    ProblemSearch: "The search has failed. An address still leads to the other device.", "查找失败。仍可输入地址。";
    ProblemListen: "No port could be opened, so nobody can call this device. Call the other one.",
        "无法打开端口，别人连不上这台设备。请由你连接对方。";
    ProblemNothingFound:
        "Nobody was found in ten seconds. Guest networks keep devices apart: try a hotspot, or call an address.",
        "十秒内没有找到人。访客网络会隔开设备：请试试热点，或输入地址。";
    ProblemNoAddress: "That is no address. One looks like 192.168.1.5.", "这不是地址。地址形如 192.168.1.5。";
    ProblemNoLink: "That link leads to no game.", "这个链接不通向任何对局。";
    ProblemTimedOut:
        "No answer. Either the other device is not there, or this network keeps devices apart: try a hotspot.",
        "没有回应。对方可能不在，或网络隔开了设备：请试试热点。";
    ProblemNotTengen: "Something else than Tengen answers there. Check the address.", "那里回应的不是天元。请检查地址。";
    ProblemOursOutdated: "The other device needs a newer Tengen on this one. Update it here.",
        "对方需要你这边更新的版本。请更新本机的天元。";
    ProblemTheirsOutdated: "The other device's Tengen is too old. Update it there.", "对方的版本太旧。请对方更新。";
    ProblemOtherKey:
        "Another device answers than the one you met by this name. Invite it anew from the list and compare the code.",
        "回应的不是你见过的那台同名设备。请从列表中重新邀请并核对数字。";
    ProblemDowngraded:
        "This person spoke with a newer Tengen before. Somebody may stand in between: compare the code, or update the app there.",
        "对方以前用的是更新的版本。中间可能有别人：请核对数字，或让对方更新应用。";
    ProblemOtherGame: "The other device has no record of this game. Here it stays among yours.",
        "对方设备上没有这局棋的记录。它仍留在你的棋局里。";
    ProblemGameEnded: "On the other device this game has ended. Here it stays among yours.",
        "这局棋在对方设备上已经结束。它仍留在你的棋局里。";
    ProblemOneself: "That is this device itself.", "那就是这台设备自己。";
    ProblemHandshake: "No safe connection came about. Try again; if it goes on, somebody may stand in between.",
        "没能建立安全连接。请重试；若一直如此，中间可能有人。";
    ProblemFull: "The other side takes nobody more just now. Try again in some minutes.",
        "对方暂时不能再接待人。请过几分钟再试。";
    ProblemBusy: "The other person plays already.", "对方正在下棋。";
    ProblemNobody: "Nobody can be invited there just now. Ask the other person to open Nearby.",
        "那里现在没有可以邀请的人。请对方打开“附近对弈”。";
    ProblemWrongCode: "The room has another code.", "房间密码不对。";
    ProblemNoRoom: "That room is gone. Choose another one.", "那个房间已经没有了。请另选一间。";
    ProblemStorage: "The storage is full or damaged, so no game can be kept safe. Free some space.",
        "存储空间已满或损坏，无法安全保存棋局。请腾出空间。";
    ProblemFailed: "It did not work. Try again.", "没有成功。请重试。";
}

#[cfg(test)]
mod tests {
    use super::*;

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
