//! Another person approves a job that waits, by a fresh code, or refuses it with a reason.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::bulk_job::BulkJobStatus;
use plon_identity::operators::Signature;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::BulkJobId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::model::{BulkJob, Reader};
use crate::stop::BulkJobStatusRecord;
use crate::store::{self, JobRow};

audit::events! {
    APPROVE_JOB: BulkJobStatusRecord => BulkJobStatusRecord = "bulk_jobs.approve" on "bulk_jobs";
    REFUSE_JOB: BulkJobStatusRecord => BulkJobStatusRecord = "bulk_jobs.refuse" on "bulk_jobs";
}

const LONGEST_REASON: usize = 500;

/// A signature: six digits that the app shows now, or a recovery code.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"code": "123456"}))]
pub struct BulkJobSignature {
    #[schema(required)]
    code: String,
}

/// The reason for refusing a job.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"reason": "Na liście są faktury sprzed sezonu"}))]
pub struct BulkJobRefusalForm {
    #[schema(required)]
    reason: Option<String>,
}

/// Finds a job that waits and that the caller may decide on.
///
/// # Errors
/// `NotFound` for a job that the caller may not see, `BulkJobDecided` for one that does not wait any more, `OwnHands`
/// for the caller's own.
async fn find_undecided(db: &mut impl Read, reader: &Reader, id: BulkJobId) -> Result<JobRow, ApiError> {
    let row = store::find_job(db, id).await?.filter(|row| reader.sees(row) || reader.approves(row.kind));
    let row = row.ok_or(ApiError::NotFound)?;
    if row.status != BulkJobStatus::Submitted {
        return Err(ErrorCode::BulkJobDecided.into());
    }
    if row.operator_id == reader.operator {
        return Err(ErrorCode::OwnHands.into());
    }
    Ok(row)
}

const fn record(status: BulkJobStatus) -> BulkJobStatusRecord {
    BulkJobStatusRecord { status }
}

/// Approves a job that another person has started; it begins then.
#[utoipa::path(post, path = "/api/v1/backoffice/bulk-jobs/{id}/approve", tag = "bulk jobs",
    request_body = BulkJobSignature, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<BulkJob>),
    (status = 403, description = "the caller's own, or the caller signs later"),
    (status = 409, description = "it does not wait any more"), (status = 429)))]
pub async fn admin_approve_bulk_job(
    State(app): State<App>,
    operator: Operator<Office>,
    key: IdempotencyKey,
    Path(id): Path<BulkJobId>,
    extract::Json(form): extract::Json<BulkJobSignature>,
) -> Result<Answer, ApiError> {
    let reader = Reader::of(&operator);
    let path = format!("/api/v1/backoffice/bulk-jobs/{}/approve", id.0);
    let request = Request::new(operator.id, key, &path, &())?;
    // All but the code is checked first, so that a refused or repeated request costs no try.
    let mut checked = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    find_undecided(&mut checked, &reader, id).await?;
    drop(checked);
    let signature = Signature::begin(&app, operator.id, &form.code).await?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let now = app.clock.now();
        find_undecided(tx, &reader, id).await?;
        signature.pass(tx, &app).await?;
        if !store::approve_job(tx, id, operator.id, now).await? {
            return Err(ErrorCode::BulkJobDecided.into());
        }
        let records = (&record(BulkJobStatus::Submitted), &record(BulkJobStatus::Running));
        audit::record(tx, APPROVE_JOB, audit::by(operator.id, id.0), records, now).await?;
        let row = store::find_job(tx, id).await?.ok_or(ApiError::NotFound)?;
        let data = BulkJob::new(row, &reader);
        Ok(ActionResponse { data, message: "Zadanie jest zatwierdzone i\u{a0}już pracuje".to_owned() })
    })
    .await
}

/// Refuses a job that another person has started; nothing is done.
#[utoipa::path(post, path = "/api/v1/backoffice/bulk-jobs/{id}/refuse", tag = "bulk jobs",
    request_body = BulkJobRefusalForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<BulkJob>), (status = 403, description = "the caller's own"),
    (status = 409, description = "it does not wait any more")))]
pub async fn admin_reject_bulk_job(
    State(app): State<App>,
    operator: Operator<Office>,
    Path(id): Path<BulkJobId>,
    extract::Json(form): extract::Json<BulkJobRefusalForm>,
) -> Result<Json<ActionResponse<BulkJob>>, ApiError> {
    let (reader, now) = (Reader::of(&operator), app.clock.now());
    let mut fields = Fields::default();
    let reason = parse_required_line(&mut fields, "reason", &form.reason, LONGEST_REASON);
    fields.check()?;
    let mut tx = app.db.begin().await?;
    find_undecided(&mut tx, &reader, id).await?;
    if !store::refuse_job(&mut tx, id, (operator.id, reason.as_deref()), now).await? {
        return Err(ErrorCode::BulkJobDecided.into());
    }
    let context = audit::by(operator.id, id.0).note(reason.as_deref());
    let records = (&record(BulkJobStatus::Submitted), &record(BulkJobStatus::Refused));
    audit::record(&mut tx, REFUSE_JOB, context, records, now).await?;
    let row = store::find_job(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let data = BulkJob::new(row, &reader);
    Ok(Json(ActionResponse { data, message: "Zadanie jest odrzucone".to_owned() }))
}
