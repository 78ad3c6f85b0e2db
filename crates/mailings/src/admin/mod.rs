//! Mailings in the back office: written, tried, submitted, approved by a second person, returned and stopped.
mod approve;
mod delete;
mod form;
mod give_back;
mod list;
mod model;
mod save;
mod show;
mod stop;
mod submit;
mod trial;

use plon_domain::mailing::{MailingChannel, MailingStatus};
use plon_kernel::db::Tx;
use plon_kernel::ids::MailingId;
use plon_platform::error::ApiError;
use plon_platform::openapi::{self, ApiRouter, routes};
use utoipa::openapi::Object;

use crate::model::MailingRow;
use crate::store;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_mailings))
        .routes(routes!(show::admin_show_mailing))
        .routes(routes!(save::admin_create_mailing))
        .routes(routes!(save::admin_update_mailing))
        .routes(routes!(delete::admin_delete_mailing))
        .routes(routes!(trial::admin_try_mailing))
        .routes(routes!(submit::admin_submit_mailing))
        .routes(routes!(approve::admin_approve_mailing))
        .routes(routes!(give_back::admin_return_mailing))
        .routes(routes!(stop::admin_stop_mailing))
}

/// Schema of the channels of mailings.
pub fn mailing_channels() -> Object {
    openapi::codes(MailingChannel::ALL.iter().map(|channel| channel.as_str()))
}

fn statuses() -> Object {
    openapi::codes(MailingStatus::ALL.iter().map(|status| status.as_str()))
}

/// Current state of a mailing.
///
/// # Errors
/// `NotFound` when there is none with this id.
async fn load(tx: &mut Tx, id: MailingId) -> Result<MailingRow, ApiError> {
    store::find_mailing(tx, id).await?.ok_or(ApiError::NotFound)
}
