//! First run: an empty portal is set up in the browser, behind a one-time link that its start prints.
mod check;
mod complete;
mod form;
mod link;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use link::{announcement, make_link};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(check::check_setup_link)).routes(routes!(complete::set_portal_up))
}
