//! Handles: short-lived one-time secrets that link two steps, stored as hashes.

use super::model::HandleKind;
use super::store::{self, HandleRow};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::secrets::{Place, Secrets};
use plon_platform::sessions;

/// A handle as it is given to the client.
#[derive(Debug)]
pub struct Handle {
    pub secret: String,
    pub expires_at: Timestamp,
}

/// Creates a handle; an invitation replaces earlier ones. `totp_secret` is the secret that an enrolment offers.
pub async fn give(
    tx: &mut Tx,
    rng: &Rng,
    (kind, operator): (HandleKind, OperatorId),
    totp_secret: Option<(&Secrets, &str)>,
    now: Timestamp,
) -> anyhow::Result<Handle> {
    if kind == HandleKind::Invitation {
        store::forget_handles(tx, operator, kind).await?;
    }
    store::forget_handles_before(tx, now).await?;
    let (secret, expires_at) = (rng.secret(), Timestamp(now.0 + kind.life()));
    let hash = sessions::hash(&secret);
    let sealed =
        totp_secret.map(|(secrets, offered)| secrets.seal(rng, Place::Enrolment(&hash), offered)).transpose()?;
    store::insert_handle(tx, &hash, (kind, operator), sealed.as_deref(), expires_at).await?;
    Ok(Handle { secret, expires_at })
}

/// Looks up a valid handle; `None` for one that is unknown or expired.
pub async fn find(
    db: &mut impl Read,
    kind: HandleKind,
    secret: &str,
    now: Timestamp,
) -> sqlx::Result<Option<HandleRow>> {
    store::handle(db, &sessions::hash(secret), kind, now).await
}

/// Uses a handle up; false if another request was faster.
pub async fn spend(tx: &mut Tx, kind: HandleKind, secret: &str, now: Timestamp) -> sqlx::Result<bool> {
    store::spend_handle(tx, &sessions::hash(secret), kind, now).await
}
