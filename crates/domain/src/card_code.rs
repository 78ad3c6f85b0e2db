//! Number of a card that comes as a code, and its PIN: whoever reads them can spend the card.

use std::fmt;

use thiserror::Error;

const SHORTEST_NUMBER: usize = 8;
const LONGEST_NUMBER: usize = 40;
const SHORTEST_PIN: usize = 4;
const LONGEST_PIN: usize = 12;

/// Number of characters that anybody but the winner may see.
const TAIL: usize = 4;

/// Number of a card. Invariant: 8 to 40 letters, digits and hyphens; a number of digits alone has no hyphens.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardNumber(String);

/// PIN of a card. Invariant: 4 to 12 letters and digits.
#[derive(Clone, PartialEq, Eq)]
pub struct CardPin(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidCardNumber {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Arkusz zaokrąglił ten numer. Ustaw kolumnę jako tekst i\u{a0}wpisz numer jeszcze raz.")]
    Rounded,
    #[error("Numer karty może mieć tylko litery, cyfry, łączniki i\u{a0}spacje")]
    Malformed,
    #[error("Numer karty ma od {SHORTEST_NUMBER} do {LONGEST_NUMBER}\u{a0}znaków")]
    Length,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "PIN ma od {SHORTEST_PIN} do {LONGEST_PIN} liter lub cyfr. Jeśli zaczyna się od zera, ustaw kolumnę jako tekst."
)]
pub struct InvalidCardPin;

impl CardNumber {
    /// Parses a number as it is printed: spaces are left out, and hyphens too where there are no letters.
    ///
    /// # Errors
    /// Other characters, another length, or a number rounded by a spreadsheet (`1,23457E+15`), whose digits are lost.
    pub fn parse(input: &str) -> Result<CardNumber, InvalidCardNumber> {
        let compact: String = input.chars().filter(|sign| !sign.is_whitespace()).collect();
        if compact.is_empty() {
            return Err(InvalidCardNumber::Empty);
        }
        if is_rounded(&compact) {
            return Err(InvalidCardNumber::Rounded);
        }
        if !compact.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-') {
            return Err(InvalidCardNumber::Malformed);
        }
        let has_letters = compact.chars().any(|sign| sign.is_ascii_alphabetic());
        let number = if has_letters { compact } else { compact.replace('-', "") };
        let length = number.len();
        if !(SHORTEST_NUMBER..=LONGEST_NUMBER).contains(&length) {
            return Err(InvalidCardNumber::Length);
        }
        Ok(CardNumber(number))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Last four characters.
    pub fn tail(&self) -> &str {
        &self.0[self.0.len() - TAIL..]
    }
}

/// True for digits, a comma or a point, and an exponent: a spreadsheet's form of a number that is too long for it.
fn is_rounded(text: &str) -> bool {
    let Some((digits, exponent)) = text.split_once(['E', 'e']) else { return false };
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|sign| sign.is_ascii_digit());
    exponent.strip_prefix('+').is_some_and(is_number) && is_number(&digits.replacen([',', '.'], "", 1))
}

impl CardPin {
    /// # Errors
    /// Other characters or another length.
    pub fn parse(input: &str) -> Result<CardPin, InvalidCardPin> {
        let pin = input.trim();
        let is_right =
            (SHORTEST_PIN..=LONGEST_PIN).contains(&pin.len()) && pin.chars().all(|sign| sign.is_ascii_alphanumeric());
        if is_right { Ok(CardPin(pin.to_owned())) } else { Err(InvalidCardPin) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Shows only the part that anybody may see: a number must not reach a log.
impl fmt::Debug for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardNumber(…{})", self.tail())
    }
}

impl fmt::Debug for CardPin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CardPin(…)")
    }
}
