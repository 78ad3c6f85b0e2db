//! Numbers as a Pole writes them: thousands apart by a no-break space, decimals after a comma.

use thiserror::Error;

/// Space between a number and its unit, and between its thousands, at which a line never breaks.
pub const NO_BREAK_SPACE: char = '\u{a0}';

/// Formats a whole number with its thousands apart: `62 480`.
pub fn grouped(number: i64) -> String {
    let sign = if number < 0 { "-" } else { "" };
    format!("{sign}{}", grouped_digits(number.unsigned_abs()))
}

/// Formats a number of hundredths, always with both decimals: 124050 is `1 240,50`.
pub fn hundredths(number: i64) -> String {
    let (sign, whole, decimals) = split(number, 100);
    format!("{sign}{whole},{decimals:02}")
}

/// Formats a number of thousandths without needless zeros: 1240500 is `1 240,5`.
pub fn thousandths(number: i64) -> String {
    let (sign, whole, decimals) = split(number, 1000);
    match format!("{decimals:03}").trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        decimals => format!("{sign}{whole},{decimals}"),
    }
}

fn split(number: i64, unit: u64) -> (&'static str, String, u64) {
    let sign = if number < 0 { "-" } else { "" };
    let size = number.unsigned_abs();
    (sign, grouped_digits(size / unit), size % unit)
}

fn grouped_digits(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(NO_BREAK_SPACE);
        }
        text.push(digit);
    }
    text
}

/// Parses digits, optionally with a comma or dot and up to `places` decimals, as a whole number of the smallest unit:
/// `12,5` with three places is 12500. `None` for anything else and for more than twelve digits before the comma.
pub fn parse_decimal(input: &str, places: u32) -> Option<i64> {
    let (whole, decimals) = match input.split_once([',', '.']) {
        Some((_, "")) => return None,
        Some((whole, decimals)) => (whole, decimals),
        None => (input, ""),
    };
    let missing_places = places.checked_sub(u32::try_from(decimals.len()).ok()?)?;
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 12 || !all_digits(whole) || !all_digits(decimals) {
        return None;
    }
    let number: i64 = format!("{whole}{decimals}").parse().ok()?;
    Some(number * 10_i64.pow(missing_places))
}

/// Parses a decimal as `parse_decimal` does, with an optional minus before it.
pub(crate) fn signed_decimal(input: &str, places: u32) -> Option<i64> {
    match input.strip_prefix('-') {
        Some(size) => parse_decimal(size, places).map(|number| -number),
        None => parse_decimal(input, places),
    }
}

/// Error for a typed number that cannot be read, or is out of its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidNumber<Bounds: std::fmt::Display> {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Wpisz liczbę, na przykład 12,5")]
    Malformed,
    #[error("Wpisz liczbę całkowitą")]
    NotWhole,
    #[error("{0}")]
    OutOfBounds(Bounds),
}

/// Parses a number with up to three decimals, thousands apart or not, as its thousandths: `1 000,5` is 1000500.
///
/// # Errors
/// A blank field, text that is no such number, or a number out of the type's bounds.
pub fn read_thousandths<N, Bounds>(input: &str) -> Result<N, InvalidNumber<Bounds>>
where
    N: TryFrom<i64, Error = Bounds>,
    Bounds: std::fmt::Display,
{
    read(input, 3, InvalidNumber::Malformed)
}

/// Parses a whole number, thousands apart or not.
///
/// # Errors
/// Those of `read_thousandths`.
pub fn read_whole<N, Bounds>(input: &str) -> Result<N, InvalidNumber<Bounds>>
where
    N: TryFrom<i64, Error = Bounds>,
    Bounds: std::fmt::Display,
{
    read(input, 0, InvalidNumber::NotWhole)
}

fn read<N, Bounds>(input: &str, places: u32, malformed: InvalidNumber<Bounds>) -> Result<N, InvalidNumber<Bounds>>
where
    N: TryFrom<i64, Error = Bounds>,
    Bounds: std::fmt::Display,
{
    let number: String = input.trim().chars().filter(|sign| ![' ', NO_BREAK_SPACE].contains(sign)).collect();
    if number.is_empty() {
        return Err(InvalidNumber::Empty);
    }
    let number = signed_decimal(&number, places).ok_or(malformed)?;
    N::try_from(number).map_err(InvalidNumber::OutOfBounds)
}
