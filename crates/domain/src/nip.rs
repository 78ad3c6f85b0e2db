//! NIP, the Polish tax number that identifies a participant.

use thiserror::Error;

/// NIP. Invariant: ten digits, the last the weighted sum of the others modulo 11, in a shape that is issued.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nip(String);

parsed_text!(Nip, InvalidNip);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidNip {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Pole nie jest poprawnym numerem NIP")]
    Malformed,
}

const WEIGHTS: [u32; 9] = [6, 5, 7, 2, 3, 4, 5, 6, 7];

impl Nip {
    /// Parses a NIP with or without hyphens.
    ///
    /// # Errors
    /// Anything but ten digits with the right check digit; also numbers that pass it but are never issued: ten equal
    /// digits, and those outside of the tax office's own pattern `[1-9]((\d[1-9])|([1-9]\d))\d{7}`.
    pub fn parse(input: &str) -> Result<Nip, InvalidNip> {
        let digits: String = input.trim().chars().filter(|&sign| sign != '-').collect();
        if digits.is_empty() {
            return Err(InvalidNip::Empty);
        }
        if is_ten_digits(&digits) && is_given_out(&digits) && has_right_check_digit(&digits) {
            Ok(Nip(digits))
        } else {
            Err(InvalidNip::Malformed)
        }
    }
}

fn is_ten_digits(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_given_out(digits: &str) -> bool {
    let all_equal = digits.bytes().all(|byte| digits.starts_with(char::from(byte)));
    !digits.starts_with('0') && &digits[1..3] != "00" && !all_equal
}

fn has_right_check_digit(digits: &str) -> bool {
    let values = || digits.chars().filter_map(|digit| digit.to_digit(10));
    let sum: u32 = values().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum();
    values().nth(9) == Some(sum % 11)
}
