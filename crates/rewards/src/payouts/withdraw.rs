//! An operator withdraws a batch that was not exported: its orders are free again.
use axum::extract::State;
use plon_domain::payout::{PayoutAct, TransferState};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{Batch, LONGEST_NOTE, PayoutAction};
use super::show::{self, Payout};
use super::store;
use plon_kernel::ids::PayoutId;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input;

/// The reason for withdrawing a batch, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "reason": "Paczka złożona omyłkowo"}))]
pub struct PayoutWithdrawForm {
    /// The version that the operator saw, for optimistic locking.
    version: i64,
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// Withdraws a proposed or approved batch.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/withdraw", tag = "payouts",
    request_body = PayoutWithdrawForm, params(("id" = i64, Path, description = "the batch's number")),
    responses((status = 200, body = ActionResponse<Payout>),
    (status = 409, description = "somebody was faster, or the state does not allow it")))]
pub async fn admin_withdraw_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<PayoutId>,
    Json(form): Json<PayoutWithdrawForm>,
) -> Result<axum::Json<ActionResponse<Payout>>, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let reason = text_input::parse_required_line(&mut fields, "reason", &form.reason, LONGEST_NOTE);
    fields.check()?;
    let mut tx = app.db.begin().await?;
    let batch = Batch::lock(&mut tx, id).await?;
    batch.check_allowed(PayoutAct::Withdraw, form.version)?;
    store::move_all_transfers(&mut tx, id, TransferState::Waiting, TransferState::TakenOut).await?;
    let note = reason.as_deref();
    let action = PayoutAction { act: PayoutAct::Withdraw, operator: operator.id, participant: None, note };
    batch.apply_action(&mut tx, action, now).await?;
    let data = show::load_payout(&mut tx, id, operator.id).await?;
    tx.commit().await?;
    let message = format!("Paczka przelewów nr\u{a0}{} jest wycofana, jej zamówienia są znowu wolne", id.0);
    Ok(axum::Json(ActionResponse { data, message }))
}
