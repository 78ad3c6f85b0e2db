//! Locks that keep a participant from signing in, for an operator to see and to lift.
use super::{reset, store};
use plon_kernel::columns::{At, ParticipantId};
use plon_kernel::db::{Read, Tx};
use plon_platform::limits::{self, Account, SignInLock};

/// Limits on passwords and codes that refuse tries now.
pub async fn locks(db: &mut impl Read, of: ParticipantId, now: At) -> sqlx::Result<Vec<SignInLock>> {
    let (nip, _) = store::own(db, of).await?;
    let mut locks = limits::locks(db, Account::Participant(&nip), now).await?;
    locks.extend(reset::locks(db, of, now).await?);
    Ok(locks)
}

/// Lifts the limits, so that the participant may try passwords and codes again at once.
pub async fn lift(tx: &mut Tx, of: ParticipantId, now: At) -> sqlx::Result<()> {
    let (nip, _) = store::own(tx, of).await?;
    limits::lift(tx, Account::Participant(&nip)).await?;
    reset::lift(tx, of, now).await
}
