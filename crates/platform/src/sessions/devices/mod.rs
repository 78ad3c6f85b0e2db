//! Devices that an account was signed in from: a random token in a cookie of a year, stored as a hash.
mod store;

use axum::http::HeaderMap;
use jiff::SignedDuration;

pub use store::{forget_all, forget_expired, forget_of_session, forget_others};

use super::{Subject, hash};
use crate::app::{App, Mode};
use crate::cookies::Name;
use plon_kernel::columns::{At, SessionId};
use plon_kernel::db::{Read, Tx};

const DEVICE: Name = Name { plain: "plon_device", over_tls: "__Host-plon_device" };

const LIFE: SignedDuration = SignedDuration::from_hours(365 * 24);

/// How many devices of one account are known; the one that was used least lately gives way.
const MOST: i64 = 20;

/// The device's number, where the account was signed in to from it before.
pub async fn known(db: &mut impl Read, app: &App, subject: Subject, headers: &HeaderMap) -> sqlx::Result<Option<i64>> {
    match DEVICE.presented(app.mode, headers) {
        Some(token) => store::find(db, &hash(token), subject, app.clock.now()).await,
        None => Ok(None),
    }
}

/// Remembers that the account was signed in to from this browser; the token for its cookie. It is a new one each time,
/// for all accounts that the device knows: a token that somebody else has seen or planted is worth nothing after it.
pub async fn remember(
    tx: &mut Tx,
    app: &App,
    subject: Subject,
    session: Option<SessionId>,
    headers: &HeaderMap,
) -> sqlx::Result<String> {
    let (now, token) = (app.clock.now(), app.rng.secret());
    if let Some(old) = DEVICE.presented(app.mode, headers) {
        store::change_token(tx, &hash(old), &hash(&token)).await?;
    }
    store::keep(tx, &hash(&token), subject, session, (now, At(now.0 + LIFE))).await?;
    store::forget_beyond(tx, subject, MOST).await?;
    Ok(token)
}

/// The `Set-Cookie` that keeps a device's token.
pub fn cookie(mode: Mode, token: &str) -> String {
    DEVICE.keep(mode, token, LIFE)
}
