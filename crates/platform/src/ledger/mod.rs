//! The ledger: posts transfers of points, each once (idempotent by key), and keeps the resulting balances.
mod model;
mod settings;
mod store;
mod webhook_events;

use std::collections::{BTreeMap, HashSet};

use plon_domain::balances::{Balances, RefusedTransfer};
use plon_domain::ledger::AccountKind;
use plon_domain::points::Points;

use crate::error::ApiError;
use crate::webhooks::Targets;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::WriteBatch;

pub use model::Posting;
pub use settings::Corrections;

/// Result of posting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Posted {
    New(Balances),
    /// The key was posted before; nothing has changed.
    Before,
}

/// Reason why a posting fails.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    #[error(transparent)]
    Refused(#[from] RefusedTransfer),
    #[error("the books of participant {0} do not add up: {1}")]
    Broken(i64, String),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl From<LedgerError> for ApiError {
    fn from(error: LedgerError) -> ApiError {
        match error {
            LedgerError::Database(cause) => cause.into(),
            other => ApiError::Unexpected(other.into()),
        }
    }
}

/// Opens a new participant's accounts, all at zero.
pub async fn open_accounts(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    store::insert_accounts(tx, participant).await
}

/// Locks a participant's accounts until the transaction ends; returns their balances. Everything that moves points
/// begins with it, before it looks up an idempotency key.
pub async fn lock(tx: &mut Tx, participant: ParticipantId) -> Result<Balances, LedgerError> {
    restored(participant, store::lock_accounts(tx, participant).await?)
}

/// Locks the accounts of many participants in the order of their ids, against deadlocks; returns their balances.
pub async fn lock_all(
    tx: &mut Tx,
    participants: &[ParticipantId],
) -> Result<BTreeMap<ParticipantId, Balances>, LedgerError> {
    let mut rows: BTreeMap<ParticipantId, Vec<store::AccountRow>> = BTreeMap::new();
    for row in store::lock_accounts_of_many(tx, participants).await? {
        rows.entry(row.participant_id).or_default().push(row.account);
    }
    let all = participants.iter().map(|&id| Ok((id, restored(id, rows.remove(&id).unwrap_or_default())?)));
    all.collect()
}

pub async fn balances(db: &mut impl Read, participant: ParticipantId) -> Result<Balances, LedgerError> {
    restored(participant, store::list_balances(db, participant).await?)
}

/// Limit of a participant's lifetime total, a setting of the programme.
pub async fn limit_of_total(db: &mut impl Read) -> sqlx::Result<Points> {
    crate::settings::POINTS_LIMIT.read(db).await.map(Points)
}

/// Stores the first time that the participants' totals reached the limit.
pub async fn mark_limit_reached(tx: &mut Tx, participants: &[ParticipantId], now: Timestamp) -> sqlx::Result<()> {
    store::mark_limit_reached(tx, participants, now).await
}

/// Removes that mark, because the total is below the limit again.
pub async fn unmark_limit_reached(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    store::unmark_limit_reached(tx, participant).await
}

/// Posts a transfer once; idempotent by its key.
///
/// # Errors
/// `Refused` when an account lacks the points; nothing is written then.
pub async fn post(tx: &mut Tx, posting: &Posting<'_>, now: Timestamp) -> Result<Posted, LedgerError> {
    let before = lock(tx, posting.participant).await?;
    post_locked(tx, posting, &before, now).await
}

/// Posts a transfer as `post` does; `before` are the balances that `lock` has given in this transaction.
pub async fn post_locked(
    tx: &mut Tx,
    posting: &Posting<'_>,
    before: &Balances,
    now: Timestamp,
) -> Result<Posted, LedgerError> {
    let after = match before.after(&posting.transfer) {
        Ok(after) => after,
        Err(_) if store::is_posted(tx, &posting.key).await? => return Ok(Posted::Before),
        Err(refused) => return Err(refused.into()),
    };
    if !store::insert_transfer(tx, posting, now).await? {
        return Ok(Posted::Before);
    }
    let mut batch = WriteBatch::default();
    store::move_balance(&mut batch, posting);
    batch.run(tx).await?;
    webhook_events::queue_points_posted(tx, None, &[posting], |_| Some(after), now).await?;
    Ok(Posted::New(after))
}

/// Posts a transfer whose key nothing was posted under, with the batch's other writes; `before` are the balances that
/// `lock` has given in this transaction, `targets` those that webhooks are sent to.
///
/// # Errors
/// `Refused` when an account lacks the points.
pub async fn post_new(
    (tx, batch): (&mut Tx, &mut WriteBatch),
    posting: &Posting<'_>,
    before: &Balances,
    targets: &Targets,
    now: Timestamp,
) -> Result<(), LedgerError> {
    let after = before.after(&posting.transfer)?;
    store::insert_new_transfer(batch, posting, now);
    store::move_balance(batch, posting);
    webhook_events::queue_points_posted(tx, Some(targets), &[posting], |_| Some(after), now).await?;
    Ok(())
}

/// Posts many transfers in order, each once; `balances` come from `lock_all` and are updated. Returns the number of
/// new ones.
///
/// # Errors
/// `Refused` when an account lacks the points; the transaction must then be rolled back.
pub async fn post_all(
    tx: &mut Tx,
    postings: &[Posting<'_>],
    balances: &mut BTreeMap<ParticipantId, Balances>,
    now: Timestamp,
) -> Result<usize, LedgerError> {
    let fresh: HashSet<String> = store::insert_transfers(tx, postings, now).await?.into_iter().collect();
    let fresh: Vec<&Posting<'_>> = postings.iter().filter(|posting| fresh.contains(&posting.key)).collect();
    let mut moved: BTreeMap<(ParticipantId, AccountKind), Points> = BTreeMap::new();
    for Posting { participant, transfer, .. } in &fresh {
        let Some(balance) = balances.get_mut(participant) else {
            return Err(LedgerError::Broken(participant.0, "they are not locked".to_owned()));
        };
        *balance = balance.after(transfer)?;
        let from = moved.entry((*participant, transfer.from())).or_default();
        *from = *from - transfer.amount();
        let to = moved.entry((*participant, transfer.to())).or_default();
        *to = *to + transfer.amount();
    }
    store::move_balances(tx, &moved.into_iter().collect::<Vec<_>>()).await?;
    webhook_events::queue_points_posted(tx, None, &fresh, |participant| balances.get(&participant).copied(), now)
        .await?;
    Ok(fresh.len())
}

fn restored(participant: ParticipantId, rows: Vec<store::AccountRow>) -> Result<Balances, LedgerError> {
    let broken = |why: String| LedgerError::Broken(participant.0, why);
    let accounts = rows.into_iter().map(store::AccountRow::parsed).collect::<Result<Vec<_>, _>>();
    Balances::restore(accounts.map_err(|error| broken(error.to_string()))?).map_err(|error| broken(error.to_string()))
}
