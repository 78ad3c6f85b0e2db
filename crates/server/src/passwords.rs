//! Password hashes: argon2id at 19 MiB and t=2, two at a time, off the request threads.
use std::sync::Arc;

use anyhow::Context;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::rng::Rng;

/// A hash that no password has: verified for an unknown NIP, so that it takes as long as a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$cGxvbi1ub2JvZHktc2FsdA$VtLiZEPkPgGPLkWPlHnvBPpFKMMJYrP5iJKLIpqqqLQ";

/// How many are hashed at once: a flood of sign-ins must not slow the reads.
const AT_ONCE: usize = 2;

/// Hashes and verifies, `AT_ONCE` at a time.
pub struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Arc::new(Semaphore::new(AT_ONCE)))
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
        self.in_turn(move || hash_now(&password, &salt)).await?
    }

    /// Whether the password is the one that was hashed; without a hash it takes as long and is false.
    ///
    /// # Errors
    /// When the stored hash is not readable.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> anyhow::Result<bool> {
        let known = hash.is_some();
        let (password, hash) = (password.to_owned(), hash.unwrap_or(NOBODY).to_owned());
        self.in_turn(move || {
            let parsed = PasswordHash::new(&hash).context("a stored password hash is not readable")?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && known)
        })
        .await?
    }

    /// Runs the work when it is its turn. The turn goes with the work, not with the request: one that is given up
    /// leaves its hash running, and whoever gives up many would else run as many at once.
    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> anyhow::Result<T> {
        let turn = Arc::clone(&self.0).acquire_owned().await?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        Ok(done.await?)
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

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// What decides how long a hash takes: algorithm, version, parameters, and the lengths of salt and output.
    fn work_of(hash: &str) -> (String, Option<u32>, String, usize, usize) {
        let hash = PasswordHash::new(hash).unwrap();
        let (salt, output) = (hash.salt.unwrap(), hash.hash.unwrap());
        (hash.algorithm.to_string(), hash.version, hash.params.to_string(), salt.len(), output.len())
    }

    #[test]
    fn a_hash_costs_nineteen_mebibytes_and_two_passes() {
        let (algorithm, version, params, ..) = work_of(&hash_now("Zboze#2025", &[7; 16]).unwrap());
        assert_eq!((algorithm.as_str(), version, params.as_str()), ("argon2id", Some(0x13), "m=19456,t=2,p=1"));
    }

    #[test]
    fn an_unknown_name_costs_as_much_as_a_known_one() {
        assert_eq!(work_of(NOBODY), work_of(&hash_now("Zboze#2025", &[7; 16]).unwrap()));
    }

    #[tokio::test]
    async fn only_the_password_that_was_hashed_is_right() {
        let passwords = Passwords::default();
        let hash = passwords.hash(&Rng::seeded(1), "Zboze#2025").await.unwrap();
        assert!(passwords.verify("Zboze#2025", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("Zboze#2024", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("Zboze#2025", None).await.unwrap());
        assert!(passwords.verify("Zboze#2025", Some("not a hash")).await.is_err());
    }

    #[tokio::test]
    async fn a_request_that_is_given_up_keeps_its_turn_until_its_work_is_done() {
        let passwords = Passwords::default();
        let (finish, finished) = mpsc::channel::<()>();
        let mut request = Box::pin(passwords.in_turn(move || finished.recv()));
        assert!(futures_util::poll!(&mut request).is_pending());
        drop(request);
        assert_eq!(passwords.0.available_permits(), AT_ONCE - 1);
        finish.send(()).unwrap();
        assert!(passwords.0.acquire_many(2).await.is_ok());
    }
}
