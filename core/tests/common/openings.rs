use tengen_core::board::Point;
use tengen_core::game::{Action, Game};
use tengen_core::rules::opening::{AskKind, Choice, Opening, Pattern, Protocol};

/// Every opening rule, without and with two fifth moves.
pub fn openings() -> Vec<Opening> {
    let protocols = [
        Protocol::Free,
        Protocol::CentreFirst,
        Protocol::Pro,
        Protocol::LongPro,
        Protocol::Swap,
        Protocol::Swap2,
        Protocol::Agreed,
        Protocol::Given(Pattern::new(16).unwrap()),
        Protocol::Classic,
        Protocol::Yamaguchi,
        Protocol::Soosorv,
        Protocol::Taraguchi,
    ];
    protocols.into_iter().flat_map(|p| [Opening::of(p), Opening::with_fifths(p)]).collect()
}

/// Everything that the opening leaves open now, each kind with one value by lot.
pub fn open_actions(game: &Game, lot: usize) -> Vec<Action> {
    let Some(ask) = game.ask() else { return Vec::new() };
    let pattern = Pattern::all().nth(lot % 26).unwrap();
    let points = game.opening().points(game.board());
    let point: Option<Point> = (!points.is_empty()).then(|| points[lot % points.len()]);
    let mut open = Vec::new();
    open.extend(ask.swap.then_some(Choice::Swap));
    open.extend(ask.stay.then_some(Choice::Stay));
    open.extend(ask.add_two.then_some(Choice::AddTwo));
    open.extend(ask.offer_fifths.then_some(Choice::OfferFifths));
    open.extend(
        (ask.declare > 0).then(|| Choice::Declare(1 + u8::try_from(lot % 200).unwrap() % ask.declare)),
    );
    open.extend((ask.propose && ask.agree != Some(pattern)).then_some(Choice::Propose(pattern)));
    open.extend(ask.lay.then_some(Choice::Lay(pattern)));
    open.extend(ask.agree.map(Choice::Lay));
    let mut actions: Vec<Action> = open.into_iter().map(Action::Choose).collect();
    actions.extend(point.map(|point| match ask.kind {
        AskKind::Offer | AskKind::OfferOrSwap => Action::Choose(Choice::Offer(point)),
        AskKind::Keep => Action::Choose(Choice::Keep(point)),
        _ => Action::Play(point),
    }));
    actions
}
