//! A report's table: its rows, read and folded, with the last row that sums them up.
use plon_kernel::db::Conn;

use super::definitions as reports;
use super::model::{Report, ReportRow, Scope, TotalRow};
use super::{orders, payouts, people, points, promotions, purchases, work};

/// Rows of a report, in their order.
///
/// # Errors
/// When the database does not answer, or the report has no such name.
pub async fn load_rows(db: &mut Conn, report: &Report, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    match report.key {
        key if key == reports::PURCHASES.key => purchases::load(db, scope).await,
        key if key == reports::PARTICIPATION.key => people::load_participation(db, scope).await,
        key if key == reports::COHORTS.key => people::load_cohorts(db, scope).await,
        key if key == reports::POINTS.key => points::load(db, scope).await,
        key if key == reports::POINTS_BY_SOURCE.key => points::load_sources(db, scope).await,
        key if key == reports::LIABILITY.key => points::load_liability(db, scope).await,
        key if key == reports::PROMOTIONS.key => promotions::load(db, scope).await,
        key if key == reports::PROMOTION_EFFECT.key => promotions::load_effect(db, scope).await,
        key if key == reports::WAITING_TIMES.key => work::load_waiting_times(db, scope).await,
        key if key == reports::WORK.key => work::load(db, scope).await,
        key if key == reports::ORDERS.key => orders::load(db, scope).await,
        key if key == reports::PAYOUTS.key => payouts::load(db, scope).await,
        key => anyhow::bail!("the report {key:?} is not loaded"),
    }
}

/// Sums of the columns that may be summed; null in the others, where no row has a figure, and everywhere where rows
/// overlap.
pub fn total(report: &Report, overlaps: bool, rows: &[ReportRow]) -> Vec<Option<i64>> {
    let sum_of = |place: usize| {
        rows.iter().filter_map(|row| row.figures.get(place).copied().flatten()).reduce(i64::saturating_add)
    };
    report
        .columns
        .iter()
        .enumerate()
        .map(|(place, column)| sum_of(place).filter(|_| column.total == TotalRow::Sum && !overlaps))
        .collect()
}
