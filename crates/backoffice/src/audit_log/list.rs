//! `GET /api/v1/backoffice/audit`: the audit log, the newest first.
use axum::Json;
use axum::extract::State;
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use serde::Deserialize;
use utoipa::IntoParams;

use super::filter::{Typed, parse_filter};
use super::model::AuditEntry;
use super::store;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AuditQuery {
    /// Operator who acted.
    operator: Option<OperatorId>,
    /// Action, as `feature.verb`.
    action: Option<String>,
    /// NIP of the affected participant.
    nip: Option<String>,
    /// Table of the affected row.
    subject: Option<String>,
    /// Number of the affected row, with `subject`.
    subject_id: Option<i64>,
    /// Number of the affected row in any table, an invoice's number, or the key in the address of an order's or
    /// an invoice's page.
    search: Option<String>,
    /// The first day, in Warsaw.
    from: Option<BusinessDate>,
    /// The last day, in Warsaw.
    to: Option<BusinessDate>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// Lists the immutable audit log: actions on records with operators and participants, including support's reads.
#[utoipa::path(get, path = "/api/v1/backoffice/audit", tag = "audit", params(AuditQuery),
    responses((status = 200, body = CursorList<AuditEntry>), (status = 422)))]
pub async fn admin_list_audit_log(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<AuditQuery>,
) -> Result<Json<CursorList<AuditEntry>>, ApiError> {
    let AuditQuery { operator, action, nip, subject, subject_id, search, from, to, cursor } = query;
    let typed = Typed { operator, action, nip, subject, subject_id, search, from, to };
    let cursor_page = store::select_entries(parse_filter(&app, typed)?)
        .cursor_page_by(&mut app.db.read().await?, store::NEWEST, cursor, ROWS_PER_PAGE)
        .await?;
    let items = cursor_page.items.into_iter().map(AuditEntry::from_row).collect();
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}
