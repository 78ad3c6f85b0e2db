//! An operator adds transfers to a proposed batch or removes some, and may then no longer approve it.
use axum::extract::State;
use plon_domain::payout::PayoutAct;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{Batch, MOST, PayoutAction};
use super::show::{self, Payout};
use super::{payable, store};
use plon_identity::operators;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PayoutId;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

/// Orders to add and to remove, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "add": ["89bw1VsFP96wEWwur_106Q"], "remove": ["rOBg5nsx7FO-nbvQFqnltg"]}))]
pub struct PayoutChangeForm {
    /// The version that the operator saw, for optimistic locking.
    version: i64,
    /// Public ids of orders.
    #[serde(default)]
    add: Vec<String>,
    #[serde(default)]
    remove: Vec<String>,
}

impl PayoutChangeForm {
    fn parse(&self) -> Result<(Vec<String>, Vec<String>), ApiError> {
        let mut fields = Fields::default();
        if self.add.is_empty() && self.remove.is_empty() {
            fields.add_error("add", REQUIRED);
        }
        let named = |fields: &mut Fields, field: &str, ids: &[String]| match ids {
            [] => Vec::new(),
            ids => payable::parse_order_ids(fields, field, ids, MOST),
        };
        let add = named(&mut fields, "add", &self.add);
        let remove = named(&mut fields, "remove", &self.remove);
        fields.check().map(|()| (add, remove))
    }
}

/// Adds transfers to a proposed batch and removes others.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/change", tag = "payouts", request_body = PayoutChangeForm,
    params(("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = ActionResponse<Payout>),
    (status = 409, description = "somebody was faster, or the state does not allow it")))]
pub async fn admin_update_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<PayoutId>,
    Json(form): Json<PayoutChangeForm>,
) -> Result<axum::Json<ActionResponse<Payout>>, ApiError> {
    let now = app.clock.now();
    let (add, remove) = form.parse()?;
    let mut tx = app.db.begin().await?;
    payable::lock_owners(&mut tx, &add).await?;
    let batch = Batch::lock(&mut tx, id).await?;
    batch.check_allowed(PayoutAct::Change, form.version)?;
    operators::may_sign(&mut tx, operator.id, now).await?;
    take_out(&mut tx, id, &remove).await?;
    for transfer in payable::prepare_transfers(&mut tx, "add", &add, now).await? {
        store::put_transfer(&mut tx, id, &transfer).await?;
    }
    let note = format!("Dodano: {}, wyjęto: {}", add.len(), remove.len());
    let action = PayoutAction { act: PayoutAct::Change, operator: operator.id, participant: None, note: Some(&note) };
    let after = batch.apply_action(&mut tx, action, now).await?;
    check_size(after.transfers)?;
    let data = show::load_payout(&mut tx, id, operator.id).await?;
    tx.commit().await?;
    let message = format!("Paczka przelewów nr\u{a0}{} jest zmieniona i\u{a0}czeka na zatwierdzenie", id.0);
    Ok(axum::Json(ActionResponse { data, message }))
}

async fn take_out(tx: &mut Tx, id: PayoutId, orders: &[String]) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    let rows = store::list_orders(tx, orders).await?;
    let mut missing = rows.len() < orders.len();
    for row in rows {
        missing |= !store::remove_transfer(tx, id, row.id).await?;
    }
    if missing {
        fields.add_error("remove", "Tego przelewu nie ma już w\u{a0}paczce. Odśwież stronę.");
    }
    fields.check()
}

fn check_size(transfers: i64) -> Result<(), ApiError> {
    if transfers == 0 {
        return Err(ErrorCode::PayoutEmpty.into());
    }
    let mut fields = Fields::default();
    if usize::try_from(transfers).is_ok_and(|transfers| transfers > MOST) {
        fields.add_error("add", format!("W\u{a0}paczce może być najwyżej {MOST}\u{a0}przelewów"));
    }
    fields.check()
}
