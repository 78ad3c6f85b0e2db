//! Distributors, which sell the programme's products.
pub mod admin;
mod list;
mod model;
mod options;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_distributor_branches))
        .routes(routes!(options::list_distributor_options))
        .merge(admin::routes())
}
