//! The code that two people compare, and somebody in between who would like it to agree.

use std::collections::BTreeMap;

use tengen_core::net::link::{Chance, Code, CommitmentBroken, GuestCode, HostCode, Nonce, commit};

fn nonce(chance: &mut Chance) -> Nonce {
    Nonce::new(chance.bytes())
}

#[test]
fn both_ends_show_the_same_six_digits() {
    let mut chance = Chance::new([1; 32]);
    let mut seen = BTreeMap::new();
    for _ in 0..200 {
        let handshake = chance.bytes();
        let guest = GuestCode::new(handshake, nonce(&mut chance));
        let host = HostCode::new(handshake, guest.commitment(), nonce(&mut chance));
        let (revealed, shown) = guest.finish(host.nonce());
        assert_eq!(host.finish(revealed), Ok(shown));
        let text = shown.to_string();
        assert_eq!((text.len(), text.as_bytes()[3]), (7, b' '));
        assert!(shown.number() < 1_000_000);
        *seen.entry(shown.number()).or_insert(0) += 1;
    }
    assert!(seen.len() > 195, "codes repeat");
}

#[test]
fn a_reveal_that_was_not_committed_to_is_refused() {
    let mut chance = Chance::new([2; 32]);
    let guest = GuestCode::new([0; 32], nonce(&mut chance));
    let commitment = guest.commitment();
    let other = nonce(&mut chance);
    let host = HostCode::new([0; 32], commitment, nonce(&mut chance));
    assert_eq!(host.finish(other), Err(CommitmentBroken));
    // A commitment made for a lot is none for a code.
    let lot = nonce(&mut chance);
    assert_eq!(HostCode::new([0; 32], commit("lot", lot), other).finish(lot), Err(CommitmentBroken));
}

/// Somebody stands between: he has a handshake with each and chooses his keys freely. He is the host to the guest, the
/// guest to the host.
#[test]
fn who_tries_keys_until_the_codes_agree_is_bound_before_he_knows_enough() {
    let mut chance = Chance::new([3; 32]);
    let tries = 3_000;
    let mut agreed = 0;
    for _ in 0..3 {
        let with_guest: [u8; 32] = chance.bytes();
        let guest = GuestCode::new(with_guest, nonce(&mut chance));
        let _ = guest.commitment();
        // To the host he must commit before he is told the host's nonce: he is bound to one nonce and one handshake.
        let mine = nonce(&mut chance);
        let with_host: [u8; 32] = chance.bytes();
        let host = HostCode::new(with_host, commit("code", mine), nonce(&mut chance));
        // To the guest he must show a host's nonce before the guest reveals. What he would grind for, the guest's code, he
        // cannot compute: it hangs on the nonce in the guest's pocket.
        let offered = (0..tries)
            .map(|_| nonce(&mut chance))
            .find(|&offered| {
                Code::new(&with_guest, offered, mine) == Code::new(&with_host, mine, host.nonce())
            })
            .unwrap_or(mine);
        let (_, guest_shows) = guest.finish(offered);
        // Nor can he exchange his nonce, now that he knows all: the host checks.
        let target = (0..tries).map(|_| nonce(&mut chance)).find(|&other| {
            Code::new(&with_host, other, host.nonce()).number() % 1_000 == guest_shows.number() % 1_000
        });
        let exchanged = HostCode::new(with_host, commit("code", mine), host.nonce());
        assert_eq!(exchanged.finish(target.unwrap()), Err(CommitmentBroken), "a reveal was exchanged");
        agreed += usize::from(host.finish(mine) == Ok(guest_shows));
    }
    assert_eq!(agreed, 0);
}

#[test]
fn without_the_commitment_the_same_attack_succeeds() {
    // The attacker model is worth something: a plain hash of handshakes falls to it, here three digits in a thousand tries.
    let mut chance = Chance::new([4; 32]);
    let zero = Nonce::new([0; 16]);
    let guest_shows = Code::new(&chance.bytes(), zero, zero).number() % 1_000;
    let found = (0..20_000).any(|_| Code::new(&chance.bytes(), zero, zero).number() % 1_000 == guest_shows);
    assert!(found);
}
