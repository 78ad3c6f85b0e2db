//! `POST /api/v1/backoffice/bulk-jobs/{id}/withdraw`: whoever started a job takes it back before it is approved.
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

use crate::model::{BulkJob, Reader};
use crate::stop::BulkJobStatusRecord;
use crate::store;

audit::events! {
    WITHDRAW_JOB: BulkJobStatusRecord => BulkJobStatusRecord = "bulk_jobs.withdraw" on "bulk_jobs";
}

/// Withdraws a job of the caller that waits for a second person; nothing is done.
#[utoipa::path(post, path = "/api/v1/backoffice/bulk-jobs/{id}/withdraw", tag = "bulk jobs", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<BulkJob>), (status = 409, description = "it does not wait any more")))]
pub async fn admin_withdraw_bulk_job(
    State(app): State<App>,
    operator: Operator<Office>,
    Path(id): Path<BulkJobId>,
) -> Result<Json<ActionResponse<BulkJob>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::find_own_job(&mut tx, operator.id, id).await?.ok_or(ApiError::NotFound)?;
    if !store::withdraw_job(&mut tx, id, now).await? {
        return Err(ErrorCode::BulkJobDecided.into());
    }
    let before = BulkJobStatusRecord { status: BulkJobStatus::Submitted };
    let after = BulkJobStatusRecord { status: BulkJobStatus::Withdrawn };
    audit::record(&mut tx, WITHDRAW_JOB, audit::by(operator.id, id.0), (&before, &after), now).await?;
    let row = store::find_own_job(&mut tx, operator.id, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let data = BulkJob::new(row, &Reader::of(&operator));
    Ok(Json(ActionResponse { data, message: "Zadanie jest wycofane".to_owned() }))
}
