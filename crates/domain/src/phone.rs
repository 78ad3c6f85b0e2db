//! Polish phone number for codes by SMS.

use thiserror::Error;

use crate::number::NO_BREAK_SPACE;

/// Phone number. Invariant: `+48` and nine digits, the first not zero.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Phone(String);

parsed_text!(Phone, InvalidPhone);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidPhone {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Pole musi mieć długość 12")]
    Length,
    #[error("Format pola jest nieodpowiedni")]
    Malformed,
}

const PREFIXES: [&str; 5] = ["(+48)", "(0048)", "(48)", "+48", "0048"];
const DIGITS: usize = 9;
const GROUP: usize = 3;

impl Phone {
    /// Parses nine digits, in groups of three with a space or a hyphen between them or none, after an optional `48`,
    /// `+48` or `0048`, which may be in parentheses.
    ///
    /// # Errors
    /// Too few or too many digits; other characters, other groups, or a leading zero, which no Polish number has.
    pub fn parse(input: &str) -> Result<Phone, InvalidPhone> {
        let number = input.trim();
        if number.is_empty() {
            return Err(InvalidPhone::Empty);
        }
        let number = without_prefix(number);
        let digits: String = number.chars().filter(char::is_ascii_digit).collect();
        if number.chars().all(|sign| sign.is_ascii_digit() || is_gap(sign)) && digits.len() != DIGITS {
            return Err(InvalidPhone::Length);
        }
        if digits.starts_with('0') || !is_in_groups(number) {
            return Err(InvalidPhone::Malformed);
        }
        Ok(Phone(format!("+48{digits}")))
    }

    /// Formats the number in groups of three: `+48 500 000 001`.
    pub fn to_polish(&self) -> String {
        let digits = self.0.trim_start_matches("+48");
        let groups = [&digits[..GROUP], &digits[GROUP..2 * GROUP], &digits[2 * GROUP..]];
        format!("+48{NO_BREAK_SPACE}{}", groups.join(&NO_BREAK_SPACE.to_string()))
    }
}

/// Number without its prefix; a number of nine digits has none, even where it begins with 48.
fn without_prefix(number: &str) -> &str {
    let has_room_for_prefix = number.chars().filter(char::is_ascii_digit).count() > DIGITS;
    PREFIXES
        .iter()
        .find_map(|prefix| number.strip_prefix(prefix))
        .or_else(|| number.strip_prefix("48").filter(|_| has_room_for_prefix))
        .map_or(number, |rest| rest.strip_prefix(is_gap).unwrap_or(rest))
}

fn is_gap(sign: char) -> bool {
    matches!(sign, ' ' | '\u{a0}' | '-')
}

fn is_in_groups(number: &str) -> bool {
    let mut digits = 0;
    let mut after_gap = true;
    for sign in number.chars() {
        if sign.is_ascii_digit() {
            digits += 1;
            after_gap = false;
        } else if is_gap(sign) && !after_gap && digits % GROUP == 0 {
            after_gap = true;
        } else {
            return false;
        }
    }
    digits == DIGITS && !after_gap
}
