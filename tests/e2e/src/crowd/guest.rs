//! One of the crowd: the core's guest with a plan of its own, which looks at the room and does what is next.

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::Action;
use tengen_core::net::link::{Chance, Identity};
use tengen_core::net::room::{Phase, RoomSettings, RoomState, Said};
use tengen_core::net::session::{Act, Answer, CommandId, Contact, Guest, GuestEffect, GuestInput, NotSent};
use tengen_core::net::wire::{Hello, Name};

use super::Shared;
use super::line::{Line, News};

/// After so many plies a game is resigned.
const LONGEST: usize = 48;
/// How often somebody looks whether there is something to do.
const LOOK_MS: i64 = 50;
/// What is said in room 0, so that there is more to read than a socket holds.
const TALK: &str = "五子棋源于中国，是一种两人对弈的纯策略型棋类游戏，双方分别使用黑白两色的棋子，下在棋盘直线与横线的交叉点上，先形成五子连线者获胜。";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Opens the room.
    First,
    Second,
    Watches,
    /// Watches, and stops reading in the first game.
    Stalls,
}

/// A command of one's own that has consequences.
#[derive(Debug, Clone, Copy)]
struct Sent {
    id: CommandId,
    at: Instant,
    game: usize,
    ply: usize,
    point: Point,
    echoed: bool,
}

pub struct Visitor {
    shared: Rc<Shared>,
    number: u16,
    name: String,
    room: usize,
    role: Role,
    from: IpAddr,
    identity: Identity,
    chance: Chance,
    guest: Guest,
    line: Option<Line>,
    wake_ms: Option<i64>,
    /// Since when it is one's own turn at this game and ply.
    turn: Option<((usize, usize), i64)>,
    sent: Option<Sent>,
    /// How far one has seen: the number of a game, and its plies.
    seen: (usize, usize),
    entered: bool,
    done: bool,
    talked: usize,
}

impl Visitor {
    pub fn new(number: usize, shared: Rc<Shared>) -> Self {
        let plan = shared.plan;
        let (room, place) = (number % plan.rooms, number / plan.rooms);
        let role = match place {
            0 => Role::First,
            1 => Role::Second,
            _ if room == 0 && place == plan.watchers + 1 => Role::Stalls,
            _ => Role::Watches,
        };
        let name = format!("R{room}P{place}");
        let number = u16::try_from(number).expect("a crowd is counted by sixteen bits");
        let [high, low] = number.to_be_bytes();
        let mut seed = [7; 32];
        (seed[0], seed[1]) = (high, low);
        let mut chance = Chance::new(seed);
        let identity = Identity::generate(&mut chance).expect("a key can be made");
        let hello = Hello { name: Name::new(&name), minor: 1, ..Hello::default() };
        let guest = Guest::new(hello, None, chance.bytes());
        let from = Ipv4Addr::new(127, 1, high, low).into();
        Self {
            shared,
            number,
            name,
            room,
            role,
            from,
            identity,
            chance,
            guest,
            line: None,
            wake_ms: None,
            turn: None,
            sent: None,
            seen: (0, 0),
            entered: false,
            done: false,
            talked: 0,
        }
    }

