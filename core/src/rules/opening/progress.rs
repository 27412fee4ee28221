use super::{
    Ask, Choice, Opening, OpeningRefusal, Pattern, Protocol, TARAGUCHI_OFFERS, declared, fifths,
    first_stones, images, swaps, taraguchi, twenty_six,
};
use crate::board::{Board, Point, Size, Stone};

/// How far an opening has come. A plain value: equal lists of stones and choices lead to equal ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    opening: Opening,
    size: Size,
    stones: Vec<Point>,
    swapped: bool,
    /// Whether the right to exchange before the next stone is used up.
    decided: bool,
    way: Way,
    declared: Option<u8>,
    offers: Vec<Point>,
    proposed: Option<(Stone, Pattern)>,
}

/// A turn that only some rules take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Plain,
    /// Two stones are added (Swap2).
    AddsTwo,
    /// Ten fifth moves are offered (Taraguchi).
    OffersTen,
}

impl Progress {
    /// An opening before its first stone, or behind those that are laid beforehand.
    #[must_use]
    pub fn new(opening: Opening, size: Size) -> Self {
        let given = twenty_six::given(opening.protocol).map(|pattern| pattern.stones(size).to_vec());
        Self {
            opening,
            size,
            stones: given.unwrap_or_default(),
            swapped: false,
            decided: false,
            way: Way::Plain,
            declared: None,
            offers: Vec::new(),
            proposed: None,
        }
    }

    /// What is asked now; `None` once the opening is over and the game goes on by its rules alone.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        let ask = match self.opening.protocol {
            Protocol::Free | Protocol::Lot | Protocol::Given(_) | Protocol::Drawn(_) => None,
            Protocol::CentreFirst | Protocol::Pro | Protocol::LongPro => first_stones::ask(self),
            Protocol::Swap | Protocol::Swap2 => swaps::ask(self),
            Protocol::Agreed => twenty_six::ask_agreed(self),
            Protocol::Classic => twenty_six::ask_classic(self),
            Protocol::Yamaguchi => declared::ask_yamaguchi(self),
            Protocol::Soosorv => declared::ask_soosorv(self),
            Protocol::Taraguchi => taraguchi::ask(self),
        };
        ask.or_else(|| fifths::ask(self))
    }

    /// The agreed rule.
    #[must_use]
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The stones laid so far, Black's the even ones.
    #[must_use]
    pub fn stones(&self) -> &[Point] {
        &self.stones
    }

    /// Whether the persons sit the other way round than at the start.
    #[must_use]
    pub const fn swapped(&self) -> bool {
        self.swapped
    }

    /// The fifth moves offered so far, in order.
    #[must_use]
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// The number of fifth moves that was declared.
    #[must_use]
    pub const fn declared(&self) -> Option<u8> {
        self.declared
    }

    /// Which of the 26 openings the first three stones are, in whatever orientation; `None` if fewer lie there, or another.
    #[must_use]
    pub fn pattern(&self) -> Option<Pattern> {
        Pattern::of_stones(self.stones.get(..3)?, self.size)
    }

    /// The empty points where the one who is asked may place, offer or keep; none if that isn't asked for.
    #[must_use]
    pub fn points(&self, board: &Board) -> Vec<Point> {
        let Some(ask) = self.ask() else { return Vec::new() };
        if ask.keeps() {
            return self.offers.clone();
        }
        let Some(area) = ask.area else { return Vec::new() };
        let same: Vec<Point> = self.offers.iter().flat_map(|&offer| images(&self.stones, offer)).collect();
        let open = |p: &Point| area.contains(*p, self.size) && !self.offers.contains(p) && !same.contains(p);
        board.empty_points().filter(open).collect()
    }

    /// Whether a stone on `point`, which is empty, may be placed now; asked of the choices for fifth moves too.
    pub fn check_stone(&self, point: Point) -> Result<(), OpeningRefusal> {
        let Some(ask) = self.ask() else { return Ok(()) };
        match ask.area {
            Some(_) if ask.offers > 0 => Err(OpeningRefusal::ChooseFirst),
            Some(area) if area.contains(point, self.size) => Ok(()),
            Some(_) => Err(OpeningRefusal::Outside(point)),
            None => Err(OpeningRefusal::ChooseFirst),
        }
    }

    /// A stone was placed that [`Self::check_stone`] allows.
    pub fn place(&mut self, point: Point) {
        self.stones.push(point);
        self.decided = false;
    }

    /// Makes a choice and gives the stones that it lays. A refused one changes nothing.
    pub fn choose(&mut self, choice: Choice) -> Result<Vec<Point>, OpeningRefusal> {
        let ask = self.ask().ok_or(OpeningRefusal::NotOpen)?;
        self.check_choice(&ask, choice)?;
        let mut laid = Vec::new();
        match choice {
            Choice::Swap => {
                self.swapped = !self.swapped;
                self.decided = true;
            }
            Choice::Stay => self.decided = true,
            Choice::AddTwo => self.way = Way::AddsTwo,
            Choice::OfferFifths => self.way = Way::OffersTen,
            Choice::Declare(number) => self.declared = Some(number),
            Choice::Offer(point) => self.offers.push(point),
            Choice::Keep(point) => laid.push(point),
            Choice::Propose(pattern) => self.proposed = Some((ask.decider, pattern)),
            Choice::Lay(pattern) => laid.extend(pattern.stones(self.size)),
        }
        for &point in &laid {
            self.place(point);
        }
        Ok(laid)
    }

    fn check_choice(&self, ask: &Ask, choice: Choice) -> Result<(), OpeningRefusal> {
        let open = match choice {
            Choice::Swap => ask.swap,
            Choice::Stay => ask.stay,
            Choice::AddTwo => ask.add_two,
            Choice::OfferFifths => ask.offer_fifths,
            Choice::Declare(number) => (1..=ask.declare).contains(&number),
            Choice::Offer(_) => ask.offers > 0 && ask.area.is_some(),
            Choice::Keep(_) => ask.keeps(),
            Choice::Propose(pattern) => ask.propose && ask.agree != Some(pattern),
            Choice::Lay(pattern) => ask.lay || ask.agree == Some(pattern),
        };
        match choice {
            _ if !open => Err(OpeningRefusal::NotOpen),
            Choice::Offer(point) => fifths::check_offer(self, point),
            Choice::Keep(point) if !self.offers.contains(&point) => Err(OpeningRefusal::NotOffered(point)),
            _ => Ok(()),
        }
    }

    pub(super) const fn decided(&self) -> bool {
        self.decided
    }

    pub(super) const fn adds_two(&self) -> bool {
        matches!(self.way, Way::AddsTwo)
    }

    pub(super) const fn proposed(&self) -> Option<(Stone, Pattern)> {
        self.proposed
    }

    /// How many fifth moves are to be offered, as far as that is known; 1 is none but the one that is placed.
    pub(super) fn fifths(&self) -> u8 {
        if self.opening.protocol.has_own_fifths() {
            let ten = self.way == Way::OffersTen;
            return if ten { TARAGUCHI_OFFERS } else { self.declared.unwrap_or(1) };
        }
        if self.opening.fifths && !self.adds_two() { 2 } else { 1 }
    }
}
