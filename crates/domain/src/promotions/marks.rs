//! Marks of a promotion: the amounts at which something is reached, for a picture of the progress.

use super::per_step;
use super::reward::{Earned, Reward};
use super::terms::Mechanic;

/// Amount, and the reward for reaching it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub at: i64,
    pub reward: Reward,
    /// Number of times that the reward is given by then; of a ladder, in its round.
    pub times: i64,
}

impl Mark {
    fn once(at: i64, reward: Reward) -> Mark {
        Mark { at, reward, times: 1 }
    }

    /// Formats all rewards given by then, of a ladder in its round; `None` where the mark is only a goal.
    pub fn reward_to_polish(&self) -> Option<String> {
        if self.times == 1 {
            return self.reward.to_polish();
        }
        let mut all = Earned::default();
        all.add(self.reward, self.times);
        all.to_polish()
    }
}

/// Most steps of a promotion shown at once.
const MOST_STEPS: i64 = 5;

/// Marks around an amount, the lowest first: a ladder's current round, and the last steps of a reward per step.
pub fn marks(mechanics: &[Mechanic], declared: Option<i64>, current: i64) -> Vec<Mark> {
    let mut marks = Vec::new();
    for mechanic in mechanics {
        match mechanic {
            Mechanic::Ladder { rungs } => {
                let round = rungs.last().map_or(0, |top| current - current % top.from);
                let above = |from: i64| round.saturating_add(from);
                marks.extend(rungs.iter().map(|rung| Mark::once(above(rung.from), rung.reward)));
            }
            Mechanic::PerStep { step, reward, better } => {
                let last = (current / step + 1).max(better.map_or(3, |rate| rate.from_steps));
                marks.extend((last - MOST_STEPS + 1..=last).filter(|steps| *steps > 0).map(|steps| {
                    let reward = per_step::rate(steps, *reward, *better);
                    Mark { at: steps.saturating_mul(*step), reward, times: steps }
                }));
            }
            Mechanic::Declared { .. } => {
                marks.extend(declared.map(|at| Mark::once(at, Reward::default())));
            }
            Mechanic::Target { at, reward } => marks.push(Mark::once(*at, *reward)),
            Mechanic::Multiplier { .. } | Mechanic::PerUnit { .. } => {}
        }
    }
    marks.sort_by_key(|mark| mark.at);
    marks
}
