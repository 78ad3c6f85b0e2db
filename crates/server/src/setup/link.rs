//! Link of the first run: a one-time secret that a start prints while the portal has no operator.
use jiff::SignedDuration;

use super::store;
use plon_identity::operators;
use plon_kernel::db::{Db, Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::sessions::hash_secret;

const LIFE: SignedDuration = SignedDuration::from_hours(24);

/// Prefix of the link by which the portal was set up.
const USED: &str = "used ";

/// Link as it is stored: the hash of its secret, and the instant until which it is good.
#[derive(Debug)]
pub struct SetupLink {
    stored: String,
    pub expires_at: Timestamp,
}

/// Makes a link, which replaces the one before, and gives its address; none once the portal has an operator.
///
/// # Errors
/// When the database does not answer.
pub async fn make_link(db: &Db, rng: &Rng, public_url: &str, now: Timestamp) -> sqlx::Result<Option<String>> {
    let mut tx = db.begin().await?;
    if operators::has_operators(&mut tx).await? {
        return Ok(None);
    }
    let (secret, expires_at) = (rng.secret(), now.0 + LIFE);
    store::put_link(&mut tx, &format!("{} {}", hash_secret(&secret), expires_at.as_microsecond())).await?;
    tx.commit().await?;
    Ok(Some(format!("{}/zaplecze/pierwsze-uruchomienie#{secret}", public_url.trim_end_matches('/'))))
}

/// Words for the terminal around the address of a link.
pub fn announcement(link: &str) -> String {
    format!("The portal is not set up yet. Open this address within 24 hours to do it:\n  {link}\n")
}

/// Looks the link of a secret up.
///
/// # Errors
/// `SetupDone` once the portal has an operator, else `SetupLinkEnded` for a secret that is not that of the last link.
pub async fn find_link(db: &mut impl Read, secret: &str, now: Timestamp) -> Result<SetupLink, ApiError> {
    if operators::has_operators(db).await? {
        return Err(ErrorCode::SetupDone.into());
    }
    let stored = store::find_link(db).await?.ok_or(ErrorCode::SetupLinkEnded)?;
    let expires_at = good_until(&stored, secret, now).ok_or(ErrorCode::SetupLinkEnded)?;
    Ok(SetupLink { expires_at, stored })
}

/// True when the secret is that of the link by which the portal was set up, while it would still be good.
pub async fn was_used(db: &mut impl Read, secret: &str, now: Timestamp) -> sqlx::Result<bool> {
    let stored = store::find_link(db).await?;
    let used = stored.as_deref().and_then(|stored| stored.strip_prefix(USED));
    Ok(used.is_some_and(|used| good_until(used, secret, now).is_some()))
}

/// End of a link, if it is the secret's and lies ahead. Hashes are compared, of which nobody can choose a part.
fn good_until(stored: &str, secret: &str, now: Timestamp) -> Option<Timestamp> {
    let (hash, expires_at) = stored.split_once(' ')?;
    let expires_at = jiff::Timestamp::from_microsecond(expires_at.parse().ok()?).ok()?;
    (hash == hash_secret(secret) && expires_at > now.0).then_some(Timestamp(expires_at))
}

impl SetupLink {
    /// Uses the link up.
    ///
    /// # Errors
    /// `SetupDone` when another request was faster.
    pub async fn consume(self, tx: &mut Tx) -> Result<(), ApiError> {
        match store::update_link(tx, &self.stored, &format!("{USED}{}", self.stored)).await? {
            true => Ok(()),
            false => Err(ErrorCode::SetupDone.into()),
        }
    }
}
