//! Calculator of a purchase's points: the browser calculates, and gets the data for it here.
mod model;
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(show::show_calculator))
}
