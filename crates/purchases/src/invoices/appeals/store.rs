//! SQL of appeals.
use plon_domain::appeal::AppealOutcome;

use super::super::review::store::Decider;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{InvoiceId, LineId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

#[derive(Debug, sqlx::FromRow)]
pub struct AppealRow {
    pub id: i64,
    pub line_id: Option<LineId>,
    pub reason: String,
    pub rejection: String,
    pub made_at: Timestamp,
    pub answer_by: BusinessDate,
    pub answered_at: Option<Timestamp>,
    pub outcome: Option<String>,
    pub answer: Option<String>,
}

/// Appeals about an invoice and its lines, oldest first.
pub async fn list_appeals(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Vec<AppealRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, line_id, reason, rejection, made_at, answer_by, answered_at, outcome, answer
         FROM appeals WHERE invoice_id = $1 ORDER BY id")
        .bind(invoice).fetch_all(conn).await)
}

/// Appeal to be inserted.
pub struct NewAppeal<'a> {
    pub invoice: InvoiceId,
    /// None for the invoice as a whole.
    pub line: Option<LineId>,
    pub reason: &'a str,
    pub rejection: &'a str,
    pub made_at: Timestamp,
    pub answer_by: BusinessDate,
}

pub async fn insert_appeal(tx: &mut Tx, new: &NewAppeal<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO appeals (invoice_id, line_id, reason, rejection, made_at, answer_by)
         VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(new.invoice).bind(new.line).bind(new.reason).bind(new.rejection).bind(new.made_at).bind(new.answer_by)
        .execute(conn).await.map(|_| ()))
}

/// Makes a rejected line pending again, or with `None` all rejected lines.
pub async fn reopen_lines(tx: &mut Tx, invoice: InvoiceId, line: Option<LineId>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoice_lines SET status = 'pending', reason = NULL, explanation = NULL, points_cut = 0,
                                  decided_at = NULL, decided_by = NULL
         WHERE invoice_id = $1 AND status = 'rejected' AND id = COALESCE($2, id)")
        .bind(invoice).bind(line).execute(conn).await.map(|_| ()))
}

/// Makes the invoice pending again; its version changes, so that an operator who has it open notices.
pub async fn reopen_invoice(tx: &mut Tx, invoice: InvoiceId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET status = 'pending', reason = NULL, decided_at = NULL, version = version + 1
         WHERE id = $1")
        .bind(invoice).execute(conn).await.map(|_| ()))
}

pub async fn close_appeal(
    tx: &mut Tx,
    appeal: i64,
    outcome: AppealOutcome,
    answer: Option<&str>,
    by: Decider,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE appeals SET outcome = $2, answer = $3, answered_at = $4, answered_by = $5 WHERE id = $1")
        .bind(appeal).bind(outcome.as_str()).bind(answer).bind(by.at).bind(by.operator)
        .execute(conn).await.map(|_| ()))
}

/// Updates the invoice's first appeal and deadline from its open appeals.
pub async fn set_appeal_deadline(tx: &mut Tx, invoice: InvoiceId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET
            appealed_at = (SELECT MIN(made_at) FROM appeals WHERE invoice_id = $1 AND answered_at IS NULL),
            answer_by = (SELECT MIN(answer_by) FROM appeals WHERE invoice_id = $1 AND answered_at IS NULL)
         WHERE id = $1")
        .bind(invoice).execute(conn).await.map(|_| ()))
}
