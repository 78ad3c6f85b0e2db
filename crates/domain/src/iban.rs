//! IBAN of a Polish bank account for transfers.

use thiserror::Error;

/// IBAN. Invariant: `PL` and 26 digits that pass modulo 97 (ISO 13616), with a sort code that passes its own check.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Iban(String);

parsed_text!(Iban, InvalidIban);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidIban {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Numer konta musi być w formacie IBAN")]
    Malformed,
}

const LENGTH: usize = 28;
const SORT_CODE_WEIGHTS: [u32; 7] = [3, 9, 7, 1, 3, 9, 7];

impl Iban {
    /// Parses an account number with its country code, grouped or not, in letters of any case.
    ///
    /// # Errors
    /// Another country or length, a wrong checksum, a sort code that no Polish bank can have.
    pub fn parse(input: &str) -> Result<Iban, InvalidIban> {
        let number: String =
            input.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_uppercase()).collect();
        if number.is_empty() {
            return Err(InvalidIban::Empty);
        }
        let iban = Iban(number);
        if iban.is_polish() && iban.remainder() == 1 && iban.has_right_sort_code() {
            Ok(iban)
        } else {
            Err(InvalidIban::Malformed)
        }
    }

    /// Sort code: the eight digits of the bank and its branch.
    pub fn sort_code(&self) -> &str {
        &self.0[4..12]
    }

    /// Formats the number in groups of four: `PL61 1090 1014 0000 0712 1981 2874`.
    pub fn grouped(&self) -> String {
        let mut text = String::with_capacity(LENGTH + 6);
        for (place, sign) in self.0.chars().enumerate() {
            if place > 0 && place % 4 == 0 {
                text.push(' ');
            }
            text.push(sign);
        }
        text
    }

    /// Masks the number, with enough left for its owner to recognize it: `PL61 … 2874`.
    pub fn masked(&self) -> String {
        format!("{} … {}", &self.0[..4], &self.0[LENGTH - 4..])
    }

    fn is_polish(&self) -> bool {
        self.0.len() == LENGTH
            && self.0.strip_prefix("PL").is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
    }

    /// Number with its first four characters moved to the end, letters counted from A = 10, modulo 97.
    fn remainder(&self) -> u32 {
        self.0[4..].chars().chain(self.0[..4].chars()).filter_map(|sign| sign.to_digit(36)).fold(0, |rest, value| {
            let shift = if value > 9 { 100 } else { 10 };
            (rest * shift + value) % 97
        })
    }

    fn has_right_sort_code(&self) -> bool {
        let digits = || self.sort_code().chars().filter_map(|digit| digit.to_digit(10));
        let sum: u32 = digits().zip(SORT_CODE_WEIGHTS).map(|(digit, weight)| digit * weight).sum();
        digits().next_back() == Some((10 - sum % 10) % 10)
    }
}

/// Shows the masked number, because an account number does not belong in a log.
impl std::fmt::Debug for Iban {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Iban({})", self.masked())
    }
}
