//! A transfer waits for 48 hours after its participant's account, e-mail or telephone has changed.
use plon_domain::payout;
use plon_domain::reward::{OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::advance::Order;
use super::store;
use crate::catalogue::Refusal;
use crate::columns::At;
use crate::db::Tx;
use crate::error::ApiError;

/// Why a transfer cannot be sent yet.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutWait {
    until: At,
    /// What has changed, in words.
    changed: Vec<&'static str>,
}

const NAMES: [&str; 3] = ["numer konta", "adres e-mail", "telefon"];

/// The wait of an open transfer, by when account, e-mail and telephone were changed.
pub fn wait(kind: RewardKind, status: OrderStatus, changes: [Option<At>; 3], now: At) -> Option<PayoutWait> {
    if !kind.needs_bank_account() || !status.is_open() {
        return None;
    }
    let until = payout::held_until(changes.map(|at| at.map(|at| at.0)), now.0)?;
    let is_fresh = |at: &Option<At>| at.is_some_and(|at| payout::held_until([Some(at.0)], now.0).is_some());
    let changed = changes.iter().zip(NAMES).filter(|(at, _)| is_fresh(at)).map(|(_, name)| name).collect();
    Some(PayoutWait { until: At(until), changed })
}

/// Lets a transfer go on its way only when nothing of what it relies on is fresh.
///
/// # Errors
/// `PayoutWaits` within 48 hours of a change.
pub async fn check(tx: &mut Tx, order: &Order, next: OrderStatus, now: At) -> Result<(), ApiError> {
    if !matches!(next, OrderStatus::InProgress | OrderStatus::Completed) {
        return Ok(());
    }
    let changes = store::risky_changes(tx, order.participant).await?;
    match wait(order.kind, order.status, changes, now) {
        Some(_) => Err(Refusal::PayoutWaits.into()),
        None => Ok(()),
    }
}
