//! Apps of different ages.

use tengen_core::app::App;
use tengen_core::app::nearby::NearbyProblem;
use tengen_core::net::link::Versions;

use crate::pair::{Person, accepted, play_to_five, playing_at};

fn speaking(name: &str, versions: Versions) -> Person {
    let dir = tempfile::tempdir().unwrap();
    let app = App::open_speaking(dir.path(), versions).unwrap();
    let person = Person::with(dir, app);
    person.nearby.set_name(name).unwrap();
    person
}

#[test]
fn different_minors_play_whichever_hosts() {
    let minor = |max_minor| Versions { max_minor, ..Versions::OURS };
    for (guest, host) in [(0, 9), (9, 0)] {
        let (li, bo) = (speaking("Li", minor(guest)), speaking("Bo", minor(host)));
        bo.nearby.open().unwrap();
        playing_at(&li, &bo, &bo.address());
        play_to_five(&li, &bo);
    }
}

#[test]
fn another_major_is_refused_and_both_know_who_is_outdated() {
    let newer = Versions { major: Versions::OURS.major + 1, ..Versions::OURS };
    let (old, new) = (Person::named("Old"), speaking("New", newer));
    old.nearby.open().unwrap();
    new.nearby.open().unwrap();
    old.nearby.join_typed(&new.address()).unwrap();
    old.sees("its age", |nearby| nearby.problem == Some(NearbyProblem::OursOutdated));
    new.nearby.join_typed(&old.address()).unwrap();
    new.sees("the other's age", |nearby| nearby.problem == Some(NearbyProblem::TheirsOutdated));
}

#[test]
fn somebody_known_who_speaks_an_older_major_than_before_is_refused_and_it_is_explained() {
    let newer = Versions { major: Versions::OURS.major + 1, ..Versions::OURS };
    let (li, bo) = (speaking("Li", newer), speaking("Bo", newer));
    bo.nearby.open().unwrap();
    playing_at(&li, &bo, &bo.address());
    li.nearby.leave().unwrap();
    bo.nearby.leave().unwrap();
    // From now on each end speaks as it did before both were updated, and so may somebody in between wish them to.
    let (li, bo) = (li.again(), bo.again());
    bo.nearby.open().unwrap();
    li.nearby.join_typed(&bo.address()).unwrap();
    li.sees("why not", |nearby| nearby.problem == Some(NearbyProblem::Downgraded));
    assert!(bo.nearby.snapshot().incoming.is_none());
    // Who was never met has nothing to be compared with.
    let other = Person::named("Other");
    other.nearby.join_typed(&bo.address()).unwrap();
    accepted(&other, &bo);
}
