//! Products that earn points, their packs, and the places where they can be bought.
pub mod admin;
mod availability;
mod offer;
mod packs;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use offer::screens;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(packs::admin_list_packs))
        .merge(offer::routes())
        .merge(availability::routes())
        .merge(admin::routes())
}
