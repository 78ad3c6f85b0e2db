//! Change of an order's state with its effects: points, stock, history and the participant's notification.
use plon_domain::ledger::{CauseKind, InvalidTransfer, Transfer, TransferKind};
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_message_templates::orders as texts;

use super::model::{CodeState, OrderActor, page_of};
use super::store::{self, StoredRow};
use super::{ended, events};
use crate::trips::{self, TripOrderTransition};
use crate::{payouts, points, tax};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OrderId, ParticipantId, RewardId, VariantId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications;

/// Order, read while its owner's accounts are locked.
#[derive(Debug)]
pub struct Order {
    pub id: OrderId,
    pub participant: ParticipantId,
    /// None for a card of a promotion.
    pub reward: Option<RewardId>,
    pub variant: Option<VariantId>,
    pub kind: RewardKind,
    pub points: Points,
    pub status: OrderStatus,
    pub version: i64,
    pub code: CodeState,
}

/// Requested change of state.
#[derive(Debug)]
pub struct StatusChange<'a> {
    pub next: OrderStatus,
    pub by: OrderActor,
    /// Reason, which the owner reads.
    pub note: Option<&'a str>,
}

impl Order {
    /// # Errors
    /// When a stored code is unknown: a defect of the data.
    pub fn from_row(row: StoredRow) -> anyhow::Result<Order> {
        Ok(Order {
            id: row.id,
            participant: row.participant_id,
            reward: row.reward_id,
            variant: row.variant_id,
            kind: RewardKind::try_from(row.kind)?,
            points: Points(row.points),
            status: OrderStatus::try_from(row.status)?,
            version: row.version,
            code: CodeState::of(row.comes_as_code, row.has_code),
        })
    }

    /// # Errors
    /// `CardNeedsCode` when an operator would complete what is completed by its code.
    pub fn check_by_hand(&self, next: OrderStatus) -> Result<(), ApiError> {
        match next {
            OrderStatus::Completed if !self.code.allows(next) => Err(ErrorCode::CardNeedsCode.into()),
            _ => Ok(()),
        }
    }
}

/// Moves an order to its next state and notifies its owner, whose accounts the caller has locked.
///
/// # Errors
/// `OrderStateForbids` when the order's state, its kind or the mover does not allow it, `CardHasCode` and to its
/// owner `CardCodeReady` when it would be cancelled with a code that may have been read.
pub async fn transition_and_notify(
    rng: &Rng,
    tx: &mut Tx,
    order: &Order,
    change: &StatusChange<'_>,
    now: Timestamp,
) -> Result<(), ApiError> {
    transition(rng, tx, order, change, now).await?;
    if is_told_by_trip(order, change) {
        return Ok(());
    }
    Ok(notify_owner(tx, order, change, now).await?)
}

/// True where the trip tells its participant itself, with what becomes of their points.
fn is_told_by_trip(order: &Order, change: &StatusChange<'_>) -> bool {
    order.kind == RewardKind::Trip && matches!(change.next, OrderStatus::Cancelled | OrderStatus::Returned)
}

/// Same as `transition_and_notify`, without the notification, for callers that send their own.
///
/// # Errors
/// Those of `transition_and_notify`.
pub async fn transition(
    rng: &Rng,
    tx: &mut Tx,
    order: &Order,
    change: &StatusChange<'_>,
    now: Timestamp,
) -> Result<(), ApiError> {
    if !order.status.may_become(change.next, order.kind, change.by.actor()) {
        return Err(ErrorCode::OrderStateForbids.into());
    }
    if change.next == OrderStatus::Cancelled && !order.code.allows(change.next) {
        let is_owner = matches!(change.by, OrderActor::Participant(_));
        return Err(if is_owner { ErrorCode::CardCodeReady } else { ErrorCode::CardHasCode }.into());
    }
    store::set_status(tx, order.id, change.next, now).await?;
    events::record_moved(tx, order, change, now).await?;
    move_points(tx, order, change, now).await?;
    if change.next == OrderStatus::Cancelled && !order.kind.is_transfer() {
        restock(tx, order).await?;
    }
    if matches!(change.next, OrderStatus::Cancelled | OrderStatus::Returned) && order.reward.is_none() {
        ended::notify_listeners(rng, tx, order.id, now).await?;
    }
    if change.next == OrderStatus::Cancelled && order.kind.is_transfer() {
        payouts::order_cancelled(tx, order.id, now).await?;
    }
    match (order.status, change.next) {
        (_, OrderStatus::Completed) => tax::record_prize(tx, order.id, now).await?,
        (OrderStatus::Completed, OrderStatus::Returned) => tax::reverse_prize(tx, order.id, now).await?,
        _ => {}
    }
    Ok(())
}

/// Moves the points that the order holds, according to its new state.
/// The order of a promotion's card holds none, and the points of a trip are managed by the trip.
async fn move_points(tx: &mut Tx, order: &Order, change: &StatusChange<'_>, now: Timestamp) -> Result<(), ApiError> {
    let next = change.next;
    if order.kind == RewardKind::Trip {
        let (participant, by) = (order.participant, change.by.actor());
        let moved = TripOrderTransition { order: order.id, participant, next, by, note: change.note };
        trips::apply_order_transition(tx, moved, now).await?;
        // The returned points may cover what another of their trips is short of.
        return if next == OrderStatus::Cancelled {
            points::apply_released(tx, order.participant, now).await
        } else {
            Ok(())
        };
    }
    let Some(kind) = next.transfer(order.status).filter(|_| order.points > Points::ZERO) else { return Ok(()) };
    let transfer = transfer(kind, order.points).map_err(anyhow::Error::new)?;
    let posting = Posting {
        participant: order.participant,
        transfer,
        cause: (CauseKind::Order, order.id.0),
        key: format!("order:{}:{kind}", order.id.0),
        explanation: &explanation(order.id, next),
    };
    ledger::post(tx, &posting, now).await?;
    if matches!(kind, TransferKind::Release | TransferKind::Refund) {
        points::apply_released(tx, order.participant, now).await?;
    }
    Ok(())
}

fn transfer(kind: TransferKind, points: Points) -> Result<Transfer, InvalidTransfer> {
    match kind {
        TransferKind::Redeem => Transfer::redeem(points),
        TransferKind::Hold => Transfer::hold(points),
        TransferKind::Refund => Transfer::refund(points),
        _ => Transfer::release(points),
    }
}

fn explanation(order: OrderId, next: OrderStatus) -> String {
    let what = match next {
        OrderStatus::Cancelled => "anulowane, punkty wróciły",
        OrderStatus::Returned => "zwrócone przez bank, punkty wróciły",
        _ => "zrealizowane",
    };
    format!("Zamówienie nr\u{a0}{} {what}", order.0)
}

/// Puts back into stock what the order took.
pub async fn restock(tx: &mut Tx, order: &Order) -> sqlx::Result<()> {
    if let Some(reward) = order.reward {
        store::put_back_reward(tx, reward).await?;
    }
    match order.variant {
        Some(variant) => store::put_back_variant(tx, variant).await,
        None => Ok(()),
    }
}

/// Notifies the owner of what has happened to the order.
pub async fn notify_owner(tx: &mut Tx, order: &Order, change: &StatusChange<'_>, now: Timestamp) -> sqlx::Result<()> {
    let back = if order.kind == RewardKind::Trip { Points::ZERO } else { order.points };
    let values = texts::change_values(change.next, &order.id.0.to_string(), back, change.note);
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    let letter = (texts::changed(change.next, order.kind), values.as_slice());
    notifications::notify_by_template(tx, order.participant, letter, &page_of(order.id), now).await
}
