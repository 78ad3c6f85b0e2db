//! Challenges of a sign-in: short-lived one-time secrets (`handle` on the wire) that link two steps, stored as hashes.

use super::model::LoginChallengeKind;
use super::store::{self, ChallengeRow};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::secrets::{Place, Secrets};
use plon_platform::sessions;

/// A challenge as it is given to the client.
#[derive(Debug)]
pub struct LoginChallenge {
    pub secret: String,
    pub expires_at: Timestamp,
}

/// Creates a challenge; an invitation replaces earlier ones. `totp_secret` is the secret that an enrolment offers.
pub async fn create_challenge(
    tx: &mut Tx,
    rng: &Rng,
    (kind, operator): (LoginChallengeKind, OperatorId),
    totp_secret: Option<(&Secrets, &str)>,
    now: Timestamp,
) -> anyhow::Result<LoginChallenge> {
    if kind == LoginChallengeKind::Invitation {
        store::delete_challenges(tx, operator, kind).await?;
    }
    store::delete_challenges_before(tx, now).await?;
    let (secret, expires_at) = (rng.secret(), Timestamp(now.0 + kind.life()));
    let hash = sessions::hash_secret(&secret);
    let sealed =
        totp_secret.map(|(secrets, offered)| secrets.seal(rng, Place::Enrolment(&hash), offered)).transpose()?;
    store::insert_challenge(tx, &hash, (kind, operator), sealed.as_deref(), expires_at).await?;
    Ok(LoginChallenge { secret, expires_at })
}

/// Looks up a valid challenge; `None` for one that is unknown or expired.
pub async fn find_challenge(
    db: &mut impl Read,
    kind: LoginChallengeKind,
    secret: &str,
    now: Timestamp,
) -> sqlx::Result<Option<ChallengeRow>> {
    store::find_challenge(db, &sessions::hash_secret(secret), kind, now).await
}

/// Uses a challenge up; false if another request was faster.
pub async fn consume_challenge(
    tx: &mut Tx,
    kind: LoginChallengeKind,
    secret: &str,
    now: Timestamp,
) -> sqlx::Result<bool> {
    store::consume_challenge(tx, &sessions::hash_secret(secret), kind, now).await
}
