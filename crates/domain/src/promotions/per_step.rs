//! Reward per full step: every 20 litres a card of 300 zł; optionally at a better rate from a number of steps on.

use super::progress::Next;
use super::reward::{Earned, Reward};
use super::terms::BetterRate;

/// Reward for all full steps; all of them at the better rate once there are enough.
pub fn earned(step: i64, reward: Reward, better: Option<BetterRate>, current: i64) -> Earned {
    let steps = current / step;
    let mut earned = Earned::default();
    earned.add(rate(steps, reward, better), steps);
    earned
}

/// End of the current step, with the reward of that step.
pub fn next(step: i64, reward: Reward, better: Option<BetterRate>, current: i64) -> Next {
    let steps = current / step + 1;
    Next { target: steps.saturating_mul(step), reward: rate(steps, reward, better) }
}

/// Reward of each step when there are so many steps.
pub fn rate(steps: i64, reward: Reward, better: Option<BetterRate>) -> Reward {
    better.filter(|rate| steps >= rate.from_steps).map_or(reward, |rate| rate.reward)
}
