//! Orders of transfers: they are listed among the others, and moved by their payout batch.
use plon_domain::reward::OrderStatus;

use super::model::OrderActor;
use super::store;
use super::transition::{Order, StatusChange, transition_and_notify};
use plon_kernel::db::Tx;
use plon_kernel::ids::{OperatorId, OrderId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

/// Transfer moved by its batch.
#[derive(Debug, Clone, Copy)]
pub struct MovedTransfer<'a> {
    pub order: OrderId,
    pub next: OrderStatus,
    pub operator: OperatorId,
    /// Reason, which the owner reads.
    pub note: Option<&'a str>,
}

/// Moves the order on behalf of its batch; the caller holds the lock on its owner's accounts.
///
/// # Errors
/// `OrderStateForbids` when the order's state does not allow it, as after another move.
pub async fn move_transfer(rng: &Rng, tx: &mut Tx, moved: MovedTransfer<'_>, now: Timestamp) -> Result<(), ApiError> {
    let row = store::find_order_by_id(tx, moved.order).await?.ok_or(ApiError::NotFound)?;
    let change = StatusChange { next: moved.next, by: OrderActor::Payout(moved.operator), note: moved.note };
    transition_and_notify(rng, tx, &Order::from_row(row)?, &change, now).await
}
