//! Sessions: opaque tokens, looked up on the server; one family of tokens per sign-in.
mod answer;
mod cookie;
mod rotation;
mod store;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use sha2::{Digest, Sha256};

pub use answer::{Lease, RefreshForm, SignedIn, SignedOut, refresh, sign_in, signed_in, signed_out};
pub use rotation::{Rotation, rotate};

use crate::clock::Clock;
use crate::columns::{At, OperatorId, ParticipantId, SessionId};
use crate::db::{Db, Tx};
use crate::rng::Rng;
use crate::who::Role;

/// How long a bearer token is good for.
const BEARER_LIFE: SignedDuration = SignedDuration::from_mins(15);

/// Who a bearer token speaks for.
#[derive(Debug, Clone)]
pub enum Caller {
    Participant { id: ParticipantId, session: SessionId, retail: bool },
    Operator { id: OperatorId, session: SessionId, roles: Vec<Role> },
}

/// Whose session it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    Participant(ParticipantId),
    Operator(OperatorId),
}

/// The two kinds of sessions: neither's tokens are good for the other's calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    Participant,
    Operator,
}

impl Subject {
    pub fn audience(self) -> Audience {
        match self {
            Subject::Participant(_) => Audience::Participant,
            Subject::Operator(_) => Audience::Operator,
        }
    }
}

impl Audience {
    fn as_str(self) -> &'static str {
        match self {
            Audience::Participant => "participant",
            Audience::Operator => "operator",
        }
    }

    /// How long a session lasts at most, however much it is used.
    fn life(self) -> SignedDuration {
        match self {
            Audience::Participant => SignedDuration::from_hours(30 * 24),
            Audience::Operator => SignedDuration::from_hours(12),
        }
    }

    /// How long a session lasts without a refresh.
    fn idle_life(self) -> SignedDuration {
        match self {
            Audience::Participant => SignedDuration::from_hours(14 * 24),
            Audience::Operator => SignedDuration::from_hours(8),
        }
    }
}

/// Why a session ended before its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Logout,
    /// The same browser signed in again.
    SignedInAgain,
    /// A refresh token came again after its successor: one of the two who hold it is a thief.
    TokenReused,
    /// The account was disabled.
    AccountDisabled,
    /// The password was changed.
    PasswordChanged,
}

impl Ending {
    fn as_str(self) -> &'static str {
        match self {
            Ending::Logout => "logout",
            Ending::SignedInAgain => "signed_in_again",
            Ending::TokenReused => "token_reused",
            Ending::AccountDisabled => "account_disabled",
            Ending::PasswordChanged => "password_changed",
        }
    }
}

/// What a sign-in or a refresh hands out; the secrets are stored only as hashes.
#[derive(Debug)]
pub struct Tokens {
    pub bearer: String,
    pub bearer_expires_at: At,
    pub refresh: String,
    pub session_expires_at: At,
}

/// Starts a session: a new family of tokens.
pub async fn start(tx: &mut Tx, clock: &Clock, rng: &Rng, subject: Subject, agent: &str) -> sqlx::Result<Tokens> {
    let now = clock.now();
    let session_expires_at = At(now.0 + subject.audience().life());
    let session = store::insert_session(tx, subject, now, session_expires_at, agent).await?;
    hand_out(tx, rng, session, None, now, session_expires_at).await
}

/// Who the token speaks for, while it and its session live.
pub async fn find(db: &Db, clock: &Clock, bearer: &str) -> sqlx::Result<Option<Caller>> {
    store::caller(&mut db.read().await?, &hash(bearer), clock.now()).await
}

/// Ends the session of a bearer, expired or not, and tells whose it was; `None` when it is not known or has ended.
pub async fn end_by_bearer(
    tx: &mut Tx,
    clock: &Clock,
    audience: Audience,
    bearer: &str,
) -> sqlx::Result<Option<Subject>> {
    store::end_by_bearer(tx, &hash(bearer), audience, clock.now(), Ending::Logout).await
}

/// Ends the session of a refresh token, when it is known and lives.
pub async fn end_by_refresh(
    tx: &mut Tx,
    clock: &Clock,
    audience: Audience,
    refresh: &str,
    why: Ending,
) -> sqlx::Result<()> {
    store::end_by_refresh(tx, &hash(refresh), audience, clock.now(), why).await
}

/// Ends all sessions of an account at once.
pub async fn end_all(tx: &mut Tx, clock: &Clock, subject: Subject, why: Ending) -> sqlx::Result<()> {
    store::end_all(tx, subject, clock.now(), why).await
}

async fn hand_out(
    tx: &mut Tx,
    rng: &Rng,
    session: SessionId,
    parent: Option<i64>,
    now: At,
    session_expires_at: At,
) -> sqlx::Result<Tokens> {
    let (bearer, refresh) = (rng.secret(), rng.secret());
    let bearer_expires_at = At(now.0 + BEARER_LIFE).min(session_expires_at);
    store::insert_bearer(tx, &hash(&bearer), session, bearer_expires_at).await?;
    store::insert_refresh(tx, &hash(&refresh), session, parent, now).await?;
    Ok(Tokens { bearer, bearer_expires_at, refresh, session_expires_at })
}

/// What is stored of a secret.
fn hash(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret))
}
