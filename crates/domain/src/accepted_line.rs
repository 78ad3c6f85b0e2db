//! What an accepted line is granted: the one rule, whoever accepts it and however many at once.

use crate::explanation::{Purchase, of_line};
use crate::invoice::LineStatus;
use crate::points::{Points, PointsPerUnit, earned, settle};

/// What was granted for a line and how it came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptedLine {
    pub rate: PointsPerUnit,
    pub granted: Points,
    pub cut: Points,
    pub status: LineStatus,
    /// In words that the participant can check.
    pub explanation: String,
}

/// How much more a participant can be granted for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// Under the product's cap in the season, where it has one.
    pub product: Option<Points>,
    /// Under the programme's limit of the lifetime total.
    pub total: Points,
    /// The programme's limit itself, for the explanation.
    pub limit: Points,
}

/// Accepts a purchase: earns by the rate, cut by the product's cap and then by the limit of the total.
pub fn accept(purchase: Purchase, room: Room) -> AcceptedLine {
    let earned = earned(purchase.quantity, purchase.pack, purchase.rate);
    let settled = settle(earned, room.product, room.total);
    AcceptedLine {
        rate: purchase.rate,
        granted: settled.granted,
        cut: settled.cut,
        status: LineStatus::of_settled(&settled),
        explanation: of_line(purchase, earned, &settled, room.limit),
    }
}

impl AcceptedLine {
    /// Why the points were posted, as the participant's ledger says it.
    pub fn posting(&self, number: &str, product: &str) -> String {
        format!("Faktura {number}, {product}: {}", self.explanation)
    }
}
