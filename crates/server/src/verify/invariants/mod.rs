//! Invariants of points, orders, trips, tax and payouts; `plon verify` and the tests read the same list.
mod store;

use plon_kernel::db::Conn;

use super::Report;
use store::INVARIANTS;

/// Checks every invariant, each in one statement, so that a running server causes no false errors. An unreadable
/// table is a line of the report too.
pub async fn check(conn: &mut Conn, report: &mut Report<'_>) {
    for (name, sql) in INVARIANTS {
        report.check(name);
        if let Err(error) = store::report_breaches(conn, sql, report).await {
            report.unreadable(&error);
        }
    }
}
