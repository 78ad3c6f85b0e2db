//! WebAuthn challenges, each kept until it is answered, once and for five minutes.
use super::model::{Challenge, Purpose};
use super::{LIFE, store};
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;

/// Stores a challenge, replacing the one before it for the same purpose.
pub async fn store_challenge(
    tx: &mut Tx,
    (purpose, operator): (Purpose<'_>, OperatorId),
    challenge: &Challenge,
    now: Timestamp,
) -> sqlx::Result<()> {
    store::delete_challenges_before(tx, now).await?;
    store::put_challenge(tx, &purpose, operator, challenge, Timestamp(now.0 + LIFE)).await
}

/// Takes a challenge out before its answer is checked, so that none is answered twice. `None` when it was taken or
/// has expired.
pub async fn take_challenge(app: &App, purpose: Purpose<'_>, operator: OperatorId) -> sqlx::Result<Option<Challenge>> {
    let mut tx = app.db.begin().await?;
    let challenge = store::take_challenge(&mut tx, &purpose, operator, app.clock.now()).await?;
    tx.commit().await?;
    Ok(challenge)
}
