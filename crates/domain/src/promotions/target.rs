//! Target with one reward, given once when it is reached.

use super::progress::Next;
use super::reward::{Earned, Reward};

pub fn earned(at: i64, reward: Reward, current: i64) -> Earned {
    let mut earned = Earned::default();
    earned.add(reward, i64::from(current >= at));
    earned
}

/// Target as the next one, until it is reached.
pub fn next(at: i64, reward: Reward, current: i64) -> Option<Next> {
    (current < at).then_some(Next { target: at, reward })
}
