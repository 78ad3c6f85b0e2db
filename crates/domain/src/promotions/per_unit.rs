//! Extra points: for each unit that counts, or the lines' own points once more.

use super::line::{Line, Verdict};
use crate::points::{Points, PointsPerUnit};

const THOUSANDTHS: i128 = 1000;

/// Extra points for an amount in thousandths of a unit, rounded half up to a whole point, once for all of it.
pub fn of_amount(rate: PointsPerUnit, amount: i64) -> Points {
    rounded(i128::from(amount) * i128::from(rate.get()), THOUSANDTHS * THOUSANDTHS)
}

/// What the factor gives beyond the points that each counted line earned by itself, rounded half up line by line, as
/// the line's own points are.
pub fn of_lines(factor: i64, lines: &[Line], verdicts: &[Verdict]) -> Points {
    let counted = lines.iter().zip(verdicts).filter(|(_, verdict)| verdict.counted.is_ok());
    let beyond = i128::from(factor) - THOUSANDTHS;
    let extra = counted.map(|(line, _)| rounded(i128::from(line.earned.0) * beyond, THOUSANDTHS));
    extra.fold(Points::ZERO, |sum, points| Points(sum.0.saturating_add(points.0)))
}

fn rounded(parts: i128, whole: i128) -> Points {
    Points(i64::try_from((parts + whole / 2).div_euclid(whole)).unwrap_or(i64::MAX))
}
