//! Operators' side of contact: the list, one message, its answer.
mod end;
mod list;
mod show;

use plon_domain::contact::ContactStatus;
use plon_platform::openapi::{ApiRouter, routes};

use plon_platform::response::{Status, status};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_contact_messages))
        .routes(routes!(show::admin_show_contact_message))
        .routes(routes!(end::admin_answer_contact_message))
        .routes(routes!(end::admin_close_contact_message))
}

fn status_label(status: ContactStatus) -> Status {
    status!(status)
}
