//! The list of requests for operators.
use axum::Json;
use axum::extract::State;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::state::{RequestKind, RequestStatus};
use super::store::{self, QueueRow};
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;

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

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedRequest {
    id: i64,
    kind: RequestKind,
    person: String,
    company_name: String,
    city: String,
    nip: String,
    date: Timestamp,
    status: Status,
}

impl QueuedRequest {
    fn from_row(row: QueueRow) -> QueuedRequest {
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
    responses((status = 200, body = CursorList<QueuedRequest>)))]
pub async fn admin_list_participation_requests(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<RequestsQuery>,
) -> Result<Json<CursorList<QueuedRequest>>, ApiError> {
    let sort = if query.status == Some(RequestStatus::Pending) { Sort::Oldest } else { Sort::Newest };
    let typed = query.search.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let nip = typed.map(|text| Nip::parse(text).map_or_else(|_| text.to_owned(), String::from));
    let mut db = app.db.read().await?;
    let cursor_page = store::select_requests(query.kind, query.status, nip)
        .cursor_page(&mut db, sort, query.cursor, ROWS_PER_PAGE)
        .await?;
    let items = cursor_page.items.into_iter().map(QueuedRequest::from_row).collect();
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}
