//! SQL of payouts' reports.
use crate::model::{Members, Span};
use plon_kernel::bulk::{Statement, push_filter};
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

/// Batches with their transfers; of members those batches that have a transfer to one of them.
pub async fn list_payouts(db: &mut impl Read, span: Span, members: Members<'_>) -> sqlx::Result<Vec<PayoutSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT b.proposed_at / 3600000000 AS hour, b.status, count(*) AS payouts,
                    CAST(sum(COALESCE(w.transfers, 0)) AS BIGINT) AS transfers,
                    CAST(sum(COALESCE(w.amount, 0)) AS BIGINT) AS amount,
                    CAST(sum(COALESCE(w.tax, 0)) AS BIGINT) AS tax
             FROM payouts b LEFT JOIN (SELECT t.payout_id, count(*) AS transfers, sum(t.amount) AS amount,
                                              sum(t.tax) AS tax
                                       FROM payout_transfers t WHERE t.state <> 'taken_out'");
        if members.is_some() {
            statement.push(" AND t.order_id IN (SELECT o.id FROM orders o WHERE true");
            push_filter(&mut statement, "o.participant_id", members);
            statement.push(")");
        }
        statement.push(
            " GROUP BY t.payout_id) AS w ON w.payout_id = b.id
             WHERE b.status <> 'withdrawn' AND b.proposed_at >= ");
        statement.push_bind(span.from).push(" AND b.proposed_at < ").push_bind(span.to);
        if members.is_some() {
            statement.push(" AND w.payout_id IS NOT NULL");
        }
        statement.push(" GROUP BY b.proposed_at / 3600000000, b.status");
        statement.build_query_as().fetch_all(conn).await
    })
}
