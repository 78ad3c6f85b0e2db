//! Documents of the sample programme that visitors of the demo try it with.
mod einvoices;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(einvoices::list_demo_einvoices)).routes(routes!(einvoices::download_demo_einvoice))
}
