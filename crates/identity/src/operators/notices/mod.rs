//! Notices to administrators and finance about operators: new ones, and those who may do more than before; and to one
//! operator about what was done for them.
mod list;
mod model;
mod store;

use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_message_templates::operators::NOTICE;
use plon_platform::openapi::{ApiRouter, routes};

use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, MessageContext};

/// Time for which a notice is kept.
const KEPT: SignedDuration = SignedDuration::from_hours(365 * 24);

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(list::admin_list_notices)).routes(routes!(list::admin_mark_notices_read))
}

/// Notifies one operator on the dashboard.
///
/// # Errors
/// When the database does not answer.
pub async fn notify(
    tx: &mut Tx,
    operator: OperatorId,
    (title, content): (&str, &str),
    now: Timestamp,
) -> Result<(), ApiError> {
    Ok(store::insert_notice(tx, operator, title, content, now).await?)
}

/// Notifies all administrators and all of finance, on the dashboard and by e-mail, the one who caused it included, so
/// that a stolen session is noticed.
///
/// # Errors
/// When the database does not answer.
pub async fn notify_administrators(tx: &mut Tx, title: &str, content: &str, now: Timestamp) -> Result<(), ApiError> {
    notify_with_advice(tx, (title, content, "wyłącz to konto na zapleczu"), now).await
}

/// The same; `advice` is what to do at once if nobody has agreed to it.
///
/// # Errors
/// When the database does not answer.
pub async fn notify_with_advice(
    tx: &mut Tx,
    (title, content, advice): (&str, &str, &str),
    now: Timestamp,
) -> Result<(), ApiError> {
    store::delete_notices_before(tx, Timestamp(now.0 - KEPT)).await?;
    let values = [("tytuł", title), ("treść", content), ("co zrobić", advice)];
    for reader in store::list_recipients(tx).await? {
        store::insert_notice(tx, reader.id, title, content, now).await?;
        if let Ok(to) = Email::parse(&reader.email) {
            messages::queue_template_email(tx, &to, (&NOTICE, &values), MessageContext::of(&NOTICE), now).await?;
        }
    }
    Ok(())
}
