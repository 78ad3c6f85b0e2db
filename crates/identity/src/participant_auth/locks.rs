//! Locks that keep a participant from signing in, for an operator to see and to lift.
use super::{reset, store};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::rate_limit::{self, Account, SignInLock};

/// Limits on passwords and codes that refuse tries now.
pub async fn list_locks(db: &mut impl Read, of: ParticipantId, now: Timestamp) -> sqlx::Result<Vec<SignInLock>> {
    let (nip, _) = store::load_credentials(db, of).await?;
    let mut locks = rate_limit::list_locks(db, Account::Participant(&nip), now).await?;
    locks.extend(reset::list_locks(db, of, now).await?);
    Ok(locks)
}

/// Lifts the limits, so that the participant may try passwords and codes again at once.
pub async fn clear_locks(tx: &mut Tx, of: ParticipantId, now: Timestamp) -> sqlx::Result<()> {
    let (nip, _) = store::load_credentials(tx, of).await?;
    rate_limit::clear_locks(tx, Account::Participant(&nip)).await?;
    reset::clear_limits(tx, of, now).await
}
