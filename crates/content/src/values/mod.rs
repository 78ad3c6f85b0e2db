//! Numbers of the programme that hold from a day on: the points' limit, the points per złoty, and what appeals may take.
//!
//! The numbers that hold stand among the settings, where every feature reads them. The daily job copies a number there
//! on its day.
mod admin;
mod apply;
mod model;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use apply::apply_due;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(admin::admin_list_values))
        .routes(routes!(admin::admin_plan_value))
        .routes(routes!(admin::admin_withdraw_value))
}
