//! An operator proposes batches of waiting transfers; what one batch cannot hold goes into the next.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::payout::PayoutAct;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{self, BatchRecord, MOST, PayoutAction};
use super::model::Transfer;
use super::ready::{self, MOST_AT_ONCE, SeenTransfers};
use super::show::{self, Payout};
use super::{payable, store};
use plon_identity::operators;
use plon_kernel::db::Tx;
use plon_kernel::ids::{OperatorId, PayoutId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

/// Longest body of a proposal, which names up to 10,000 orders.
pub const MOST_BYTES: usize = 1024 * 1024;

const PATH: &str = "/api/v1/backoffice/payouts";

/// The transfers of the batches, as the browser sends them: named, or all that can go now.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"orders": ["89bw1VsFP96wEWwur_106Q", "rOBg5nsx7FO-nbvQFqnltg"]}))]
pub struct PayoutForm {
    /// Public ids of orders, at most 10,000.
    #[serde(default)]
    orders: Vec<String>,
    /// In place of `orders`: all that can go now. With another number or amount than the operator saw, nothing is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    all: Option<SeenTransfers>,
}

/// Batches that were proposed, each with its own approval and its own file.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProposedPayouts {
    payouts: Vec<Payout>,
}

/// Proposes batches of at most 500 transfers; forbidden within 48 hours of a new account or role. All orders are taken
/// or none; each order's error is reported at `orders`.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts", tag = "payouts", request_body = PayoutForm,
    responses((status = 201, body = ActionResponse<ProposedPayouts>)))]
pub async fn admin_create_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(form): Json<PayoutForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let named = match form.all {
        Some(_) => Vec::new(),
        None => {
            let mut fields = Fields::default();
            let named = payable::parse_order_ids(&mut fields, "orders", &form.orders, MOST_AT_ONCE);
            fields.check()?;
            named
        }
    };
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let orders = match form.all {
            Some(seen) => ready::list_seen(tx, seen, now).await?,
            None => named,
        };
        payable::lock_owners(tx, &orders).await?;
        operators::may_sign(tx, operator.id, now).await?;
        let transfers = payable::prepare_transfers(tx, "orders", &orders, now).await?;
        let mut payouts = Vec::new();
        for part in transfers.chunks(MOST) {
            let id = insert_batch(&app, tx, part, operator.id, now).await?;
            payouts.push(show::load_payout(tx, id, operator.id).await?);
        }
        Ok(ActionResponse { message: message(&payouts), data: ProposedPayouts { payouts } })
    })
    .await
}

async fn insert_batch(
    app: &App,
    tx: &mut Tx,
    transfers: &[Transfer],
    operator: OperatorId,
    now: Timestamp,
) -> Result<PayoutId, ApiError> {
    let id = store::insert_payout(tx, &message_id(app), operator, now).await?;
    store::insert_transfers(tx, id, transfers).await?;
    let after = BatchRecord::of(&store::update_sums(tx, id).await?);
    let action = PayoutAction { act: PayoutAct::Propose, operator, participant: None, note: None };
    batch::record_action(tx, id, action, (None, &after), now).await?;
    Ok(id)
}

fn message(payouts: &[Payout]) -> String {
    match payouts {
        [one] => format!("Paczka przelewów nr\u{a0}{} czeka na zatwierdzenie przez inną osobę", one.id.0),
        many => {
            let numbers: Vec<String> = many.iter().map(|payout| payout.id.0.to_string()).collect();
            format!("Paczki przelewów nr\u{a0}{} czekają na zatwierdzenie przez inną osobę", numbers.join(", "))
        }
    }
}

/// A unique name of a batch, in 35 characters that every bank accepts.
fn message_id(app: &App) -> String {
    let day = app.clock.today().0.strftime("%Y%m%d");
    format!("PLON-{day}-{}", hex::encode_upper(app.rng.bytes::<6>()))
}
