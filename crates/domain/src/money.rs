//! Money in grosze, hundredths of a zloty.

use serde::{Deserialize, Serialize};

use crate::text::{NO_BREAK_SPACE, grouped};

/// A sum of money in whole grosze.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Grosze(pub i64);

impl Grosze {
    pub const ZERO: Grosze = Grosze(0);

    /// As a Pole writes it, always with both decimals: `1 240,50 zł`.
    pub fn to_polish(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let zlotys = grouped((self.0 / 100).abs());
        let grosze = self.0.unsigned_abs() % 100;
        format!("{sign}{zlotys},{grosze:02}{NO_BREAK_SPACE}zł")
    }
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
