//! Password hashes: argon2id at 19 MiB and t=2, two at a time, off the request threads.
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Context;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use plon_domain::password::Password;
use tokio::sync::Semaphore;

use crate::rng::Rng;

/// A hash that no password has: verified for an unknown NIP, so that it takes as long as a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$cGxvbi1ub2JvZHktc2FsdA$VtLiZEPkPgGPLkWPlHnvBPpFKMMJYrP5iJKLIpqqqLQ";

/// How many are hashed at once: a flood of sign-ins must not slow the reads.
const AT_ONCE: usize = 2;

/// The sentence at a new password that is a common one.
pub const COMMON: &str = "To hasło jest zbyt łatwe do odgadnięcia. Wybierz inne.";

/// What people put letters, digits and signs around when a rule of composition makes them.
const COMMON_WORDS: [&str; 48] = [
    "abc",
    "abcd",
    "abcde",
    "abcdef",
    "admin",
    "administrator",
    "agnieszka",
    "alfa",
    "anna",
    "asdf",
    "asdfgh",
    "barcelona",
    "bartek",
    "damian",
    "haslo",
    "jesien",
    "kasia",
    "kocham",
    "kochamcie",
    "kwiecien",
    "lato",
    "legia",
    "letmein",
    "login",
    "lukasz",
    "maciek",
    "marcin",
    "mateusz",
    "michal",
    "misiek",
    "monika",
    "nowehaslo",
    "passw",
    "password",
    "piotr",
    "plon",
    "polska",
    "qaz",
    "qazwsx",
    "qwerty",
    "qwertyuiop",
    "rolnik",
    "test",
    "welcome",
    "wiosna",
    "witaj",
    "zaqwsx",
    "zima",
];

/// Fewer different signs than this are a pattern, not a password.
const FEWEST_SIGNS: usize = 5;

/// Whether a password that keeps the rule of composition is one that everybody thinks of: a common word with digits and
/// signs around it or in the place of letters, or a pattern of few signs.
pub fn is_common(password: &Password) -> bool {
    let small = password.expose().to_ascii_lowercase();
    let word: String = small.chars().filter(char::is_ascii_alphabetic).collect();
    let read: String = small.chars().map(letter_for).filter(char::is_ascii_alphabetic).collect();
    let different = small.chars().collect::<std::collections::BTreeSet<char>>().len();
    different < FEWEST_SIGNS || COMMON_WORDS.contains(&word.as_str()) || COMMON_WORDS.contains(&read.as_str())
}

/// The letter that a digit or sign often stands for.
fn letter_for(sign: char) -> char {
    match sign {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        other => other,
    }
}

/// Hashes and verifies, `AT_ONCE` at a time.
pub struct Passwords {
    turns: Arc<Semaphore>,
    /// How many were hashed so far.
    hashed: AtomicU64,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)), hashed: AtomicU64::new(0) }
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

    /// How many passwords were hashed, right or wrong: that an unknown name costs what a known one does is counted,
    /// never timed.
    pub fn hashed(&self) -> u64 {
        self.hashed.load(Ordering::Relaxed)
    }

    /// Runs the work when it is its turn. The turn goes with the work, not with the request: one that is given up
    /// leaves its hash running, and whoever gives up many would else run as many at once.
    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> anyhow::Result<T> {
        let turn = Arc::clone(&self.turns).acquire_owned().await?;
        self.hashed.fetch_add(1, Ordering::Relaxed);
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

    #[test]
    fn a_common_word_with_ornaments_is_common_and_one_among_others_is_not() {
        let is_common = |text: &str| is_common(&Password::parse(text).unwrap());
        for common in ["Haslo123!", "P@ssw0rd", "Qwerty2025#", "Zima2024!", "1!Polska", "Aa1!Aa1!Aa1!", "ZAQ12wsx#"] {
            assert!(is_common(common), "{common}");
        }
        for good in ["Zboze#2025", "Haslo&Rolnik7", "Kombajn%w%polu3"] {
            assert!(!is_common(good), "{good}");
        }
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
        assert_eq!(passwords.turns.available_permits(), AT_ONCE - 1);
        finish.send(()).unwrap();
        assert!(passwords.turns.acquire_many(2).await.is_ok());
    }
}
