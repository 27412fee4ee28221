use serde::{Deserialize, Serialize};

/// A sentence that every language has, so that people without a common one can talk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// 你好！
    Hello,
    /// 祝好運！
    GoodLuck,
    /// 好棋！
    GoodMove,
    /// 謝謝！
    Thanks,
    /// 哎呀！
    Oops,
    /// 讓我想想……
    Thinking,
    /// 快點吧！
    Hurry,
    /// 下得好！
    GoodGame,
    /// 再來一局？
    Again,
    /// 我要走了，再見！
    Goodbye,
    /// One of a newer version.
    #[serde(other)]
    Unknown,
}

impl Phrase {
    /// Every phrase that can be said.
    pub const ALL: [Self; 10] = [
        Self::Hello,
        Self::GoodLuck,
        Self::GoodMove,
        Self::Thanks,
        Self::Oops,
        Self::Thinking,
        Self::Hurry,
        Self::GoodGame,
        Self::Again,
        Self::Goodbye,
    ];
}

/// What somebody says.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// A fixed phrase.
    Phrase(Phrase),
    /// Own words.
    Text(String),
}
