//! What persons and the computer do in an opening, and fouls that White claims. Pure.

use super::across::Here;
use crate::board::Point;
use crate::engine::OpeningMove;
use crate::game::{Action, Game, Refusal};
use crate::rules::opening::{Ask, AskKind, Choice, OpeningRefusal, Pattern};

type Plan = Result<Vec<Action>, Refusal>;

/// What a person who taps `point` means: a stone, a fifth move to offer, or the one to keep.
pub(super) fn tap(game: &Game, point: Point) -> Action {
    match game.ask().map(|ask| ask.kind) {
        Some(AskKind::Offer | AskKind::OfferOrSwap) => Action::Choose(Choice::Offer(point)),
        Some(AskKind::Keep) => Action::Choose(Choice::Keep(point)),
        _ => Action::Play(point),
    }
}

/// Whether a tap on the board can mean anything now.
pub(super) fn takes_taps(ask: &Ask) -> bool {
    ask.area.is_some() || ask.kind == AskKind::Keep
}

/// The person who is asked chooses.
pub(super) fn choose(game: &Game, here: Here, choice: Choice) -> Plan {
    decides_here(game, here)?;
    Ok(vec![Action::Choose(choice)])
}

/// The person who plays White claims that Black's last stone is a foul.
pub(super) fn claim(game: &Game, here: Here) -> Plan {
    decides_here(game, here)?;
    if !game.may_claim() {
        return Err(Refusal::NothingToClaim);
    }
    Ok(vec![if game.claimable().is_some() { Action::ClaimFoul } else { Action::WrongClaim }])
}

/// Fails unless a person has to do something.
pub(super) fn person_decides(game: &Game) -> Result<(), Refusal> {
    let stone = game.decider().ok_or(Refusal::GameOver)?;
    if game.setup().seat(stone).is_person() { Ok(()) } else { Err(Refusal::NotYourTurn) }
}

/// Fails unless a person at this device has to do something.
pub(super) fn decides_here(game: &Game, here: Here) -> Result<(), Refusal> {
    person_decides(game)?;
    if game.decider().is_some_and(|stone| here.has(stone)) { Ok(()) } else { Err(here.lacks()) }
}

/// Why no person at this device is to place a stone, if the game waits for something else.
pub(super) fn no_stone(game: &Game, here: Here) -> Option<Refusal> {
    if let Err(refusal) = decides_here(game, here) {
        return Some(refusal);
    }
    let chooses = game.ask().is_some_and(|ask| !takes_taps(&ask));
    chooses.then_some(Refusal::Opening(OpeningRefusal::ChooseFirst))
}

/// What the computer that is asked does: its answer if the opening takes it, else (the engine failed) the first thing that
/// it does take, so that the game can go on.
pub(super) fn reply(game: &Game, answer: Option<OpeningMove>) -> Option<Action> {
    let ask = game.ask()?;
    let own = answer.map(|answer| match answer {
        OpeningMove::Place(point) => Action::Play(point),
        OpeningMove::Choose(choice) => Action::Choose(choice),
    });
    let is_taken = |action: &Action| game.clone().apply(*action, 0).is_ok();
    own.into_iter().chain(simplest(game, &ask)).find(is_taken)
}

/// Answers that need no thought, one of which every opening takes.
fn simplest(game: &Game, ask: &Ask) -> impl Iterator<Item = Action> {
    let centre = game.setup().size.centre();
    let distance = |p: &Point| p.x.abs_diff(centre.x).max(p.y.abs_diff(centre.y));
    let mut points = game.opening().points(game.board());
    points.sort_by_key(distance);
    let agreed = ask.agree.map(Choice::Lay);
    let named = Pattern::all().next().map(Choice::Propose);
    let choices = [Some(Choice::Stay), Some(Choice::Declare(1)), agreed, named, Some(Choice::Swap)];
    let taps: Vec<Action> = points.into_iter().map(|point| tap(game, point)).collect();
    taps.into_iter().chain(choices.into_iter().flatten().map(Action::Choose))
}
