//! Reward with its price, read from its row.
use anyhow::Context;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::reward::{MoneyPrice, PointsPerZloty, RewardKind};

use super::store::RewardRow;

/// Price of a reward.
#[derive(Debug, Clone, Copy)]
pub enum Price {
    /// Points for one.
    Each(Points),
    /// Points by the sum of money that is sent.
    Money(MoneyPrice),
}

/// Reward with a valid price.
#[derive(Debug)]
pub struct Reward {
    pub kind: RewardKind,
    pub price: Price,
    pub row: RewardRow,
}

impl Reward {
    /// Reads a stored reward.
    ///
    /// # Errors
    /// When its row does not make a valid price: a defect of the data, never of a request.
    pub fn from_row(row: RewardRow) -> anyhow::Result<Reward> {
        let price = price(&row).with_context(|| format!("reward {} has no valid price", row.slug))?;
        Ok(Reward { kind: RewardKind::try_from(row.kind.as_str())?, price, row })
    }

    /// Points for one; for a transfer, points for the smallest sum.
    ///
    /// # Errors
    /// When the smallest sum has no price.
    pub fn lowest_price(&self) -> anyhow::Result<Points> {
        Ok(match self.price {
            Price::Each(points) => points,
            Price::Money(money) => money.points_for(Grosze(self.row.min_amount.unwrap_or(0)))?,
        })
    }
}

fn price(row: &RewardRow) -> anyhow::Result<Price> {
    if let Some(points) = row.points {
        return Ok(Price::Each(Points(points)));
    }
    let sum = |column: Option<i64>| column.map(Grosze).context("a column of the amount is empty");
    let rate = PointsPerZloty::try_from(row.points_per_zloty.context("neither points nor a rate")?)?;
    Ok(Price::Money(MoneyPrice::new(sum(row.min_amount)?, sum(row.max_amount)?, sum(row.amount_step)?, rate)?))
}
