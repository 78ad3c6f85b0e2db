//! Contact: messages from visitors and participants to the programme, and the operators' answers.
mod admin;
mod emails;
mod form;
mod kinds;
mod model;
mod participant;
mod store;
mod store_message;
mod visitor;

use plon_platform::openapi::{ApiRouter, routes};

use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(visitor::send_visitor_contact_message))
        .routes(routes!(participant::send_participant_contact_message))
        .merge(admin::routes())
}

/// Deletes up to `most` messages answered or closed before `before`; returns their number.
pub async fn delete_old_messages(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::delete_old_messages(tx, before, most).await
}
