//! First password and forgotten password: one flow of a NIP, a code by SMS, and the new password.
mod ask;
mod asker;
mod pace;
mod set;
mod store;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use plon_platform::openapi::{ApiRouter, routes};
use sha2::{Digest, Sha256};

use plon_kernel::columns::{At, ParticipantId};
use plon_kernel::db::{Read, Tx};
use plon_platform::cookies::Name;

/// The cookie that binds a code to the browser that asked for it.
const HANDLE: Name = Name { plain: "plon_reset", over_tls: "__Host-plon_reset" };

const CODE_LIFE: SignedDuration = SignedDuration::from_mins(10);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// How many wrong codes are looked at per code that was sent.
const WRONG_PER_CODE: i64 = 3;
/// The same while somebody is guessing all over the programme.
const WRONG_PER_CODE_BRAKED: i64 = 1;
/// How many per participant and day, whatever new codes are sent.
const WRONG_PER_ACCOUNT: i64 = 10;
/// Past so many in the whole programme within a day the brake is on.
const WRONG_IN_ALL: i64 = 100;

pub use pace::locks;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(ask::request_password_reset)).routes(routes!(set::reset_password))
}

/// Since when wrong codes count as the last day's: a code may be tried until it is out of time.
fn day_of_codes(now: At) -> At {
    At(now.0 - DAY - CODE_LIFE)
}

/// How many wrong codes were tried within a day, and whether that is so many that the brake is on.
pub async fn wrong_codes(db: &mut impl Read, now: At) -> sqlx::Result<(i64, bool)> {
    let wrong = store::wrong_in_all(db, day_of_codes(now)).await?;
    Ok((wrong, wrong > WRONG_IN_ALL))
}

/// Lets a participant ask for codes and try them again at once; all wrong ones still count for the whole programme.
pub async fn lift(tx: &mut Tx, of: ParticipantId, now: At) -> sqlx::Result<()> {
    store::lift(tx, of, now).await
}

/// Forgets codes that count no more, some at a time; how many they were.
pub async fn forget_codes(tx: &mut Tx, now: At, most: i64) -> sqlx::Result<u64> {
    store::forget(tx, At(now.0 - DAY - DAY), most).await
}

fn hash(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret))
}

/// What is stored of a code: worth nothing without the handle, which only the browser has.
fn hash_of_code(handle: &str, code: &str) -> String {
    hash(&format!("{handle}.{code}"))
}
