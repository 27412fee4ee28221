use blake2::{Blake2s256, Digest};

use crate::net::link::Nonce;

/// The purpose of the nonces of a lot, as [`commit`](crate::net::link::commit) is told.
pub const LOT: &str = "lot";

/// What the nonces of the two seats have drawn: with an even number the first seat is Black, and where the opening is drawn
/// too, half of the number says which. Each side commits to its nonce before it knows the other's, so that neither, nor a
/// host who sits there himself, can choose the outcome.
#[must_use]
pub fn draw(first: Nonce, second: Nonce) -> u64 {
    let hash = Blake2s256::new().chain_update(b"tengen-lot").chain_update(first.0).chain_update(second.0);
    let mut number = [0; 8];
    number.copy_from_slice(&hash.finalize()[..8]);
    u64::from_le_bytes(number)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::net::link::{Chance, SecretBytes};

    #[test]
    fn the_lot_is_fair_and_the_opening_is_drawn_beside_the_colour() {
        let mut chance = Chance::new([1; 32]);
        let mut draw = || draw(SecretBytes(chance.bytes()), SecretBytes(chance.bytes()));
        let mut seen: BTreeMap<_, usize> = BTreeMap::new();
        for _ in 0..5_200 {
            let lot = draw();
            *seen.entry((lot % 2, lot / 2 % 26)).or_default() += 1;
        }
        assert_eq!(seen.len(), 52);
        assert!(seen.values().all(|count| (60..=150).contains(count)), "{seen:?}");
    }
}
