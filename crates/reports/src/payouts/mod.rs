//! Payouts: transfers to participants, in batches.
mod store;

use plon_domain::payout::PayoutStatus;
use plon_kernel::db::Conn;

use super::model::{GroupBy, ReportRow, Scope};
use super::sums::{Sums, day_of_hour, time_label};

/// Columns: payouts, transfers, amount, tax.
const WIDTH: usize = 4;

pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(WIDTH);
    for sum in store::list_payouts(db, scope.span, scope.members()).await? {
        let label = match scope.by {
            GroupBy::Status => PayoutStatus::try_from(sum.status.as_str())?.label().to_owned(),
            by => time_label(by, day_of_hour(sum.hour)?)?,
        };
        for (column, figure) in [sum.payouts, sum.transfers, sum.amount, sum.tax].into_iter().enumerate() {
            rows.add(&label, column, figure);
        }
    }
    rows.into_rows(scope.by)
}
