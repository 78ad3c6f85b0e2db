//! Sessions: opaque tokens, looked up on the server; one family of tokens per sign-in.
mod answer;
mod cookie;
mod device;
mod devices;
mod model;
mod rotation;
mod store;

use axum::http::HeaderMap;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use sha2::{Digest, Sha256};

pub use answer::{Lease, RefreshForm, SignedIn, refresh_session, sign_in, sign_in_response, signed_in, signed_out};
pub use device::device_name;
pub use devices::{device_cookie, find_known_device, remember_device};
pub use model::{Caller, EndReason, Ended, SessionKind, Subject};
pub use rotation::{Rotation, rotate_tokens};
pub use store::{SessionOfOperator, SessionOfParticipant};

use crate::app::App;
use crate::client_ip::Network;
use crate::error::ApiError;
use plon_kernel::clock::Clock;
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId, SessionId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;

/// Lifetime of a bearer token.
const BEARER_LIFE: SignedDuration = SignedDuration::from_mins(15);

/// Time for which a participant is shown past support views of the portal as them.
const SUPPORT_SHOWN: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Lifetime of an operator's support view; after it they must ask again.
const SUPPORT_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// Time for which a password confirmation is valid.
const CONFIRMED_FOR: SignedDuration = SignedDuration::from_mins(10);

/// Tokens issued by a sign-in or a refresh; the secrets are stored only as hashes.
#[derive(Debug)]
pub struct Tokens {
    pub bearer: String,
    pub bearer_expires_at: Timestamp,
    pub refresh: String,
    pub subject: Subject,
    pub session: SessionId,
    pub session_expires_at: Timestamp,
    /// New token of the device; only after a sign-in.
    pub device: Option<String>,
}

/// A support view: an operator sees the portal as a participant.
#[derive(Debug)]
pub struct SupportView {
    pub session: SessionId,
    pub bearer: String,
    pub expires_at: Timestamp,
}

/// Starts a session: a new family of tokens.
pub async fn start_session(
    tx: &mut Tx,
    clock: &Clock,
    rng: &Rng,
    subject: Subject,
    agent: &str,
) -> sqlx::Result<Tokens> {
    let now = clock.now();
    let session_expires_at = Timestamp(now.0 + subject.session_kind().life());
    let session = store::insert_session(tx, subject, now, session_expires_at, agent).await?;
    hand_out(tx, rng, (subject, session), None, now, session_expires_at).await
}

/// Starts a support view of the portal as a participant: one bearer, no refresh.
pub async fn start_support_session(
    tx: &mut Tx,
    app: &App,
    operator: OperatorId,
    participant: ParticipantId,
    headers: &HeaderMap,
) -> sqlx::Result<SupportView> {
    let now = app.clock.now();
    let expires_at = Timestamp(now.0 + SUPPORT_LIFE);
    let times = (now, expires_at);
    let session = store::insert_support_session(tx, participant, operator, times, &answer::user_agent(headers)).await?;
    let bearer = app.rng.secret();
    store::insert_bearer(tx, &hash_secret(&bearer), session, expires_at).await?;
    Ok(SupportView { session, bearer, expires_at })
}

/// Finds the owner of a bearer, while it and its session are live. What another process has ended is known within a
/// second.
pub async fn find_caller(app: &App, bearer: &str) -> sqlx::Result<Option<Caller>> {
    let (hash, now) = (hash_secret(bearer), app.clock.now());
    let read = async { store::find_caller(&mut app.db.read().await?, &hash, now).await };
    let found = app.callers.get_or_read(hash.clone(), now, read).await?;
    Ok(found.filter(|(_, until)| now < *until).map(|(caller, _)| caller))
}

/// Ends the session of a bearer, expired or not, and returns its owner; `None` when it is unknown or has ended.
pub async fn end_session_by_bearer(
    tx: &mut Tx,
    clock: &Clock,
    kind: SessionKind,
    bearer: &str,
) -> sqlx::Result<Option<Ended>> {
    store::end_session_by_bearer(tx, &hash_secret(bearer), kind, clock.now(), EndReason::Logout).await
}

/// Ends the session of a refresh token, if that is known and live.
pub async fn end_session_by_refresh_token(
    tx: &mut Tx,
    clock: &Clock,
    kind: SessionKind,
    refresh: &str,
    why: EndReason,
) -> sqlx::Result<()> {
    store::end_session_by_refresh_token(tx, &hash_secret(refresh), kind, clock.now(), why).await
}

/// Ends one session and forgets its device; false when it is not the account's or has ended.
pub async fn end_own_session(
    tx: &mut Tx,
    clock: &Clock,
    subject: Subject,
    session: SessionId,
    why: EndReason,
) -> sqlx::Result<bool> {
    let ended = store::end_own_session(tx, subject, session, clock.now(), why).await?;
    if ended {
        devices::delete_device_of_session(tx, session).await?;
    }
    Ok(ended)
}

