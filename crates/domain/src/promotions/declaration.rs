//! A declaration: who buys what they declared earns for what they declared, and for no more.

use super::per_unit;
use super::progress::Next;
use super::reward::{Earned, Reward};
use crate::points::{Points, PointsPerUnit};

/// Nothing below the declared amount; at it and above, points for the declared amount.
pub fn earned(rate: PointsPerUnit, declared: Option<i64>, current: i64) -> Earned {
    let fulfilled = declared.filter(|declared| *declared > 0 && current >= *declared);
    Earned {
        points: fulfilled.map_or(Points::ZERO, |declared| per_unit::of_amount(rate, declared)),
        ..Earned::default()
    }
}

/// The declared amount, until it is bought.
pub fn next(rate: PointsPerUnit, declared: Option<i64>, current: i64) -> Option<Next> {
    let declared = declared.filter(|declared| current < *declared)?;
    Some(Next { target: declared, reward: Reward { points: per_unit::of_amount(rate, declared), card: None } })
}
