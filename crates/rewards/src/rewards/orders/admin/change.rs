//! Change of one order's state by an operator: points, stock, history, notification and audit in one transaction.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::model::OrderActor;
use super::super::order_view::{status_label, statuses};
use super::super::store;
use super::super::transition::{Order, StatusChange, transition_and_notify};
use super::show::{NextStatus, next_states};
use crate::payouts;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, OrderId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::response::{ActionResponse, Status};
use plon_platform::text_input::check_length;

audit::events! {
    CHANGE_ORDER: OrderStatusRecord => OrderStatusRecord = "orders.change" on "orders";
}

/// Order's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderStatusRecord {
    #[schema(schema_with = statuses)]
    pub status: OrderStatus,
}

const LONGEST_NOTE: usize = 500;

/// New state of an order, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"status": "cancelled", "version": 2, "note":
    "Nagroda jest niedostępna. Punkty wróciły na konto."}))]
pub struct ChangeForm {
    #[schema(schema_with = statuses)]
    status: String,
    /// Version that the operator saw, for optimistic locking.
    version: i64,
    /// Reason; required when the points come back. The participant reads it.
    note: Option<String>,
}

/// New state of the order.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderChanged {
    id: String,
    number: OrderId,
    version: i64,
    status: Status,
    next: Vec<NextStatus>,
}

impl ChangeForm {
    fn parse(&self) -> Result<(OrderStatus, Option<&str>), ApiError> {
        let mut fields = Fields::default();
        let note = parse_note(&self.note);
        let Some(status) = parse_status(&mut fields, &self.status, note) else { return Err(fields.into_error()) };
        fields.check().map(|()| (status, note))
    }
}

/// Reason for the participant; none when nothing was entered.
pub fn parse_note(typed: &Option<String>) -> Option<&str> {
    typed.as_deref().map(str::trim).filter(|note| !note.is_empty())
}

/// Parses the wanted state and checks that it has a reason where one is required.
pub fn parse_status(fields: &mut Fields, status: &str, note: Option<&str>) -> Option<OrderStatus> {
    let status = fields.parse("status", OrderStatus::try_from(status).map_err(|_| "Nie ma takiego statusu zamówienia"));
    if note.is_none() && status.is_some_and(needs_reason) {
        fields.add_error("note", "Podaj powód. Uczestnik przeczyta go w powiadomieniu.");
    }
    if let Some(note) = note {
        check_length(fields, "note", note, LONGEST_NOTE);
    }
    status
}

/// True when the move must be explained to the participant.
pub fn needs_reason(next: OrderStatus) -> bool {
    matches!(next, OrderStatus::Cancelled | OrderStatus::Returned)
}

/// Moves an order to a state; notifies the participant, and redeems or returns the points.
#[utoipa::path(post, path = "/api/v1/backoffice/orders/{id}/status", tag = "orders", request_body = ChangeForm,
    params(("id" = String, Path, description = "public id")), responses((status = 200, body = ActionResponse<OrderChanged>),
    (status = 409, description = "somebody was faster, or the state does not allow it")))]
pub async fn admin_update_order_status(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(public_id): Path<String>,
    Json(form): Json<ChangeForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let (status, note) = form.parse()?;
    let path = format!("/api/v1/backoffice/orders/{public_id}/status");
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let owner = store::find_order(tx, &public_id).await?.ok_or(ApiError::NotFound)?.participant_id;
        ledger::lock(tx, owner).await?;
        let order = Order::from_row(store::find_order(tx, &public_id).await?.ok_or(ApiError::NotFound)?)?;
        if order.version != form.version {
            return Err(ErrorCode::VersionChanged.into());
        }
        let by = mover(tx, operator.id, &order).await?;
        if order.kind.is_transfer() && matches!(by, OrderActor::Operator(_)) && status != OrderStatus::Cancelled {
            return Err(ErrorCode::TransferByBatch.into());
        }
        order.check_by_hand(status)?;
        let change = StatusChange { next: status, by, note };
        transition_and_notify(&app.rng, tx, &order, &change, now).await?;
        record_change(tx, operator.id, &order, &change, now).await?;
        Ok(changed(public_id, &order, &change))
    })
    .await
}

/// Mover of an order: the operator, or a payout for a transfer that was sent before there were batches.
async fn mover(tx: &mut Tx, operator: OperatorId, order: &Order) -> Result<OrderActor, ApiError> {
    let left = order.kind.is_transfer() && order.status.has_begun();
    let alone = left && payouts::find_payout_of_order(tx, order.id).await?.is_none();
    Ok(if alone { OrderActor::Payout(operator) } else { OrderActor::Operator(operator) })
}

/// Records in the audit log who has moved the order.
pub async fn record_change(
    tx: &mut Tx,
    operator: OperatorId,
    order: &Order,
    change: &StatusChange<'_>,
    now: Timestamp,
) -> Result<(), ApiError> {
    let context = audit::by(operator, order.id.0).about(order.participant).note(change.note);
    let records = (&OrderStatusRecord { status: order.status }, &OrderStatusRecord { status: change.next });
    audit::record(tx, CHANGE_ORDER, context, records, now).await?;
    Ok(())
}

fn changed(public_id: String, order: &Order, change: &StatusChange<'_>) -> ActionResponse<OrderChanged> {
    let (number, status) = (order.id, change.next);
    let data = OrderChanged {
        id: public_id,
        number,
        version: order.version + 1,
        status: status_label(status),
        next: next_states(status, order.kind, change.by.actor(), order.code),
    };
    ActionResponse { data, message: format!("Zamówienie nr\u{a0}{} ma teraz status {}", number.0, status.label()) }
}
