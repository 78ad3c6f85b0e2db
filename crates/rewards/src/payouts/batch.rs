//! A locked batch: the acts allowed on it now, and the records of acts.
use plon_domain::payout::{Left, PayoutAct, PayoutStatus, TransferState};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::store::{self, BatchRow};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId, PayoutId};
use plon_kernel::types::Timestamp;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::ApiError;
use plon_platform::ledger;
use plon_platform::openapi;
use plon_platform::webhooks::{self, PayoutConfirmed};

audit::events! {
    PROPOSE: BatchRecord => BatchRecord = "payouts.propose" on "payouts";
    CHANGE: BatchRecord => BatchRecord = "payouts.change" on "payouts";
    WITHDRAW: BatchRecord => BatchRecord = "payouts.withdraw" on "payouts";
    APPROVE: BatchRecord => BatchRecord = "payouts.approve" on "payouts";
    EXPORT: BatchRecord => BatchRecord = "payouts.export" on "payouts";
    CONFIRM: BatchRecord => BatchRecord = "payouts.confirm" on "payouts";
    RETURN: BatchRecord => BatchRecord = "payouts.return" on "payouts";
}

/// A batch as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct BatchRecord {
    /// Grosze.
    amount: i64,
    message_id: String,
    #[schema(schema_with = statuses)]
    status: String,
    transfers: i64,
}

fn statuses() -> Object {
    openapi::codes(PayoutStatus::ALL.iter().map(|status| status.as_str()))
}

impl BatchRecord {
    pub fn of(row: &BatchRow) -> BatchRecord {
        let BatchRow { amount, message_id, status, transfers, .. } = row;
        BatchRecord { amount: *amount, message_id: message_id.clone(), status: status.clone(), transfers: *transfers }
    }
}

/// Maximum number of transfers in a batch: more would hold SQLite's writer for too long.
pub const MOST: usize = 500;

/// Maximum length of a reason or note, in characters.
pub const LONGEST_NOTE: usize = 500;

/// A batch that is locked until the transaction ends.
#[derive(Debug)]
pub struct Batch {
    pub row: BatchRow,
    pub status: PayoutStatus,
}

/// An act on a batch, with its operator.
#[derive(Debug, Clone, Copy)]
pub struct PayoutAction<'a> {
    pub act: PayoutAct,
    pub operator: OperatorId,
    /// For a return: the participant whose transfer it was.
    pub participant: Option<ParticipantId>,
    pub note: Option<&'a str>,
}

impl Batch {
    /// Locks the accounts of the orders' owners, and then the batch: everything that moves points locks in this
    /// order, which avoids deadlocks.
    ///
    /// # Errors
    /// `NotFound` when there is no such batch.
    pub async fn lock_with_accounts(tx: &mut Tx, id: PayoutId) -> Result<Batch, ApiError> {
        let owners = store::list_owners(tx, id).await?;
        ledger::lock_all(tx, &owners).await?;
        Batch::lock(tx, id).await
    }

    /// Locks the batch alone, for acts that move no points.
    ///
    /// # Errors
    /// `NotFound` when there is no such batch.
    pub async fn lock(tx: &mut Tx, id: PayoutId) -> Result<Batch, ApiError> {
        let row = store::lock_payout(tx, id).await?.ok_or(ApiError::NotFound)?;
        let status = PayoutStatus::try_from(row.status.as_str()).map_err(anyhow::Error::new)?;
        Ok(Batch { row, status })
    }

    /// # Errors
    /// `VersionChanged` when the operator saw another version, `PayoutStateForbids` when the state forbids the act.
    pub fn check_allowed(&self, act: PayoutAct, seen: i64) -> Result<(), ApiError> {
        if self.row.version != seen {
            return Err(ErrorCode::VersionChanged.into());
        }
        if !self.status.allows(act) {
            return Err(ErrorCode::PayoutStateForbids.into());
        }
        Ok(())
    }

    /// # Errors
    /// `PayoutEmpty` when all of its orders were cancelled.
    pub fn check_not_empty(&self) -> Result<(), ApiError> {
        if self.row.transfers > 0 { Ok(()) } else { Err(ErrorCode::PayoutEmpty.into()) }
    }

    /// Records the act: new sums, the next state, the event and the audit row. A withdrawn batch keeps its sums.
    ///
    /// # Errors
    /// `PayoutStateForbids` when the state does not allow the act.
    pub async fn apply_action(
        &self,
        tx: &mut Tx,
        action: PayoutAction<'_>,
        now: Timestamp,
    ) -> Result<BatchRow, ApiError> {
        let id = self.row.id;
        let left = Left {
            sent: store::has_transfer(tx, id, TransferState::Sent).await?,
            returned: store::has_transfer(tx, id, TransferState::Returned).await?,
        };
        let status = self.status.after(action.act, left).ok_or(ErrorCode::PayoutStateForbids)?;
        store::set_status(tx, id, status).await?;
        let after = match status {
            PayoutStatus::Withdrawn => store::increment_version(tx, id).await?,
            _ => store::update_sums(tx, id).await?,
        };
        record_action(tx, id, action, (Some(&BatchRecord::of(&self.row)), &BatchRecord::of(&after)), now).await?;
        if action.act == PayoutAct::Confirm {
            let BatchRow { message_id, transfers, amount, .. } = &after;
            let (message_id, transfers, amount) = (message_id.clone(), *transfers, *amount);
            webhooks::queue(tx, PayoutConfirmed { payout: id, message_id, transfers, amount }, now).await?;
        }
        Ok(after)
    }
}

/// Inserts the event and the audit row of an act.
pub async fn record_action(
    tx: &mut Tx,
    id: PayoutId,
    action: PayoutAction<'_>,
    records: (Option<&BatchRecord>, &BatchRecord),
    now: Timestamp,
) -> Result<(), ApiError> {
    store::insert_event(tx, id, action.act, Some(action.operator), action.note, now).await?;
    let Some(event) = event_of(action.act) else { return Ok(()) };
    let context = audit::by(action.operator, id.0).about(action.participant).note(action.note);
    Ok(audit::record(tx, event, context, records, now).await?)
}

/// The audit event of an act; `None` for a cancelled order that leaves its batch, which is no operator's act.
fn event_of(act: PayoutAct) -> Option<AuditEvent<BatchRecord, BatchRecord>> {
    Some(match act {
        PayoutAct::Propose => PROPOSE,
        PayoutAct::Change => CHANGE,
        PayoutAct::Withdraw => WITHDRAW,
        PayoutAct::Approve => APPROVE,
        PayoutAct::Export => EXPORT,
        PayoutAct::Confirm => CONFIRM,
        PayoutAct::Return => RETURN,
        PayoutAct::Cancel => return None,
    })
}
