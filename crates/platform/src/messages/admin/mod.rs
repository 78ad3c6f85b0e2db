//! Operator's outbox: messages, their recipients and status, and a retry for failed ones.
mod list;
mod model;
mod retry;
mod show;
mod store;

use crate::openapi::{ApiRouter, routes};
use plon_domain::message::MessageStatus;

use crate::response::{Status, status};
use plon_kernel::db::Read;

pub use model::Outbox;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_messages))
        .routes(routes!(show::admin_show_message))
        .routes(routes!(retry::admin_retry_message))
}

pub async fn load_outbox(db: &mut impl Read) -> sqlx::Result<Outbox> {
    store::load_outbox(db).await
}

fn status_label(status: MessageStatus) -> Status {
    status!(status)
}
