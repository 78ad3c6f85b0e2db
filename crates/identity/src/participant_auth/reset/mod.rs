//! First and forgotten password, one flow: NIP, code by SMS, new password.
mod ask;
mod pace;
mod request_origin;
mod set;
mod store;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use plon_platform::openapi::{ApiRouter, routes};
use sha2::{Digest, Sha256};

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::cookies::Name;

/// Cookie that binds a code to the browser that asked for it.
const HANDLE: Name = Name { plain: "plon_reset", over_tls: "__Host-plon_reset" };

const CODE_LIFE: SignedDuration = SignedDuration::from_mins(10);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Wrong tries per sent code.
const WRONG_PER_CODE: i64 = 3;
/// Wrong tries per sent code while somebody is guessing across the programme.
const WRONG_PER_CODE_BRAKED: i64 = 1;
/// Wrong tries per participant and day, however many codes are sent.
const WRONG_PER_ACCOUNT: i64 = 10;
/// Wrong tries in the whole programme within a day past which the brake is on.
const WRONG_IN_ALL: i64 = 100;

pub use pace::list_locks;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(ask::request_password_reset)).routes(routes!(set::reset_password))
}

/// Start of the day for counting wrong codes: a code may be tried until it expires.
fn day_of_codes(now: Timestamp) -> Timestamp {
    Timestamp(now.0 - DAY - CODE_LIFE)
}

/// Number of wrong codes within a day, and true when that puts the brake on.
pub async fn wrong_codes(db: &mut impl Read, now: Timestamp) -> sqlx::Result<(i64, bool)> {
    let wrong = store::count_all_wrong_since(db, day_of_codes(now)).await?;
    Ok((wrong, wrong > WRONG_IN_ALL))
}

/// Lifts the limits on asking for codes and trying them; wrong codes still count for the whole programme.
pub async fn clear_limits(tx: &mut Tx, of: ParticipantId, now: Timestamp) -> sqlx::Result<()> {
    store::clear_wrong_tries(tx, of, now).await
}

/// Deletes up to `most` codes that no longer count; returns their number.
pub async fn delete_old_codes(tx: &mut Tx, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::delete_old_codes(tx, Timestamp(now.0 - DAY - DAY), most).await
}

fn hash(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret))
}

/// Hash of a code for storage: useless without the handle, which only the browser has.
fn hash_of_code(handle: &str, code: &str) -> String {
    hash(&format!("{handle}.{code}"))
}
