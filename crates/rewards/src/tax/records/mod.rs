//! Tax records of a prize: given, valued later, and sent back by the bank.
mod store;
pub mod value;

use anyhow::Context;
use plon_domain::money::Grosze;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{Due, TaxEntry, Treatment};

use self::store::{PrizeRow, Sums, TaxRecordRow};
use super::rules;
use plon_kernel::clock;
use plon_kernel::db::Tx;
use plon_kernel::ids::OrderId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;

/// Records the prize of an order as given today, or on the day on which the bank was to pay it out.
///
/// # Errors
/// When the database does not answer.
pub async fn record_prize(tx: &mut Tx, order: OrderId, now: Timestamp) -> Result<(), ApiError> {
    rules::lock_rules(tx).await?;
    let prize = store::find_prize(tx, order).await?.context("an order that is not there")?;
    let kind = RewardKind::try_from(prize.kind.as_str()).map_err(anyhow::Error::new)?;
    let available_on = available_on(&prize, now)?;
    let (rule_id, rule) = match prize.rule_id {
        Some(id) => (id, rules::load_rule(tx, id).await?),
        None => rules::load_rule_for_prize(tx, kind, prize.promotion_id, available_on).await?,
    };
    let due = prize.value.map(|value| rule.due(Grosze(value))).unwrap_or_default();
    let year = i64::from(available_on.0.year());
    let given = store::NewTaxRecord { prize: &prize, available_on, year, rule_id, due, now };
    store::insert_given_record(tx, &given).await?;
    let mut sums = sums(prize.value, due, rule.treatment());
    (sums.prizes, sums.unvalued) = (1, i64::from(prize.value.is_none()));
    store::add_given_to_totals(tx, &given, &sums).await?;
    Ok(())
}

/// Reverses the records of an order, in the year in which they were made; does nothing when there are none.
///
/// # Errors
/// When the database does not answer.
pub async fn reverse_prize(tx: &mut Tx, order: OrderId, now: Timestamp) -> Result<(), ApiError> {
    rules::lock_rules(tx).await?;
    let written = store::list_records(tx, order).await?;
    let Some(given) = written.first() else { return Ok(()) };
    let value: Option<i64> = written.iter().filter_map(|row| row.value).reduce(|sum, value| sum + value);
    let total = |part: fn(&TaxRecordRow) -> i64| Grosze(-written.iter().map(part).sum::<i64>());
    let due = Due { taxable: total(|row| row.taxable), tax: total(|row| row.tax) };
    let value = value.map(|value| -value);
    store::insert_later_record(tx, given, TaxEntry::Returned, (value, due), (None, now)).await?;
    let treatment = rules::load_rule(tx, given.rule_id).await?.treatment();
    let mut sums = sums(value, due, treatment);
    (sums.prizes, sums.unvalued) = (-1, -i64::from(value.is_none()));
    Ok(store::add_to_totals(tx, given, &sums).await?)
}

/// Change that a record makes to its participant's sums of the year.
fn sums(value: Option<i64>, due: Due, treatment: Treatment) -> Sums {
    let taxable = |which: Treatment| if treatment == which { due.taxable.0 } else { 0 };
    Sums {
        prizes: 0,
        value: value.unwrap_or_default(),
        reported: taxable(Treatment::Reported),
        taxed: taxable(Treatment::Withheld),
        tax: due.tax.0,
        unvalued: 0,
    }
}

/// Day on which the prize became available: the bank's day, possibly before the batch's confirmation, at most today.
fn available_on(prize: &PrizeRow, now: Timestamp) -> Result<BusinessDate, ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    Ok(prize.execute_on.map_or(today, |day| day.min(today)))
}
