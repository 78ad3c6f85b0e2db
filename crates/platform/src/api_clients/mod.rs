//! Clients of the API: machines that call it with tokens of their own, each with scopes, networks and an expiry.
//!
//! A token is opaque, 256 random bits behind `plon_`, shown once and kept as a hash. A client acts on the
//! responsibility of the operator who made it: rows that need an operator name that one, and the client beside.
mod authenticate;
mod extract;
mod model;
mod store;

use jiff::SignedDuration;

use crate::alarms::{self, AlarmKind};
use crate::idempotency::KeyOwner;
use crate::rate_limit::Quota;
use plon_kernel::db::Db;
use plon_kernel::ids::ApiClientId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;

pub use authenticate::authenticate;
pub use extract::{ApiClient, PushSales, ReadChanges, ReadSales, RequiredScope};
pub use model::{ApiScope, KnownClient, NewClient, NewToken, hint_of};
pub use plon_kernel::networks::Networks;
pub use store::{
    ClientRow, TokenRow, disable_client, end_tokens_by, find_client, insert_client, insert_token, is_distributor,
    list_tokens_between, lock_client, select_clients, update_client,
};

/// Beginning of every token, by which leaked ones are found in files and logs.
const PREFIX: &str = "plon_";

/// Requests that one client is let make.
pub const PER_CLIENT: Quota = Quota { name: "api_client", tries: 120, window: SignedDuration::from_mins(1) };

/// Tokens that a network may give in vain.
const REFUSED: Quota = Quota { name: "api_client.refused", tries: 60, window: SignedDuration::from_mins(15) };

/// Time before the end of a client's last token in which administrators are warned.
pub const WARNED_BEFORE: SignedDuration = SignedDuration::from_hours(30 * 24);

impl KeyOwner for ApiClientId {
    fn name(&self) -> String {
        account_of(*self)
    }
}

/// Client as stored in events and named in the log.
pub fn account_of(client: ApiClientId) -> String {
    format!("api_client:{}", client.0)
}

/// New token, to be shown once.
pub fn make_token(rng: &Rng) -> String {
    format!("{PREFIX}{}", rng.secret())
}

/// True for a text that is a client's token by its form.
pub fn is_token(bearer: &str) -> bool {
    bearer.starts_with(PREFIX)
}

/// Raises the alarm about clients whose last token ends soon, else clears it.
///
/// # Errors
/// When the database does not answer.
pub async fn warn_of_expiry(db: &Db, now: Timestamp) -> sqlx::Result<()> {
    let names = store::list_names_ending(&mut db.read().await?, now, Timestamp(now.0 + WARNED_BEFORE)).await?;
    let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
    let mut tx = db.begin().await?;
    match count {
        0 => alarms::clear(&mut tx, AlarmKind::ApiTokensExpire).await?,
        count => alarms::raise(&mut tx, AlarmKind::ApiTokensExpire, count, &names.join(", "), now).await?,
    }
    tx.commit().await
}
