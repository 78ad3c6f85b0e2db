//! SQL of the audit log's list.
use plon_domain::nip::Nip;
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;
use plon_platform::audit;

/// Filters of the log.
#[derive(Debug, Default)]
pub struct AuditFilter {
    pub operator: Option<OperatorId>,
    pub action: Option<String>,
    pub nip: Option<Nip>,
    pub from: Option<Timestamp>,
    pub before: Option<Timestamp>,
    /// Table of the affected row.
    pub subject: Option<String>,
    pub row: AffectedRow,
}

/// The affected row that is searched for.
#[derive(Debug, Default)]
pub enum AffectedRow {
    #[default]
    Any,
    /// The row's number in its table.
    Id(i64),
    /// Invoices by the key of their number.
    Invoice(String),
    /// An order or an invoice by its public id.
    PublicId(String),
}

/// Order, the newest first; actions of the same time by id.
pub const NEWEST: (&str, &str) =
    ("(a.at, a.id) < ((SELECT at FROM audit_log WHERE id = ?), ?)", "a.at DESC, a.id DESC");

pub fn select_entries(wanted: AuditFilter) -> Select {
    let AuditFilter { operator, action, nip, from, before, subject, row } = wanted;
    let entries = audit::select_entries();
    let about = match (row, subject.is_some()) {
        (AffectedRow::Any, _) => entries,
        (AffectedRow::Id(id), true) => entries.filter("a.subject_id = ?", id),
        // Named, because the index begins with the table.
        (AffectedRow::Id(id), false) => entries
            .only(
                "a.subject IN ('orders', 'invoices', 'payouts', 'imports', 'promotions', 'products', 'distributors',
                               'branches', 'rewards', 'trips', 'participants', 'requests', 'messages')",
            )
            .filter("a.subject_id = ?", id),
        (AffectedRow::Invoice(key), _) => entries
            .only("a.subject = 'invoices'")
            .filter("a.subject_id IN (SELECT id FROM invoices WHERE number_key = ?)", key),
        (AffectedRow::PublicId(id), _) => entries.filter(
            "((a.subject = 'orders' AND a.subject_id = (SELECT id FROM orders WHERE public_id = ?))
              OR (a.subject = 'invoices' AND a.subject_id = (SELECT id FROM invoices WHERE public_id = ?)))",
            id,
        ),
    };
    about
        .filter_if("a.subject = ?", subject)
        .filter_if("a.operator_id = ?", operator.map(|id| id.0))
        .filter_if("a.action = ?", action)
        .filter_if("a.participant_id = (SELECT id FROM participants WHERE nip = ?)", nip.map(|nip| nip.to_string()))
        .filter_if("a.at >= ?", from)
        .filter_if("a.at < ?", before)
}
