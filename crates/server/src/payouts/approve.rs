//! Another operator approves a batch: four eyes.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::payout::{PayoutAct, may_approve};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{Batch, Deed};
use super::show::{self, Payout};
use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::columns::PayoutId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::idempotency::{Answer, IdempotencyKey, Request};
use crate::who::{Operator, Pays};

/// The version that an operator saw and acts on.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct PayoutVersion {
    pub version: i64,
}

/// Approves a proposed batch; neither who proposed it nor who changed it may.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/approve", tag = "payouts",
    operation_id = "approve_payout", request_body = PayoutVersion,
    params(("id" = i64, Path, description = "the batch's number"),
           ("Idempotency-Key" = String, Header, description = "the same key approves once")),
    responses((status = 200, body = Done<Payout>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody, description = "the caller had a hand in it, or is not of finance"),
              (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "somebody was faster, or the state does not allow it"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody),
              (status = 503, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn approve(
    State(app): State<App>,
    operator: Operator<Pays>,
    key: IdempotencyKey,
    Path(id): Path<PayoutId>,
    Json(form): Json<PayoutVersion>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/payouts/{}/approve", id.0);
    let request = Request::new(format!("operator:{}", operator.id.0), key, &path, &form)?;
    let mut tx = app.db.begin().await?;
    let batch = Batch::lock(&mut tx, id).await?;
    if let Some(answer) = request.replay(&mut tx).await? {
        return Ok(answer);
    }
    batch.allow(PayoutAct::Approve, form.version)?;
    if !may_approve(operator.id, &show::hands(&store::events(&mut tx, id).await?)) {
        return Err(Refusal::PayoutOwnHands.into());
    }
    batch.holds_something()?;
    let deed = Deed { act: PayoutAct::Approve, operator: operator.id, participant: None, note: None };
    batch.close(&mut tx, deed, now).await?;
    let body = Done {
        data: show::one(&mut tx, id, operator.id).await?,
        message: format!("Paczka przelewów nr\u{a0}{} jest zatwierdzona", id.0),
    };
    let answer = request.keep(&mut tx, StatusCode::OK, &body, now).await?;
    tx.commit().await?;
    Ok(answer)
}
