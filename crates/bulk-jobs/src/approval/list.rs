//! `GET /api/v1/backoffice/bulk-job-approvals`: the jobs that wait for a second person.
use axum::Json;
use axum::extract::State;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

use crate::model::{BulkJob, Reader};
use crate::store;

/// Lists the jobs that wait for a second person with one of the caller's roles, the oldest first, also the caller's own.
#[utoipa::path(get, path = "/api/v1/backoffice/bulk-job-approvals", tag = "bulk jobs",
    responses((status = 200, body = DataResponse<Vec<BulkJob>>)))]
pub async fn admin_list_bulk_job_approvals(
    State(app): State<App>,
    operator: Operator<Office>,
) -> Result<Json<DataResponse<Vec<BulkJob>>>, ApiError> {
    let reader = Reader::of(&operator);
    let rows = store::list_submitted(&mut app.db.read().await?).await?;
    let data = rows.into_iter().filter(|row| reader.sees(row)).map(|row| BulkJob::new(row, &reader)).collect();
    Ok(Json(DataResponse { data }))
}
