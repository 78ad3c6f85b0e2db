//! Operators' list of requests: downloaded copies, and requests for erasure.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::openapi::Object;
use utoipa::{IntoParams, ToSchema};

use super::store::{self, RequestRow};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::openapi;
use plon_platform::response::Status;

/// Statuses of a request with their labels and colours for operators.
const STATUSES: [(&str, &str, &str); 4] = [
    ("waiting", "Czeka", "yellow"),
    ("done", "Wykonany", "green"),
    ("cancelled", "Cofnięty", "red"),
    ("rejected", "Odrzucony", "red"),
];

fn statuses() -> Object {
    openapi::codes(STATUSES.into_iter().map(|(code, ..)| code))
}

fn request_kinds() -> Object {
    openapi::codes(["export", "erasure"].into_iter())
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RequestsQuery {
    /// All by default.
    #[param(schema_with = statuses)]
    status: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedDataRequest {
    id: i64,
    /// `export` or `erasure`.
    #[schema(schema_with = request_kinds)]
    kind: String,
    status: Status,
    participant_id: ParticipantId,
    participant: String,
    company_name: String,
    nip: String,
    /// Orders that must be completed before the data can be erased.
    open_orders: i64,
    reason: Option<String>,
    note: Option<String>,
    date: Timestamp,
    closed_at: Option<Timestamp>,
    closed_by: Option<String>,
}

/// Lists the participants' requests about their data; waiting ones the oldest first, others the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/data-requests", tag = "personal data", params(RequestsQuery),
    responses((status = 200, body = CursorList<QueuedDataRequest>)))]
pub async fn admin_list_data_requests(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<RequestsQuery>,
) -> Result<Json<CursorList<QueuedDataRequest>>, ApiError> {
    let status = query.status.as_deref();
    if status.is_some_and(|status| STATUSES.iter().all(|(code, ..)| *code != status)) {
        return Err(ApiError::Malformed);
    }
    let first = if status == Some("waiting") { Sort::Oldest } else { Sort::Newest };
    let mut db = app.db.read().await?;
    let cursor_page = store::select_requests(status).cursor_page(&mut db, first, query.cursor, ROWS_PER_PAGE).await?;
    let items = cursor_page.items.into_iter().map(from_row).collect();
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}

fn from_row(row: RequestRow) -> QueuedDataRequest {
    let known = STATUSES.iter().find(|(code, ..)| *code == row.status).unwrap_or(&STATUSES[0]);
    let &(code, label, color) = known;
    QueuedDataRequest {
        id: row.id,
        kind: row.kind,
        status: Status { code, label, color },
        participant_id: row.participant_id,
        participant: format!("{} {}", row.first_name, row.last_name),
        company_name: row.company_name,
        nip: row.nip,
        open_orders: row.open_orders,
        reason: row.reason,
        note: row.note,
        date: row.created_at,
        closed_at: row.closed_at,
        closed_by: row.closed_by,
    }
}
