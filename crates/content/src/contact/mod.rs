//! Contact: messages from visitors and participants to the programme, and the operators' answers.
mod desk;
mod form;
mod kinds;
mod participant;
mod store;
mod take;
mod visitor;
mod words;

use plon_platform::openapi::{ApiRouter, routes};

use plon_kernel::columns::At;
use plon_kernel::db::Tx;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(visitor::send_visitor_contact_message))
        .routes(routes!(participant::send_participant_contact_message))
        .merge(desk::routes())
}

/// Deletes up to `most` messages answered or closed before `before`; returns their number.
pub async fn forget(tx: &mut Tx, before: At, most: i64) -> sqlx::Result<u64> {
    store::forget(tx, before, most).await
}
