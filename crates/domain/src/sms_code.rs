//! Code that is sent by SMS.

use thiserror::Error;

const LENGTH: usize = 6;

/// Code. Invariant: six ASCII digits.
#[derive(Clone, PartialEq, Eq)]
pub struct SmsCode(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidSmsCode {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Pole musi mieć długość {LENGTH}")]
    Length,
    #[error("Format pola jest nieodpowiedni")]
    Malformed,
}

impl SmsCode {
    /// Parses a code; spaces are left out, wherever they are.
    ///
    /// # Errors
    /// An empty field, another length, or anything but digits.
    pub fn parse(input: &str) -> Result<SmsCode, InvalidSmsCode> {
        let code: String = input.chars().filter(|sign| !sign.is_whitespace()).collect();
        match code.chars().count() {
            0 => Err(InvalidSmsCode::Empty),
            LENGTH if code.bytes().all(|byte| byte.is_ascii_digit()) => Ok(SmsCode(code)),
            LENGTH => Err(InvalidSmsCode::Malformed),
            _ => Err(InvalidSmsCode::Length),
        }
    }

    /// Digits of the code; the type has no `Debug`, so that no log shows them.
    pub fn expose(&self) -> &str {
        &self.0
    }
}
