//! SQL of claims.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{InvoiceId, OperatorId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Claims an invoice for an operator; another's claim that has not expired stays.
pub async fn claim_invoice(
    tx: &mut Tx,
    invoice: InvoiceId,
    operator: OperatorId,
    (now, until): (Timestamp, Timestamp),
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO invoice_claims (invoice_id, operator_id, expires_at) VALUES ($1, $2, $4)
         ON CONFLICT (invoice_id) DO UPDATE SET operator_id = excluded.operator_id, expires_at = excluded.expires_at
         WHERE invoice_claims.operator_id = excluded.operator_id OR invoice_claims.expires_at <= $3")
        .bind(invoice).bind(operator).bind(now).bind(until).execute(conn).await.map(|_| ()))
}

/// Claim that has not expired.
#[derive(Debug, sqlx::FromRow)]
pub struct ClaimRow {
    pub operator_id: OperatorId,
    /// First and last name.
    pub operator: String,
    pub expires_at: Timestamp,
}

pub async fn find_claim(db: &mut impl Read, invoice: InvoiceId, now: Timestamp) -> sqlx::Result<Option<ClaimRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.operator_id, o.first_name || ' ' || o.last_name AS operator, c.expires_at
         FROM invoice_claims c JOIN operators o ON o.id = c.operator_id
         WHERE c.invoice_id = $1 AND c.expires_at > $2")
        .bind(invoice).bind(now).fetch_optional(conn).await)
}

/// Next pending invoice after this one, or else the first before it; those that another operator has open are passed over.
pub async fn find_next_pending(
    db: &mut impl Read,
    after: InvoiceId,
    (operator, now): (OperatorId, Timestamp),
) -> sqlx::Result<Option<String>> {
    let next = on_db!(db, conn => sqlx::query_scalar(
        "SELECT public_id FROM invoices i WHERE status = 'pending' AND id > $1 AND NOT EXISTS (
             SELECT 1 FROM invoice_claims c WHERE c.invoice_id = i.id AND c.operator_id <> $2 AND c.expires_at > $3)
         ORDER BY id LIMIT 1")
        .bind(after).bind(operator).bind(now).fetch_optional(conn).await)?;
    match next {
        Some(next) => Ok(Some(next)),
        None => on_db!(db, conn => sqlx::query_scalar(
            "SELECT public_id FROM invoices i WHERE status = 'pending' AND id < $1 AND NOT EXISTS (
                 SELECT 1 FROM invoice_claims c WHERE c.invoice_id = i.id AND c.operator_id <> $2 AND c.expires_at > $3)
             ORDER BY id LIMIT 1")
            .bind(after).bind(operator).bind(now).fetch_optional(conn).await),
    }
}
