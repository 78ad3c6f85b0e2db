//! Volumes that promotions brought, beside the same days of the season before and beside those who took no part.
mod model;
mod store;

use std::collections::{BTreeMap, BTreeSet};

use plon_domain::volume::Unit;
use plon_kernel::db::Conn;

use super::{label_of, store as promotions};
use crate::model::{ReportRow, Scope};
use crate::points;
use model::{Days, PromotionDays, windows};

/// Columns: cost, then litres and kilograms, each of those who took part now and a year before, and of the others.
const WIDTH: usize = 9;

/// Promotions that one statement sums: each takes four columns.
const AT_ONCE: usize = 16;

/// Amounts in thousandths of a litre and of a kilogram, each `[now, a year before]`.
type Amounts = [[i64; 2]; 2];

/// Amounts of those who take part, and of everybody.
#[derive(Default, Clone, Copy)]
struct Bought {
    takers: Amounts,
    all: Amounts,
}

/// Costs and amounts of each promotion of the season.
pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let begun = store::list_begun(db, scope.season, scope.today).await?.into_iter();
    let promotions: Vec<PromotionDays> = begun
        .map(|promotion| PromotionDays {
            id: promotion.id,
            name: promotion.name,
            days: Days { from: promotion.counts_from.0, to: promotion.counts_to.0.min(scope.today.0) },
        })
        .collect();
    let costs = costs(db, scope).await?;
    let bought = load_bought(db, scope, &promotions).await?;
    let mut rows = Vec::new();
    for promotion in &promotions {
        let cost = costs.as_ref().map(|costs| costs.get(&promotion.id.0).copied().unwrap_or(0));
        let is_only = promotions.iter().filter(|other| other.name == promotion.name).count() == 1;
        let label = label_of(&promotion.name, &promotion.id.0.to_string(), is_only);
        let Bought { takers, all } = bought.get(&promotion.id.0).copied().unwrap_or_default();
        rows.push(ReportRow { label, figures: figures(cost, all, takers) });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.figures.first().copied().flatten()));
    Ok(rows)
}

/// Loads the volumes that were bought of the products that count in each promotion, by its number.
async fn load_bought(
    db: &mut Conn,
    scope: &Scope,
    promotions: &[PromotionDays],
) -> anyhow::Result<BTreeMap<i64, Bought>> {
    let mut goods: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    for counted in store::list_goods(db, scope.season).await? {
        goods.entry(counted.id.0).or_default().insert(counted.product.0);
    }
    let mut bought: BTreeMap<i64, Bought> = BTreeMap::new();
    for some in promotions.chunks(AT_ONCE) {
        for row in store::list_volumes(db, scope.season, some, &windows(some)?, scope.members()).await? {
            let volumes: Vec<i64> = row.volumes.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
            for (promotion, volumes) in some.iter().zip(volumes.as_chunks::<4>().0) {
                if goods.get(&promotion.id.0).is_some_and(|goods| goods.contains(&row.product.0)) {
                    let of = bought.entry(promotion.id.0).or_default();
                    let [now, before, all_now, all_before] = *volumes;
                    add(&mut of.takers[place(row.unit)], [now, before]);
                    add(&mut of.all[place(row.unit)], [all_now, all_before]);
                }
            }
        }
    }
    Ok(bought)
}

fn add(sum: &mut [i64; 2], more: [i64; 2]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
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
    for sum in promotions::list_participations(db, scope.season, scope.members()).await? {
        *costs.entry(sum.id.0).or_default() += price.value_of(sum.points);
    }
    for sum in promotions::list_cards(db, scope.season, scope.members()).await? {
        *costs.entry(sum.id.0).or_default() += sum.value;
    }
    Ok(Some(costs))
}
