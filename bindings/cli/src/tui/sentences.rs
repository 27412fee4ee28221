//! What is said with names, points and numbers in it.

use ratatui::text::Span;
use tengen_core::app::{GameSummary, Purpose, TableSnapshot, Thinking};
use tengen_core::board::{Point, Size, Stone};
use tengen_core::engine::HintReason;
use tengen_core::game::{GameResult, Level, ResultReason, Seat};
use tengen_core::rules::Foul;

use super::keys::Wish;
use super::words::Language::{self, Chinese, English};
use super::words::Text;
use crate::draw::is_barred;
use crate::hint_words;
use crate::words::{count, points};

impl Language {
    /// A level with its name, if it has one: `1 (Apprentice)`.
    pub fn level(self, level: Level) -> String {
        let name = match level {
            Level::LOWEST => Text::Apprentice,
            Level::MIDDLE => Text::Journeyman,
            Level::TOP => Text::Unrivalled,
            _ => return level.number().to_string(),
        };
        format!("{} ({})", level.number(), self.say(name))
    }

    /// Who sits there, `opponent` being on the other side.
    pub fn seat(self, seat: &Seat, opponent: &Seat) -> String {
        match (seat, self) {
            (Seat::Computer { level }, English) => format!("computer, level {}", level.number()),
            (Seat::Computer { level }, Chinese) => format!("电脑，{} 级", level.number()),
            (Seat::Person { name }, _) if !name.is_empty() => name.clone(),
            (Seat::Person { .. }, _) if opponent.is_person() => self.say(Text::OneOfYou).to_owned(),
            (Seat::Person { .. }, _) => self.say(Text::You).to_owned(),
        }
    }

    /// Whose turn it is.
    pub fn turn(self, now: &TableSnapshot, stone: Stone) -> String {
        let (seat, opponent) = seats(now, stone);
        let colour = self.colour(stone);
        let mine = now.me == Some(stone);
        match (seat, self) {
            (_, English) if mine => format!("Your turn ({colour})."),
            (_, Chinese) if mine => format!("轮到你（{colour}）。"),
            (Seat::Person { name }, English) if !name.is_empty() => format!("{name} ({colour}) to move."),
            (Seat::Person { name }, Chinese) if !name.is_empty() => format!("轮到 {name}（{colour}）。"),
            (Seat::Person { .. }, English) if !opponent.is_person() => format!("Your turn ({colour})."),
            (Seat::Person { .. }, Chinese) if !opponent.is_person() => format!("轮到你（{colour}）。"),
            (_, English) => format!("{colour} to move."),
            (_, Chinese) => format!("轮到{colour}。"),
        }
    }

    /// A search under way.
    pub fn thinking(self, thinking: &Thinking) -> String {
        let (depth, nodes) = (thinking.depth, grouped(thinking.nodes));
        let time = time(thinking);
        let colour = self.colour(thinking.stone);
        match (self, thinking.purpose) {
            (English, Purpose::Move) => {
                format!("{colour} is thinking: depth {depth}, {nodes} positions, {time}.")
            }
            (English, Purpose::Hint) => {
                format!("Looking for a hint: depth {depth}, {nodes} positions, {time}.")
            }
            (English, Purpose::Answer) => format!("{colour} thinks about the offer: {time}."),
            (Chinese, Purpose::Answer) => format!("{colour}正在考虑请求：{time}。"),
            (English, Purpose::Analysis) => {
                format!("Comparing moves: depth {depth}, {nodes} positions, {time}.")
            }
            (Chinese, Purpose::Analysis) => format!("分析中：深度 {depth}，{nodes} 个局面，{time}。"),
            (Chinese, Purpose::Move) => format!("{colour}思考中：深度 {depth}，{nodes} 个局面，{time}。"),
            (Chinese, Purpose::Hint) => format!("搜索提示中：深度 {depth}，{nodes} 个局面，{time}。"),
        }
    }

    /// A seat in the panel: `White: computer, level 1`, or `White: level 1` where that is too wide; a long name is cut short.
    pub fn seat_line(self, now: &TableSnapshot, stone: Stone, width: usize) -> String {
        let (seat, opponent) = seats(now, stone);
        let colour = self.colour(stone);
        let colon = if self == English { ": " } else { "：" };
        match seat {
            Seat::Person { name } if name.is_empty() && opponent.is_person() => colour.to_owned(),
            Seat::Computer { level } if self == English && width < 25 => {
                format!("{colour}{colon}level {}", level.number())
            }
            _ => {
                // The stone beside it says the colour, too.
                let who = self.seat(seat, opponent);
                let whole = format!("{colour}{colon}{who}");
                if columns(&whole) <= width { whole } else { cut(&who, width) }
            }
        }
    }

