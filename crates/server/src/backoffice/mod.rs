//! Screens of the back office itself: the dashboard.
mod dashboard;
mod model;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(dashboard::admin_show_dashboard))
}
