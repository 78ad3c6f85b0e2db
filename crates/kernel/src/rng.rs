//! The one source of randomness: the system's in the product, a seed's in tests.
use std::sync::{Mutex, PoisonError};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::{Rng as _, SeedableRng};
use rand_chacha::ChaCha20Rng;

pub struct Rng(Mutex<ChaCha20Rng>);

impl Rng {
    /// Generator seeded by the operating system.
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the system for randomness")]
    pub fn from_system() -> Rng {
        Rng(Mutex::new(ChaCha20Rng::from_rng(&mut rand::rng())))
    }

    /// Generator of the same sequence every time; for tests and the sample programme.
    pub fn seeded(seed: u64) -> Rng {
        Rng(Mutex::new(ChaCha20Rng::seed_from_u64(seed)))
    }

    /// `N` random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes);
        bytes
    }

    /// Random public id or file key: 128 bits in 22 URL-safe characters.
    pub fn public_id(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.bytes::<16>())
    }

    /// Random secret that is shown once and stored hashed: 256 bits.
    pub fn secret(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.bytes::<32>())
    }
}
