//! Events of orders: each is a row of the order's history, and webhooks are told of it.
use plon_domain::reward::OrderStatus;

use super::model::OrderActor;
use super::store;
use super::transition::{Order, StatusChange};
use plon_kernel::db::Tx;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::WriteBatch;
use plon_platform::webhooks::{self, OrderMoved, OrderPlaced, Targets};

/// Records that its participant has placed an order, with the batch's other writes; `targets` are those that webhooks
/// are sent to.
pub async fn record_new(
    (tx, batch): (&mut Tx, &mut WriteBatch),
    order: OrderId,
    participant: ParticipantId,
    targets: &Targets,
    now: Timestamp,
) -> sqlx::Result<()> {
    let status = OrderStatus::Selected;
    store::insert_first_event(batch, order, status, participant, now);
    targets.queue(tx, now, || vec![OrderPlaced { order, participant, status }]).await
}

/// Records that an order was placed.
pub async fn record_placed(
    tx: &mut Tx,
    order: OrderId,
    participant: ParticipantId,
    by: OrderActor,
    now: Timestamp,
) -> sqlx::Result<()> {
    let status = OrderStatus::Selected;
    store::insert_event(tx, order, status, by, None, now).await?;
    webhooks::queue(tx, OrderPlaced { order, participant, status }, now).await
}

/// Records that an order has moved to its next state.
pub async fn record_moved(tx: &mut Tx, order: &Order, change: &StatusChange<'_>, now: Timestamp) -> sqlx::Result<()> {
    store::insert_event(tx, order.id, change.next, change.by, change.note, now).await?;
    let moved = OrderMoved { order: order.id, participant: order.participant, status: change.next };
    webhooks::queue(tx, moved, now).await
}
