//! Bulk change of orders' state: each order is moved or refused with a reason, in one transaction and one answer.
use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::{Actor, OrderStatus};
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::model::OrderActor;
use super::super::order_view::statuses;
use super::super::store::{self, PublicOrderRow};
use super::super::transition::{Order, StatusChange, transition_and_notify};
use super::change::{needs_reason, parse_note, parse_status, record_change};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/backoffice/orders/bulk-status";

/// Most orders moved at once: more would hold SQLite's write lock for too long.
pub const MOST: usize = 100;

pub const ORDERS: Plural = Plural { one: "zamówienie", few: "zamówienia", many: "zamówień" };

/// Orders and their new state, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"orders": [{"id": "89bw1VsFP96wEWwur_106Q", "version": 1}, {"id":
    "rOBg5nsx7FO-nbvQFqnltg", "version": 2}], "status": "in_progress"}))]
pub struct BulkChangeForm {
    /// At most 100.
    orders: Vec<SeenOrder>,
    #[schema(schema_with = statuses)]
    status: String,
    /// Reason; required when the points come back. Every participant reads it.
    note: Option<String>,
}

/// Order as the operator saw it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SeenOrder {
    /// Public id.
    id: String,
    version: i64,
}

/// Result for each order.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct BulkChanged {
    moved: Vec<MovedOrder>,
    refused: Vec<RefusedOrder>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MovedOrder {
    id: String,
    number: OrderId,
}

/// Order that stays as it was.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefusedOrder {
    id: String,
    /// Null when there is no such order.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<OrderId>,
    /// Sentence with the reason.
    reason: &'static str,
}

/// Moves orders to a state; those that may not enter it are refused one by one.
#[utoipa::path(post, path = PATH, tag = "orders", request_body = BulkChangeForm,
    responses((status = 200, body = ActionResponse<BulkChanged>)))]
pub async fn admin_bulk_update_order_status(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(form): Json<BulkChangeForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let note = parse_note(&form.note);
    let status = parse_status(&mut fields, &form.status, note);
    let seen = seen(&mut fields, &form.orders);
    let Some(status) = status else { return Err(fields.into_error()) };
    fields.check()?;
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        if needs_reason(status) {
            check_alone(tx, operator.id, seen.len(), now).await?;
        }
        let rows = store::list_orders(tx, seen.keys()).await?;
        lock_owners(tx, &rows).await?;
        let change = StatusChange { next: status, by: OrderActor::Operator(operator.id), note };
        let data = move_all(&app.rng, tx, (operator.id, &seen), &change, now).await?;
        let mut message = format!("{}: {}.", status.label(), count(data.moved.len()));
        if !data.refused.is_empty() {
            message += &format!(" Bez zmian: {}.", count(data.refused.len()));
        }
        Ok(ActionResponse { data, message })
    })
    .await
}

/// # Errors
/// At `orders`, when points would go back of so many that a second person approves it, as a job.
async fn check_alone(tx: &mut Tx, operator: OperatorId, orders: usize, now: Timestamp) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    let orders = i64::try_from(orders).unwrap_or(i64::MAX);
    if plon_bulk_jobs::needs_approval(tx, operator, orders, now).await? {
        fields.add_error(
            "orders",
            "Tylu zamówień naraz nie anuluje jedna osoba. Użyj „Zmień wszystkie znalezione”: zadanie zatwierdzi druga.",
        );
    }
    fields.check()
}

/// Number in words: "3 zamówienia".
pub fn count(orders: usize) -> String {
    ORDERS.count(i64::try_from(orders).unwrap_or(i64::MAX))
}

/// Version seen of each order, by its public id.
type SeenVersions = BTreeMap<String, i64>;

fn seen(fields: &mut Fields, orders: &[SeenOrder]) -> SeenVersions {
    let seen: SeenVersions = orders.iter().map(|order| (order.id.clone(), order.version)).collect();
    if seen.is_empty() {
        fields.add_error("orders", REQUIRED);
    }
    if seen.len() > MOST {
        fields.add_error("orders", format!("Zaznacz najwyżej {MOST}\u{a0}zamówień"));
    }
    seen
}

/// Locks the accounts of the orders' owners.
pub async fn lock_owners(tx: &mut Tx, rows: &[PublicOrderRow]) -> Result<(), ApiError> {
    let mut owners: Vec<ParticipantId> = rows.iter().map(|row| row.stored.participant_id).collect();
    owners.sort_unstable();
    owners.dedup();
    ledger::lock_all(tx, &owners).await?;
    Ok(())
}

/// Moves the orders in the order of their rewards: all who put back stock use this order, which avoids deadlocks.
async fn move_all(
    rng: &Rng,
    tx: &mut Tx,
    (operator, seen): (OperatorId, &SeenVersions),
    change: &StatusChange<'_>,
    now: Timestamp,
) -> Result<BulkChanged, ApiError> {
    let mut left = seen.clone();
    let mut done = BulkChanged::default();
    for row in store::list_orders(tx, seen.keys()).await? {
        let version = left.remove(&row.public_id);
        let id = row.public_id;
        let order = Order::from_row(row.stored)?;
        let number = order.id;
        match move_one(rng, tx, (operator, version), &order, change, now).await {
            Ok(()) => done.moved.push(MovedOrder { id, number }),
            Err(ApiError::Refused(why)) => {
                done.refused.push(RefusedOrder { id, number: Some(number), reason: why.message() });
            }
            Err(other) => return Err(other),
        }
    }
    let reason = "Nie ma takiego zamówienia";
    done.refused.extend(left.into_keys().map(|id| RefusedOrder { id, number: None, reason }));
    done.moved.sort_unstable_by_key(|order| order.number);
    Ok(done)
}

/// Moves one order within a savepoint, which is rolled back when the order is refused.
///
/// # Errors
/// `Refused` when the order may not enter the state, or its version is not the one that was seen.
pub async fn move_one(
    rng: &Rng,
    tx: &mut Tx,
    (operator, version): (OperatorId, Option<i64>),
    order: &Order,
    change: &StatusChange<'_>,
    now: Timestamp,
) -> Result<(), ApiError> {
    if version != Some(order.version) {
        return Err(ErrorCode::VersionChanged.into());
    }
    if order.kind.is_transfer() {
        return Err(ErrorCode::TransferByBatch.into());
    }
    order.check_by_hand(change.next)?;
    tx.savepoint().await?;
    match transition_and_notify(rng, tx, order, change, now).await {
        Ok(()) => tx.release().await?,
        Err(why) => {
            tx.rollback_to().await?;
            return Err(why);
        }
    }
    record_change(tx, operator, order, change, now).await
}

/// States to which a bulk change may move an order.
pub fn bulk_next_states(order: &Order) -> Vec<OrderStatus> {
    if order.kind.is_transfer() {
        return Vec::new();
    }
    order.status.next(order.kind, Actor::Operator).filter(|next| order.code.allows(*next)).collect()
}
