//! Screens of the back office itself: the dashboard.
mod desk;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(desk::admin_show_dashboard))
}
