//! Exact decimal numbers of invoices: quantities and prices, without floats.

use plon_domain::number::grouped;
use serde::{Serialize, Serializer};

/// Decimal number with up to 16 digits before the dot and 8 after it, as FA(3) has them at most; stored in
/// hundred-millionths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decimal(i128);

const PLACES: usize = 8;
const UNIT: i128 = 100_000_000;
const MOST_WHOLE_DIGITS: usize = 16;

impl Decimal {
    pub const ZERO: Decimal = Decimal(0);

    /// Parses a number as XML writes it: digits, a dot before decimals, a minus before a negative one. `None` for
    /// anything else, such as a comma, an exponent or more digits than there is room for.
    pub fn parse(text: &str) -> Option<Decimal> {
        let (is_negative, size) = match text.strip_prefix('-') {
            Some(size) => (true, size),
            None => (false, text),
        };
        let (whole, decimals) = match size.split_once('.') {
            Some((_, "")) => return None,
            Some(parts) => parts,
            None => (size, ""),
        };
        let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let fits = (1..=MOST_WHOLE_DIGITS).contains(&whole.len()) && decimals.len() <= PLACES;
        if !fits || !all_digits(whole) || !all_digits(decimals) {
            return None;
        }
        let size: i128 = format!("{whole}{decimals:0<PLACES$}").parse().ok()?;
        Some(Decimal(if is_negative { -size } else { size }))
    }

    /// Whole number.
    pub fn whole(number: i64) -> Decimal {
        Decimal(i128::from(number) * UNIT)
    }

    /// Number of hundredths, such as grosze.
    pub fn of_hundredths(number: i64) -> Decimal {
        Decimal(i128::from(number) * (UNIT / 100))
    }

    /// Number in thousandths; `None` when it is not a whole number of them or too large.
    pub fn thousandths(self) -> Option<i64> {
        self.times(1000)
    }

    /// Number in hundredths, such as grosze; `None` when it is not a whole number of them or too large.
    pub fn hundredths(self) -> Option<i64> {
        self.times(100)
    }

    /// Number as a whole one; `None` when it has decimals or is too large.
    pub fn to_whole(self) -> Option<i64> {
        self.times(1)
    }

    /// Number multiplied; `None` when the product has decimals or is too large.
    pub fn times(self, factor: i64) -> Option<i64> {
        let product = self.0.checked_mul(i128::from(factor))?;
        if product % UNIT == 0 { i64::try_from(product / UNIT).ok() } else { None }
    }

    /// Difference of two numbers; `None` when it is too large.
    pub fn checked_sub(self, other: Decimal) -> Option<Decimal> {
        self.0.checked_sub(other.0).map(Decimal)
    }

    /// Number with the opposite sign.
    pub fn negated(self) -> Decimal {
        Decimal(self.0.saturating_neg())
    }

    pub fn is_zero(self) -> bool {
        self.0 == 0
    }

    pub fn is_positive(self) -> bool {
        self.0 > 0
    }

    pub fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// Formats the number as a Pole writes it, without needless zeros: `1 240,5`.
    pub fn to_polish(self) -> String {
        let (sign, whole, decimals) = self.parts();
        let whole = i64::try_from(whole).map_or_else(|_| whole.to_string(), grouped);
        let comma = if decimals.is_empty() { "" } else { "," };
        format!("{sign}{whole}{comma}{decimals}")
    }

    /// Sign, digits before the comma, decimals without needless zeros.
    fn parts(self) -> (&'static str, u128, String) {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        let unit = UNIT.unsigned_abs();
        let decimals = format!("{:0PLACES$}", size % unit);
        (sign, size / unit, decimals.trim_end_matches('0').to_owned())
    }
}

/// Formats the number as XML does, without needless zeros: `-1240.5`.
impl std::fmt::Display for Decimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (sign, whole, decimals) = self.parts();
        let dot = if decimals.is_empty() { "" } else { "." };
        write!(f, "{sign}{whole}{dot}{decimals}")
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
