//! Password hashes: argon2id at 19 MiB and t=2, two at a time, off the request threads.
use anyhow::Context;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::rng::Rng;

/// A hash that no password has: verified for an unknown NIP, so that it takes as long as a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$cGxvbi1ub2JvZHktc2FsdA$VtLiZEPkPgGPLkWPlHnvBPpFKMMJYrP5iJKLIpqqqLQ";

/// Hashes two at a time: a flood of sign-ins must not slow the reads.
pub struct Passwords(Semaphore);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Semaphore::new(2))
    }
}

impl Passwords {
    /// The hash to store for a password.
    ///
    /// # Errors
    /// When hashing fails, which valid parameters do not.
    pub async fn hash(&self, rng: &Rng, password: &str) -> anyhow::Result<String> {
        let salt = rng.bytes::<16>();
        let password = password.to_owned();
        let _turn = self.0.acquire().await?;
        tokio::task::spawn_blocking(move || hash_now(&password, &salt)).await?
    }

    /// Whether the password is the one that was hashed; without a hash it takes as long and is false.
    ///
    /// # Errors
    /// When the stored hash is not readable.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> anyhow::Result<bool> {
        let known = hash.is_some();
        let (password, hash) = (password.to_owned(), hash.unwrap_or(NOBODY).to_owned());
        let _turn = self.0.acquire().await?;
        tokio::task::spawn_blocking(move || {
            let parsed = PasswordHash::new(&hash).context("a stored password hash is not readable")?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && known)
        })
        .await?
    }
}

/// The hash of a password with a given salt; for the sample programme, which must be the same every time.
///
/// # Errors
/// When hashing fails, which valid parameters do not.
pub fn hash_now(password: &str, salt: &[u8]) -> anyhow::Result<String> {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), salt).context("argon2")?;
    Ok(hash.to_string())
}
