//! What a wish of the persons at the table means for the game: which actions, or why none. Pure.

use super::draw_answer;
use crate::board::{Point, Stone};
use crate::engine::Choice;
use crate::game::{Action, Game, OfferKind, Refusal, ResultReason};
use crate::rules::{Verdict, judge};

type Plan = Result<Vec<Action>, Refusal>;

/// A person places a stone.
pub(super) fn play(game: &Game, point: Point) -> Plan {
    match game.to_move() {
        None => Err(Refusal::GameOver),
        Some(stone) if game.setup().seat(stone).is_person() => Ok(vec![Action::Play(point)]),
        Some(_) => Err(Refusal::NotYourTurn),
    }
}

/// Back by one ply, or with one person to that person's last turn. The end is withdrawn; of a resignation by a person
/// nothing else is taken back. A computer that resigned would do so again, so its resignation goes with its last ply.
pub(super) fn undo(game: &Game) -> Plan {
    if game.setup().undo.asks {
        return Err(Refusal::AskFirst);
    }
    let (plies, resigned) = (game.plies().len(), resigned(game));
    match game.result().map(|result| result.reason) {
        Some(ResultReason::Time | ResultReason::NoShow | ResultReason::Abandoned) => {
            return Err(Refusal::GameOver);
        }
        Some(ResultReason::Agreement) => return Ok(vec![Action::Undo]),
        _ => {}
    }
    let withdrawn = usize::from(resigned.is_some());
    if resigned.is_some_and(|stone| game.setup().seat(stone).is_person()) {
        return Ok(vec![Action::Undo]);
    }
    let back_to = match persons(game).as_slice() {
        [] => None,
        [person] => (0..plies).rev().find(|&ply| Stone::to_move_at(ply) == *person),
        _ => plies.checked_sub(1),
    };
    let back_to = back_to.ok_or(Refusal::NothingToUndo)?;
    game.check_allowance(Stone::to_move_at(back_to))?;
    Ok(vec![Action::Undo; withdrawn + plies - back_to])
}

/// Forward by one ply, or with one person to that person's next turn.
pub(super) fn redo(game: &Game) -> Plan {
    if game.result().is_some() {
        return Err(Refusal::GameOver);
    }
    let (plies, most) = (game.plies().len(), game.undone().len());
    let forward = match persons(game).as_slice() {
        [] => 0,
        [person] => (1..=most).find(|&n| Stone::to_move_at(plies + n) == *person).unwrap_or(most),
        _ => most.min(1),
    };
    if forward == 0 { Err(Refusal::NothingToRedo) } else { Ok(vec![Action::Redo; forward]) }
}

/// The person gives up; of two persons the one to move.
pub(super) fn resign(game: &Game) -> Plan {
    let turn = game.to_move().ok_or(Refusal::GameOver)?;
    let who = match persons(game).as_slice() {
        [] => return Err(Refusal::NothingToResign),
        [person] => *person,
        _ => turn,
    };
    Ok(vec![Action::Resign(who)])
}

/// Whether a person may ask for advice now.
pub(super) fn hint(game: &Game) -> Result<Stone, Refusal> {
    let turn = game.to_move().ok_or(Refusal::GameOver)?;
    if game.setup().seat(turn).is_person() { Ok(turn) } else { Err(Refusal::NotYourTurn) }
}

/// What the computer to move does: its choice if that is legal, else (the engine failed) the legal point nearest to the
/// centre, so that the game can go on. With no legal point it resigns.
pub(super) fn reply(game: &Game, choice: Option<Choice>) -> Action {
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
