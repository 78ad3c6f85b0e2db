//! SQL of monthly reports: those that were printed, and the operators who want them.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, OperatorId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A printed report.
#[derive(Debug, sqlx::FromRow)]
pub struct PrintedReport {
    pub month: String,
    pub file_id: FileId,
    pub printed_at: Timestamp,
}

/// When the first participant joined; `None` in an empty programme.
pub async fn find_beginning(db: &mut impl Read) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT min(created_at) FROM participants").fetch_one(conn).await)
}

/// Reports of a month and later ones.
pub async fn list_printed(db: &mut impl Read, since: &str) -> sqlx::Result<Vec<PrintedReport>> {
    on_db!(db, conn => sqlx::query_as("SELECT month, file_id, printed_at FROM monthly_reports WHERE month >= $1")
        .bind(since).fetch_all(conn).await)
}

pub async fn find_printed(db: &mut impl Read, month: &str) -> sqlx::Result<Option<PrintedReport>> {
    on_db!(db, conn => sqlx::query_as("SELECT month, file_id, printed_at FROM monthly_reports WHERE month = $1")
        .bind(month).fetch_optional(conn).await)
}

/// Records a report; false when the month has one.
pub async fn insert_printed(tx: &mut Tx, month: &str, file: FileId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO monthly_reports (month, file_id, printed_at) VALUES ($1, $2, $3) ON CONFLICT (month) DO NOTHING")
        .bind(month).bind(file).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn load_email(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT email FROM operators WHERE id = $1")
        .bind(operator).fetch_one(conn).await)
}

pub async fn is_subscribed(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM monthly_report_subscribers WHERE operator_id = $1)")
        .bind(operator).fetch_one(conn).await)
}

/// Adds an operator, who may be there.
pub async fn insert_subscriber(tx: &mut Tx, operator: OperatorId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO monthly_report_subscribers (operator_id, since) VALUES ($1, $2)
         ON CONFLICT (operator_id) DO NOTHING")
        .bind(operator).bind(now).execute(conn).await.map(|_| ()))
}

/// Removes an operator, who may not be there.
pub async fn delete_subscriber(tx: &mut Tx, operator: OperatorId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM monthly_report_subscribers WHERE operator_id = $1")
        .bind(operator).execute(conn).await.map(|_| ()))
}

/// Addresses of the active subscribers who may still read reports.
pub async fn list_addresses(tx: &mut Tx) -> sqlx::Result<Vec<String>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "SELECT o.email FROM monthly_report_subscribers s JOIN operators o ON o.id = s.operator_id
         WHERE o.status = 'active' AND EXISTS (SELECT 1 FROM operator_roles r WHERE r.operator_id = o.id
               AND r.role IN ('analyst', 'administrator'))
         ORDER BY o.id")
        .fetch_all(conn).await)
}
