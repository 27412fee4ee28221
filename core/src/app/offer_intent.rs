//! What the offers of persons at the table mean for the game. Pure.

use crate::board::Stone;
use crate::game::{Action, Clocks, Game, OfferKind, Refusal};

type Plan = Result<Vec<Action>, Refusal>;

/// The side to move offers a draw or, against the computer, the person.
pub(super) fn draw(game: &Game) -> Plan {
    let by = offerer(game)?;
    offer(game, OfferKind::Draw, by)
}

/// Of two people, the side to move asks for another game.
pub(super) fn restart(game: &Game) -> Plan {
    let by = between_people(game)?;
    offer(game, OfferKind::Restart, by)
}

/// Of two people, the side to move asks for other clocks.
pub(super) fn clocks(game: &Game, clocks: Clocks) -> Plan {
    let by = between_people(game)?;
    offer(game, OfferKind::Clocks(clocks), by)
}

/// Of two people, the one who placed the last stone asks to have it back.
pub(super) fn undo(game: &Game) -> Plan {
    between_people(game)?;
    let ply = game.plies().len().checked_sub(1).ok_or(Refusal::NothingToUndo)?;
    let by = game.who_placed(ply).ok_or(Refusal::NothingToUndo)?;
    offer(game, OfferKind::Undo { ply }, by)
}

/// The person who was asked agrees.
pub(super) fn accept(game: &Game) -> Plan {
    Ok(vec![Action::Accept(asked(game)?)])
}

/// The person who was asked declines.
pub(super) fn decline(game: &Game) -> Plan {
    Ok(vec![Action::Decline(asked(game)?)])
}

/// The person who asked doesn't want it any more.
pub(super) fn withdraw(game: &Game) -> Plan {
    let offer = game.offer().ok_or(Refusal::NoOffer)?;
    Ok(vec![Action::Decline(offer.by)])
}

/// The person of whom an answer is wanted.
pub(super) fn asked(game: &Game) -> Result<Stone, Refusal> {
    let stone = game.offer().ok_or(Refusal::NoOffer)?.by.opponent();
    if game.setup().seat(stone).is_person() { Ok(stone) } else { Err(Refusal::NotYourTurn) }
}

fn offer(game: &Game, kind: OfferKind, by: Stone) -> Plan {
    // One that is on the table already need not be made again.
    if game.offer().is_some_and(|waiting| waiting.kind == kind && waiting.by == by) {
        return Ok(Vec::new());
    }
    game.check_offer(kind, by)?;
    Ok(vec![Action::Offer { kind, by }])
}

fn between_people(game: &Game) -> Result<Stone, Refusal> {
    let turn = game.decider().ok_or(Refusal::GameOver)?;
    if game.setup().persons() == 2 { Ok(turn) } else { Err(Refusal::NobodyToAsk) }
}

fn offerer(game: &Game) -> Result<Stone, Refusal> {
    let turn = game.decider().ok_or(Refusal::GameOver)?;
    match Stone::BOTH.map(|stone| game.setup().seat(stone).is_person()) {
        [true, true] => Ok(turn),
        [true, false] => Ok(Stone::Black),
        [false, true] => Ok(Stone::White),
        [false, false] => Err(Refusal::NobodyToAsk),
    }
}
