//! SQL of a participant's history of points.
use plon_domain::ledger::{AccountKind, CauseKind, TransferKind};

use super::filters::{HistoryFilters, HistoryGroup, Span};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

/// Order of the history, the latest first.
pub const LATEST_FIRST: &str = "s.created_at DESC, s.id DESC";

#[derive(Debug, sqlx::FromRow)]
pub struct EntryRow {
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
    pub cause_id: i64,
    pub explanation: String,
    pub created_at: Timestamp,
    /// Available points after it.
    pub balance: i64,
    pub invoice: Option<String>,
    pub invoice_number: Option<String>,
    pub order_id: Option<i64>,
    pub promotion: Option<String>,
    pub promotion_slug: Option<String>,
    /// Kind of the trip.
    pub trip: Option<String>,
}

/// A participant's movements of points as `EntryRow`. The balance is of all movements up to one, whatever is filtered.
/// A correction names the invoice whose line it has corrected.
pub fn select_entries(of: ParticipantId, filters: HistoryFilters, span: Option<Span>) -> Select {
    Select::new(
        "s.id, s.kind, s.from_account, s.to_account, s.points, s.cause, s.cause_id, s.explanation, s.created_at,
         s.balance, i.public_id AS invoice, i.number AS invoice_number, o.id AS order_id, p.name AS promotion,
         CASE WHEN p.status = 'published' THEN p.slug END AS promotion_slug, j.kind AS trip",
        "(SELECT t.id, t.participant_id, t.kind, t.from_account, t.to_account, t.points, t.cause, t.cause_id,
                 t.explanation, t.created_at,
                 CASE WHEN t.cause IN ('order', 'trip') THEN 'orders'
                      WHEN t.cause IN ('correction', 'operator') THEN 'corrections' ELSE 'earned' END AS history_group,
                 CAST(SUM(CASE WHEN t.to_account = 'available' THEN t.points
                               WHEN t.from_account = 'available' THEN -t.points ELSE 0 END)
                      OVER (PARTITION BY t.participant_id ORDER BY t.created_at, t.id) AS BIGINT) AS balance
          FROM transfers t) s
         LEFT JOIN line_corrections c ON s.cause = 'correction' AND c.id = s.cause_id
         LEFT JOIN invoice_lines l ON l.id = CASE s.cause WHEN 'invoice_line' THEN s.cause_id ELSE c.line_id END
         LEFT JOIN invoices i ON i.id = l.invoice_id
         LEFT JOIN orders o ON s.cause = 'order' AND o.id = s.cause_id
         LEFT JOIN promotions p ON s.cause = 'promotion' AND p.id = s.cause_id
         LEFT JOIN trips j ON s.cause = 'trip' AND j.id = s.cause_id",
    )
    .ties_by("s.id")
    .filter("s.participant_id = ?", of.0)
    .filter_if("s.history_group = ?", filters.group.map(HistoryGroup::as_str))
    .filter_if("s.created_at >= ?", span.map(|(from, _)| from))
    .filter_if("s.created_at < ?", span.map(|(_, to)| to))
}
