//! Orders of trips: they are listed among the others, but their points are managed by the trips.
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_domain::season::Season;

use super::super::model::Reward;
use super::super::store as catalogue;
use super::events;
use super::model::{CheckedOrder, OrderActor};
use super::store::{self, NewOrder};
use super::transition::{self, Order, StatusChange};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OrderId, ParticipantId, RewardId};
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

/// Trip that a participant orders.
#[derive(Debug)]
pub struct OrderedTrip {
    pub public_id: String,
    pub participant: ParticipantId,
    pub reward: RewardId,
    pub season: Season,
    pub cost: Points,
}

/// Makes the order and takes a seat if seats are counted; the caller has locked the accounts and manages the points.
///
/// # Errors
/// `OutOfStock` when there is no seat left.
pub async fn place_trip_order(tx: &mut Tx, trip: OrderedTrip, now: Timestamp) -> Result<OrderId, ApiError> {
    let row = catalogue::find_reward_of_trip(tx, trip.season, trip.reward).await?.ok_or(ApiError::NotFound)?;
    let reward = Reward::from_row(row)?;
    if reward.row.stock.is_some() && !store::take_reward(tx, reward.row.id).await? {
        return Err(ErrorCode::OutOfStock.into());
    }
    let wish = CheckedOrder { points: trip.cost, amount: None, variant: None, address: None };
    let OrderedTrip { public_id, participant, season, .. } = trip;
    let order = NewOrder { public_id, participant, season, reward: &reward, wish: &wish, bank_account: None, now };
    let number = store::insert_order(tx, &order).await?;
    events::record_placed(tx, number, participant, OrderActor::Participant(participant), now).await?;
    Ok(number)
}

/// Cancels an order whose points were not paid in time; the points are already forfeited.
pub async fn cancel_unpaid_trip_order(tx: &mut Tx, id: OrderId, why: &str, now: Timestamp) -> Result<(), ApiError> {
    let row = store::find_order_by_id(tx, id).await?.ok_or(ApiError::NotFound)?;
    let order = Order::from_row(row)?;
    if !order.status.is_open() || order.kind != RewardKind::Trip {
        return Ok(());
    }
    let change = StatusChange { next: OrderStatus::Cancelled, by: OrderActor::System, note: Some(why) };
    store::set_status(tx, order.id, change.next, now).await?;
    events::record_moved(tx, &order, &change, now).await?;
    transition::restock(tx, &order).await?;
    Ok(transition::notify_owner(tx, &order, &change, now).await?)
}
