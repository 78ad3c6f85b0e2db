//! What promotions brought, beside the same days of the season before and beside those who took no part.
use std::collections::{BTreeMap, BTreeSet};

use jiff::ToSpan;
use jiff::civil::Date;
use plon_domain::volume::Unit;
use plon_kernel::db::Conn;

use super::label_of;
use super::store;
use crate::model::{ReportRow, Scope};
use crate::points;

/// Columns: cost, then litres and kilograms, each of those who took part now and a year before, and of the others.
const WIDTH: usize = 9;

/// Days on which purchases count, up to today.
#[derive(Debug, Clone, Copy)]
struct Days {
    from: Date,
    to: Date,
}

impl Days {
    fn has(self, day: Date) -> bool {
        self.from <= day && day <= self.to
    }

    fn a_year_before(self) -> anyhow::Result<Days> {
        Ok(Days { from: self.from.checked_sub(1.year())?, to: self.to.checked_sub(1.year())? })
    }
}

/// Amounts in thousandths of a litre and of a kilogram, each `[now, a year before]`.
type Amounts = [[i64; 2]; 2];

/// Costs and amounts of each promotion of the season.
pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let promotions = store::list_days(db, scope.season, scope.today).await?;
    let costs = costs(db, scope).await?;
    let mut goods: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    for counted in store::list_goods(db, scope.season).await? {
        goods.entry(counted.id.0).or_default().insert(counted.product.0);
    }
    let daily = store::list_daily_volumes(db, scope.season).await?;
    let units: BTreeMap<i64, Unit> = daily.iter().map(|sum| (sum.product.0, sum.unit)).collect();
    let taken = store::list_takers_volumes(db, scope.season, scope.today).await?;
    let names: Vec<String> = promotions.iter().map(|promotion| promotion.name.clone()).collect();
    let mut rows = Vec::new();
    for promotion in promotions {
        let counted = goods.remove(&promotion.id.0).unwrap_or_default();
        let days = Days { from: promotion.counts_from.0, to: promotion.counts_to.0 };
        let before = days.a_year_before()?;
        let mut all = Amounts::default();
        for sum in daily.iter().filter(|sum| counted.contains(&sum.product.0)) {
            for (window, at) in [(days, 0), (before, 1)] {
                if window.has(sum.day.0) {
                    all[place(sum.unit)][at] += sum.volume;
                }
            }
        }
        let mut takers = Amounts::default();
        for sum in taken.iter().filter(|sum| sum.id == promotion.id && counted.contains(&sum.product.0)) {
            if let Some(unit) = units.get(&sum.product.0) {
                takers[place(*unit)][usize::from(sum.before)] += sum.volume;
            }
        }
        let cost = costs.as_ref().map(|costs| costs.get(&promotion.id.0).copied().unwrap_or(0));
        let is_only = names.iter().filter(|name| **name == promotion.name).count() == 1;
        let label = label_of(&promotion.name, &promotion.id.0.to_string(), is_only);
        rows.push(ReportRow { label, figures: figures(cost, all, takers) });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.figures.first().copied().flatten()));
    Ok(rows)
}

const fn place(unit: Unit) -> usize {
    match unit {
        Unit::Litre => 0,
        Unit::Kilogram => 1,
    }
}

fn figures(cost: Option<i64>, all: Amounts, takers: Amounts) -> Vec<Option<i64>> {
    let mut figures = Vec::with_capacity(WIDTH);
    figures.push(cost);
    for ([now, before], [taken, taken_before]) in all.into_iter().zip(takers) {
        figures.extend([taken, taken_before, now - taken, before - taken_before].map(Some));
    }
    figures
}

/// Grosze that each promotion has cost: its points at the price of a transfer, and its cards; `None` where a point has
/// no price.
async fn costs(db: &mut Conn, scope: &Scope) -> anyhow::Result<Option<BTreeMap<i64, i64>>> {
    let Some(price) = points::load_price(db, scope.running).await? else { return Ok(None) };
    let mut costs: BTreeMap<i64, i64> = BTreeMap::new();
    for sum in store::list_participations(db, scope.season).await? {
        *costs.entry(sum.id.0).or_default() += price.value_of(sum.points);
    }
    for sum in store::list_cards(db, scope.season).await? {
        *costs.entry(sum.id.0).or_default() += sum.value;
    }
    Ok(Some(costs))
}
