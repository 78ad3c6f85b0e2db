//! Another person approves a correction, by a fresh code, or refuses it with a reason.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::ledger::Source;
use plon_domain::points::Points;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::apply::{LockedLedger, apply_correction};
use super::super::correct::{Corrected, correction_answer};
use super::CorrectionRecord;
use super::model::NewCorrection;
use super::store::{self, PendingRow};
use plon_identity::operators::Signature;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request, idempotent};
use plon_platform::response::{ActionResponse, MessageResponse};
use plon_platform::text_input;

audit::events! {
    REFUSE_CORRECTION: () => CorrectionRecord = "participants.refuse_correction" on "participants";
}

const LONGEST_REASON: usize = 500;

/// A signature: six digits that the app shows now, or a recovery code.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"code": "123456"}))]
pub struct CorrectionSignature {
    #[schema(required)]
    code: String,
}

/// The reason for refusing a correction.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"reason": "Brak dokumentu, który potwierdza zakup"}))]
pub struct CorrectionRefusal {
    #[schema(required)]
    reason: Option<String>,
}

/// Locks the accounts of a correction, so that it is decided once, and reads it if it still waits.
async fn locked(tx: &mut Tx, id: i64) -> Result<(LockedLedger, Option<PendingRow>), ApiError> {
    let participant = store::find_participant(tx, id).await?.ok_or(ApiError::NotFound)?;
    let ledger = LockedLedger::lock(tx, participant).await?;
    Ok((ledger, store::find_pending(tx, id).await?))
}

/// Approves and carries out a correction that another person has proposed.
#[utoipa::path(post, path = "/api/v1/backoffice/corrections/{id}/approve", tag = "participants",
    request_body = CorrectionSignature, params(("id" = i64, Path, description = "the correction's number")),
    responses((status = 200, body = ActionResponse<Corrected>),
    (status = 403, description = "the caller's own, or the caller signs later"),
    (status = 409, description = "it was decided before"), (status = 429)))]
pub async fn admin_approve_point_correction(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<i64>,
    extract::Json(form): extract::Json<CorrectionSignature>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/corrections/{id}/approve");
    let request = Request::new(operator.id, key, &path, &())?;
    // All but the code is checked first, so that a refused or repeated request costs no try.
    let mut checked = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    lock_unsigned(&mut checked, id, operator.id).await?;
    drop(checked);
    let signature = Signature::begin(&app, operator.id, &form.code).await?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let (ledger, row) = lock_unsigned(tx, id, operator.id).await?;
        signature.pass(tx, &app).await?;
        store::decide_correction(tx, id, ("approved", None), operator.id, now).await?;
        let source = Source::try_from(row.source.as_str()).map_err(anyhow::Error::new)?;
        let requested = NewCorrection { points: Points(row.points), source, reason: row.reason };
        let after = apply_correction(tx, &app, &ledger, (row.proposed_by, operator.id), &requested).await?;
        Ok(correction_answer(&requested, ledger.balances.figures(), after))
    })
    .await
}

/// Locks a correction that the operator may approve.
async fn lock_unsigned(tx: &mut Tx, id: i64, operator: OperatorId) -> Result<(LockedLedger, PendingRow), ApiError> {
    let (ledger, pending) = locked(tx, id).await?;
    let row = pending.ok_or(ErrorCode::CorrectionDecided)?;
    if row.proposed_by == operator {
        return Err(ErrorCode::OwnHands.into());
    }
    ledger.keeps_points(tx).await?;
    Ok((ledger, row))
}

/// Refuses a correction that waits, also the caller's own.
#[utoipa::path(post, path = "/api/v1/backoffice/corrections/{id}/refuse", tag = "participants",
    request_body = CorrectionRefusal, params(("id" = i64, Path, description = "the correction's number")),
    responses((status = 200, body = MessageResponse), (status = 409, description = "it was decided before")))]
pub async fn admin_reject_point_correction(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<i64>,
    extract::Json(form): extract::Json<CorrectionRefusal>,
) -> Result<Json<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let reason = text_input::parse_required_line(&mut fields, "reason", &form.reason, LONGEST_REASON);
    fields.check()?;
    let mut tx = app.db.begin().await?;
    let (ledger, pending) = locked(&mut tx, id).await?;
    let row = pending.ok_or(ErrorCode::CorrectionDecided)?;
    store::decide_correction(&mut tx, id, ("refused", reason.as_deref()), operator.id, now).await?;
    let context = audit::by(operator.id, ledger.participant.0).about(ledger.participant).note(reason.as_deref());
    let after = CorrectionRecord { points: row.points };
    audit::record(&mut tx, REFUSE_CORRECTION, context, (&(), &after), now).await?;
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Korekta jest odrzucona".to_owned() }))
}
