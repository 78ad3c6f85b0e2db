//! Opening of the portal: the checklist before it, what an administrator tries from there, and the act itself.
mod checklist;
mod model;
mod open;
mod proposal;
mod store;
mod test_message;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(checklist::admin_show_launch_checklist))
        .routes(routes!(open::admin_open_portal))
        .routes(routes!(test_message::admin_send_test_message))
        .routes(routes!(proposal::admin_create_proposed_page))
}
