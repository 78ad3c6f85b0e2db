//! SQL of the invoices that wait.
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

/// Number of a participant's waiting invoices.
#[derive(Debug, sqlx::FromRow)]
pub struct WaitingInvoices {
    pub invoices: i64,
    /// Those of which no line is known.
    pub unknown: i64,
}

pub async fn count_waiting(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<WaitingInvoices> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT COUNT(*) AS invoices,
                CAST(COALESCE(SUM(CASE WHEN EXISTS (SELECT 1 FROM invoice_lines l WHERE l.invoice_id = i.id)
                                         OR EXISTS (SELECT 1 FROM proposed_lines p WHERE p.invoice_id = i.id)
                                       THEN 0 ELSE 1 END), 0) AS BIGINT) AS unknown
         FROM invoices i WHERE i.participant_id = $1 AND i.status = 'pending'")
        .bind(participant).fetch_one(conn).await)
}
