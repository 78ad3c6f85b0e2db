//! Points: the amount that a line earns, and how much of it the limits let through.

use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::number::{NO_BREAK_SPACE, grouped};
use crate::volume::{PackVolume, Quantity};

/// Whole number of points; a balance below zero was overdrawn by a correction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i64);

bounded_number! {
    /// Points per litre or kilogram, in thousandths of a point: up to 1 000 000 points.
    pub struct PointsPerUnit(0, 1_000_000_000), InvalidPointsPerUnit
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Liczba punktów za jednostkę musi być od 0 do 1\u{a0}000\u{a0}000")]
pub struct InvalidPointsPerUnit;

const THOUSANDTHS_SQUARED: i128 = 1_000_000;

/// Points that a line earns: quantity × volume × points per unit, rounded half up to a whole point, once.
///
/// The bounds of the three keep the product under 10^18, so that it always fits.
pub fn earned(quantity: Quantity, volume: PackVolume, points_per_unit: PointsPerUnit) -> Points {
    let millionths = i128::from(quantity.get()) * i128::from(volume.get()) * i128::from(points_per_unit.get());
    let rounded = (millionths + THOUSANDTHS_SQUARED / 2) / THOUSANDTHS_SQUARED;
    Points(i64::try_from(rounded).unwrap_or(i64::MAX))
}

/// Part of the earned points that fits into the room under a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grant {
    Full(Points),
    Limited { granted: Points, cut: Points },
}

/// Grants the points that fit; the rest is cut for good. Room below zero is no room.
pub fn grant(earned: Points, room: Points) -> Grant {
    let room = room.max(Points::ZERO);
    if earned <= room { Grant::Full(earned) } else { Grant::Limited { granted: room, cut: earned - room } }
}

impl Grant {
    pub fn granted(self) -> Points {
        match self {
            Grant::Full(granted) | Grant::Limited { granted, .. } => granted,
        }
    }

    pub fn cut(self) -> Points {
        match self {
            Grant::Full(_) => Points::ZERO,
            Grant::Limited { cut, .. } => cut,
        }
    }
}

/// Points of an accepted line after both limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LimitedPoints {
    pub granted: Points,
    pub cut: Points,
    pub bound: Option<Bound>,
}

/// Limit that decided how much a line was granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// Limit of the participant's lifetime total.
    Total,
    /// Product's own cap for a participant and a season.
    Product,
}

/// Applies the product's cap, if it has one, and then the limit of the total; the last one that cut is the bound.
pub fn apply_limits(earned: Points, product_room: Option<Points>, total_room: Points) -> LimitedPoints {
    let within_product = product_room.map_or(Grant::Full(earned), |room| grant(earned, room));
    let within_total = grant(within_product.granted(), total_room);
    let bound = match (within_product, within_total) {
        (_, Grant::Limited { .. }) => Some(Bound::Total),
        (Grant::Limited { .. }, Grant::Full(_)) => Some(Bound::Product),
        (Grant::Full(_), Grant::Full(_)) => None,
    };
    LimitedPoints { granted: within_total.granted(), cut: within_product.cut() + within_total.cut(), bound }
}

impl Points {
    pub const ZERO: Points = Points(0);

    /// Formats the points as a Pole writes them: `62 480 pkt`.
    pub fn to_polish(self) -> String {
        format!("{}{NO_BREAK_SPACE}pkt", grouped(self.0))
    }

    pub fn checked_add(self, other: Points) -> Option<Points> {
        self.0.checked_add(other.0).map(Points)
    }

    pub fn checked_sub(self, other: Points) -> Option<Points> {
        self.0.checked_sub(other.0).map(Points)
    }
}

impl From<i64> for Points {
    fn from(points: i64) -> Points {
        Points(points)
    }
}

impl From<Points> for i64 {
    fn from(points: Points) -> i64 {
        points.0
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, |total, points| total + points)
    }
}
