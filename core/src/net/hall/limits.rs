/// What a hall allows. Everything that can grow has its bound here. Times in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HallLimits {
    /// Rooms at a time.
    pub rooms: usize,
    /// Links at a time.
    pub links: usize,
    /// People who watch one room.
    pub watchers: usize,
    /// People who are remembered, those who are gone included.
    pub people: usize,
    /// Actions in one game; after so many only resigning is left.
    pub actions: usize,
    /// Messages that wait for one link.
    pub outbox: usize,
    /// Messages of one link that are with the driver.
    pub in_flight: usize,
    /// Messages that come by one link in [`Self::credit_ms`].
    pub credits: u32,
    /// In how long these are given anew.
    pub credit_ms: i64,
    /// How often somebody may send too much before the link is closed.
    pub strikes: u32,
    /// Rooms that one person may open in a minute.
    pub openings: u32,
    /// Whether others than the hall's owner may open rooms.
    pub guests_open: bool,
    /// Invitations that one person may send in ten minutes.
    pub invites: u32,
    /// Invitations that wait at a time.
    pub invitations: usize,
    /// For how long one waits.
    pub invitation_ms: i64,
    /// For the hello, once a link is open.
    pub hello_ms: i64,
    /// For how long a player may read nothing.
    pub slow_ms: i64,
    /// For showing what the lot is drawn with.
    pub drawing_ms: i64,
    /// For how long a seat without a game is kept for somebody who is gone.
    pub held_ms: i64,
    /// For how long a room without anybody is kept, if no game runs there.
    pub empty_ms: i64,
    /// For how long, if one does.
    pub unfinished_ms: i64,
}

impl HallLimits {
    /// For `tengen hall`.
    pub const HALL: Self = Self {
        rooms: 64,
        links: 512,
        watchers: 32,
        people: 2_048,
        actions: 4_096,
        outbox: 64,
        in_flight: 16,
        credits: 64,
        credit_ms: 10_000,
        strikes: 3,
        openings: 4,
        guests_open: true,
        invites: 10,
        invitations: 8,
        invitation_ms: 30_000,
        hello_ms: 2_000,
        slow_ms: 5_000,
        drawing_ms: 10_000,
        held_ms: 120_000,
        empty_ms: 30 * 60_000,
        unfinished_ms: 24 * 60 * 60_000,
    };
    /// For a phone that hosts. One room is played in; the others have unfinished games of people who may come back.
    pub const PHONE: Self = Self { rooms: 4, links: 40, people: 256, guests_open: false, ..Self::HALL };
}
