//! Points of an accepted line: the one rule, whoever accepts it and however many at once.

use crate::explanation::{Purchase, of_line};
use crate::invoice::LineStatus;
use crate::points::{Points, PointsPerUnit, apply_limits, earned};

/// Points granted for a line, and how they were calculated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptedLine {
    pub rate: PointsPerUnit,
    pub granted: Points,
    pub cut: Points,
    pub status: LineStatus,
    /// Calculation in words that the participant can check.
    pub explanation: String,
}

/// Points that a participant can still be granted for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// Room under the product's cap in the season, if it has one.
    pub product: Option<Points>,
    /// Room under the programme's limit of the lifetime total.
    pub total: Points,
    /// Programme's limit itself, for the explanation.
    pub limit: Points,
}

/// Accepts a purchase: earns by the rate, cut by the product's cap and then by the limit of the total.
pub fn accept(purchase: Purchase, room: Room) -> AcceptedLine {
    let earned = earned(purchase.quantity, purchase.pack, purchase.rate);
    let limited = apply_limits(earned, room.product, room.total);
    AcceptedLine {
        rate: purchase.rate,
        granted: limited.granted,
        cut: limited.cut,
        status: LineStatus::of_limited(&limited),
        explanation: of_line(purchase, earned, &limited, room.limit),
    }
}

impl AcceptedLine {
    /// Explanation of the posting, as the participant's ledger shows it.
    pub fn posting(&self, number: &str, product: &str) -> String {
        format!("Faktura {number}, {product}: {}", self.explanation)
    }
}
