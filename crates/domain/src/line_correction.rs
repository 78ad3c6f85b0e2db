//! A correction of an accepted line: what the line stands at now, and how many points move for it.

use crate::points::{Points, Settled, settle};

/// What the line is now, and what that earns before the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The same product in another quantity or pack; `product_room` is what its cap still lets through.
    SameProduct { earned: Points, product_room: Option<Points> },
    /// Another product: the one that was written down is taken back, the right one is settled anew.
    OtherProduct { earned: Points, product_room: Option<Points> },
    /// All of it went back to the shop, or it should never have been accepted.
    Withdrawn,
}

/// A line after its correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corrected {
    pub now: Settled,
    /// Posted as a reversal, for the product that the line had.
    pub taken_back: Points,
    /// Posted as an accrual, for the product that the line has now.
    pub given: Points,
}

impl Corrected {
    /// By how many points the participant has more than before; below zero when they have fewer.
    pub fn difference(&self) -> Points {
        self.given - self.taken_back
    }
}

/// Corrects a line that stands at `before`; `total_room` is the room under the limit of the total before anything of
/// this line is taken back.
///
/// What the limits cut stays cut: a smaller line keeps of its points what it would still earn, a larger one earns
/// only the difference, as far as there is room for it today.
pub fn corrected(before: Settled, change: Change, total_room: Points) -> Corrected {
    match change {
        Change::Withdrawn => Corrected { now: NOTHING, taken_back: before.granted, given: Points::ZERO },
        Change::OtherProduct { earned, product_room } => {
            let now = settle(earned, product_room, total_room + before.granted);
            Corrected { now, taken_back: before.granted, given: now.granted }
        }
        Change::SameProduct { earned, product_room } => same_product(before, earned, product_room, total_room),
    }
}

const NOTHING: Settled = Settled { granted: Points::ZERO, cut: Points::ZERO, bound: None };

fn same_product(before: Settled, earned: Points, product_room: Option<Points>, total_room: Points) -> Corrected {
    if earned <= before.granted {
        let now = Settled { granted: earned, ..NOTHING };
        return Corrected { now, taken_back: before.granted - earned, given: Points::ZERO };
    }
    let more = (earned - before.granted - before.cut).max(Points::ZERO);
    let added = settle(more, product_room, total_room);
    let granted = before.granted + added.granted;
    let now = Settled { granted, cut: earned - granted, bound: added.bound.or(before.bound) };
    // A bound that cuts nothing any more is none: the line earns exactly what it was granted.
    let now = if now.cut == Points::ZERO { Settled { bound: None, ..now } } else { now };
    Corrected { now, taken_back: Points::ZERO, given: added.granted }
}

coded! {
    /// Why a line is corrected.
    pub enum CorrectionKind {
        /// Goods went back to the shop.
        Return = "return",
        /// The line was written down wrong.
        Mistake = "mistake",
        /// It should never have been accepted.
        Rejection = "rejection",
    }
}

impl CorrectionKind {
    pub const fn label(self) -> &'static str {
        match self {
            CorrectionKind::Return => "Zwrot towaru",
            CorrectionKind::Mistake => "Poprawka pozycji",
            CorrectionKind::Rejection => "Odrzucenie pozycji",
        }
    }
}
