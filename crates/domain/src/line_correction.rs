//! Correction of an accepted line: the line's new values and the points that move for it.

use crate::points::{LimitedPoints, Points, apply_limits};

/// New values of the line, and the points that they earn before the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The same product in another quantity or pack; `product_room` is the room left under its cap.
    SameProduct { earned: Points, product_room: Option<Points> },
    /// Another product: the recorded one is taken back, the right one is settled anew.
    OtherProduct { earned: Points, product_room: Option<Points> },
    /// The whole line was returned to the shop, or should never have been accepted.
    Withdrawn,
}

/// Line after its correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corrected {
    pub now: LimitedPoints,
    /// Points posted as a reversal, for the product that the line had.
    pub taken_back: Points,
    /// Points posted as an accrual, for the product that the line has now.
    pub given: Points,
}

impl Corrected {
    /// Change of the participant's points; below zero when they have fewer.
    pub fn difference(&self) -> Points {
        self.given - self.taken_back
    }
}

/// Corrects a line that was settled as `before`; `total_room` is the room under the limit of the total before any of
/// this line is taken back.
///
/// Points that the limits cut stay cut: a smaller line keeps those of its points that it would still earn, a larger
/// one earns only the difference, as far as there is room for it today.
pub fn corrected(before: LimitedPoints, change: Change, total_room: Points) -> Corrected {
    match change {
        Change::Withdrawn => Corrected { now: NOTHING, taken_back: before.granted, given: Points::ZERO },
        Change::OtherProduct { earned, product_room } => {
            let now = apply_limits(earned, product_room, total_room + before.granted);
            Corrected { now, taken_back: before.granted, given: now.granted }
        }
        Change::SameProduct { earned, product_room } => same_product(before, earned, product_room, total_room),
    }
}

const NOTHING: LimitedPoints = LimitedPoints { granted: Points::ZERO, cut: Points::ZERO, bound: None };

fn same_product(before: LimitedPoints, earned: Points, product_room: Option<Points>, total_room: Points) -> Corrected {
    if earned <= before.granted {
        let now = LimitedPoints { granted: earned, ..NOTHING };
        return Corrected { now, taken_back: before.granted - earned, given: Points::ZERO };
    }
    let more = (earned - before.granted - before.cut).max(Points::ZERO);
    let added = apply_limits(more, product_room, total_room);
    let granted = before.granted + added.granted;
    let now = LimitedPoints { granted, cut: earned - granted, bound: added.bound.or(before.bound) };
    // A bound that cuts nothing any more is dropped: the line earns exactly what it was granted.
    let now = if now.cut == Points::ZERO { LimitedPoints { bound: None, ..now } } else { now };
    Corrected { now, taken_back: Points::ZERO, given: added.granted }
}

coded! {
    /// Reason for a correction of a line.
    pub enum CorrectionKind {
        /// Goods were returned to the shop.
        Return = "return",
        /// The line was recorded wrong.
        Mistake = "mistake",
        /// The line should never have been accepted.
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
