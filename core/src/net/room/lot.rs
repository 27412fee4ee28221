use blake2::{Blake2s256, Digest};

use crate::net::link::Nonce;

/// The purpose of the nonces of a lot, as [`commit`](crate::net::link::commit) is told.
pub const LOT: &str = "lot";

/// Whether the first seat has drawn Black. Each side commits to its nonce before it knows the other's, so that neither, nor
/// a host who sits there himself, can choose the outcome.
#[must_use]
pub fn first_is_black(first: Nonce, second: Nonce) -> bool {
    let hash = Blake2s256::new().chain_update(b"tengen-lot").chain_update(first.0).chain_update(second.0);
    hash.finalize()[0] & 1 == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::link::{Chance, SecretBytes};

    #[test]
    fn the_lot_is_fair() {
        let mut chance = Chance::new([1; 32]);
        let mut draw = || first_is_black(SecretBytes(chance.bytes()), SecretBytes(chance.bytes()));
        let black = (0..4_000).filter(|_| draw()).count();
        assert!((1_850..=2_150).contains(&black), "{black} of 4000");
    }
}
