//! Money in grosze, hundredths of a zloty.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::number::{NO_BREAK_SPACE, hundredths, parse_decimal};

/// Sum of money in whole grosze.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Grosze(pub i64);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidMoney {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Podaj kwotę, na przykład 1\u{a0}240,50")]
    Malformed,
}

impl Grosze {
    pub const ZERO: Grosze = Grosze(0);

    /// Parses a sum as a person writes it: `1240`, `1 240,50`, `1240.5 zł`; thousands may stand apart.
    ///
    /// # Errors
    /// A blank field, a sum below zero, more than two decimals, other characters.
    pub fn parse(input: &str) -> Result<Grosze, InvalidMoney> {
        let sum = input.trim();
        if sum.is_empty() {
            return Err(InvalidMoney::Empty);
        }
        without_grouping(without_unit(sum))
            .and_then(|sum| parse_decimal(&sum, 2))
            .map(Grosze)
            .ok_or(InvalidMoney::Malformed)
    }

    /// Formats the sum as a Pole writes it, always with both decimals: `1 240,50 zł`.
    pub fn to_polish(self) -> String {
        format!("{}{NO_BREAK_SPACE}zł", hundredths(self.0))
    }

    /// Formats the sum without needless decimals, for goals and thresholds: `20 000 zł`, `1 240,50 zł`.
    pub fn to_short_polish(self) -> String {
        self.to_polish().replace(",00", "")
    }
}

fn without_unit(sum: &str) -> &str {
    sum.strip_suffix("zł").map_or(sum, |number| number.strip_suffix([' ', NO_BREAK_SPACE]).unwrap_or(number))
}

/// Sum with its groups of three digits joined; `None` when a group has another size.
fn without_grouping(sum: &str) -> Option<String> {
    let whole_end = sum.find([',', '.']).unwrap_or(sum.len());
    let (whole, decimals) = sum.split_at(whole_end);
    let groups: Vec<&str> = whole.split([' ', NO_BREAK_SPACE]).collect();
    let well_grouped = match groups.as_slice() {
        [_] => true,
        [first, others @ ..] => (1..=3).contains(&first.len()) && others.iter().all(|group| group.len() == 3),
        [] => false,
    };
    well_grouped.then(|| groups.concat() + decimals)
}

impl From<i64> for Grosze {
    fn from(grosze: i64) -> Grosze {
        Grosze(grosze)
    }
}

impl From<Grosze> for i64 {
    fn from(money: Grosze) -> i64 {
        money.0
    }
}

impl std::ops::Add for Grosze {
    type Output = Grosze;

    fn add(self, other: Grosze) -> Grosze {
        Grosze(self.0 + other.0)
    }
}

impl std::iter::Sum for Grosze {
    fn sum<I: Iterator<Item = Grosze>>(sums: I) -> Grosze {
        sums.fold(Grosze::ZERO, |total, sum| total + sum)
    }
}
