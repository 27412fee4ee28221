//! The full screen: keys in, requests to the core, a picture out. Knows no terminal.

use std::sync::Arc;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tengen_core::app::nearby::Nearby;
use tengen_core::app::{App, AppError, Kind, Phase, Table, TableSnapshot};
use tengen_core::board::Stone;

use super::board::BoardPane;
use super::board_view::{BoardView, cell};
use super::keys::Wish;
use super::layout::{Areas, areas, needed};
use super::look::Look;
use super::nearby::{self, Act, Beside};
use super::offer::{Component, Offer, Request, asked};
use super::panel;
use super::popup::{self, Choices, Games, Popup, Scene};
use super::words::Text;
use crate::session::kind_of;

/// What works whatever else is open. Only some systems have a shell that can continue a program.
const ALWAYS: &[Offer] = if cfg!(unix) { &[LEAVE, SUSPEND] } else { &[LEAVE] };
const LEAVE: Offer = Offer::new(Text::Leave, &[Wish::Quit]);
const SUSPEND: Offer = Offer::in_help(Text::Suspend, &[Wish::Suspend]);

/// The clock that ages are told by: milliseconds since 1970.
pub type Clock = fn() -> i64;

/// All that is on the screen.
pub struct Ui<'a> {
    app: &'a App,
    table: Table,
    now: Arc<TableSnapshot>,
    nearby: Nearby,
    look: Look,
    clock: Clock,
    board: BoardPane,
    /// What a room adds to the board.
    beside: Beside,
    /// What is proposed to somebody who has no name for others yet.
    suggested_name: String,
    /// Whom to call once one has a name.
    to_call: Option<String>,
    popup: Option<Box<dyn Popup>>,
    said: Option<String>,
    /// The newest event of which was told what the board doesn't show.
    heard: i64,
    /// Whether all had room when it was last drawn: nobody plays what they can't see.
    has_room: bool,
    after: After,
}

/// What the loop is to do after a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// Draw and wait for the next.
    Draw,
    /// Stop until the shell continues the program.
    Suspend,
    /// Leave.
    Quit,
}

impl<'a> Ui<'a> {
    /// The game that was left; without one the choices of a new one.
    pub fn new(app: &'a App, look: Look, clock: Clock) -> Self {
        let table = app.table();
        // Somebody is there. Without a game there is nothing to go on with.
        let _ = table.resume();
        let now = table.snapshot();
        let board = BoardPane::new(&now, look.language);
        let is_first = now.phase == Phase::NoGame;
        // Nothing has happened yet since the folder was opened: not even the start of a new game.
        let is_left_one = !is_first && now.last_event == 0;
        let said = is_left_one.then(|| look.language.say(Text::WelcomeBack).to_owned());
        let after = After::Draw;
        let (heard, popup) = (now.last_event, None);
        let nearby = app.nearby();
        let beside = Beside::new(nearby.snapshot());
        let (suggested_name, to_call, has_room) = (String::new(), None, true);
        let mut ui = Self {
            app,
            table,
            now,
            nearby,
            look,
            clock,
            board,
            beside,
            suggested_name,
            to_call,
            popup,
            said,
            heard,
            has_room,
            after,
        };
        if is_first && ui.beside.room().is_none() {
            ui.show_choices();
        }
        ui
    }

    /// Proposes this name to somebody who has none for others yet.
    pub fn suggest(&mut self, name: String) {
        self.suggested_name = name;
    }

    /// Calls an address or follows a link, once one has a name. Whoever is in a room is told so.
    pub fn call(&mut self, target: &str) {
        if self.beside.room().is_some() {
            self.said = Some(self.look.language.in_room());
            return;
        }
        self.to_call = Some(target.to_owned());
        self.fulfil(Request::ShowNearby);
        self.call_now();
    }

    /// Calls whom one wanted to, if one has a name.
    fn call_now(&mut self) {
        if !self.nearby.snapshot().name.is_empty()
            && let Some(target) = self.to_call.take()
        {
            self.fulfil(Request::Nearby(Act::Join(target)));
            self.fulfil(Request::ShowNearby);
        }
    }

    /// Looks at the table again.
    pub fn refresh(&mut self) {
        self.now = self.table.snapshot();
        self.board.follow(&self.now);
        let mut events = self.table.events_since(self.heard);
        events.retain(|event| event.id <= self.now.last_event);
        self.heard = self.now.last_event;
        let told: Vec<String> =
            events.iter().filter_map(|event| self.look.language.happened(&self.now, &event.kind)).collect();
        if !told.is_empty() {
            self.said = Some(told.join(" "));
        }
        self.look_at_those_nearby();
    }

    /// Those nearby may have done something that is to be seen now.
    fn look_at_those_nearby(&mut self) {
        let nearby = self.nearby.snapshot();
        if let Some(said) = self.beside.follow(&nearby, self.look.language) {
            self.said = Some(said);
        }
        let wanted = self.popup.as_mut().map(|popup| popup.follow(&nearby)).unwrap_or_default();
        for request in wanted {
            self.fulfil(request);
        }
    }

