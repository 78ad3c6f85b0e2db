//! New password and the rule of its composition.

pub mod common;
mod guessable;
mod patterns;

pub use guessable::{GuessablePassword, Owner};
use thiserror::Error;

/// Password. Invariant: 8 to 256 characters, all of them ASCII letters, digits or one of `@#$%^&*(){}<>?:!`, with at
/// least one capital letter, one small letter, one digit and one of those signs.
///
/// Never shown: not by `Debug`, and there is no `Display` and no serde.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidPassword {
    #[error("Pole jest wymagane")]
    Empty,
    #[error(
        "Format pola jest nieodpowiedni. Hasło musi mieć co najmniej 8 znaków, w tym wielką i małą literę, cyfrę \
         i jeden ze znaków @ # $ % ^ & * ( ) {{ }} < > ? : !; innych znaków nie może mieć"
    )]
    Malformed,
    #[error("Hasło może mieć najwyżej 256 znaków")]
    TooLong,
}

const MIN_LENGTH: usize = 8;
const MAX_LENGTH: usize = 256;
const SIGNS: &[u8] = b"@#$%^&*(){}<>?:!";

impl Password {
    /// Parses a new password as it was typed: nothing is trimmed. `check_guessable` tells if it is easy to guess.
    ///
    /// # Errors
    /// A password that breaks the rule of composition.
    pub fn parse(input: &str) -> Result<Password, InvalidPassword> {
        if input.is_empty() {
            return Err(InvalidPassword::Empty);
        }
        if input.len() > MAX_LENGTH {
            return Err(InvalidPassword::TooLong);
        }
        let has = |class: fn(&u8) -> bool| input.as_bytes().iter().any(class);
        let has_each_class =
            has(u8::is_ascii_uppercase) && has(u8::is_ascii_lowercase) && has(u8::is_ascii_digit) && has(is_sign);
        let has_others = input.bytes().any(|byte| !byte.is_ascii_alphanumeric() && !is_sign(&byte));
        if input.len() >= MIN_LENGTH && has_each_class && !has_others {
            Ok(Password(input.to_owned()))
        } else {
            Err(InvalidPassword::Malformed)
        }
    }

    /// Password itself, for hashing and nothing else.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

fn is_sign(byte: &u8) -> bool {
    SIGNS.contains(byte)
}

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password(…)")
    }
}
