//! Purchases of the caller that wait for an operator's decision.
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(show::show_waiting_purchases))
}
