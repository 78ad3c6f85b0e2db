//! SQL of bulk jobs over invoices.
use super::super::store::Decider;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{InvoiceId, ParticipantId};
use plon_kernel::{on_db, select_in};

/// Invoice of a job.
#[derive(Debug, sqlx::FromRow)]
pub struct JobInvoice {
    pub id: InvoiceId,
    pub public_id: String,
    pub number: String,
    pub participant_id: ParticipantId,
}

/// Invoices by their ids, in their order.
pub async fn list_by_id(db: &mut impl Read, ids: &[i64]) -> sqlx::Result<Vec<JobInvoice>> {
    select_in!(db, "SELECT id, public_id, number, participant_id FROM invoices WHERE id IN", ids, "ORDER BY id")
}

/// Name of another operator who has the invoice open.
pub async fn find_claimant(tx: &mut Tx, invoice: InvoiceId, by: Decider) -> sqlx::Result<Option<String>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "SELECT o.first_name || ' ' || o.last_name FROM invoice_claims c JOIN operators o ON o.id = c.operator_id
         WHERE c.invoice_id = $1 AND c.operator_id <> $2 AND c.expires_at > $3")
        .bind(invoice).bind(by.operator).bind(by.at).fetch_optional(conn).await)
}

pub async fn has_appeal(tx: &mut Tx, invoice: InvoiceId) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM appeals WHERE invoice_id = $1)")
        .bind(invoice).fetch_one(conn).await)
}

/// Level of an e-invoice's proof.
pub async fn find_proof(tx: &mut Tx, invoice: InvoiceId) -> sqlx::Result<Option<String>> {
    on_db!(tx, conn => sqlx::query_scalar("SELECT proof FROM einvoices WHERE invoice_id = $1")
        .bind(invoice).fetch_optional(conn).await)
}

/// True when another invoice has the same number or the same file.
pub async fn is_doubtful(tx: &mut Tx, invoice: InvoiceId) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query_scalar("SELECT possible_duplicate FROM invoices WHERE id = $1")
        .bind(invoice).fetch_one(conn).await)
}
