//! Another operator approves a batch (four-eyes principle).
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::payout::{PayoutAct, may_approve};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{Batch, PayoutAction};
use super::show::{self, Payout};
use super::store;
use plon_identity::operators::Signature;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, PayoutId};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

/// The version that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 2}))]
pub struct PayoutVersion {
    pub version: i64,
}

/// The version that the operator saw and approves, signed by a fresh code.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "code": "123456"}))]
pub struct PayoutApproval {
    version: i64,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Approves a proposed batch; forbidden to those who proposed or changed it, and within 48 hours of a new account or
/// role.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/approve", tag = "payouts", request_body = PayoutApproval,
    params(("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = ActionResponse<Payout>),
    (status = 403, description = "the caller had a hand in it, is not of finance, or signs later"),
    (status = 409, description = "somebody was faster, or the state does not allow it"), (status = 429)))]
pub async fn admin_approve_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<PayoutId>,
    Json(PayoutApproval { version, code }): Json<PayoutApproval>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/payouts/{}/approve", id.0);
    // The code is not part of the request's identity: a repeated request may bring the next code.
    let form = PayoutVersion { version };
    let request = Request::new(operator.id, key, &path, &form)?;
    // All but the code is checked first, so that a refused or repeated request costs no try.
    let seen = (id, version, operator.id);
    let mut checked = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    lock_unsigned(&mut checked, seen).await?;
    drop(checked);
    let signature = Signature::begin(&app, operator.id, &code).await?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let batch = lock_unsigned(tx, seen).await?;
        signature.pass(tx, &app).await?;
        let action = PayoutAction { act: PayoutAct::Approve, operator: operator.id, participant: None, note: None };
        batch.apply_action(tx, action, now).await?;
        Ok(ActionResponse {
            data: show::load_payout(tx, id, operator.id).await?,
            message: format!("Paczka przelewów nr\u{a0}{} jest zatwierdzona", id.0),
        })
    })
    .await
}

/// Locks a batch that the operator may approve in the version that they saw.
async fn lock_unsigned(tx: &mut Tx, (id, version, operator): (PayoutId, i64, OperatorId)) -> Result<Batch, ApiError> {
    let batch = Batch::lock(tx, id).await?;
    batch.check_allowed(PayoutAct::Approve, version)?;
    if !may_approve(operator, &show::involved_operators(&store::list_events(tx, id).await?)) {
        return Err(ErrorCode::PayoutOwnHands.into());
    }
    batch.check_not_empty()?;
    Ok(batch)
}
