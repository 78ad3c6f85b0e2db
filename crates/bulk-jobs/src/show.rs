//! `GET /api/v1/backoffice/bulk-jobs/{id}`: one job with its progress.
use axum::Json;
use axum::extract::State;
use plon_kernel::ids::BulkJobId;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

use super::model::{BulkJob, Reader};
use super::store;

/// Shows a job of the caller, or one that waits for the caller's decision or had it.
#[utoipa::path(get, path = "/api/v1/backoffice/bulk-jobs/{id}", tag = "bulk jobs", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<BulkJob>)))]
pub async fn admin_show_bulk_job(
    State(app): State<App>,
    operator: Operator<Office>,
    Path(id): Path<BulkJobId>,
) -> Result<Json<DataResponse<BulkJob>>, ApiError> {
    let reader = Reader::of(&operator);
    let found = store::find_job(&mut app.db.read().await?, id).await?;
    let row = found.filter(|row| reader.sees(row)).ok_or(ApiError::NotFound)?;
    Ok(Json(DataResponse { data: BulkJob::new(row, &reader) }))
}
