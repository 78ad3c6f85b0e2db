//! The bank has executed a batch: its orders are completed, except returned ones.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::payout::{PayoutAct, TransferState};
use plon_domain::reward::OrderStatus;

use super::approve::PayoutVersion;
use super::batch::{Batch, PayoutAction};
use super::export::load_transfers;
use super::show::{self, Payout};
use super::store;
use crate::rewards::{self, MovedTransfer};
use plon_kernel::ids::PayoutId;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

/// Confirms that the bank has executed an exported batch.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/confirm", tag = "payouts", request_body = PayoutVersion,
    params(("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = ActionResponse<Payout>),
    (status = 409, description = "somebody was faster, or the state does not allow it")))]
pub async fn admin_confirm_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<PayoutId>,
    Json(form): Json<PayoutVersion>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/payouts/{}/confirm", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let batch = Batch::lock_with_accounts(tx, id).await?;
        batch.check_allowed(PayoutAct::Confirm, form.version)?;
        let transfers = load_transfers(tx, id).await?;
        for transfer in transfers.iter().filter(|transfer| transfer.state == TransferState::Sent.as_str()) {
            let (order, next) = (transfer.order_id, OrderStatus::Completed);
            let moved = MovedTransfer { order, next, operator: operator.id, note: None };
            rewards::move_transfer(&app.rng, tx, moved, now).await?;
        }
        store::move_all_transfers(tx, id, TransferState::Sent, TransferState::Settled).await?;
        let action = PayoutAction { act: PayoutAct::Confirm, operator: operator.id, participant: None, note: None };
        batch.apply_action(tx, action, now).await?;
        Ok(ActionResponse {
            data: show::load_payout(tx, id, operator.id).await?,
            message: format!("Przelewy z\u{a0}paczki nr\u{a0}{} są zrealizowane", id.0),
        })
    })
    .await
}
