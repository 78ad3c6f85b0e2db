//! Explanation of a line's points, in words that its participant can check.

use crate::number::{NO_BREAK_SPACE, grouped, thousandths};
use crate::points::{Bound, LimitedPoints, Points, PointsPerUnit};
use crate::volume::{PackVolume, Quantity, Unit, Volume};

/// Purchased quantity and its rate.
#[derive(Debug, Clone, Copy)]
pub struct Purchase {
    pub quantity: Quantity,
    pub pack: PackVolume,
    pub unit: Unit,
    pub rate: PointsPerUnit,
}

/// Writes `4 × 5 L × 10 pkt = 200 pkt`; where a limit cut, also how much was granted and which limit it was.
pub fn of_line(purchase: Purchase, earned: Points, limited: &LimitedPoints, limit_of_total: Points) -> String {
    let Purchase { quantity, pack, unit, rate } = purchase;
    let sum = format!(
        "{} × {} × {}{NO_BREAK_SPACE}pkt = {}",
        grouped(quantity.get()),
        Volume::from(pack).to_polish(unit),
        thousandths(rate.get()),
        earned.to_polish()
    );
    let limit = match limited.bound {
        None => return sum,
        Some(Bound::Total) => format!("limit {} w programie", limit_of_total.to_polish()),
        Some(Bound::Product) => "limit punktów za ten produkt w sezonie".to_owned(),
    };
    let (granted, cut) = (limited.granted.to_polish(), limited.cut.to_polish());
    format!("{sum}. Przyznano {granted}, o{NO_BREAK_SPACE}{cut} mniej: osiągnięto {limit}.")
}