    /// After what time the picture is another one by itself: a clock goes on.
    pub fn changes_in(&self) -> Option<Duration> {
        let clock = self.table.clock()?;
        let face = match clock.running? {
            Stone::Black => clock.black.face(),
            Stone::White => clock.white.face(),
        };
        u64::try_from(face.changes_in_ms()).ok().map(Duration::from_millis)
    }

    /// Takes a key and says what is to be done next.
    pub fn press(&mut self, event: KeyEvent) -> After {
        self.said = None;
        self.after = After::Draw;
        let requests = self.requests(event);
        for request in requests {
            self.fulfil(request);
        }
        self.refresh();
        self.after
    }

    /// What the key asks for: an open popup gets it first, what works always gets it last.
    fn requests(&mut self, event: KeyEvent) -> Vec<Request> {
        let now = Arc::clone(&self.now);
        let taken = match &mut self.popup {
            _ if !self.has_room => None,
            Some(popup) => press(popup.as_mut(), event, &now),
            None => self
                .board
                .press(event, &now)
                .or_else(|| asked(&self.beside.offers(&now), event).map(|wish| self.beside.obey(wish, &now))),
        };
        if let Some(requests) = taken {
            return requests;
        }
        match asked(ALWAYS, event) {
            Some(Wish::Quit) => vec![Request::Quit],
            Some(_) => vec![Request::Suspend],
            None if self.popup.is_some() || !self.has_room => Vec::new(),
            None => self.explain(event, &now).map(Request::Say).into_iter().collect(),
        }
    }

    /// Why a key did nothing.
    fn explain(&self, event: KeyEvent, now: &TableSnapshot) -> Option<String> {
        let is_meant = !matches!(event.code, KeyCode::Modifier(_) | KeyCode::Null)
            && !event.modifiers.contains(KeyModifiers::ALT);
        let known = self.board.why_not(event, now);
        known.or_else(|| is_meant.then(|| self.look.language.unknown_key()))
    }

    fn fulfil(&mut self, request: Request) {
        let done = match request {
            Request::Play(point) => self.table.play(point),
            Request::Choose(choice) => self.table.choose(choice),
            Request::Claim => self.table.claim_foul(),
            Request::Undo => self.table.undo(),
            Request::Redo => self.table.redo(),
            Request::Hint => self.table.hint(),
            Request::Stop => self.table.stop_thinking(),
            Request::Resign => self.table.resign(),
            Request::Restart => self.table.restart(),
            Request::AskUndo => self.table.ask_undo(),
            Request::OfferDraw => self.table.offer_draw(),
            Request::Agree => self.table.accept(),
            Request::Refuse => self.table.decline(),
            Request::Start(new_game) => self.table.new_game(new_game),
            Request::TakeUp(game) => self.table.open_game(game),
            Request::ShowGames => self.show_games(),
            Request::ShowNearby => self.show_nearby(),
            Request::Nearby(act) => self.ask_nearby(act),
            Request::LeaveRoom => {
                self.popup = None;
                self.nearby.leave()
            }
            other => {
                self.change_screen(other);
                Ok(())
            }
        };
        if let Err(error) = done {
            self.said = Some(self.look.language.problem(&self.table.snapshot(), &error));
        }
    }

    /// The requests that only the screen is asked for.
    fn change_screen(&mut self, request: Request) {
        match request {
            Request::Say(text) => self.said = Some(text),
            Request::Show(popup) => self.popup = Some(popup),
            Request::ShowNewGame => self.show_choices(),
            Request::AskLeaveRoom => self.fulfil(self.beside.leaving(self.look.language)),
            Request::Close => self.popup = None,
            Request::Quit => self.after = After::Quit,
            Request::Suspend => self.after = After::Suspend,
            _ => {}
        }
    }

    /// Shows what there is to see of those nearby. Whoever looks for others can be seen; whoever is in a room needn't be.
    fn show_nearby(&mut self) -> Result<(), AppError> {
        let before = self.nearby.snapshot();
        if before.room.is_none() && !before.open {
            self.nearby.open()?;
        }
        self.popup = Some(nearby::sheet(&self.nearby.snapshot(), &self.suggested_name));
        Ok(())
    }

    fn ask_nearby(&mut self, act: Act) -> Result<(), AppError> {
        let has_name = matches!(act, Act::SetName(_));
        act.run(&self.nearby)?;
        if has_name {
            self.call_now();
        }
        Ok(())
    }

    fn show_choices(&mut self) {
        let kind = match self.now.phase {
            Phase::NoGame => Kind::AgainstComputer,
            _ => kind_of(&self.now),
        };
        self.popup = Some(Box::new(Choices::new(kind, &self.app.settings())));
    }

