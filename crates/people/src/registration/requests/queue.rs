//! The list of requests for operators.
use axum::Json;
use axum::extract::State;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::state::{RequestKind, RequestStatus};
use super::store::{self, QueueRow};
use plon_kernel::columns::At;
use plon_kernel::paging::{First, Keyset};
use plon_platform::answer::Status;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::who::{Moderates, Operator};

/// Number of requests on a page.
const PER_PAGE: i64 = 25;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RequestsQuery {
    #[param(inline)]
    kind: Option<RequestKind>,
    #[param(inline)]
    status: Option<RequestStatus>,
    /// A NIP; any other text finds nothing.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of requests.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequestQueue {
    data: RequestQueueTable,
    meta: Keyset,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RequestQueueTable {
    items: Vec<QueuedRequest>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedRequest {
    id: i64,
    kind: RequestKind,
    person: String,
    company_name: String,
    city: String,
    nip: String,
    date: At,
    status: Status,
}

impl QueuedRequest {
    fn read(row: QueueRow) -> QueuedRequest {
        QueuedRequest {
            id: row.id,
            kind: row.kind,
            person: format!("{} {}", row.first_name, row.last_name),
            company_name: row.company_name,
            city: row.city,
            nip: row.nip,
            date: row.created_at,
            status: row.status.shown(row.kind),
        }
    }
}

/// Lists requests: waiting ones the oldest first, otherwise the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/requests", tag = "registration", params(RequestsQuery),
    responses((status = 200, body = RequestQueue)))]
pub async fn admin_list_participation_requests(
    State(app): State<App>,
    _: Operator<Moderates>,
    Query(asked): Query<RequestsQuery>,
) -> Result<Json<RequestQueue>, ApiError> {
    let first = if asked.status == Some(RequestStatus::Pending) { First::Oldest } else { First::Newest };
    let typed = asked.search.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let nip = typed.map(|text| Nip::parse(text).map_or_else(|_| text.to_owned(), String::from));
    let mut db = app.db.read().await?;
    let stretch = store::queue(asked.kind, asked.status, nip).stretch(&mut db, first, asked.cursor, PER_PAGE).await?;
    let items = stretch.items.into_iter().map(QueuedRequest::read).collect();
    Ok(Json(RequestQueue { data: RequestQueueTable { items }, meta: stretch.keyset }))
}
