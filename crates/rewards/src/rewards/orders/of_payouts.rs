//! Orders of transfers: they stand among the others, and their batch moves them.
use plon_domain::reward::OrderStatus;

use super::advance::{Change, Order, advance};
use super::order::By;
use super::store;
use plon_kernel::columns::{At, OperatorId, OrderId};
use plon_kernel::db::Tx;
use plon_kernel::rng::Rng;
use plon_platform::error::ApiError;

/// A transfer that its batch moves.
#[derive(Debug, Clone, Copy)]
pub struct MovedTransfer<'a> {
    pub order: OrderId,
    pub next: OrderStatus,
    pub operator: OperatorId,
    /// Why; its owner reads it.
    pub note: Option<&'a str>,
}

/// Moves the order as its batch does. Its owner's accounts are locked.
///
/// # Errors
/// `OrderStateForbids` when the order has moved otherwise meanwhile.
pub async fn move_transfer(rng: &Rng, tx: &mut Tx, moved: MovedTransfer<'_>, now: At) -> Result<(), ApiError> {
    let row = store::stored_by_id(tx, moved.order).await?.ok_or(ApiError::NotFound)?;
    let change = Change { next: moved.next, by: By::Payout(moved.operator), note: moved.note };
    advance(rng, tx, &Order::read(row)?, &change, now).await
}
