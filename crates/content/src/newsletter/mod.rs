//! Newsletter subscriptions: an address is on the list once its owner has confirmed it, and off it in one step.
mod admin;
mod confirm;
mod emails;
mod join;
mod leave;
mod store;

use plon_platform::openapi::{ApiRouter, routes};
use sha2::{Digest, Sha256};

use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(join::subscribe_to_newsletter))
        .routes(routes!(confirm::confirm_newsletter_subscription))
        .routes(routes!(leave::unsubscribe_from_newsletter))
        .routes(routes!(leave::show_newsletter_unsubscribe_page))
        .merge(admin::routes())
}

/// Deletes addresses that were not confirmed in time and those unsubscribed before `before`, in limited batches;
/// returns their number.
pub async fn delete_old_subscribers(tx: &mut Tx, before: Timestamp, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    Ok(store::delete_unconfirmed(tx, now, most).await? + store::delete_unsubscribed(tx, before, most).await?)
}

/// Hash of a confirmation link's secret for storage.
fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}

/// URL of the unsubscribe page.
fn leave_page(app: &App, leave_key: &str) -> String {
    format!("{}/newsletter/rezygnacja/{leave_key}", app.public_url)
}
