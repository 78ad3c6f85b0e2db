//! The calculator: what a purchase would bring. The browser calculates; here is what it needs to know.
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(show::show_calculator))
}
