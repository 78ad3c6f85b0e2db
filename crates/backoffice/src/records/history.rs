//! `GET /api/v1/backoffice/records/{kind}/{key}/history`: operators' actions on one record.
use axum::Json;
use axum::extract::State;
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_platform::app::App;
use plon_platform::audit::{self, EntryRow};
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use serde::Deserialize;
use utoipa::IntoParams;

use super::kind::RecordKind;
use super::store;
use crate::audit_log::AuditEntry;

/// Actions on a page.
const PER_PAGE: i64 = 20;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RecordHistoryQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// Lists what was done with a record, the newest first; acts that concern a participant only for those who may open
/// participants. A record that the operator may not open is not found, nor is a
/// participant, whose history stands among their records.
#[utoipa::path(get, path = "/api/v1/backoffice/records/{kind}/{key}/history", tag = "records",
    params(("kind" = RecordKind, Path), ("key" = String, Path), RecordHistoryQuery),
    responses((status = 200, body = CursorList<AuditEntry>), (status = 404)))]
pub async fn admin_list_record_history(
    State(app): State<App>,
    operator: Operator<Office>,
    Path((kind, key)): Path<(RecordKind, String)>,
    Query(query): Query<RecordHistoryQuery>,
) -> Result<Json<CursorList<AuditEntry>>, ApiError> {
    if kind == RecordKind::Participant || !kind.is_open_to(&operator.roles) {
        return Err(ApiError::NotFound);
    }
    let mut db = app.db.read().await?;
    let record = store::load_record(&mut db, kind, &key).await?.ok_or(ApiError::NotFound)?;
    let all = audit::select_entries_about(kind.table(), record.id);
    let entries = match RecordKind::Participant.is_open_to(&operator.roles) {
        true => all,
        false => all.only("a.participant_id IS NULL"),
    };
    let CursorPage::<EntryRow> { items, meta } =
        entries.cursor_page(&mut db, Sort::Newest, query.cursor, PER_PAGE).await?;
    Ok(Json(CursorList::new(items.into_iter().map(AuditEntry::from_row).collect(), meta)))
}
