//! What is said when something is not done: why, and what can be done instead.

use tengen_core::app::{AppError, TableSnapshot};
use tengen_core::archive::StorageProblem;
use tengen_core::board::ParsePointError;
use tengen_core::game::Refusal;
use tengen_core::rules::opening::OpeningRefusal;

use super::keys::Wish;
use super::words::Language::{self, Chinese, English};
use super::words::Text;

impl Language {
    /// Why a text names no point of the board.
    pub fn bad_point(self, error: &ParsePointError) -> String {
        match (self, error) {
            (English, error) => format!("{error}."),
            (Chinese, ParsePointError::Malformed(text)) => format!("“{text}”不是坐标，例如 h8 或 8 8。"),
            (Chinese, ParsePointError::OffBoard(text)) => format!("{text} 不在棋盘上。"),
        }
    }

    /// Why something was not done at this table.
    pub fn problem(self, now: &TableSnapshot, error: &AppError) -> String {
        match (error, self) {
            (AppError::Refused(refusal), _) => self.refusal_at(now, refusal),
            (AppError::NoGame, _) => self.no_game(),
            (AppError::InRoom, _) => self.in_room(),
            (AppError::Room(refusal), _) => self.room_refusal(*refusal).to_owned(),
            (AppError::Storage { problem: StorageProblem::Full, .. }, English) => {
                "The disk is full: nothing was changed. Make room and try again.".to_owned()
            }
            (AppError::Storage { problem: StorageProblem::Full, .. }, Chinese) => {
                "磁盘已满：什么都没有改变。请腾出空间再试。".to_owned()
            }
            (other, English) => format!("That could not be done: {other}."),
            (other, Chinese) => format!("未能完成：{other}。"),
        }
    }

    /// Why the game doesn't allow it, and in an opening what it asks for.
    pub fn refusal_at(self, now: &TableSnapshot, refusal: &Refusal) -> String {
        let told = match refusal {
            Refusal::GameOver if now.nearby => self.over_in_room(),
            refusal => self.refusal(refusal),
        };
        match (refusal, &now.opening.ask) {
            (Refusal::Opening(_), Some(ask)) => {
                let blank = if self == English { " " } else { "" };
                format!("{told}{blank}{}", self.asked(now, ask))
            }
            _ => told,
        }
    }

    /// Why the game doesn't allow it.
    fn refusal(self, refusal: &Refusal) -> String {
        let stop = Wish::Stop.key_name(self);
        match (refusal, self) {
            (Refusal::OffBoard(point), English) => format!("{point} is off the board."),
            (Refusal::OffBoard(point), Chinese) => format!("{point} 不在棋盘上。"),
            (Refusal::Taken(point), English) => format!("{point} is taken: choose a free point."),
            (Refusal::Taken(point), Chinese) => format!("{point} 已有棋子：请选空点。"),
            (Refusal::Forbidden { point, foul }, _) => self.forbidden(*point, foul),
            (Refusal::NotYourTurn, English) => {
                format!("The computer is to move; {stop} has it move now.")
            }
            (Refusal::NotYourTurn, Chinese) => format!("轮到电脑；按 {stop} 让它立即落子。"),
            (Refusal::OthersTurn, _) => self.say(Text::OthersTurn).to_owned(),
            (Refusal::Watching, _) => self.say(Text::YouWatch).to_owned(),
            (Refusal::NoAdvice, _) => self.say(Text::NoAdvice).to_owned(),
            (Refusal::GameOver, _) => self.over(),
            (Refusal::NothingToUndo, _) => self.say(Text::NothingToUndo).to_owned(),
            (Refusal::NothingToRedo, _) => self.say(Text::NothingToRedo).to_owned(),
            (Refusal::NothingToResign, _) => self.say(Text::NothingToResign).to_owned(),
            (Refusal::TooSoon { ply }, English) => format!("Not before move {ply}."),
            (Refusal::TooSoon { ply }, Chinese) => format!("第 {ply} 手之后才可以。"),
            (Refusal::NoUndoLeft { allowance }, English) => {
                format!("All {allowance} take-backs are used up.")
            }
            (Refusal::NoUndoLeft { allowance }, Chinese) => format!("{allowance} 次悔棋已用完。"),
            (Refusal::TimeIsUp(_), _) => self.say(Text::TimeIsUp).to_owned(),
            (Refusal::TimeIsLeft, _) => self.say(Text::TimeIsLeft).to_owned(),
            (Refusal::NoOffer, _) => self.say(Text::NoOffer).to_owned(),
            (Refusal::OwnOffer, _) => self.say(Text::OwnOffer).to_owned(),
            (Refusal::TooLate, _) => self.say(Text::TooLate).to_owned(),
            (Refusal::NotYourStone, _) => self.say(Text::NotYourStone).to_owned(),
            (Refusal::BadClock, _) => self.say(Text::BadClock).to_owned(),
            (Refusal::AskFirst, _) => self.say(Text::AskFirst).to_owned(),
            (Refusal::NothingToClaim, _) => self.say(Text::NothingToClaim).to_owned(),
            (Refusal::OpeningFirst, _) => self.say(Text::OpeningFirst).to_owned(),
            (Refusal::Opening(refusal), _) => self.opening_refusal(*refusal),
            (Refusal::NobodyToAsk, _) => self.say(Text::NobodyToAsk).to_owned(),
        }
    }

    /// Why the opening doesn't take it.
    fn opening_refusal(self, refusal: OpeningRefusal) -> String {
        match (refusal, self) {
            (OpeningRefusal::NotOpen, _) => self.say(Text::OpeningNotOpen).to_owned(),
            (OpeningRefusal::ChooseFirst, _) => self.say(Text::OpeningChooseFirst).to_owned(),
            (OpeningRefusal::Outside(point), English) => {
                format!("This stone may not lie on {point}.")
            }
            (OpeningRefusal::Outside(point), Chinese) => format!("开局规则不许此子下在 {point}。"),
            (OpeningRefusal::Offered(point), English) => format!("{point} is offered already."),
            (OpeningRefusal::Offered(point), Chinese) => format!("{point} 已经提出。"),
            (OpeningRefusal::Symmetric { point, with }, English) => {
                format!("{point} is the mirror image of {with}, which is offered already.")
            }
            (OpeningRefusal::Symmetric { point, with }, Chinese) => {
                format!("{point} 与已提出的 {with} 对称。")
            }
            (OpeningRefusal::NotOffered(point), English) => format!("{point} is not among the offers."),
            (OpeningRefusal::NotOffered(point), Chinese) => format!("{point} 不在所提五手之中。"),
        }
    }

    /// The game has ended, and what can follow.
    pub fn over(self) -> String {
        let (undo, restart, new) =
            (Wish::Undo.key_name(self), Wish::Restart.key_name(self), Wish::NewGame.key_name(self));
        let over = self.say(Text::GameOver);
        match self {
            English => format!("{over} {restart} plays again, {new} another game, {undo} takes back."),
            Chinese => format!("{over}{restart} 再来一局，{new} 新对局，{undo} 悔棋。"),
        }
    }

    /// No game is on the table, and how to get one.
    pub fn no_game(self) -> String {
        let (none, new) = (self.say(Text::NoMatch), Wish::NewGame.key_name(self));
        match self {
            English => format!("{none} {new} starts one."),
            Chinese => format!("{none}按 {new} 开始。"),
        }
    }
}
