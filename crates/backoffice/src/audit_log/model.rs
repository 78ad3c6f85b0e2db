//! Rows of the audit log.
use plon_kernel::types::Timestamp;
use plon_platform::audit::EntryRow;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// An action in the log.
#[derive(Debug, Serialize, ToSchema)]
pub struct AuditEntry {
    id: i64,
    at: Timestamp,
    /// Name of the operator; none when the system acted.
    operator: Option<String>,
    action: String,
    /// Table of the affected row, with its id in `subject_id`.
    subject: String,
    subject_id: i64,
    /// Current name of the row; none when it has no name or is gone.
    subject_name: Option<String>,
    /// Key of the row in the URL of its page.
    subject_key: String,
    /// Name of the affected participant.
    participant: Option<String>,
    nip: Option<String>,
    note: Option<String>,
    /// Record before, reduced to the changed fields.
    before: Value,
    after: Value,
}

impl AuditEntry {
    pub fn from_row(row: EntryRow) -> AuditEntry {
        let record = |text: Option<String>| text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        AuditEntry {
            id: row.id,
            at: row.at,
            operator: row.operator,
            action: row.action,
            subject: row.subject,
            subject_id: row.subject_id,
            subject_name: row.subject_name,
            subject_key: row.subject_key,
            participant: row.participant,
            nip: row.nip,
            note: row.note,
            before: record(row.before),
            after: record(row.after),
        }
    }
}
