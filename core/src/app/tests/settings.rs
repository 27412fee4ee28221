use super::*;

#[test]
fn settings_are_there_again() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    assert_eq!(*app.settings(), Settings::default());
    let first = Settings::default();
    assert_eq!((first.placement, first.against_computer.size), (Placement::Automatic, Size::STANDARD));
    assert_eq!(first.against_computer.other, computer(Level::LOWEST));
    let chosen = Settings {
        placement: Placement::OneTap,
        theme: Theme::Dark,
        language: "zh".to_owned(),
        start_on_home: true,
        two_people: NewGame { colour: ColourChoice::Lot, ..two_people(Size::MAX, RuleSet::Renju) },
        ..Settings::default()
    };
    app.update_settings(chosen.clone()).unwrap();
    assert_eq!(*app.settings(), chosen);
    drop(app);
    let app = open_plain(&dir);
    assert_eq!(*app.settings(), chosen);
}

#[test]
fn starting_a_game_remembers_its_choices_by_kind() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, _) = puppet();
    let app = open(&dir, &mind);
    let choice = |size, me, other| NewGame { size, me, other, ..two_people(size, RuleSet::Standard) };
    let level = Level::MIDDLE;
    let against = choice(Size::MIN, computer(level), person("甲"));
    let people = choice(Size::MAX, person(""), person("乙"));
    let watch = choice(Size::STANDARD, computer(level), computer(Level::TOP));
    for choice in [&against, &people, &watch] {
        app.table().new_game(choice.clone()).unwrap();
    }
    let expected = Settings { against_computer: against, two_people: people, watch, ..Settings::default() };
    assert_eq!(*app.settings(), expected);
    drop(app);
    let app = open(&dir, &mind);
    assert_eq!(*app.settings(), expected);
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let default = Settings::default();
    let people = &default.two_people;
    let long = NewGame { me: person(&"長".repeat(NAME_CHARS + 1)), ..people.clone() };
    let odd = NewGame { other: person("a\nb"), ..people.clone() };
    for bad in [
        Settings { language: "tlh".to_owned(), ..default.clone() },
        Settings { two_people: default.watch.clone(), ..default.clone() },
    ] {
        assert!(matches!(app.update_settings(bad), Err(AppError::BadSetting { .. })));
    }
    for bad in [long, odd] {
        let refused = Err(AppError::BadSetup(SetupProblem::Name));
        assert_eq!(app.table().new_game(bad.clone()), refused);
        assert_eq!(app.update_settings(Settings { two_people: bad, ..default.clone() }), refused);
    }
    assert_eq!((*app.settings()).clone(), default);
    assert_eq!(app.table().snapshot().phase, Phase::NoGame);
    let longest = NewGame { me: person(&"長".repeat(NAME_CHARS)), ..people.clone() };
    app.table().new_game(longest).unwrap();
}

#[test]
fn damaged_settings_read_as_their_defaults_one_by_one() {
    let stored = |look: &str, play: &str, against: &str| {
        let pairs = [("look", look), ("play", play), ("against_computer", against), ("unknown", "{")];
        Settings::read(&pairs.map(|(name, value)| (name.to_owned(), value.to_owned())))
    };
    let default = Settings::default();
    for broken in ["", "{", "null", "7", "[]", "{\"theme\":{}}", "\u{0}", "{\"size\":21,\"colour\":\"red\"}"]
    {
        assert_eq!(stored(broken, broken, broken), default, "{broken:?}");
    }
    let half = stored(
        r#"{"theme":"dark","language":5}"#,
        r#"{"placement":"telepathy","start_on_home":true,"new":1}"#,
        r#"{"size":19,"rules":"renju","me":{"kind":"person","name":"甲"},"other":{"kind":"computer","level":11}}"#,
    );
    let against_computer = NewGame {
        size: Size::new(19).unwrap(),
        rules: RuleSet::Renju,
        me: person("甲"),
        ..default.against_computer.clone()
    };
    assert_eq!(
        half,
        Settings { theme: Theme::Dark, start_on_home: true, against_computer, ..default.clone() }
    );
    let wrong_kind = stored("", "", r#"{"size":10,"other":{"kind":"person","name":""}}"#);
    assert_eq!(wrong_kind, default);
}

#[test]
fn each_change_is_told_by_its_topic() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let (tell, told) = mpsc::channel();
    let subscription = app.register(Box::new(move |topic, revision| tell.send((topic, revision)).unwrap()));
    app.update_settings(Settings { theme: Theme::Light, ..Settings::default() }).unwrap();
    app.table().new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    app.table().resign().unwrap();
    app.shutdown().unwrap();
    drop(subscription);
    let mut last = std::collections::BTreeMap::new();
    for (topic, revision) in told {
        assert!(last.insert(topic, revision) < Some(revision), "revisions rise");
    }
    assert_eq!(last.keys().copied().collect::<Vec<_>>(), [Topic::Table, Topic::Archive, Topic::Settings]);
    assert_eq!(last[&Topic::Table], app.table().snapshot().revision);
}
