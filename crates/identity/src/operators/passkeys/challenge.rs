//! WebAuthn challenges, each kept until it is answered, once and for five minutes.
use super::{LIFE, store};
use plon_kernel::db::Tx;
use plon_kernel::ids::{OperatorId, SessionId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::sessions;

/// Purpose of a challenge: its answer is accepted in the same session or sign-in only.
#[derive(Debug)]
pub enum Purpose<'a> {
    /// An operator adds a passkey in this session.
    Registration(SessionId),
    /// An operator with this handle signs in.
    SignIn(&'a str),
}

impl Purpose<'_> {
    pub fn kind(&self) -> &'static str {
        match self {
            Purpose::Registration(_) => "registration",
            Purpose::SignIn(_) => "sign_in",
        }
    }

    pub fn bound_to(&self) -> String {
        match self {
            Purpose::Registration(session) => session.0.to_string(),
            Purpose::SignIn(handle) => sessions::hash(handle),
        }
    }
}

/// A challenge that waits for its answer.
#[derive(Debug, sqlx::FromRow)]
pub struct Challenge {
    /// State against which the answer is checked.
    pub state: Vec<u8>,
    /// The name of the passkey to be added.
    pub name: Option<String>,
}

/// Stores a challenge, replacing the one before it for the same purpose.
pub async fn keep(
    tx: &mut Tx,
    (purpose, operator): (Purpose<'_>, OperatorId),
    challenge: &Challenge,
    now: Timestamp,
) -> sqlx::Result<()> {
    store::forget_challenges_before(tx, now).await?;
    store::put_challenge(tx, &purpose, operator, challenge, Timestamp(now.0 + LIFE)).await
}

/// Takes a challenge out before its answer is checked, so that none is answered twice. `None` when it was taken or
/// has expired.
pub async fn take(app: &App, purpose: Purpose<'_>, operator: OperatorId) -> sqlx::Result<Option<Challenge>> {
    let mut tx = app.db.begin().await?;
    let challenge = store::take_challenge(&mut tx, &purpose, operator, app.clock.now()).await?;
    tx.commit().await?;
    Ok(challenge)
}
