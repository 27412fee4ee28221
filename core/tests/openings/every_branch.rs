//! A table of every branch of every opening rule: steps, and what is asked after them.

use tengen_core::rules::opening::{Opening, OpeningRefusal, Pattern, Protocol};

use crate::walk::{Walk, named};

type Row = (Opening, &'static str, &'static str);

const fn rule(protocol: Protocol) -> Opening {
    Opening::of(protocol)
}

fn check(rows: &[Row]) {
    for &(opening, steps, asked) in rows {
        assert_eq!(Walk::after(opening, steps).asked(), asked, "{opening:?} after '{steps}'");
    }
}

#[test]
fn rules_that_only_say_where_the_first_stones_lie() {
    use Protocol::{CentreFirst, Free, LongPro, Pro};
    check(&[
        (rule(Free), "", "over"),
        (rule(CentreFirst), "", "Black Place"),
        (rule(CentreFirst), "H8", "over"),
        (rule(Pro), "", "Black Place"),
        (rule(Pro), "H8", "White Place"),
        (rule(Pro), "H8 A1", "Black Place"),
        (rule(Pro), "H8 A1 K8", "over"),
        (rule(LongPro), "H8 G8", "Black Place"),
        (rule(LongPro), "H8 G8 L8", "over"),
    ]);
    for (protocol, steps, point) in [
        (CentreFirst, "", "H9"),
        (Pro, "", "G8"),
        (Pro, "H8 A1", "J10"),
        (LongPro, "H8 A1", "K11"),
        (LongPro, "", "A1"),
    ] {
        let refused = Walk::after(rule(protocol), steps).step(point);
        assert_eq!(refused, Err(OpeningRefusal::Outside(named(point))), "{protocol:?}");
    }
}

#[test]
fn swap_and_swap2() {
    use Protocol::{Swap, Swap2};
    check(&[
        (rule(Swap), "A1 B1", "Black Place"),
        (rule(Swap), "A1 B1 C1", "White PlaceOrSwap"),
        (rule(Swap), "A1 B1 C1 D1", "over"),
        (rule(Swap), "A1 B1 C1 swap", "White Place swapped"),
        (rule(Swap), "A1 B1 C1 swap D1", "over"),
        (rule(Swap2), "A1 B1 C1", "White PlaceSwapOrAddTwo"),
        (rule(Swap2), "A1 B1 C1 D1", "over"),
        (rule(Swap2), "A1 B1 C1 swap", "White Place swapped"),
        (rule(Swap2), "A1 B1 C1 swap D1", "over"),
        (rule(Swap2), "A1 B1 C1 two", "White Place"),
        (rule(Swap2), "A1 B1 C1 two D1", "White Place"),
        (rule(Swap2), "A1 B1 C1 two D1 E1", "Black StayOrSwap"),
        (rule(Swap2), "A1 B1 C1 two D1 E1 stay", "over"),
        (rule(Swap2), "A1 B1 C1 two D1 E1 swap", "over"),
    ]);
    let swapped = Walk::after(rule(Swap2), "A1 B1 C1 two D1 E1 swap");
    assert!(swapped.progress.swapped() && swapped.progress.stones().len() == 5);
    for (steps, step) in [
        ("A1 B1", "swap"),
        ("A1 B1 C1 swap", "swap"),
        ("A1 B1 C1 swap", "two"),
        ("A1 B1 C1 two", "swap"),
        ("A1 B1 C1 two D1", "two"),
        ("A1 B1 C1", "stay"),
        ("A1 B1 C1 two D1 E1 stay", "swap"),
    ] {
        assert_eq!(
            Walk::after(rule(Swap2), steps).step(step),
            Err(OpeningRefusal::NotOpen),
            "{steps} {step}"
        );
    }
    let unchosen = Walk::after(rule(Swap2), "A1 B1 C1 two D1 E1").step("F1");
    assert_eq!(unchosen, Err(OpeningRefusal::ChooseFirst));
}

