//! `POST /api/v1/backoffice/bulk-jobs/{id}/stop`: ends a job between two steps.
use axum::Json;
use axum::extract::State;
use plon_domain::bulk_job::BulkJobStatus;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::BulkJobId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{BulkJob, Reader, statuses};
use super::store;

audit::events! {
    STOP_JOB: BulkJobStatusRecord => BulkJobStatusRecord = "bulk_jobs.stop" on "bulk_jobs";
}

/// Job's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkJobStatusRecord {
    #[schema(schema_with = statuses)]
    pub status: BulkJobStatus,
}

/// Stops a job of the caller: what is changed stays changed, the rest stays as it was.
#[utoipa::path(post, path = "/api/v1/backoffice/bulk-jobs/{id}/stop", tag = "bulk jobs", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<BulkJob>), (status = 409, description = "it is over")))]
pub async fn admin_stop_bulk_job(
    State(app): State<App>,
    operator: Operator<Office>,
    Path(id): Path<BulkJobId>,
) -> Result<Json<ActionResponse<BulkJob>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::find_own_job(&mut tx, operator.id, id).await?.ok_or(ApiError::NotFound)?;
    if !store::end_job(&mut tx, id, BulkJobStatus::Stopped, now).await? {
        return Err(ErrorCode::BulkJobIsOver.into());
    }
    let before = BulkJobStatusRecord { status: BulkJobStatus::Running };
    let after = BulkJobStatusRecord { status: BulkJobStatus::Stopped };
    audit::record(&mut tx, STOP_JOB, audit::by(operator.id, id.0), (&before, &after), now).await?;
    let row = store::find_own_job(&mut tx, operator.id, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let data = BulkJob::new(row, &Reader::of(&operator));
    Ok(Json(ActionResponse { data, message: "Zadanie jest przerwane".to_owned() }))
}