/// Ends an operator's support views.
pub async fn end_support_sessions(
    tx: &mut Tx,
    clock: &Clock,
    operator: OperatorId,
    why: EndReason,
) -> sqlx::Result<()> {
    store::end_support_sessions(tx, operator, clock.now(), why).await
}

/// Time of the last use before which a session has gone idle and can no longer be used.
pub fn idle_since(kind: SessionKind, now: Timestamp) -> Timestamp {
    Timestamp(now.0 - kind.idle_life())
}

/// A participant's live sessions, and the support views of the portal as them, the newest first.
pub async fn list_participant_sessions(
    db: &mut impl Read,
    clock: &Clock,
    participant: ParticipantId,
) -> sqlx::Result<Vec<SessionOfParticipant>> {
    let now = clock.now();
    let idle_since = idle_since(SessionKind::Participant, now);
    let support_since = Timestamp(now.0 - SUPPORT_SHOWN);
    store::list_participant_sessions(db, participant, (now, idle_since, support_since)).await
}

/// Stores the network from which the session of these tokens was started.
pub async fn set_network(tx: &mut Tx, tokens: &Tokens, network: Network) -> sqlx::Result<()> {
    store::set_network(tx, &hash_secret(&tokens.bearer), &network.to_string()).await
}

/// An operator's live sessions, the newest first.
pub async fn list_operator_sessions(
    db: &mut impl Read,
    clock: &Clock,
    operator: OperatorId,
) -> sqlx::Result<Vec<SessionOfOperator>> {
    let now = clock.now();
    store::list_operator_sessions(db, operator, (now, idle_since(SessionKind::Operator, now))).await
}

/// Ends all sessions of an account at once, including an operator's support views, and forgets its devices.
pub async fn end_all_sessions(tx: &mut Tx, clock: &Clock, subject: Subject, why: EndReason) -> sqlx::Result<()> {
    devices::delete_devices(tx, subject).await?;
    store::end_all_sessions(tx, subject, clock.now(), why).await
}

/// Ends all other sessions of an account, including an operator's support views, and forgets their devices.
pub async fn end_other_sessions(
    tx: &mut Tx,
    clock: &Clock,
    subject: Subject,
    kept: SessionId,
    why: EndReason,
) -> sqlx::Result<()> {
    devices::delete_other_devices(tx, subject, kept).await?;
    store::end_other_sessions(tx, subject, kept, clock.now(), why).await
}

/// Stores that the session's owner has confirmed the password; returns the end of its validity.
pub async fn mark_confirmed(tx: &mut Tx, session: SessionId, now: Timestamp) -> sqlx::Result<Timestamp> {
    store::set_confirmed(tx, session, now).await?;
    Ok(Timestamp(now.0 + CONFIRMED_FOR))
}

/// Requires the session's owner to have confirmed the password within the last ten minutes.
///
/// # Errors
/// `ReauthRequired` otherwise.
pub async fn require_confirmed(db: &mut impl Read, session: SessionId, now: Timestamp) -> Result<(), ApiError> {
    match store::find_confirmation_time(db, session).await? {
        Some(at) if now.0.duration_since(at.0) <= CONFIRMED_FOR => Ok(()),
        _ => Err(ErrorCode::ReauthRequired.into()),
    }
}

/// Time for which an expired bearer is still known, so that it can sign its session out.
const DEAD_BEARER: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Deletes sessions that ended before `before` with their tokens, long expired bearers, and devices not seen for a
/// year, in limited batches; returns the number of rows.
pub async fn delete_old_sessions(tx: &mut Tx, before: Timestamp, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    let bearers = store::delete_old_bearers(tx, Timestamp(now.0 - DEAD_BEARER), most).await?;
    let devices = devices::delete_expired_devices(tx, now, most).await?;
    Ok(bearers + devices + store::delete_old_sessions(tx, before, most).await?)
}

async fn hand_out(
    tx: &mut Tx,
    rng: &Rng,
    (subject, session): (Subject, SessionId),
    parent: Option<i64>,
    now: Timestamp,
    session_expires_at: Timestamp,
) -> sqlx::Result<Tokens> {
    let (bearer, refresh) = (rng.secret(), rng.secret());
    let bearer_expires_at = Timestamp(now.0 + BEARER_LIFE).min(session_expires_at);
    store::insert_bearer(tx, &hash_secret(&bearer), session, bearer_expires_at).await?;
    store::insert_refresh_token(tx, &hash_secret(&refresh), session, parent, now).await?;
    Ok(Tokens { bearer, bearer_expires_at, refresh, subject, session, session_expires_at, device: None })
}

/// Hash of a secret for storage.
pub fn hash_secret(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret))
}