#[test]
fn the_26_agreed_given_and_classic() {
    use Protocol::{Agreed, Classic, Given};
    let kagetsu = Pattern::new(3).unwrap();
    check(&[
        (rule(Agreed), "", "Black Propose"),
        (rule(Agreed), "propose=D4", "White Answer"),
        (rule(Agreed), "propose=D4 propose=I7", "Black Answer"),
        (rule(Agreed), "propose=D4 propose=I7 propose=D4", "White Answer"),
        (rule(Agreed), "propose=D4 lay=D4", "over"),
        (rule(Agreed), "propose=D4 propose=I7 lay=I7", "over"),
        (rule(Given(kagetsu)), "", "over"),
        (rule(Classic), "", "Black Place"),
        (rule(Classic), "lay=D4", "White PlaceOrSwap"),
        (rule(Classic), "H8 G7", "Black Place"),
        (rule(Classic), "H8 G7 F6", "White PlaceOrSwap"),
        (rule(Classic), "H8 G7 F6 swap", "White Place swapped"),
        (rule(Classic), "H8 G7 F6 swap A1", "over"),
        (rule(Classic), "H8 G7 F6 A1", "over"),
        (Opening::with_fifths(Classic), "H8 G7 F6 A1", "Black Offer"),
        (Opening::with_fifths(Classic), "H8 G7 F6 A1 offer=H9 offer=B1", "White Keep"),
        (Opening::with_fifths(Classic), "H8 G7 F6 swap A1 offer=H9 offer=B1 keep=B1", "over"),
        (Opening::with_fifths(Given(kagetsu)), "", "White Place"),
        (Opening::with_fifths(Given(kagetsu)), "A1", "Black Offer"),
        (Opening::with_fifths(Protocol::Free), "", "Black Place"),
        (Opening::with_fifths(Protocol::Free), "H8 A1 B2 C7", "Black Offer"),
        (Opening::with_fifths(Protocol::Swap), "H8 A1 B2 swap C7", "Black Offer swapped"),
        (Opening::with_fifths(Protocol::Swap2), "H8 A1 B2 C7", "Black Offer"),
        (Opening::with_fifths(Protocol::Swap2), "H8 A1 B2 two C7 C9 stay", "over"),
        (Opening::with_fifths(Protocol::Pro), "H8 A1 B2 C7", "Black Offer"),
    ]);
    let given = Walk::new(rule(Given(kagetsu)));
    assert_eq!(given.progress.pattern(), Some(kagetsu));
    assert_eq!(given.board.stones(), 3);
    assert_eq!(
        Walk::after(rule(Classic), "H8 G7 G8").progress.pattern(),
        Pattern::of_stones(&["H8", "I9", "I8"].map(named), given.board.size())
    );
    for (opening, steps, step, refusal) in [
        (rule(Agreed), "propose=D4", "propose=D4", OpeningRefusal::NotOpen),
        (rule(Agreed), "propose=D4", "lay=D5", OpeningRefusal::NotOpen),
        (rule(Agreed), "", "lay=D5", OpeningRefusal::NotOpen),
        (rule(Agreed), "", "H8", OpeningRefusal::ChooseFirst),
        (rule(Classic), "H8", "lay=D4", OpeningRefusal::NotOpen),
        (rule(Classic), "H8", "H10", OpeningRefusal::Outside(named("H10"))),
        (rule(Classic), "H8 G7", "K8", OpeningRefusal::Outside(named("K8"))),
        (Opening::with_fifths(Classic), "H8 G7 F6 A1", "H9", OpeningRefusal::ChooseFirst),
        (
            Opening::with_fifths(Classic),
            "H8 G7 F6 A1 offer=H9",
            "offer=H9",
            OpeningRefusal::Offered(named("H9")),
        ),
        (Opening::with_fifths(Classic), "H8 G7 F6 A1 offer=H9", "keep=H9", OpeningRefusal::NotOpen),
        (
            Opening::with_fifths(Classic),
            "H8 G7 F6 A1 offer=H9 offer=B1",
            "keep=B2",
            OpeningRefusal::NotOffered(named("B2")),
        ),
        (Opening::with_fifths(Classic), "H8 G7 F6 A1 offer=H9 offer=B1", "offer=C1", OpeningRefusal::NotOpen),
    ] {
        assert_eq!(Walk::after(opening, steps).step(step), Err(refusal), "{opening:?}: {steps} {step}");
    }
    let symmetric = Walk::after(Opening::with_fifths(Classic), "H8 H9 H10 H7 offer=G8").step("offer=I8");
    assert!(matches!(symmetric, Err(OpeningRefusal::Symmetric { .. })), "{symmetric:?}");
}

