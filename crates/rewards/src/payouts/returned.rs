//! The bank has returned a transfer, before or after the batch was confirmed: its points are given back, once.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::payout::PayoutAct;
use plon_domain::reward::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{Batch, LONGEST_NOTE, PayoutAction};
use super::show::{self, Payout};
use super::store;
use crate::rewards::{self, MovedTransfer};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PayoutId;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::response::ActionResponse;
use plon_platform::text_input;

/// The returned transfer and the reason, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 4, "order": "89bw1VsFP96wEWwur_106Q", "reason":
    "Rachunek odbiorcy jest zamknięty"}))]
pub struct PayoutReturnForm {
    /// The version that the operator saw, for optimistic locking.
    version: i64,
    /// Public id of the order.
    #[schema(required, nullable = false)]
    order: Option<String>,
    /// The bank's reason; the participant reads it.
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

impl PayoutReturnForm {
    fn parse(&self) -> Result<(String, String), ApiError> {
        let mut fields = Fields::default();
        let order = fields.required("order", self.order.clone());
        let reason = text_input::parse_required_line(&mut fields, "reason", &self.reason, LONGEST_NOTE);
        match (order, reason) {
            (Some(order), Some(reason)) => Ok((order, reason)),
            _ => Err(fields.into_error()),
        }
    }
}

/// Records that the bank has returned a transfer.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/return", tag = "payouts", request_body = PayoutReturnForm,
    params(("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = ActionResponse<Payout>),
    (status = 409, description = "somebody was faster, or it was not sent or came back before")))]
pub async fn admin_return_payout_transfer(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<PayoutId>,
    Json(form): Json<PayoutReturnForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let (order, reason) = form.parse()?;
    let path = format!("/api/v1/backoffice/payouts/{}/return", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let order = store::list_orders(tx, &[order]).await?.pop().ok_or(ApiError::NotFound)?;
        ledger::lock(tx, order.participant_id).await?;
        let batch = Batch::lock(tx, id).await?;
        batch.check_allowed(PayoutAct::Return, form.version)?;
        if !store::return_transfer(tx, id, order.id, &reason).await? {
            return Err(ErrorCode::TransferNotSent.into());
        }
        let (next, note) = (OrderStatus::Returned, Some(reason.as_str()));
        let moved = MovedTransfer { order: order.id, next, operator: operator.id, note };
        rewards::move_transfer(&app.rng, tx, moved, now).await?;
        let note = format!("Zamówienie nr\u{a0}{}: {reason}", order.id.0);
        let participant = Some(order.participant_id);
        let action = PayoutAction { act: PayoutAct::Return, operator: operator.id, participant, note: Some(&note) };
        batch.apply_action(tx, action, now).await?;
        Ok(ActionResponse {
            data: show::load_payout(tx, id, operator.id).await?,
            message: format!("Przelew z\u{a0}zamówienia nr\u{a0}{} jest zwrócony, punkty wróciły", order.id.0),
        })
    })
    .await
}
