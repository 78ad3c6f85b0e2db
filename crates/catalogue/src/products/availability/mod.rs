//! Places where the programme's products can be bought, for signed-in participants, partners included.
mod dictionary;
mod search;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(dictionary::list_product_availability_options))
        .routes(routes!(search::search_product_availability))
}
