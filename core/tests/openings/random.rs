//! Whatever is chosen at random, an opening ends, asks for nothing that it then refuses, and can be walked again.

use proptest::prelude::*;
use tengen_core::board::{Size, Stone};
use tengen_core::rules::opening::{AskKind, Choice, Opening, Pattern, Progress, Protocol};

use crate::walk::Walk;

fn opening() -> impl Strategy<Value = Opening> {
    let protocols = [
        Protocol::Free,
        Protocol::CentreFirst,
        Protocol::Pro,
        Protocol::LongPro,
        Protocol::Swap,
        Protocol::Swap2,
        Protocol::Agreed,
        Protocol::Given(Pattern::all().nth(20).unwrap()),
        Protocol::Classic,
        Protocol::Yamaguchi,
        Protocol::Soosorv,
        Protocol::Taraguchi,
    ];
    (prop::sample::select(protocols.to_vec()), any::<bool>())
        .prop_map(|(protocol, fifths)| Opening { protocol, fifths })
}

/// Every choice that the question names as open, each with one value.
fn open_choices(walk: &Walk, lot: usize) -> Vec<Choice> {
    let Some(ask) = walk.progress.ask() else { return Vec::new() };
    let pattern = Pattern::all().nth(lot % 26).unwrap();
    let points = walk.progress.points(&walk.board);
    let mut open = Vec::new();
    open.extend(ask.swap.then_some(Choice::Swap));
    open.extend(ask.stay.then_some(Choice::Stay));
    open.extend(ask.add_two.then_some(Choice::AddTwo));
    open.extend(ask.offer_fifths.then_some(Choice::OfferFifths));
    open.extend((ask.declare > 0).then(|| Choice::Declare(1 + u8::try_from(lot).unwrap() % ask.declare)));
    open.extend((ask.propose && ask.agree != Some(pattern)).then_some(Choice::Propose(pattern)));
    open.extend(ask.lay.then_some(Choice::Lay(pattern)));
    open.extend(ask.agree.map(Choice::Lay));
    if ask.offers > 0 {
        let point = points[lot % points.len()];
        open.push(if ask.kind == AskKind::Keep { Choice::Keep(point) } else { Choice::Offer(point) });
    }
    open
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn an_opening_takes_what_it_asks_for_and_ends(
        opening in opening(),
        lines in 10..=20_i32,
        lots in prop::collection::vec(0..250_usize, 80),
    ) {
        let size = Size::new(lines).unwrap();
        let mut walk = Walk::on(opening, size);
        let mut again = Progress::new(opening, size);
        let mut swaps = 0;
        for lot in lots {
            let Some(ask) = walk.progress.ask() else { break };
            let choices = open_choices(&walk, lot);
            let points = walk.progress.points(&walk.board);
            let places = ask.area.is_some() && ask.offers == 0;
            prop_assert!(places || !choices.is_empty(), "{ask:?} leaves nothing to do");
            let before = walk.progress.clone();
            if places && (choices.is_empty() || lot % 2 == 0) {
                prop_assert!(!points.is_empty());
                let point = points[lot % points.len()];
                prop_assert_eq!(walk.place(point), Ok(()));
                again.place(point);
                prop_assert_eq!(walk.progress.swapped(), before.swapped());
            } else {
                let choice = choices[lot % choices.len()];
                let laid = walk.progress.choose(choice).unwrap();
                for &point in &laid {
                    let stone = Stone::to_move_at(walk.board.stones());
                    walk.board.place(point, stone).unwrap();
                }
                prop_assert_eq!(again.choose(choice).unwrap(), laid);
                swaps += usize::from(choice == Choice::Swap);
                prop_assert_eq!(walk.progress.swapped(), swaps % 2 == 1);
            }
            prop_assert_ne!(&walk.progress, &before);
            prop_assert_eq!(&again, &walk.progress);
            prop_assert_eq!(walk.progress.stones().len(), walk.board.stones());
        }
        let endless = walk.progress.ask().is_some_and(|ask| ask.kind == AskKind::Answer);
        prop_assert!(walk.progress.ask().is_none() || endless);
        prop_assert!(walk.board.stones() <= 6);
    }
}
