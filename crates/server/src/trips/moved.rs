//! What the next state of a trip's order means for its points.
use plon_domain::ledger::Transfer;
use plon_domain::reward::{Actor, OrderStatus};
use plon_domain::trip::{TripOrder, TripState};

use super::settle::Case;
use super::store::{self, Trip};
use super::tell;
use crate::catalogue::Refusal;
use crate::clock;
use crate::columns::{At, OrderId, ParticipantId};
use crate::db::Tx;
use crate::error::ApiError;

/// A trip's order that enters a state, its owner's accounts locked.
#[derive(Debug, Clone, Copy)]
pub struct TripOrderMoved {
    pub order: OrderId,
    pub participant: ParticipantId,
    pub next: OrderStatus,
    pub by: Actor,
}

/// Begun and carried out it is only when all its points are held, which are then redeemed. Cancelled it gives its points
/// back; a participant who cancels stands as if the trip had never been ordered, so that the reserve stays held, or is
/// forfeited once the deadline has passed.
///
/// # Errors
/// `TripShort` while points are missing.
pub async fn order_moved(tx: &mut Tx, moved: TripOrderMoved, now: At) -> Result<(), ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let row = store::of_order(tx, moved.order).await?;
    let row = row.ok_or_else(|| anyhow::anyhow!("order {} is of no trip", moved.order.0))?;
    let mut case = Case::open(tx, Trip::read(row)?, moved.participant, today).await?;
    match moved.next {
        OrderStatus::Cancelled | OrderStatus::Returned => cancelled(tx, case, moved.by, now).await,
        _ if case.state() != TripState::Ordered => Err(Refusal::TripShort.into()),
        OrderStatus::Completed => {
            let (held, explanation) = (case.so_far.held, tell::redeemed(&case.trip));
            case.post(tx, Transfer::redeem, held, &explanation, now).await?;
            case.so_far.order = TripOrder::Completed;
            case.so_far.state = TripState::Completed;
            Ok(store::put(tx, (case.trip.row.id, case.participant), &case.so_far, now).await?)
        }
        OrderStatus::Selected | OrderStatus::InProgress => Ok(()),
    }
}

async fn cancelled(tx: &mut Tx, mut case: Case, by: Actor, now: At) -> Result<(), ApiError> {
    case.so_far.order = TripOrder::None;
    case.so_far.ordered = None;
    if by == Actor::Operator && case.state() == TripState::Missed {
        let (held, explanation) = (case.so_far.held, tell::released(&case.trip));
        case.post(tx, Transfer::release, held, &explanation, now).await?;
    }
    case.settle(tx, now).await
}
