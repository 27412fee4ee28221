//! What a wish of the persons at the table means for the game: which actions, or why none. Pure.

use super::across::Here;
use super::{draw_answer, opening_intent};
use crate::board::{Point, Stone};
use crate::engine::Choice;
use crate::game::{Action, Game, OfferKind, Refusal, ResultReason, Seat};
use crate::rules::{FoulPolicy, Verdict, judge};

type Plan = Result<Vec<Action>, Refusal>;

/// A person places a stone.
pub(super) fn play(game: &Game, here: Here, point: Point) -> Plan {
    opening_intent::decides_here(game, here)?;
    Ok(vec![opening_intent::tap(game, point)])
}

/// Back by one ply, or with one person to that person's last turn. The end is withdrawn; of a resignation by a person
/// nothing else is taken back. A computer that resigned would do so again, so its resignation goes with its last ply.
pub(super) fn undo(game: &Game) -> Plan {
    if game.setup().undo.asks {
        return Err(Refusal::AskFirst);
    }
    let resigned = resigned(game);
    match game.result().map(|result| result.reason) {
        Some(ResultReason::Time | ResultReason::NoShow | ResultReason::Abandoned) => {
            return Err(Refusal::GameOver);
        }
        Some(ResultReason::Agreement) => return Ok(vec![Action::Undo]),
        Some(ResultReason::Foul) if claimed(game) && game.setup().white.is_person() => {
            return Ok(vec![Action::Undo]);
        }
        _ => {}
    }
    let withdrawn = usize::from(resigned.is_some() || claimed(game));
    if resigned.is_some_and(|stone| game.setup().seat(stone).is_person()) {
        return Ok(vec![Action::Undo]);
    }
    // With two persons the last step is one of theirs, and with one it is that person's last.
    let steps = game.steps_back_to(Seat::is_person).ok_or(Refusal::NothingToUndo)?;
    game.check_allowance(game.who_did(steps).ok_or(Refusal::NothingToUndo)?)?;
    Ok(vec![Action::Undo; withdrawn + steps])
}

/// Forward by one ply, or with one person to that person's next turn.
pub(super) fn redo(game: &Game, here: Here) -> Plan {
    if game.result().is_some() {
        return Err(Refusal::GameOver);
    }
    if game.undone().is_empty() || persons(game).is_empty() || here != Here::Everybody {
        return Err(Refusal::NothingToRedo);
    }
    let (mut ahead, mut steps) = (game.clone(), 0);
    while ahead.apply(Action::Redo, 0).is_ok() {
        steps += 1;
        if opening_intent::person_decides(&ahead).is_ok() {
            break;
        }
    }
    Ok(vec![Action::Redo; steps.max(1)])
}

/// Whether the game ended by a claim.
fn claimed(game: &Game) -> bool {
    let by_foul = game.result().is_some_and(|result| result.reason == ResultReason::Foul);
    by_foul && game.setup().fouls == FoulPolicy::Claim
}

/// The person gives up; of two persons at one device the one to move.
pub(super) fn resign(game: &Game, here: Here) -> Plan {
    let turn = game.decider().ok_or(Refusal::GameOver)?;
    if let Here::Only(me) = here {
        return me.map(|me| vec![Action::Resign(me)]).ok_or(Refusal::NothingToResign);
    }
    let who = match persons(game).as_slice() {
        [] => return Err(Refusal::NothingToResign),
        [person] => *person,
        _ => turn,
    };
    Ok(vec![Action::Resign(who)])
}

/// Whether a person may ask for advice now; not against somebody at another device.
pub(super) fn hint(game: &Game, here: Here) -> Result<Stone, Refusal> {
    let turn = game.decider().ok_or(Refusal::GameOver)?;
    if here != Here::Everybody {
        return Err(Refusal::NoAdvice);
    }
    if game.ask().is_some() {
        return Err(Refusal::OpeningFirst);
    }
    if game.setup().seat(turn).is_person() { Ok(turn) } else { Err(Refusal::NotYourTurn) }
}

/// What the computer to move does: it claims a foul that stands, else its choice if that is legal, else (the engine failed)
/// the legal point nearest to the centre, so that the game can go on. With no legal point it resigns.
pub(super) fn reply(game: &Game, choice: Option<Choice>) -> Action {
    if game.claimable().is_some() {
        return Action::ClaimFoul;
    }
    let stone = game.turn();
    let legal = |&point: &Point| {
        let board = game.board();
        board.is_empty_at(point)
            && !matches!(judge(game.setup().rules, board, point, stone), Verdict::Foul(_))
    };
    let point = match choice {
        Some(Choice::Resign) => None,
        Some(Choice::Play(point)) if legal(&point) => Some(point),
        Some(Choice::Play(_)) | None => {
            let centre = game.setup().size.centre();
            let distance = |p: &Point| p.x.abs_diff(centre.x).max(p.y.abs_diff(centre.y));
            game.setup().size.points().filter(legal).min_by_key(distance)
        }
    };
    point.map_or(Action::Resign(stone), Action::Play)
}

fn persons(game: &Game) -> Vec<Stone> {
    Stone::BOTH.into_iter().filter(|&stone| game.setup().seat(stone).is_person()).collect()
}

/// The computer's answer to the offer of a draw, the position being worth `value` to the side to move. Without a value
/// (the engine failed) it declines, as it does whatever else a person might ask of it.
pub(super) fn answer(game: &Game, value: Option<i32>) -> Vec<Action> {
    let Some(offer) = game.offer() else { return Vec::new() };
    let computer = offer.by.opponent();
    let own = value.map(|value| if game.turn() == computer { value } else { -value });
    let (stones, cells) = (game.board().stones(), usize::from(game.setup().size.lines()).pow(2));
    let agrees = own.is_some_and(|own| draw_answer::agrees(own, stones, cells));
    if agrees && offer.kind == OfferKind::Draw {
        vec![Action::Accept(computer)]
    } else {
        vec![Action::Decline(computer)]
    }
}

/// Who resigned, if the game ended so.
fn resigned(game: &Game) -> Option<Stone> {
    let result = game.result().filter(|result| result.reason == ResultReason::Resignation)?;
    result.winner.map(Stone::opponent)
}
