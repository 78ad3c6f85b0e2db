//! Waiting time of a transfer: 48 hours after its participant's account, e-mail or telephone has changed.
use plon_domain::payout::{self, Wait};
use plon_domain::reward::{OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::Timestamp;

/// Reason why a transfer cannot be sent yet.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutWait {
    until: Timestamp,
    /// Changed details, in words.
    changed: Vec<&'static str>,
}

/// Waiting time of an open transfer, from the times when account, e-mail and telephone were changed.
pub fn waiting_period(
    kind: RewardKind,
    status: OrderStatus,
    changes: [Option<Timestamp>; 3],
    now: Timestamp,
) -> Option<PayoutWait> {
    if !kind.needs_bank_account() || !status.is_open() {
        return None;
    }
    let Wait { until, changed } = payout::wait(changes.map(|at| at.map(|at| at.0)), now.0)?;
    Some(PayoutWait { until: Timestamp(until), changed })
}
