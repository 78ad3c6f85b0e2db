//! Operators' side of the newsletter: the list of readers, and its export.
mod export;
mod list;

use plon_domain::newsletter::SubscriberStatus;
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

use plon_platform::openapi::codes;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_newsletter_subscribers))
        .routes(routes!(export::admin_export_newsletter_subscribers))
}

fn statuses() -> Object {
    codes(SubscriberStatus::ALL.iter().map(|status| status.as_str()))
}
