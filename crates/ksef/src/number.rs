//! Number that KSeF gives an invoice it has accepted.

use jiff::civil::{Date, date};
use serde::{Serialize, Serializer};
use thiserror::Error;

/// Number of an invoice in KSeF: the seller's NIP, the day of acceptance, twelve hexadecimal digits, and a checksum.
/// Invariant: 35 characters, or 36 where KSeF 1.0 wrote a hyphen amid the twelve digits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KsefNumber {
    text: String,
    accepted_on: Date,
    has_right_checksum: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidKsefNumber {
    #[error("Podaj numer KSeF")]
    Empty,
    #[error("To nie jest numer KSeF: powinien wyglądać tak jak 5265877635-20250826-0100001AF629-AF")]
    Malformed,
    #[error("W\u{a0}numerze KSeF jest błąd: nie zgadza się suma kontrolna na jego końcu")]
    WrongChecksum,
}

/// First day from which a wrong checksum is an error: earlier numbers have any two digits.
const CHECKSUM_COUNTS_FROM: Date = date(2026, 2, 1);

const LENGTH: usize = 35;
const LENGTH_IN_KSEF_1: usize = 36;
/// Place of the hyphen that KSeF 1.0 wrote amid the twelve digits.
const EXTRA_HYPHEN: usize = 26;

impl KsefNumber {
    /// Parses a number, in capital letters or small ones.
    ///
    /// # Errors
    /// A blank field, anything of another form, and a wrong checksum of a number from 1 February 2026 or later.
    pub fn parse(input: &str) -> Result<KsefNumber, InvalidKsefNumber> {
        let text = input.trim().to_ascii_uppercase();
        if text.is_empty() {
            return Err(InvalidKsefNumber::Empty);
        }
        let plain = without_extra_hyphen(&text).ok_or(InvalidKsefNumber::Malformed)?;
        let (accepted_on, checksum) = read_parts(&plain).ok_or(InvalidKsefNumber::Malformed)?;
        let has_right_checksum = plain.as_bytes().get(..32).is_some_and(|body| crc8(body) == checksum);
        if !has_right_checksum && accepted_on >= CHECKSUM_COUNTS_FROM {
            return Err(InvalidKsefNumber::WrongChecksum);
        }
        Ok(KsefNumber { text, accepted_on, has_right_checksum })
    }

    /// Number of the sample programme, made of its parts with the checksum that they have. The NIP has ten digits, the
    /// technical part twelve hexadecimal digits.
    pub fn of_parts(seller: &str, accepted_on: Date, technical: &str) -> KsefNumber {
        let body = format!("{seller}-{}-{technical}", accepted_on.strftime("%Y%m%d"));
        let text = format!("{body}-{:02X}", crc8(body.as_bytes()));
        KsefNumber { text, accepted_on, has_right_checksum: true }
    }

    /// Finds a number in a file's name: `5265877635-20250826-0100001AF629-AF.xml`, also with text around it.
    pub fn in_file_name(name: &str) -> Option<KsefNumber> {
        let is_free = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_ascii_alphanumeric());
        name.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).find_map(|(start, _)| {
            let (before, rest) = name.split_at_checked(start)?;
            let read = |length| {
                let (number, after) = rest.split_at_checked(length)?;
                if is_free(after.chars().next()) { KsefNumber::parse(number).ok() } else { None }
            };
            if is_free(before.chars().next_back()) { read(LENGTH_IN_KSEF_1).or_else(|| read(LENGTH)) } else { None }
        })
    }

    /// Number as it was written, in capital letters.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Ten digits of the seller's NIP, whose check digit is not looked at.
    pub fn seller(&self) -> &str {
        self.text.get(..10).unwrap_or_default()
    }

    /// Day on which KSeF accepted the invoice; the day of issue may be another.
    pub fn accepted_on(&self) -> Date {
        self.accepted_on
    }

    /// True when the checksum is right; false only for a number from before 1 February 2026.
    pub fn has_right_checksum(&self) -> bool {
        self.has_right_checksum
    }
}

impl std::fmt::Display for KsefNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::str::FromStr for KsefNumber {
    type Err = InvalidKsefNumber;

    fn from_str(input: &str) -> Result<Self, Self::Err> {
        KsefNumber::parse(input)
    }
}

impl Serialize for KsefNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> serde::Deserialize<'de> for KsefNumber {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let input = <String as serde::Deserialize>::deserialize(deserializer)?;
        KsefNumber::parse(&input).map_err(serde::de::Error::custom)
    }
}

/// The 35 characters of a number in either form; `None` for another length.
fn without_extra_hyphen(text: &str) -> Option<String> {
    match text.len() {
        LENGTH => Some(text.to_owned()),
        LENGTH_IN_KSEF_1 => {
            let (start, rest) = text.split_at_checked(EXTRA_HYPHEN)?;
            Some(format!("{start}{}", rest.strip_prefix('-')?))
        }
        _ => None,
    }
}

/// Day of acceptance and checksum; `None` where a part has another form than the Ministry's type `TNumerKSeF` with a
/// NIP in front.
fn read_parts(plain: &str) -> Option<(Date, u8)> {
    let mut parts = plain.split('-');
    let (nip, day) = (parts.next()?, parts.next()?);
    let (technical, checksum) = (parts.next()?, parts.next()?);
    let is_hexadecimal =
        |text: &str, length| text.len() == length && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'F'));
    if parts.next().is_some() || !is_nip(nip) || !is_hexadecimal(technical, 12) || !is_hexadecimal(checksum, 2) {
        return None;
    }
    Some((read_day(day)?, u8::from_str_radix(checksum, 16).ok()?))
}

/// True for ten digits of the form `[1-9]((\d[1-9])|([1-9]\d))\d{7}`.
fn is_nip(text: &str) -> bool {
    let all_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.len() == 10 && all_digits && !text.starts_with('0') && text.get(1..3) != Some("00")
}

fn read_day(text: &str) -> Option<Date> {
    if text.len() != 8 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part = |range: std::ops::Range<usize>| text.get(range)?.parse::<i16>().ok();
    let year = part(0..4).filter(|&year| year >= 2020)?;
    Date::new(year, i8::try_from(part(4..6)?).ok()?, i8::try_from(part(6..8)?).ok()?).ok()
}

/// CRC-8 with the polynomial 0x07 and the initial value 0.
fn crc8(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |crc, byte| {
        (0..8).fold(crc ^ byte, |crc: u8, _| if crc & 0x80 == 0 { crc << 1 } else { (crc << 1) ^ 0x07 })
    })
}
