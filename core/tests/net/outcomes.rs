//! What becomes of bad peers and bad networks: for each kind its name at the end that meets it, and the tests that show it in
//! bounded time and memory, with other games untouched.

/// A kind, what it is called where it is met, and who shows it, as `file::test`.
type Outcome = (&'static str, &'static str, &'static [&'static str]);

const OUTCOMES: [Outcome; 20] = [
    (
        "silent peer",
        "LinkError::TimedOut before the handshake is done, Farewell::Silent after",
        &[
            "handshake::who_says_nothing_is_left_in_bounded_time_at_each_stage",
            "evening::strangers_are_named_and_closed_in_bounded_time",
        ],
    ),
    (
        "half-open link",
        "Presence::Reconnecting after 12 s of silence; the guest calls anew",
        &[
            "evening::a_silent_link_is_found_out_and_replaced_in_bounded_time",
            "simulated::who_is_parted_from_the_hall_is_missed_and_back_in_time",
        ],
    ),
    (
        "slow reader",
        "a watcher gets the whole room later; Farewell::Slow for a player",
        &[
            "evening::a_watcher_sees_the_whole_game_and_one_who_does_not_read_harms_nobody",
            "evening::a_player_who_does_not_read_is_closed_and_comes_back",
            "hostile::who_does_not_read_hears_in_the_end_that_the_host_is_away_and_why_it_closes",
            "hostile::who_does_not_read_hears_in_the_end_that_the_room_is_gone",
        ],
    ),
    (
        "flood",
        "Why::TooFast, then Farewell::Flood; GateRefusal before the handshake",
        &[
            "evening::strangers_are_named_and_closed_in_bounded_time",
            "evening::a_private_room_opens_by_its_code",
            "invitations::nobody_is_asked_again_and_again",
            "link::who_floods_is_read_no_faster_than_taken",
        ],
    ),
    (
        "garbage",
        "LinkError::NotTengen before a handshake, Farewell::Malformed inside a link",
        &[
            "handshake::what_is_no_tengen_is_told_by_its_first_byte",
            "stream::any_bytes_end_in_a_typed_error_or_wait",
            "codec::what_broken_or_hostile_programs_send_is_refused",
            "evening::strangers_are_named_and_closed_in_bounded_time",
            "sockets::what_is_no_guest_harms_no_game_and_somebody_else_is_no_host",
        ],
    ),
    (
        "cut and glued (P1)",
        "the same messages",
        &[
            "stream::messages_arrive_whole_however_they_are_cut",
            "sockets::a_game_is_the_same_however_its_bytes_are_cut",
        ],
    ),
    (
        "bad lengths and oversized (P2)",
        "LinkError::FrameLength and TooLong; a long name ends at a character, a long text is Why::BadText",
        &[
            "stream::bad_lengths_end_the_link_at_once",
            "stream::a_guest_takes_a_whole_game_and_a_host_does_not",
            "evening::one_talks_in_ones_own_room_as_its_host_allows",
        ],
    ),
    (
        "lost acknowledgement and double move (P3)",
        "done once; NotSent::Unconfirmed or Offline for a tap meanwhile; Why::Stale for another stone",
        &[
            "evening::a_move_whose_answer_was_lost_is_done_once",
            "evening::a_move_that_never_arrived_is_delivered_on_return",
            "evening::another_stone_for_a_ply_that_was_played_is_refused",
            "openings::a_choice_for_a_position_that_has_changed_is_stale",
        ],
    ),
    (
        "replayed",
        "LinkError::Handshake or Tampered",
        &[
            "handshake::a_handshake_cannot_be_replayed",
            "stream::a_frame_that_is_altered_repeated_left_out_or_moved_ends_the_link",
            "stream::a_frame_of_another_link_or_another_direction_is_worth_nothing",
        ],
    ),
    (
        "reordered",
        "LinkError::Tampered; commands that overtake: Why::Forgotten",
        &[
            "stream::a_frame_that_is_altered_repeated_left_out_or_moved_ends_the_link",
            "model::an_evening_keeps_its_promises",
        ],
    ),
    (
        "duplicated",
        "answered from memory, done once",
        &["evening::a_move_whose_answer_was_lost_is_done_once", "model::an_evening_keeps_its_promises"],
    ),
    (
        "version mismatch",
        "LinkError::Version with who is outdated, at both ends; minors that differ play",
        &[
            "handshake::versions_that_do_not_go_together_are_explained_at_both_ends",
            "handshake::a_preamble_altered_on_the_way_breaks_the_handshake",
            "sockets::an_older_minor_and_a_newer_one_play_whichever_hosts",
        ],
    ),
    (
        "changed key",
        "LinkError::OtherKey, and nothing of oneself is shown",
        &[
            "handshake::somebody_else_than_was_called_is_told_nothing",
            "sockets::who_answered_once_must_answer_again",
        ],
    ),
    (
        "somebody in between",
        "Farewell::CodeBroken, or digits that differ",
        &[
            "code::who_tries_keys_until_the_codes_agree_is_bound_before_he_knows_enough",
            "hostile::who_begins_the_code_anew_to_try_more_digits_is_closed",
            "evening::both_ends_of_a_link_show_the_same_code_and_each_link_another",
        ],
    ),
    (
        "second connection without the token",
        "Farewell::Replaced for the older; no seat for the newer",
        &[
            "evening::a_seat_is_its_holders_alone",
            "sockets::a_second_connection_takes_over_and_without_the_token_gets_no_seat",
        ],
    ),
    (
        "a host that cheats",
        "words as people's own are shown; Disagreement for a game that was not agreed on, or the link is given up",
        &[
            "hostile::what_a_host_says_is_shown_as_what_people_say",
            "hostile::a_host_begins_no_game_but_the_one_that_was_agreed_on",
        ],
    ),
    (
        "all places taken by strangers",
        "Farewell::Full, but never for the owner of the hall",
        &["hostile::strangers_never_lock_the_owner_out_of_the_hall_at_their_own_device"],
    ),
    (
        "older major than before",
        "LinkError::Downgraded at both ends, before anything is said",
        &["sockets::somebody_known_who_speaks_an_older_major_than_before_is_refused_at_both_ends"],
    ),
    (
        "made-up game to go on with",
        "Why::OtherGame, InvitationEnd::OtherGame or Ended; no seat without its key",
        &[
            "taking_up::a_game_that_is_made_up_does_not_go_on",
            "taking_up::nobody_takes_a_seat_by_the_mark_of_its_game",
            "taking_up::a_game_that_has_ended_on_one_side_does_not_go_on",
            "model::an_evening_keeps_its_promises",
        ],
    ),
    (
        "no descriptors left",
        "the host waits and goes on",
        &["sockets::a_host_without_descriptors_waits_and_goes_on"],
    ),
];

#[test]
fn each_kind_has_an_outcome_that_is_tested() {
    let sources = [
        ("code", include_str!("code.rs")),
        ("codec", include_str!("codec.rs")),
        ("evening", include_str!("evening.rs")),
        ("handshake", include_str!("handshake.rs")),
        ("hostile", include_str!("hostile.rs")),
        ("invitations", include_str!("invitations.rs")),
        ("link", include_str!("../../src/net/driver/link.rs")),
        ("model", include_str!("model.rs")),
        ("openings", include_str!("openings.rs")),
        ("simulated", include_str!("simulated.rs")),
        ("sockets", include_str!("sockets.rs")),
        ("stream", include_str!("stream.rs")),
        ("taking_up", include_str!("taking_up.rs")),
    ];
    for (kind, outcome, tests) in OUTCOMES {
        assert!(!outcome.is_empty() && !tests.is_empty(), "{kind}");
        for test in tests {
            let (file, name) = test.split_once("::").unwrap();
            let source = sources.iter().find(|(known, _)| *known == file).unwrap().1;
            assert!(source.contains(&format!("fn {name}(")), "{kind}: there is no {test}");
        }
    }
}
