//! SQL of a participant's transfers.
use std::collections::HashMap;

use plon_domain::ledger::{AccountKind, CauseKind, TransferKind};

use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

#[derive(Debug, sqlx::FromRow)]
pub struct TransferRow {
    pub id: i64,
    #[sqlx(try_from = "String")]
    pub kind: TransferKind,
    #[sqlx(try_from = "String")]
    pub from_account: AccountKind,
    #[sqlx(try_from = "String")]
    pub to_account: AccountKind,
    pub points: i64,
    #[sqlx(try_from = "String")]
    pub cause: CauseKind,
    pub invoice: Option<String>,
    pub order_id: Option<String>,
    pub operator: Option<String>,
    pub explanation: String,
    pub created_at: Timestamp,
}

/// A participant's transfers with their causes, as `TransferRow`. A correction names the invoice whose line it has
/// corrected.
pub fn select_transfers(of: ParticipantId) -> Select {
    Select::new(
        "t.id, t.kind, t.from_account, t.to_account, t.points, t.cause, i.public_id AS invoice,
         o.public_id AS order_id, op.first_name || ' ' || op.last_name AS operator, t.explanation, t.created_at",
        "transfers t
         LEFT JOIN line_corrections c ON t.cause = 'correction' AND c.id = t.cause_id
         LEFT JOIN invoice_lines l ON l.id = CASE t.cause WHEN 'invoice_line' THEN t.cause_id ELSE c.line_id END
         LEFT JOIN invoices i ON i.id = l.invoice_id
         LEFT JOIN orders o ON t.cause = 'order' AND o.id = t.cause_id
         LEFT JOIN operators op ON t.cause = 'operator' AND op.id = t.cause_id",
    )
    .ties_by("t.id")
    .filter("t.participant_id = ?", of.0)
}

/// Sums a participant's transfers before the one with this id, for each account.
pub async fn load_balances_before(
    db: &mut impl Read,
    of: ParticipantId,
    id: i64,
) -> Result<HashMap<AccountKind, i64>, anyhow::Error> {
    let rows: Vec<(String, i64)> = on_db!(db, conn => sqlx::query_as(
        "SELECT account, CAST(SUM(change) AS BIGINT) FROM (
            SELECT to_account AS account, points AS change FROM transfers WHERE participant_id = $1 AND id < $2
            UNION ALL
            SELECT from_account, -points FROM transfers WHERE participant_id = $1 AND id < $2) AS changes
         GROUP BY account")
        .bind(of).bind(id).fetch_all(conn).await)?;
    rows.into_iter().map(|(account, balance)| Ok((AccountKind::try_from(account)?, balance))).collect()
}
