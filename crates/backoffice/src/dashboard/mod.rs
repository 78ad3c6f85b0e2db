//! The dashboard: what waits for operators.
mod counts;
mod model;
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(show::admin_show_dashboard)).routes(routes!(counts::admin_show_menu_counts))
}
