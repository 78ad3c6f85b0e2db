//! The marks of a promotion: the amounts at which something is reached, for a picture of the progress.

use super::per_step;
use super::reward::Reward;
use super::terms::Mechanic;

/// An amount and what reaching it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub at: i64,
    pub reward: Reward,
}

/// The most steps of a promotion that are shown at once.
const MOST_STEPS: i64 = 5;

/// The marks around an amount, the lowest first: of a ladder that starts again its next round, of steps the last ones.
pub fn marks(mechanics: &[Mechanic], declared: Option<i64>, current: i64) -> Vec<Mark> {
    let mut marks = Vec::new();
    for mechanic in mechanics {
        match mechanic {
            Mechanic::Ladder { rungs } => {
                let round = rungs.last().map_or(0, |top| current - current % top.from);
                let above = |from: i64| round.saturating_add(from);
                marks.extend(rungs.iter().map(|rung| Mark { at: above(rung.from), reward: rung.reward }));
            }
            Mechanic::PerStep { step, reward, better } => {
                let last = (current / step + 1).max(better.map_or(3, |rate| rate.from_steps));
                marks.extend((last - MOST_STEPS + 1..=last).filter(|steps| *steps > 0).map(|steps| {
                    let reward = per_step::rate(steps, *reward, *better);
                    Mark { at: steps.saturating_mul(*step), reward }
                }));
            }
            Mechanic::Declared { .. } => {
                marks.extend(declared.map(|at| Mark { at, reward: Reward::default() }));
            }
            Mechanic::Target { at, reward } => marks.push(Mark { at: *at, reward: *reward }),
            Mechanic::Multiplier { .. } | Mechanic::PerUnit { .. } => {}
        }
    }
    marks.sort_by_key(|mark| mark.at);
    marks
}
