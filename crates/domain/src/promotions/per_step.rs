//! A reward for each full step: every 20 litres a card of 300 zł; from three steps on perhaps at a better rate.

use super::progress::Next;
use super::reward::{Earned, Reward};
use super::terms::BetterRate;

/// For each full step; all of them at the better rate once there are enough.
pub fn earned(step: i64, reward: Reward, better: Option<BetterRate>, current: i64) -> Earned {
    let steps = current / step;
    let mut earned = Earned::default();
    earned.add(rate(steps, reward, better), steps);
    earned
}

/// The end of the step that is under way, with what that step is worth then.
pub fn next(step: i64, reward: Reward, better: Option<BetterRate>, current: i64) -> Next {
    let steps = current / step + 1;
    Next { target: steps.saturating_mul(step), reward: rate(steps, reward, better) }
}

/// What each of so many steps brings.
pub fn rate(steps: i64, reward: Reward, better: Option<BetterRate>) -> Reward {
    better.filter(|rate| steps >= rate.from_steps).map_or(reward, |rate| rate.reward)
}
