//! An operator proposes a batch of waiting transfers.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::payout::PayoutAct;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{self, BatchRecord, PayoutAction};
use super::show::{self, Payout};
use super::{payable, store};
use plon_identity::operators;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/backoffice/payouts";

/// The transfers of a batch, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"orders": ["89bw1VsFP96wEWwur_106Q", "rOBg5nsx7FO-nbvQFqnltg"]}))]
pub struct PayoutForm {
    /// Public ids of orders.
    orders: Vec<String>,
}

/// Proposes a batch; forbidden within 48 hours of a new account or role. All orders are taken or none; each order's
/// error is reported at `orders`.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts", tag = "payouts", request_body = PayoutForm,
    responses((status = 201, body = ActionResponse<Payout>), (status = 409, description = "settings are missing")))]
pub async fn admin_create_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(form): Json<PayoutForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let orders = payable::parse_order_ids(&mut fields, "orders", &form.orders);
    fields.check()?;
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        payable::lock_owners(tx, &orders).await?;
        operators::may_sign(tx, operator.id, now).await?;
        let transfers = payable::prepare_transfers(tx, "orders", &orders, now).await?;
        let id = store::insert_payout(tx, &message_id(&app), operator.id, now).await?;
        for transfer in &transfers {
            store::put_transfer(tx, id, transfer).await?;
        }
        let after = BatchRecord::of(&store::update_sums(tx, id).await?);
        let action = PayoutAction { act: PayoutAct::Propose, operator: operator.id, participant: None, note: None };
        batch::record_action(tx, id, action, (None, &after), now).await?;
        Ok(ActionResponse {
            data: show::load_payout(tx, id, operator.id).await?,
            message: format!("Paczka przelewów nr\u{a0}{} czeka na zatwierdzenie przez inną osobę", id.0),
        })
    })
    .await
}

/// A unique name of a batch, in 35 characters that every bank accepts.
fn message_id(app: &App) -> String {
    let day = app.clock.today().0.strftime("%Y%m%d");
    format!("PLON-{day}-{}", hex::encode_upper(app.rng.bytes::<6>()))
}
