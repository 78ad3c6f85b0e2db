//! `GET /api/v1/backoffice/segments/{id}`: one segment with its conditions.
use axum::Json;
use axum::extract::State;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

use super::model::AdminSegment;
use super::store;

/// Shows a segment.
#[utoipa::path(get, path = "/api/v1/backoffice/segments/{id}", tag = "segments", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminSegment>)))]
pub async fn admin_show_segment(
    State(app): State<App>,
    _: Operator<Office>,
    Path(id): Path<SegmentId>,
) -> Result<Json<DataResponse<AdminSegment>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_segment(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(DataResponse { data: AdminSegment::load(&mut db, row).await? }))
}
