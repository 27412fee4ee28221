//! What the offers of persons at the table mean for the game. Pure.

use super::across::Here;
use crate::board::Stone;
use crate::game::{Action, Clocks, Game, OfferKind, Refusal};

type Plan = Result<Vec<Action>, Refusal>;

/// The side to move offers a draw or, against the computer or somebody at another device, the person.
pub(super) fn draw(game: &Game, here: Here) -> Plan {
    let by = offerer(game, here)?;
    offer(game, OfferKind::Draw, by)
}

/// Of two people, the side to move asks for another game.
pub(super) fn restart(game: &Game, here: Here) -> Plan {
    let by = between_people(game, here)?;
    offer(game, OfferKind::Restart, by)
}

/// Of two people, the side to move asks for other clocks.
pub(super) fn clocks(game: &Game, here: Here, clocks: Clocks) -> Plan {
    let by = between_people(game, here)?;
    offer(game, OfferKind::Clocks(clocks), by)
}

/// Of two people, the one who placed the last stone asks to have it back; somebody whose opponent is at another device asks
/// for their own last stone.
pub(super) fn undo(game: &Game, here: Here) -> Plan {
    between_people(game, here)?;
    let own = |ply: &usize| game.who_placed(*ply).is_some_and(|stone| here.has(stone));
    let ply = (0..game.plies().len()).rev().find(own).ok_or(Refusal::NothingToUndo)?;
    let by = game.who_placed(ply).ok_or(Refusal::NothingToUndo)?;
    offer(game, OfferKind::Undo { ply }, by)
}

/// The person who was asked agrees.
pub(super) fn accept(game: &Game, here: Here) -> Plan {
    Ok(vec![Action::Accept(asked(game, here)?)])
}

/// The person who was asked declines.
pub(super) fn decline(game: &Game, here: Here) -> Plan {
    Ok(vec![Action::Decline(asked(game, here)?)])
}

/// The person who asked doesn't want it any more.
pub(super) fn withdraw(game: &Game, here: Here) -> Plan {
    let offer = game.offer().filter(|offer| here.has(offer.by)).ok_or(Refusal::NoOffer)?;
    Ok(vec![Action::Decline(offer.by)])
}

/// The person here of whom an answer is wanted.
pub(super) fn asked(game: &Game, here: Here) -> Result<Stone, Refusal> {
    let stone = game.offer().ok_or(Refusal::NoOffer)?.by.opponent();
    let can = game.setup().seat(stone).is_person() && here.has(stone);
    if can { Ok(stone) } else { Err(here.lacks()) }
}

fn offer(game: &Game, kind: OfferKind, by: Stone) -> Plan {
    // One that is on the table already need not be made again.
    if game.offer().is_some_and(|waiting| waiting.kind == kind && waiting.by == by) {
        return Ok(Vec::new());
    }
    game.check_offer(kind, by)?;
    Ok(vec![Action::Offer { kind, by }])
}

fn between_people(game: &Game, here: Here) -> Result<Stone, Refusal> {
    let turn = game.decider().ok_or(Refusal::GameOver)?;
    match here {
        Here::Everybody if game.setup().persons() == 2 => Ok(turn),
        Here::Everybody => Err(Refusal::NobodyToAsk),
        Here::Only(me) => me.ok_or(Refusal::Watching),
    }
}

fn offerer(game: &Game, here: Here) -> Result<Stone, Refusal> {
    let turn = game.decider().ok_or(Refusal::GameOver)?;
    if let Here::Only(me) = here {
        return me.ok_or(Refusal::Watching);
    }
    match Stone::BOTH.map(|stone| game.setup().seat(stone).is_person()) {
        [true, true] => Ok(turn),
        [true, false] => Ok(Stone::Black),
        [false, true] => Ok(Stone::White),
        [false, false] => Err(Refusal::NobodyToAsk),
    }
}
