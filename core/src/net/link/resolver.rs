use snow::params::{CipherChoice, DHChoice, HashChoice};
use snow::resolvers::{CryptoResolver, DefaultResolver};
use snow::types::{Cipher, Dh, Hash, Random};

use super::Chance;

/// The handshake: both sides prove their long-lived keys and hide them from onlookers.
pub(super) const NOISE: &str = "Noise_XX_25519_ChaChaPoly_BLAKE2s";

/// Snow's own primitives, with randomness from a given seed in place of the system's.
pub(super) struct SeededResolver {
    seed: [u8; 32],
    primitives: DefaultResolver,
}

impl SeededResolver {
    pub(super) const fn new(seed: [u8; 32]) -> Self {
        Self { seed, primitives: DefaultResolver }
    }
}

impl CryptoResolver for SeededResolver {
    fn resolve_rng(&self) -> Option<Box<dyn Random>> {
        Some(Box::new(Seeded(Chance::new(self.seed))))
    }

    fn resolve_dh(&self, choice: &DHChoice) -> Option<Box<dyn Dh>> {
        self.primitives.resolve_dh(choice)
    }

    fn resolve_hash(&self, choice: &HashChoice) -> Option<Box<dyn Hash>> {
        self.primitives.resolve_hash(choice)
    }

    fn resolve_cipher(&self, choice: &CipherChoice) -> Option<Box<dyn Cipher>> {
        self.primitives.resolve_cipher(choice)
    }
}

struct Seeded(Chance);

impl Random for Seeded {
    fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), snow::Error> {
        self.0.fill(target);
        Ok(())
    }
}