#[test]
fn yamaguchi_and_soosorv() {
    use Protocol::{Soosorv, Yamaguchi};
    check(&[
        (rule(Yamaguchi), "lay=I7", "Black Declare"),
        (rule(Yamaguchi), "lay=I7 n=3", "White PlaceOrSwap"),
        (rule(Yamaguchi), "lay=I7 n=3 swap", "White Place swapped"),
        (rule(Yamaguchi), "lay=I7 n=3 A1", "Black Offer"),
        (rule(Yamaguchi), "lay=I7 n=3 A1 offer=B1 offer=C1", "Black Offer"),
        (rule(Yamaguchi), "lay=I7 n=3 swap A1 offer=B1 offer=C1 offer=E1", "White Keep swapped"),
        (rule(Yamaguchi), "lay=I7 n=3 A1 offer=B1 offer=C1 offer=E1 keep=C1", "over"),
        (rule(Yamaguchi), "lay=I7 n=1 A1", "over"),
        (rule(Soosorv), "lay=I7", "White PlaceOrSwap"),
        (rule(Soosorv), "lay=I7 swap", "White Place swapped"),
        (rule(Soosorv), "lay=I7 A1", "White Declare"),
        (rule(Soosorv), "lay=I7 A1 n=2", "Black OfferOrSwap"),
        (rule(Soosorv), "lay=I7 A1 n=2 swap", "Black Offer swapped"),
        (rule(Soosorv), "lay=I7 swap A1 n=2 swap", "Black Offer"),
        (rule(Soosorv), "lay=I7 A1 n=2 offer=B1", "Black Offer"),
        (rule(Soosorv), "lay=I7 A1 n=2 offer=B1 offer=C1", "White Keep"),
        (rule(Soosorv), "lay=I7 A1 n=2 offer=B1 offer=C1 keep=C1", "over"),
        (rule(Soosorv), "lay=I7 A1 n=1", "Black PlaceOrSwap"),
        (rule(Soosorv), "lay=I7 A1 n=1 swap", "Black Place swapped"),
        (rule(Soosorv), "lay=I7 A1 n=1 swap B1", "over"),
        (rule(Soosorv), "lay=I7 A1 n=1 B1", "over"),
    ]);
    for (protocol, steps, step) in [
        (Yamaguchi, "lay=I7", "n=0"),
        (Yamaguchi, "lay=I7", "n=13"),
        (Yamaguchi, "lay=I7", "swap"),
        (Soosorv, "lay=I7 A1", "n=9"),
        (Soosorv, "lay=I7 A1", "swap"),
        (Soosorv, "lay=I7 A1 n=2 offer=B1", "swap"),
        (Soosorv, "lay=I7 A1 n=2 swap", "swap"),
    ] {
        assert_eq!(
            Walk::after(rule(protocol), steps).step(step),
            Err(OpeningRefusal::NotOpen),
            "{steps} {step}"
        );
    }
    assert_eq!(Walk::after(rule(Yamaguchi), "lay=I7").step("A1"), Err(OpeningRefusal::ChooseFirst));
}

#[test]
fn taraguchi() {
    let rule = rule(Protocol::Taraguchi);
    let offers = "offer=A1 offer=B1 offer=C1 offer=D1 offer=E1 offer=F1 offer=G1 offer=H1 offer=I1";
    let ten: &'static str = format!("H8 G7 F6 H9 fifths {offers} offer=J1").leak();
    let nine: &'static str = format!("H8 G7 F6 H9 fifths {offers}").leak();
    let kept: &'static str = format!("{ten} keep=J1").leak();
    check(&[
        (rule, "", "Black Place"),
        (rule, "H8", "White PlaceOrSwap"),
        (rule, "H8 swap", "White Place swapped"),
        (rule, "H8 G7", "Black PlaceOrSwap"),
        (rule, "H8 G7 swap", "Black Place swapped"),
        (rule, "H8 G7 F6", "White PlaceOrSwap"),
        (rule, "H8 swap G7 swap F6 swap", "White Place swapped"),
        (rule, "H8 G7 F6 K11", "Black PlaceSwapOrOffer"),
        (rule, "H8 G7 F6 K11 swap", "Black Place swapped"),
        (rule, "H8 G7 F6 K11 swap L12", "White PlaceOrSwap swapped"),
        (rule, "H8 G7 F6 K11 L12", "White PlaceOrSwap"),
        (rule, "H8 G7 F6 K11 L12 swap", "over"),
        (rule, "H8 G7 F6 K11 L12 A1", "over"),
        (rule, "H8 G7 F6 H9 fifths", "Black Offer"),
        (rule, nine, "Black Offer"),
        (rule, ten, "White Keep"),
        (rule, kept, "over"),
    ]);
    for (steps, step, refusal) in [
        ("H8", "H10", OpeningRefusal::Outside(named("H10"))),
        ("H8 G7", "K8", OpeningRefusal::Outside(named("K8"))),
        ("H8 G7 F6", "L8", OpeningRefusal::Outside(named("L8"))),
        ("H8 G7 F6 K11", "M8", OpeningRefusal::Outside(named("M8"))),
        ("", "swap", OpeningRefusal::NotOpen),
        ("H8 swap", "swap", OpeningRefusal::NotOpen),
        ("H8 G7 F6 K11 swap", "fifths", OpeningRefusal::NotOpen),
        ("H8 G7 F6 H9 fifths", "swap", OpeningRefusal::NotOpen),
        ("H8 G7 F6 H9 fifths", "L12", OpeningRefusal::ChooseFirst),
        (kept, "swap", OpeningRefusal::NotOpen),
    ] {
        assert_eq!(Walk::after(rule, steps).step(step), Err(refusal), "{steps} {step}");
    }
}
