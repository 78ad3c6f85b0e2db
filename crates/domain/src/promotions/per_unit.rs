//! Extra points: for each unit that counts, or the lines' own points once more.

use super::line::Line;
use super::terms::Mechanic;
use crate::points::{Points, PointsPerUnit};

const THOUSANDTHS: i128 = 1000;

/// Extra points for an amount in thousandths of a unit, rounded half up to a whole point, once for the whole amount.
pub fn of_amount(rate: PointsPerUnit, amount: i64) -> Points {
    rounded(i128::from(amount) * i128::from(rate.get()), THOUSANDTHS * THOUSANDTHS)
}

/// Extra points from multipliers, beyond those that a line earned by itself, rounded half up line by line, as the
/// line's own points are.
pub fn of_line(mechanics: &[Mechanic], line: &Line) -> Points {
    mechanics.iter().fold(Points::ZERO, |sum, mechanic| match mechanic {
        Mechanic::Multiplier { factor } => {
            let extra = rounded(i128::from(line.earned.0) * (i128::from(*factor) - THOUSANDTHS), THOUSANDTHS);
            Points(sum.0.saturating_add(extra.0))
        }
        _ => sum,
    })
}

fn rounded(parts: i128, whole: i128) -> Points {
    Points(i64::try_from((parts + whole / 2).div_euclid(whole)).unwrap_or(i64::MAX))
}
