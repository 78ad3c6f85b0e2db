//! Declaration: a participant who buys as much as they declared earns points for that amount, and for no more.

use thiserror::Error;

use super::per_unit;
use super::progress::Next;
use super::reward::{Earned, Reward};
use crate::points::{Points, PointsPerUnit};

bounded_number! {
    /// Declared amount, in thousandths of a litre or kilogram: up to 1 000 000 of them.
    pub struct DeclaredAmount(1, 1_000_000_000), InvalidDeclaredAmount
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Zadeklaruj od 0,001 do 1\u{a0}000\u{a0}000")]
pub struct InvalidDeclaredAmount;

/// Points for the declared amount once it is bought; nothing below it.
pub fn earned(rate: PointsPerUnit, declared: Option<i64>, current: i64) -> Earned {
    let fulfilled = declared.filter(|declared| *declared > 0 && current >= *declared);
    Earned {
        points: fulfilled.map_or(Points::ZERO, |declared| per_unit::of_amount(rate, declared)),
        ..Earned::default()
    }
}

/// Declared amount as the next target, until it is bought.
pub fn next(rate: PointsPerUnit, declared: Option<i64>, current: i64) -> Option<Next> {
    let declared = declared.filter(|declared| current < *declared)?;
    Some(Next { target: declared, reward: Reward { points: per_unit::of_amount(rate, declared), card: None } })
}
