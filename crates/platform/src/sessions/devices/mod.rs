//! Devices known from earlier sign-ins: a random token in a cookie valid for a year, stored as a hash.
mod store;

use axum::http::HeaderMap;
use jiff::SignedDuration;

pub use store::{delete_device_of_session, delete_devices, delete_expired_devices, delete_other_devices};

use super::hash_secret;
use super::model::Subject;
use crate::app::{App, Mode};
use crate::cookies::Name;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::SessionId;
use plon_kernel::types::Timestamp;

const DEVICE: Name = Name { plain: "plon_device", over_tls: "__Host-plon_device" };

const LIFE: SignedDuration = SignedDuration::from_hours(365 * 24);

/// Known devices per account; beyond it the least recently used one is dropped.
const MOST: i64 = 20;

/// Number of the device, if the account was signed in from it before.
pub async fn find_known_device(
    db: &mut impl Read,
    app: &App,
    subject: Subject,
    headers: &HeaderMap,
) -> sqlx::Result<Option<i64>> {
    match DEVICE.presented(app.mode, headers) {
        Some(token) => store::find_device(db, &hash_secret(token), subject, app.clock.now()).await,
        None => Ok(None),
    }
}

/// Remembers this browser as a device of the account; returns the token for its cookie. Each time it is a new one,
/// for all accounts that the device knows, so that a token seen or planted by somebody else becomes useless.
pub async fn remember_device(
    tx: &mut Tx,
    app: &App,
    subject: Subject,
    session: Option<SessionId>,
    headers: &HeaderMap,
) -> sqlx::Result<String> {
    let (now, token) = (app.clock.now(), app.rng.secret());
    if let Some(old) = DEVICE.presented(app.mode, headers) {
        store::change_token(tx, &hash_secret(old), &hash_secret(&token)).await?;
    }
    store::put_device(tx, &hash_secret(&token), subject, session, (now, Timestamp(now.0 + LIFE))).await?;
    store::delete_devices_beyond(tx, subject, MOST).await?;
    Ok(token)
}

/// `Set-Cookie` with a device's token.
pub fn device_cookie(mode: Mode, token: &str) -> String {
    DEVICE.keep(mode, token, LIFE)
}
