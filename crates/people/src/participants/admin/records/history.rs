//! Operators' actions on a participant, the newest first.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::{PageQuery, open_for_reading, store};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{NumberedList, Page};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

/// An action from the audit log, without the records before and after it.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ParticipantHistoryEntry {
    id: i64,
    at: Timestamp,
    operator: Option<String>,
    /// `feature.verb`.
    action: String,
    note: Option<String>,
}

/// Lists the audit log's rows about a participant.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/history", tag = "participants",
    params(("id" = i64, Path), PageQuery), responses((status = 200, body = NumberedList<ParticipantHistoryEntry>)))]
pub async fn admin_list_participant_history(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<PageQuery>,
) -> Result<Json<NumberedList<ParticipantHistoryEntry>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let Page { items, pager } =
        store::select_audit_entries(id).page(&mut db, store::BY_TIME, true, query.page_request()).await?;
    Ok(Json(NumberedList::new(items, pager)))
}
