//! What the full screen of a hall says, in English and in Chinese.

use tengen_core::board::Stone;
use tengen_core::net::room::Phase;
use tengen_core::rules::RuleSet;

use crate::tui::Language;

/// A fixed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Text {
    JoinAt,
    NoAddress,
    Rooms,
    NoRooms,
    Games,
    Seats,
    Watching,
    Lobby,
    Links,
    Moves,
    Ended,
    In,
    Out,
    Log,
    NothingYet,
    Placeholder,
    KeyRooms,
    KeyLog,
    KeyCode,
    KeyHelp,
    KeyStop,
    Help,
    Code,
    Stopping,
    Stopped,
    InSight,
    Unknown,
    Unsaved,
}

/// What the help says: keys and orders with what they do.
pub const HELP: &[[&str; 3]] = &[
    ["announce TEXT", "say something to everybody", "告诉所有人"],
    ["stop", "tell everybody, and end: games go on later", "告知所有人并结束；对局可以继续"],
    ["Up, Down", "further rooms", "更多房间"],
    ["PgUp, PgDn", "the log, back and on", "翻看记录"],
    ["Esc", "empty the line; the newest of the log", "清空输入；回到最新记录"],
    ["Tab", "the code that a phone's camera reads", "手机相机可扫的二维码"],
    ["^C", "stop", "结束"],
    ["In/s, Out/s", "messages in and out in the last second", "上一秒收到与发出的消息"],
];

impl Language {
    /// A fixed text.
    pub const fn word(self, text: Text) -> &'static str {
        let (english, chinese) = both(text);
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// Whether the hall shall stop though so many are there.
    pub fn asks_to_stop(self, here: usize) -> String {
        match self {
            Self::English if here == 1 => "Somebody is here. ^C once more stops the hall.".to_owned(),
            Self::English => format!("{here} people are here. ^C once more stops the hall."),
            Self::Chinese => format!("还有 {here} 人在。再按一次 ^C 结束。"),
        }
    }

    /// Something was said to so many.
    pub fn announced(self, to: usize) -> String {
        match self {
            Self::English if to == 1 => "Announced to one person.".to_owned(),
            Self::English => format!("Announced to {to} people."),
            Self::Chinese => format!("已告知 {to} 人。"),
        }
    }

    /// How far a game is.
    pub fn plies(self, plies: usize) -> String {
        match self {
            Self::English => format!("move {plies}"),
            Self::Chinese => format!("第 {plies} 手"),
        }
    }

    /// Which rooms of all are shown, counted from 1.
    pub fn rooms_shown(self, first: usize, last: usize, all: usize) -> String {
        match self {
            Self::English => format!("Rooms {first} to {last} of {all}"),
            Self::Chinese => format!("房间 {first}–{last}，共 {all}"),
        }
    }

    /// So many lines came after those that are shown.
    pub fn newer(self, lines: usize) -> String {
        match self {
            Self::English => format!("Log, {lines} newer: Esc"),
            Self::Chinese => format!("记录，还有 {lines} 条更新的：Esc"),
        }
    }

    /// How a room is; a game that has ended by who won it, `None` for nobody.
    pub const fn phase(self, phase: Phase, winner: Option<Stone>) -> &'static str {
        let (english, chinese) = match (phase, winner) {
            (Phase::Open, _) => ("open", "空闲"),
            (Phase::Drawing, _) => ("drawing lots", "抽签"),
            (Phase::Playing, _) => ("playing", "对局中"),
            (Phase::Finished, Some(Stone::Black)) => ("Black won", "黑胜"),
            (Phase::Finished, Some(Stone::White)) => ("White won", "白胜"),
            (Phase::Finished, None) => ("drawn", "和棋"),
            (Phase::Closed, _) => ("closed", "已关闭"),
        };
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// What is played, on a board of so many lines.
    pub fn played(self, rules: RuleSet, lines: u8) -> String {
        format!("{} {lines}", self.rules(rules))
    }

    /// That the screen is too small: what is needed, and what is there.
    pub fn too_narrow(self, (width, height): (u16, u16), (has_width, has_height): (u16, u16)) -> String {
        match self {
            Self::English => {
                format!("It needs {width} columns and {height} rows: here are {has_width} and {has_height}.")
            }
            Self::Chinese => {
                format!("需要 {width} 列 {height} 行，现在是 {has_width} 列 {has_height} 行。")
            }
        }
    }
}

const fn both(text: Text) -> (&'static str, &'static str) {
    match text {
        Text::JoinAt => ("Join at", "加入地址"),
        Text::NoAddress => ("No network: nobody else can come.", "没有网络：别人进不来。"),
        Text::Rooms => ("Rooms", "房间"),
        Text::NoRooms => ("No rooms yet: whoever comes opens one.", "还没有房间：来的人可以开。"),
        Text::Games => ("Games", "对局"),
        Text::Seats => ("Seats", "座位"),
        Text::Watching => ("Watching", "观战"),
        Text::Lobby => ("Lobby", "大厅"),
        Text::Links => ("Links", "连接"),
        Text::Moves => ("Moves", "着手"),
        Text::Ended => ("Ended", "终局"),
        Text::In => ("In/s", "收/秒"),
        Text::Out => ("Out/s", "发/秒"),
        Text::Log => ("Log", "记录"),
        Text::NothingYet => ("Nothing has happened yet.", "还没有动静。"),
        Text::Placeholder => ("announce TEXT, stop or help", "announce 文字、stop 或 help"),
        Text::KeyRooms => ("rooms", "房间"),
        Text::KeyLog => ("log", "记录"),
        Text::KeyCode => ("code", "二维码"),
        Text::KeyHelp => ("help", "帮助"),
        Text::KeyStop => ("stop", "结束"),
        Text::Help => ("Orders and keys", "命令与按键"),
        Text::Code => ("For a phone's camera", "用手机相机扫"),
        Text::Stopping => ("Stopping: everybody is told.", "正在结束：告知所有人。"),
        Text::Stopped => {
            ("The hall has stopped. Its games can be gone on with.", "大厅已结束，对局可以继续。")
        }
        Text::InSight => ("Both are in sight above.", "上面都看得到。"),
        Text::Unknown => {
            ("That is no order: announce TEXT, stop or help.", "没有这个命令：announce 文字、stop 或 help。")
        }
        Text::Unsaved => {
            ("It can't be stored now: the disk is full or failing.", "现在无法保存：磁盘已满或出错。")
        }
    }
}
