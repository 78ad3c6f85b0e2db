//! Sessions: opaque tokens, looked up on the server; one family of tokens per sign-in.
mod store;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use sha2::{Digest, Sha256};

use crate::clock::Clock;
use crate::columns::{At, OperatorId, ParticipantId, SessionId};
use crate::db::{Db, Tx};
use crate::rng::Rng;
use crate::who::Role;

/// How long a bearer token is good for.
const BEARER_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// How long a session lasts at most, however much it is used.
const SESSION_LIFE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Who a bearer token speaks for.
#[derive(Debug, Clone)]
pub enum Caller {
    Participant { id: ParticipantId, session: SessionId, retail: bool },
    Operator { id: OperatorId, session: SessionId, roles: Vec<Role> },
}

/// Whose session is started.
#[derive(Debug, Clone, Copy)]
pub enum Subject {
    Participant(ParticipantId),
    Operator(OperatorId),
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
    let session_expires_at = At(now.0 + SESSION_LIFE);
    let session = store::insert_session(tx, subject, now, session_expires_at, agent).await?;
    hand_out(tx, rng, session, None, now, session_expires_at).await
}

/// Who the token speaks for, while it and its session live.
pub async fn find(db: &Db, clock: &Clock, bearer: &str) -> sqlx::Result<Option<Caller>> {
    store::caller(&mut db.read().await?, &hash(bearer), clock.now()).await
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