    fn show_games(&mut self) -> Result<(), AppError> {
        let games = self.app.archive().unfinished()?;
        self.popup = Some(Box::new(Games::new(games, (self.clock)())));
        Ok(())
    }

    /// What can be done now, by whoever gets the keys.
    pub fn offers(&self) -> Vec<Offer> {
        let offers = match &self.popup {
            Some(popup) => popup.offers(&self.now),
            None => self.offers_of_board(),
        };
        offers.into_iter().chain(ALWAYS.iter().copied()).collect()
    }

    /// What can be done at the board: what the room beside it offers comes before the help.
    fn offers_of_board(&self) -> Vec<Offer> {
        let mut offers = self.board.offers(&self.now);
        let beside = self.beside.offers(&self.now);
        let last = offers.iter().position(|offer| offer.in_help_only).unwrap_or(offers.len());
        offers.splice(last..last, beside);
        offers
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let Some(areas) = areas(frame.area(), self.now.size) else {
            self.has_room = false;
            let area = frame.area();
            let text = self.look.language.too_small(needed(self.now.size), (area.width, area.height));
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
            return;
        };
        self.has_room = true;
        let view = BoardView { now: &self.now, cursor: self.board.cursor, look: &self.look };
        frame.render_widget(view, areas.board);
        let seen = panel::Seen { now: &self.now, clock: self.table.clock(), cursor: self.board.cursor };
        panel::draw(&seen, &self.look, frame, areas.panel);
        frame.render_widget(Paragraph::new(self.words()).wrap(Wrap { trim: true }), areas.words);
        frame.render_widget(Paragraph::new(self.bar(areas.bar.width)), areas.bar);
        self.draw_popup(frame, areas);
    }

    /// The popup, or the terminal's own cursor on the point: screen readers and magnifiers follow it.
    fn draw_popup(&self, frame: &mut Frame, areas: Areas) {
        let Some(popup) = &self.popup else {
            frame.set_cursor_position(cell(areas.board, &self.now, self.board.cursor));
            return;
        };
        let offers: Vec<Offer> = self.offers_of_board().into_iter().chain(ALWAYS.iter().copied()).collect();
        let scene = Scene { now: &self.now, look: &self.look, offers: &offers };
        let above_bar = Rect { height: areas.bar.y, ..frame.area() };
        popup::draw(popup.as_ref(), &scene, frame, above_bar);
    }

    /// What is said under the board.
    fn words(&self) -> String {
        let (language, now) = (self.look.language, &self.now);
        if let Some(text) = self.board.typed.shown() {
            return language.typing(text, self.board.typed.lone_column(), now.size);
        }
        if let Some(said) = &self.said {
            return said.clone();
        }
        if now.unsaved {
            return language.say(Text::DiskFull).to_owned();
        }
        if let Some(offer) = &now.offer {
            return language.offer(now, offer);
        }
        if let Some(notice) = self.beside.notice(language) {
            return notice;
        }
        let at_cursor = now.forbidden.iter().find(|forbidden| forbidden.point == self.board.cursor);
        match at_cursor {
            Some(forbidden) => language.forbidden(forbidden.point, &forbidden.foul),
            None if now.phase == Phase::Over && now.nearby => language.over_in_room(),
            None if now.phase == Phase::Over => language.over(),
            None if now.phase == Phase::Playing && now.moves.len() < 2 => language.first_steps(),
            None => String::new(),
        }
    }

    /// As many keys as fit; help and leaving always do.
    fn bar(&self, width: u16) -> Line<'static> {
        let language = self.look.language;
        let offers: Vec<Offer> = self.offers().into_iter().filter(|offer| !offer.in_help_only).collect();
        let told = |offer: &Offer| {
            let key = Span::styled(offer.short_key(language), self.look.styles.key);
            vec![key, Span::raw(format!(" {}  ", language.say(offer.name)))]
        };
        let must_stay = |offer: &Offer| matches!(offer.name, Text::Help | Text::Leave);
        let width_of = |offer: &Offer| told(offer).iter().map(Span::width).sum::<usize>();
        let mut room = usize::from(width) + 2;
        room = room.saturating_sub(offers.iter().filter(|o| must_stay(o)).map(width_of).sum());
        let mut spans = Vec::new();
        for offer in &offers {
            if !must_stay(offer) {
                let Some(left) = room.checked_sub(width_of(offer)) else { continue };
                room = left;
            }
            spans.extend(told(offer));
        }
        Line::from(spans)
    }
}

/// A key in a popup: a text that is being typed gets it first.
fn press(popup: &mut dyn Popup, event: KeyEvent, now: &TableSnapshot) -> Option<Vec<Request>> {
    if popup.types(event) {
        return Some(Vec::new());
    }
    asked(&popup.offers(now), event).map(|wish| popup.obey(wish, now))
}
