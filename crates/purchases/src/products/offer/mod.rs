//! What everybody can look at: the programme's products with what their packs earn, and what they can be narrowed by.
mod document;
mod filters;
mod list;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

use plon_platform::error::ApiError;

pub use document::screens;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(list::list_products)).routes(routes!(filters::list_product_filters))
}

/// The names of a product's crops, as they are stored.
fn crops(stored: &str) -> Result<Vec<String>, ApiError> {
    Ok(serde_json::from_str(stored).map_err(anyhow::Error::new)?)
}
