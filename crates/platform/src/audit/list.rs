//! `GET /api/v1/backoffice/audit`: the audit log, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::store::{self, AuditFilter, EntryRow};
use crate::app::App;
use crate::auth::{Administrator, Operator};
use crate::error::{ApiError, Fields};
use crate::extract::Query;
use crate::text_input::parse_days;
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::CursorList;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Entries per page.
const PER_PAGE: i64 = 50;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AuditQuery {
    /// Operator who acted.
    operator: Option<OperatorId>,
    /// Action, as `feature.verb`.
    action: Option<String>,
    /// NIP of the affected participant.
    nip: Option<String>,
    /// The first day, in Warsaw.
    from: Option<BusinessDate>,
    /// The last day, in Warsaw.
    to: Option<BusinessDate>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

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
    fn from_row(row: EntryRow) -> AuditEntry {
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

/// Lists the immutable audit log: actions on records with operators and participants, including support's reads.
#[utoipa::path(get, path = "/api/v1/backoffice/audit", tag = "audit", params(AuditQuery),
    responses((status = 200, body = CursorList<AuditEntry>), (status = 422)))]
pub async fn admin_list_audit_log(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<AuditQuery>,
) -> Result<Json<CursorList<AuditEntry>>, ApiError> {
    let AuditQuery { operator, action, nip, from, to, cursor } = query;
    let wanted = parse_filter(&app, (operator, action, nip), (from, to))?;
    let cursor_page = store::select_entries(wanted)
        .cursor_page_by(&mut app.db.read().await?, store::NEWEST, cursor, PER_PAGE)
        .await?;
    let items = cursor_page.items.into_iter().map(AuditEntry::from_row).collect();
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}

/// Builds the filters of the log: operator, action, participant, first and last day.
///
/// # Errors
/// `Invalid` with all errors at once.
pub fn parse_filter(
    app: &App,
    (operator, action, nip): (Option<OperatorId>, Option<String>, Option<String>),
    (from, to): (Option<BusinessDate>, Option<BusinessDate>),
) -> Result<AuditFilter, ApiError> {
    let mut fields = Fields::default();
    let typed = nip.filter(|nip| !nip.trim().is_empty());
    let nip = typed.and_then(|nip| fields.parse("nip", Nip::parse(&nip)));
    let (from, before) = parse_days(&mut fields, &app.clock, (from, to));
    fields.check()?;
    let action = action.filter(|action| !action.is_empty());
    Ok(AuditFilter { operator, action, nip, from, before })
}
