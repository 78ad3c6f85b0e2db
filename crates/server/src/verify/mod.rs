//! Verification: the database engine's own checks, the invariants of the data, and the content of every file.
mod codes;
mod database;
mod files;
mod invariants;
mod report;
mod store;

use crate::chain::{self, Chain};
use plon_kernel::db::{Conn, Db};
use plon_platform::files::Files;

pub use codes::{CODED_COLUMNS, CodedColumn};
pub use report::Report;

/// Checks a whole database and its files, of a running system or of a backup, read-only.
///
/// # Errors
/// When the connection to the database fails; unreadable parts are lines of the report.
pub async fn verify_all(db: &Db, files: &Files, report: &mut Report<'_>) -> anyhow::Result<()> {
    verify_database(db, report).await?;
    files::check(db, files, report).await;
    report.end();
    Ok(())
}

/// Checks a database without its files.
///
/// # Errors
/// When the connection to it fails.
pub async fn verify_database(db: &Db, report: &mut Report<'_>) -> anyhow::Result<()> {
    let mut conn = db.read().await?;
    database::check(&mut conn, report).await;
    invariants::check(&mut conn, report).await;
    codes::check(&mut conn, report).await;
    drop(conn);
    for chain in Chain::ALL {
        report.check(format!("the chain over {} holds", chain.table()));
        match chain::verify(db, chain, &[]).await {
            Ok(found) => found.error.iter().for_each(|error| report.report_error(&error.to_string())),
            Err(error) => report.unreadable(&error),
        }
    }
    report.end();
    Ok(())
}

/// Breaches of the invariants and codes of no list, one sentence each, for tests of any feature.
pub async fn list_breaches(conn: &mut Conn) -> Vec<String> {
    let mut lines = Vec::new();
    let mut report = Report::new(|line| lines.push(line.to_owned()));
    invariants::check(conn, &mut report).await;
    codes::check(conn, &mut report).await;
    report.end();
    drop(report);
    lines.retain(|line| line.starts_with(report::FAILURE));
    lines
}

/// Number of the database's last migration; none when it has no tables.
///
/// # Errors
/// When the database does not answer.
pub async fn find_schema_version(db: &Db) -> sqlx::Result<Option<i64>> {
    match db.has_tables().await? {
        true => store::find_schema_version(&mut db.read().await?).await,
        false => Ok(None),
    }
}