    pub async fn run(mut self) {
        // A crowd comes through a door, not all at once.
        tokio::time::sleep(Duration::from_millis(u64::from(self.number) * 4)).await;
        self.step(GuestInput::Start).await;
        loop {
            if self.role == Role::Stalls && self.seen.1 > 0 && !self.shared.stall_over.get() {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let now_ms = self.shared.now_ms();
            let link_ms = self.line.as_ref().and_then(|line| line.wake_ms);
            let wake_ms = [self.wake_ms, link_ms].into_iter().flatten().min().unwrap_or(i64::MAX);
            let wait = wake_ms.min(now_ms + LOOK_MS) - now_ms;
            let wait = Duration::from_millis(u64::try_from(wait).unwrap_or(0));
            let arrived = if let Some(line) = &mut self.line {
                tokio::time::timeout(wait, line.arrives()).await.ok()
            } else {
                tokio::time::sleep(wait).await;
                None
            };
            match arrived {
                Some(count) => self.hear(count).await,
                None => self.look_at_clock().await,
            }
            self.do_what_is_next().await;
        }
    }

    async fn hear(&mut self, count: usize) {
        let now_ms = self.shared.now_ms();
        let Some(line) = &mut self.line else { return };
        let news = line.take(now_ms, count).await;
        self.count_bytes();
        self.take_news(news).await;
    }

    async fn look_at_clock(&mut self) {
        let now_ms = self.shared.now_ms();
        if let Some(line) =
            self.line.as_mut().filter(|line| line.wake_ms.is_some_and(|at_ms| at_ms <= now_ms))
        {
            let news = line.wake(now_ms).await;
            self.take_news(news).await;
        }
        if self.wake_ms.is_some_and(|at_ms| at_ms <= now_ms) {
            self.wake_ms = None;
            self.step(GuestInput::Timer).await;
        }
    }

    fn count_bytes(&mut self) {
        if let Some(line) = &mut self.line {
            let mut truth = self.shared.truth.borrow_mut();
            truth.received += std::mem::take(&mut line.received);
            truth.sent += std::mem::take(&mut line.sent);
        }
    }

    async fn take_news(&mut self, news: Vec<News>) {
        for one in news {
            let Some(epoch) = self.line.as_ref().map(|line| line.epoch) else { return };
            match one {
                News::Opened(handshake) => self.step(GuestInput::Linked(epoch, handshake)).await,
                News::Message(bytes) => self.step(GuestInput::Message(epoch, &bytes)).await,
                News::Over => {
                    self.line = None;
                    self.step(GuestInput::Unlinked(epoch)).await;
                }
            }
        }
    }

    async fn step(&mut self, input: GuestInput<'_>) {
        let effects = self.guest.step(self.shared.now_ms(), input);
        self.carry_out(effects).await;
    }

    /// Carries out what the guest wants, and what comes of it.
    async fn carry_out(&mut self, effects: Vec<GuestEffect>) {
        let mut due: VecDeque<GuestEffect> = effects.into();
        while let Some(effect) = due.pop_front() {
            match effect {
                GuestEffect::Dial(epoch) => {
                    let now_ms = self.shared.now_ms();
                    let reads_little = self.role == Role::Stalls;
                    let (identity, seed) = (self.identity.clone(), self.chance.bytes());
                    let host = self.shared.host.get();
                    self.line =
                        Line::call(epoch, self.from, host, reads_little, now_ms, identity, seed).await;
                    if self.line.is_none() {
                        due.extend(self.guest.step(now_ms, GuestInput::Unlinked(epoch)));
                    }
                }
                GuestEffect::HangUp(epoch) => drop(self.line.take_if(|line| line.epoch == epoch)),
                GuestEffect::Send(epoch, bytes) => {
                    let now_ms = self.shared.now_ms();
                    if let Some(line) = self.line.as_mut().filter(|line| line.epoch == epoch) {
                        // That it is over will be read, too.
                        let _ = line.send(now_ms, &bytes).await;
                        self.count_bytes();
                    }
                }
                GuestEffect::WakeAt(at_ms) => self.wake_ms = Some(at_ms),
                GuestEffect::Answered(id, _, answer) => self.answered(id, answer),
                // Whether it was done is seen in the room.
                GuestEffect::Unanswered(id, _) => drop(self.sent.take_if(|sent| sent.id == id)),
                GuestEffect::Changed => self.look(),
                GuestEffect::Disagreed(why) => {
                    self.shared.truth.borrow_mut().fault(format!("{} disagrees: {why:?}", self.name));
                }
                _ => {}
            }
        }
    }

    fn answered(&mut self, id: CommandId, answer: Answer) {
        // What was to be seen came before the answer.
        self.look();
        let Some(sent) = self.sent.take_if(|sent| sent.id == id) else { return };
        if answer == Answer::Done {
            let mut truth = self.shared.truth.borrow_mut();
            truth.answered_move(self.room, sent.game, sent.ply, sent.point);
        }
    }

    /// Compares what is in the room with what everybody has seen.
    fn look(&mut self) {
        let Some(copy) = self.guest.room() else { return };
        if self.role == Role::First {
            self.shared.rooms.borrow_mut()[self.room] = Some(copy.id());
        }
        let state = copy.state();
        let mut truth = self.shared.truth.borrow_mut();
        if !self.entered {
            self.entered = true;
            truth.enters();
        }
        let Some(of_room) = &state.game else { return };
        let game = current(state);
        let now = (game, of_room.game.plies().len());
        if now < self.seen {
            truth.lost(&self.name, self.seen, now);
        }
        self.seen = now;
        truth.sees(&self.name, self.room, game, of_room.game.plies());
        if let Some(sent) =
            self.sent.as_mut().filter(|sent| !sent.echoed && (sent.game, sent.ply) < (game, now.1))
        {
            sent.echoed = true;
            truth.echo(sent.at.elapsed());
        }
        let all = self.shared.plan.games as usize;
        if ended(state) >= all && !self.done {
            self.done = true;
            self.shared.done.set(self.shared.done.get() + 1);
        }
    }

    async fn do_what_is_next(&mut self) {
        let settled = self.guest.contact() == Contact::Here && self.guest.pending().next().is_none();
        if !settled || self.done {
            return;
        }
        let now_ms = self.shared.now_ms();
        let next = self.next(now_ms);
        let plays = matches!(next, Some(Next::Do(Act::Play { action: Action::Play(_) })));
        let asked = match next {
            Some(Next::Do(act)) => self.guest.command(now_ms, act),
            Some(Next::Ready) => self.guest.ready(now_ms),
            None => return,
        };
        // Without a link nothing is sent; it is looked at again.
        let Ok((id, effects)): Result<_, NotSent> = asked else { return };
        if let Some(sent) = self.sent.as_mut().filter(|_| plays) {
            sent.id = id;
        }
        self.carry_out(effects).await;
    }

    fn next(&mut self, now_ms: i64) -> Option<Next> {
        let Some(copy) = self.guest.room() else { return self.come_in() };
        let (state, seat) = (copy.state(), copy.seat());
        if matches!(self.role, Role::Watches | Role::Stalls) {
            return None;
        }
        let Some(seat) = seat else { return Some(Next::Do(Act::Sit { seat: None })) };
        if state.phase != Phase::Playing {
            let ready = state.seat(seat).is_some_and(|sitter| sitter.ready.is_some());
            return (!ready && state.phase != Phase::Drawing).then_some(Next::Ready);
        }
        let of_room = state.running()?;
        let mine = of_room.stone(seat);
        if of_room.game.to_move() != Some(mine) {
            return None;
        }
        let here = (current(state), of_room.game.plies().len());
        let since = self.turn.filter(|(turn, _)| *turn == here).map_or(now_ms, |(_, since)| since);
        self.turn = Some((here, since));
        if now_ms - since < self.shared.plan.think_ms {
            self.wake_ms = Some(self.wake_ms.unwrap_or(i64::MAX).min(since + self.shared.plan.think_ms));
            return None;
        }
        if self.room == 0 && here.1 % 4 < 2 && self.talked < here.0 * LONGEST + here.1 + 1 {
            self.talked = here.0 * LONGEST + here.1 + 1;
            return Some(Next::Do(Act::Say { what: Said::Text(TALK.to_owned()) }));
        }
        Some(Next::Do(Act::Play { action: self.chosen(mine, here) }))
    }

    /// Opens the room, or goes into the one that was opened.
    fn come_in(&self) -> Option<Next> {
        let open = self.shared.rooms.borrow()[self.room];
        match (self.role, open) {
            (_, Some(room)) => Some(Next::Do(Act::Enter { room, code: None })),
            (Role::First, None) => {
                let settings = RoomSettings {
                    name: Name::new(&format!("room {}", self.room)),
                    size: Size::MIN,
                    ..RoomSettings::casual()
                };
                Some(Next::Do(Act::Open { settings, code: None }))
            }
            _ => None,
        }
    }

    /// Somewhere free, by lot, until the game has been long enough.
    fn chosen(&mut self, mine: Stone, (game, ply): (usize, usize)) -> Action {
        if ply >= LONGEST {
            return Action::Resign(mine);
        }
        let plies = self.guest.room().and_then(|copy| copy.state().game.as_ref());
        let plies = plies.map_or(&[][..], |of_room| of_room.game.plies());
        let lines = Size::MIN.lines();
        let cells = u64::from(lines) * u64::from(lines);
        let from = self.chance.below(cells);
        let cell = |n: u64| {
            let cell = (from + n) % cells;
            let (x, y) = (cell % u64::from(lines), cell / u64::from(lines));
            Point::new(u8::try_from(x).unwrap_or(0), u8::try_from(y).unwrap_or(0))
        };
        let free = (0..cells).map(cell).find(|point| !plies.contains(point));
        let point = free.expect("a board has more cells than a game has plies");
        self.sent = Some(Sent { id: 0, at: Instant::now(), game, ply, point, echoed: false });
        Action::Play(point)
    }
}

enum Next {
    Do(Act),
    Ready,
}

/// How many games have ended in a room.
fn ended(state: &RoomState) -> usize {
    (state.wins[0] + state.wins[1] + state.draws) as usize
}

/// The number of the game that runs, or ran last.
fn current(state: &RoomState) -> usize {
    ended(state) - usize::from(state.phase == Phase::Finished)
}
