//! Made-up orders: rewards that a participant takes for the points available.
use anyhow::Context;
use jiff::ToSpan;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use rand::RngExt;
use rand_chacha::ChaCha20Rng;

use super::calendar::Calendar;
use super::people::{Person, pick};
use super::plan::{InvoicePlan, OrderPlan, Outcome};
use super::shop::Shop;

/// Draws the looks at the rewards: after one accepted invoice in three, and just now for one participant in eight.
///
/// # Errors
/// A day out of range.
pub fn looks(
    dice: &mut ChaCha20Rng,
    calendar: &Calendar,
    invoices: &[InvoicePlan],
) -> anyhow::Result<Vec<jiff::Timestamp>> {
    let mut looks = Vec::new();
    for invoice in invoices {
        let Outcome::Decided(at) = invoice.outcome else { continue };
        if dice.random_ratio(1, 3) {
            let day = calendar.day_of(at).checked_add(dice.random_range(1..40).days())?;
            looks.push(calendar.at_home(dice, day)?);
        }
    }
    if dice.random_ratio(1, 8) {
        let day = calendar.last_day().checked_sub(dice.random_range(0..3).days())?;
        looks.push(calendar.at_home(dice, day)?);
    }
    looks.retain(|&at| at < calendar.end);
    Ok(looks)
}

/// Chooses what a participant with that many points orders, if anything, and the order's further states.
///
/// # Errors
/// A programme whose rewards do not hold together.
pub fn choose(
    dice: &mut ChaCha20Rng,
    calendar: &Calendar,
    shop: &Shop<'_>,
    person: &Person,
    (available, at): (Points, jiff::Timestamp),
) -> anyhow::Result<Option<OrderPlan>> {
    let affordable: Vec<usize> =
        (0..shop.rewards.len()).filter(|&place| affords(shop, person, place, available)).collect();
    let transfers: Vec<usize> =
        affordable.iter().copied().filter(|&place| shop.rewards[place].row.kind == RewardKind::BankTransfer).collect();
    let things: Vec<usize> =
        affordable.iter().copied().filter(|&place| !shop.rewards[place].row.kind.is_transfer()).collect();
    let list = match dice.random_range(0..20) {
        0 => affordable,
        1..10 if !transfers.is_empty() => transfers,
        _ => things,
    };
    let Ok(&reward) = pick(dice, &list) else { return Ok(None) };
    let row = shop.rewards[reward].row;
    let amount = match row.money_price() {
        Some(_) => Some(sum(dice, row.min_amount, row.max_amount, row.amount_step, worth(row, available))?),
        None => None,
    };
    let in_stock: Vec<usize> =
        (0..row.variants.len()).filter(|&place| row.variants[place].stock.is_none_or(|stock| stock > 0)).collect();
    let variant = pick(dice, &in_stock).ok().copied();
    let then = future(dice, calendar, row.kind, at)?;
    Ok(Some(OrderPlan { reward, variant, amount, at, then }))
}

/// True if the participant can order the reward: in stock, with an account where needed, and enough points.
fn affords(shop: &Shop<'_>, person: &Person, place: usize, available: Points) -> bool {
    let row = shop.rewards[place].row;
    let sold_out =
        row.stock == Some(0) || (!row.variants.is_empty() && row.variants.iter().all(|v| v.stock == Some(0)));
    let lacks_account = row.kind.needs_bank_account() && person.bank_account.is_none();
    let least = match (row.money_price(), row.min_amount, row.points) {
        (Some(price), Some(min), _) => price.points_for(Grosze(min)).ok(),
        (_, _, points) => points.map(Points),
    };
    // a trip is ordered on its own page, by those who have reached its threshold
    row.kind != RewardKind::Trip && !sold_out && !lacks_account && least.is_some_and(|least| least <= available)
}

/// Value of that many points as money, in grosze.
fn worth(row: &crate::files::Reward, available: Points) -> i64 {
    row.points_per_zloty.map_or(0, |rate| available.0 * 100 / rate.get())
}

/// Draws a part of the available sum, within the reward's bounds and on its step.
fn sum(
    dice: &mut ChaCha20Rng,
    min: Option<i64>,
    max: Option<i64>,
    step: Option<i64>,
    worth: i64,
) -> anyhow::Result<Grosze> {
    let (min, max) =
        (min.context("a transfer without a least sum")?, max.context("a transfer without a greatest sum")?);
    let step = step.context("a transfer without a step")?;
    let wanted = worth * dice.random_range(30..95) / 100;
    Ok(Grosze((wanted / step * step).clamp(min, max)))
}

/// Draws the states that follow, as far as time allows.
fn future(
    dice: &mut ChaCha20Rng,
    calendar: &Calendar,
    kind: RewardKind,
    at: jiff::Timestamp,
) -> anyhow::Result<Vec<(OrderStatus, jiff::Timestamp)>> {
    let ordered_on = calendar.day_of(at);
    if dice.random_ratio(5, 100) {
        let cancelled_at = calendar.at_home(dice, ordered_on.checked_add(1.day())?)?;
        return Ok(vec![(OrderStatus::Cancelled, cancelled_at)]);
    }
    let started_on = ordered_on.checked_add(dice.random_range(1..4).days())?;
    let ended_on = started_on.checked_add(dice.random_range(4..11).days())?;
    let returned = kind == RewardKind::BankTransfer && dice.random_ratio(4, 100);
    let end = if returned { OrderStatus::Returned } else { OrderStatus::Completed };
    Ok(vec![(OrderStatus::InProgress, calendar.at_work(dice, started_on)?), (end, calendar.at_work(dice, ended_on)?)])
}
