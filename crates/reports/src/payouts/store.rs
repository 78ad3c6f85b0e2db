//! SQL of payouts' reports.
use crate::model::Span;
use plon_kernel::db::Read;
use plon_kernel::on_db;

/// Batches that were proposed within one hour and have one status.
#[derive(Debug, sqlx::FromRow)]
pub struct PayoutSum {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    pub status: String,
    pub payouts: i64,
    pub transfers: i64,
    /// Grosze.
    pub amount: i64,
    /// Grosze.
    pub tax: i64,
}

pub async fn list_payouts(db: &mut impl Read, span: Span) -> sqlx::Result<Vec<PayoutSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT b.proposed_at / 3600000000 AS hour, b.status, count(*) AS payouts,
                CAST(sum(b.transfers) AS BIGINT) AS transfers, CAST(sum(b.amount) AS BIGINT) AS amount,
                CAST(sum(COALESCE(w.tax, 0)) AS BIGINT) AS tax
         FROM payouts b LEFT JOIN (SELECT payout_id, sum(tax) AS tax FROM payout_transfers
                                   WHERE state <> 'taken_out' GROUP BY payout_id) AS w ON w.payout_id = b.id
         WHERE b.status <> 'withdrawn' AND b.proposed_at >= $1 AND b.proposed_at < $2
         GROUP BY b.proposed_at / 3600000000, b.status")
        .bind(span.from).bind(span.to).fetch_all(conn).await)
}
