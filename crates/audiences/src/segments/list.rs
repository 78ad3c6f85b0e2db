//! `GET /api/v1/backoffice/segments`: the operators' list of segments.
use axum::Json;
use axum::extract::State;
use plon_kernel::ids::SegmentId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, SegmentRow};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SegmentsQuery {
    /// A part of the name.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedSegment {
    id: SegmentId,
    name: String,
    description: String,
    edited_by: String,
    edited_at: Timestamp,
}

/// Lists segments, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/segments", tag = "segments", params(SegmentsQuery),
    responses((status = 200, body = CursorList<ListedSegment>)))]
pub async fn admin_list_segments(
    State(app): State<App>,
    _: Operator<Office>,
    Query(query): Query<SegmentsQuery>,
) -> Result<Json<CursorList<ListedSegment>>, ApiError> {
    let mut db = app.db.read().await?;
    let CursorPage::<SegmentRow> { items, meta } = store::select_segments(query.search.as_deref().unwrap_or_default())
        .cursor_page(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE)
        .await?;
    let listed = |row: SegmentRow| {
        let SegmentRow { id, name, description, edited_by, edited_at, .. } = row;
        ListedSegment { id, name, description, edited_by, edited_at }
    };
    Ok(Json(CursorList::new(items.into_iter().map(listed).collect(), meta)))
}
