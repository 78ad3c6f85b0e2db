//! Packs that an invoice line may refer to.
pub mod aliases;
mod model;
pub mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(aliases::admin_list_pack_aliases))
}