    /// How the game ended.
    pub fn result(self, now: &TableSnapshot, result: &GameResult) -> String {
        let Some(winner) = result.winner else {
            let agreed = result.reason == ResultReason::Agreement;
            return self.say(if agreed { Text::DrawAgreed } else { Text::Draw }).to_owned();
        };
        let (won, lost) = (self.side(now, winner), self.side(now, winner.opponent()));
        let foul = now.foul.as_ref().map(|foul| self.forbidden(foul.point, &foul.foul));
        match (self, self.lost_by(result.reason)) {
            (_, Some(_)) if foul.is_some() => {
                let wins = if self == English { format!(" {won} wins.") } else { format!("{won}胜。") };
                format!("{}{wins}", foul.unwrap_or_default())
            }
            (English, Some(how)) => format!("{lost} {how}: {won} wins."),
            (English, None) => format!("{won} wins with the row {}.", points(&result.line)),
            (Chinese, Some(how)) => format!("{lost}{how}，{won}胜。"),
            (Chinese, None) => format!("{won}胜，连成 {}。", points(&result.line)),
        }
    }

    /// How somebody loses away from a row.
    fn lost_by(self, reason: ResultReason) -> Option<&'static str> {
        let how = match reason {
            ResultReason::Resignation => Text::LostByResignation,
            ResultReason::Time => Text::LostByTime,
            ResultReason::NoShow => Text::LostByAbsence,
            ResultReason::Abandoned => Text::LostByLeaving,
            ResultReason::Foul => Text::LostByFoul,
            ResultReason::Five | ResultReason::FullBoard | ResultReason::Agreement => return None,
        };
        Some(self.say(how))
    }

    /// A colour with its player: `Black (you)`.
    pub fn side(self, now: &TableSnapshot, stone: Stone) -> String {
        let (seat, opponent) = seats(now, stone);
        let (colour, who) = (self.colour(stone), self.seat(seat, opponent));
        match (self, seat) {
            (_, Seat::Person { name }) if name.is_empty() && opponent.is_person() => colour.to_owned(),
            (English, _) => format!("{colour} ({who})"),
            (Chinese, _) => format!("{colour}（{who}）"),
        }
    }

    /// The point of a hint and why it is good.
    pub fn hint(self, point: Point, reason: HintReason) -> String {
        match self {
            English => format!("Hint: {point}, {}.", hint_words::english(reason)),
            Chinese => format!("提示：{point}，{}。", hint_words::chinese(reason)),
        }
    }

    /// Why a point is forbidden, with the rows that make it so.
    pub fn forbidden(self, point: Point, foul: &Foul) -> String {
        let rows = self.foul_rows(foul);
        match self {
            English => format!("{point} is forbidden for Black: {rows}."),
            Chinese => format!("{point} 是黑方禁手：{rows}。"),
        }
    }

    /// The kinds of a foul with their rows; of a mixture its name and the rows beside them, too.
    fn foul_rows(self, foul: &Foul) -> String {
        let kinds: Vec<String> = foul
            .parts()
            .iter()
            .map(|part| {
                let rows: Vec<String> = part.lines.iter().map(|line| points(line)).collect();
                format!("{} ({})", self.foul(part.kind), rows.join(", "))
            })
            .collect();
        let (colon, comma, and) = if self == English { (": ", ", ", " and ") } else { ("：", "，", "，") };
        let told = kinds.join(and);
        if kinds.len() == 1 && foul.beside().is_empty() {
            return told;
        }
        let rows = [told].into_iter().chain(foul.beside().iter().map(|line| points(line)));
        format!("{}{colon}{}", foul.mixture(), rows.collect::<Vec<_>>().join(comma))
    }

    /// What stands on a point.
    pub fn point(self, now: &TableSnapshot, point: Point) -> String {
        let stands = match now.board.get(point) {
            Some(stone) => self.colour(stone),
            None if now.forbidden.iter().any(|forbidden| forbidden.point == point) => {
                self.say(Text::Forbidden)
            }
            None if now.opening.offers.contains(&point) => self.say(Text::OfferedFifth),
            None if is_barred(now, point) => self.say(Text::Barred),
            None => self.say(Text::Free),
        };
        let more = match (now.last_move, &now.hint) {
            (Some(last), _) if last == point => Some(Text::LastMove),
            (_, Some(hint)) if hint.point == point => Some(Text::HintMark),
            _ => None,
        };
        let (colon, comma) = if self == English { (": ", ", ") } else { ("：", "，") };
        let more = more.map(|text| format!("{comma}{}", self.say(text))).unwrap_or_default();
        format!("{} {point}{colon}{stands}{more}", self.say(Text::Cursor))
    }

    /// What is being typed, and what to do with it.
    pub fn typing(self, text: &str, column: Option<u8>, size: Size) -> String {
        let last = char::from(b'A' + size.lines() - 1);
        match (self, column) {
            (English, Some(column)) if column >= size.lines() => {
                let leave = Wish::Quit.key_name(self);
                format!(
                    "There is no column {}: they go from A to {last}. {leave} leaves.",
                    text.to_uppercase()
                )
            }
            (Chinese, Some(column)) if column >= size.lines() => {
                let leave = Wish::Quit.key_name(self);
                format!("没有 {} 列：只有 A 到 {last}。{leave} 退出。", text.to_uppercase())
            }
            (English, _) => format!("Point: {text}_   (such as h8 or 8 8; Enter places, Esc forgets it)"),
            (Chinese, _) => format!("坐标：{text}_（如 h8 或 8 8；Enter 落子，Esc 清除）"),
        }
    }

    /// How to begin, for whoever sees it for the first time.
    pub fn first_steps(self) -> String {
        let help = Wish::Help.key_name(self);
        match self {
            English => format!(
                "Arrow keys move the cursor, Enter places a stone; or type a point such as h8 and Enter. {help} tells the rest."
            ),
            Chinese => {
                format!("方向键移动光标，Enter 落子；也可输入坐标如 h8 再按 Enter。按 {help} 看全部按键。")
            }
        }
    }

    /// What stands in the place of the screen where there is too little room for it.
    pub fn too_small(self, needed: (u16, u16), there: (u16, u16)) -> String {
        let leave = Wish::Quit.key_name(self);
        let ((columns, rows), (width, height)) = (needed, there);
        match self {
            English => format!(
                "This board needs {columns} columns and {rows} rows; here are {width} and {height}. Make the window larger, or start with --prompt. {leave} leaves; the game is kept."
            ),
            Chinese => format!(
                "此棋盘需要 {columns} 列 {rows} 行，现在只有 {width} 列 {height} 行。请放大窗口，或用 --prompt 启动。{leave} 退出，对局会保留。"
            ),
        }
    }

    /// A key that nothing was offered for.
    pub fn unknown_key(self) -> String {
        let help = Wish::Help.key_name(self);
        match self {
            English => format!("That key does nothing here; {help} tells the keys."),
            Chinese => format!("此键无作用；按 {help} 看按键。"),
        }
    }

    /// The question before giving up.
    pub fn resign_question(self, now: &TableSnapshot, loser: Stone) -> String {
        let (side, other) = (self.side(now, loser), self.side(now, loser.opponent()));
        match self {
            English => format!("{side} gives up and {other} wins."),
            Chinese => format!("{side}认输，{other}获胜。"),
        }
    }

    /// How many lines a board has.
    pub fn board_size(self, size: Size) -> String {
        match self {
            English => format!("{0} x {0}", size.lines()),
            Chinese => format!("{0} x {0} 路", size.lines()),
        }
    }

    /// A game of the list of other games; `age_ms` is how long ago something was done in it.
    pub fn summary(self, game: &GameSummary, age_ms: i64) -> String {
        let who = |seat, opponent| self.seat(seat, opponent);
        let (black, white) = (who(&game.black, &game.white), who(&game.white, &game.black));
        let (lines, rules) = (game.size.lines(), self.rules(game.rules));
        let age = self.age(age_ms);
        match self {
            English => {
                let stones = count(game.plies, "stone");
                format!("{age}: {lines}x{lines} {rules}, {stones}, {black} - {white}")
            }
            Chinese => format!("{age}：{lines} 路，{rules}，{} 手，{black} - {white}", game.plies),
        }
    }

    /// How long ago something was.
    fn age(self, ms: i64) -> String {
        let minutes = ms / 60_000;
        let (number, english, chinese) = match minutes {
            ..1 => return self.say(Text::JustNow).to_owned(),
            1..60 => (minutes, "min", "分钟"),
            60..1440 => (minutes / 60, "h", "小时"),
            _ => (minutes / 1440, "d", "天"),
        };
        match self {
            English => format!("{number} {english} ago"),
            Chinese => format!("{number} {chinese}前"),
        }
    }
}

fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

/// As much of a text as these columns have room for.
fn cut(text: &str, width: usize) -> String {
    const MORE: &str = "..";
    if columns(text) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if columns(&short) + columns(&letter.to_string()) + MORE.len() > width {
            break;
        }
        short.push(letter);
    }
    format!("{short}{MORE}")
}

/// The player of `stone` and the other one.
const fn seats(now: &TableSnapshot, stone: Stone) -> (&Seat, &Seat) {
    match stone {
        Stone::Black => (&now.black, &now.white),
        Stone::White => (&now.white, &now.black),
    }
}

/// `1.4 s`, or `1.4 / 5.0 s` where there is a limit.
fn time(thinking: &Thinking) -> String {
    let tenths = |ms: i64| format!("{}.{}", ms / 1000, ms % 1000 / 100);
    match thinking.limit_ms {
        0 => format!("{} s", tenths(thinking.elapsed_ms)),
        limit => format!("{} / {} s", tenths(thinking.elapsed_ms), tenths(limit)),
    }
}

/// A number with commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
