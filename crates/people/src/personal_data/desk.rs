//! Operators' list of requests: downloaded copies, and requests for erasure.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, RequestRow};
use plon_kernel::columns::{At, ParticipantId};
use plon_kernel::paging::{First, Keyset};
use plon_platform::answer::Status;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::who::{Moderates, Operator};

/// Requests per page.
const PER_PAGE: i64 = 25;

/// Statuses of a request with their labels and colours for operators.
const STATUSES: [(&str, &str, &str); 4] = [
    ("waiting", "Czeka", "yellow"),
    ("done", "Wykonany", "green"),
    ("cancelled", "Cofnięty", "red"),
    ("rejected", "Odrzucony", "red"),
];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RequestsQuery {
    /// `waiting`, `done`, `cancelled` or `rejected`; by default all.
    status: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of requests.
#[derive(Debug, Serialize, ToSchema)]
pub struct DataRequestQueue {
    data: DataRequestTable,
    meta: Keyset,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DataRequestTable {
    items: Vec<QueuedDataRequest>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedDataRequest {
    id: i64,
    /// `export` or `erasure`.
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
    date: At,
    closed_at: Option<At>,
    closed_by: Option<String>,
}

/// Lists the participants' requests about their data; waiting ones the oldest first, others the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/data-requests", tag = "personal data", params(RequestsQuery),
    responses((status = 200, body = DataRequestQueue)))]
pub async fn admin_list_data_requests(
    State(app): State<App>,
    _: Operator<Moderates>,
    Query(asked): Query<RequestsQuery>,
) -> Result<Json<DataRequestQueue>, ApiError> {
    let status = asked.status.as_deref();
    if status.is_some_and(|status| STATUSES.iter().all(|(code, ..)| *code != status)) {
        return Err(ApiError::Malformed);
    }
    let first = if status == Some("waiting") { First::Oldest } else { First::Newest };
    let mut db = app.db.read().await?;
    let stretch = store::requests(status).stretch(&mut db, first, asked.cursor, PER_PAGE).await?;
    let items = stretch.items.into_iter().map(read).collect();
    Ok(Json(DataRequestQueue { data: DataRequestTable { items }, meta: stretch.keyset }))
}

fn read(row: RequestRow) -> QueuedDataRequest {
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
