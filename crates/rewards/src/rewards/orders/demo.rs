//! Moves of orders in the name of an operator, as the sample programme's history has them.
use plon_domain::reward::OrderStatus;

use super::codes;
use super::model::{CodeState, OrderActor};
use super::store;
use super::transition::{Order, StatusChange, transition_and_notify};
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

/// For the demo's history: moves an order as an operator.
///
/// # Errors
/// `NotFound`, and the refusals of `transition_and_notify`.
pub async fn transition_as_operator(
    rng: &Rng,
    tx: &mut Tx,
    public_id: &str,
    (next, operator): (OrderStatus, OperatorId),
    now: Timestamp,
) -> Result<(), ApiError> {
    let order = Order::from_row(store::find_order(tx, public_id).await?.ok_or(ApiError::NotFound)?)?;
    if next == OrderStatus::Completed && order.code == CodeState::Awaited {
        return codes::complete_with_random_code(rng, tx, order, operator, now).await;
    }
    transition_and_notify(rng, tx, &order, &StatusChange { next, by: OrderActor::Operator(operator), note: None }, now)
        .await
}
