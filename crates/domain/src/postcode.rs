//! Polish postcode.

use thiserror::Error;

/// Polish postcode. Invariant: two digits, a hyphen, three digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Postcode(String);

parsed_text!(Postcode, InvalidPostcode);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidPostcode {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Popraw pole kod pocztowy")]
    Malformed,
}

impl Postcode {
    /// # Errors
    /// Anything but `12-345`.
    pub fn parse(input: &str) -> Result<Postcode, InvalidPostcode> {
        let code = input.trim();
        if code.is_empty() {
            return Err(InvalidPostcode::Empty);
        }
        if has_shape(code) { Ok(Postcode(code.to_owned())) } else { Err(InvalidPostcode::Malformed) }
    }
}

fn has_shape(code: &str) -> bool {
    code.len() == 6
        && code.bytes().enumerate().all(|(place, byte)| match place {
            2 => byte == b'-',
            _ => byte.is_ascii_digit(),
        })
}
