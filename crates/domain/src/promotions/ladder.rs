//! Ladder: 24, 50 and 100 litres earn cards worth 100, 250 and 600 zł; 224 litres earn two of 600 and one of 100.

use super::progress::Next;
use super::reward::Earned;
use super::terms::Rung;

/// Reward of the highest rung as often as it fits, and of the rung that the rest reaches. Rungs rise, all from 1 up.
pub fn earned(rungs: &[Rung], current: i64) -> Earned {
    let mut earned = Earned::default();
    let Some(top) = rungs.last() else { return earned };
    earned.add(top.reward, current / top.from);
    if let Some(rung) = rungs.iter().rev().find(|rung| rung.from <= current % top.from) {
        earned.add(rung.reward, 1);
    }
    earned
}

/// Next rung above the rest.
pub fn next(rungs: &[Rung], current: i64) -> Option<Next> {
    let top = rungs.last()?;
    let rest = current % top.from;
    let above = rungs.iter().find(|rung| rung.from > rest)?;
    Some(Next { target: current - rest + above.from, reward: above.reward })
}
