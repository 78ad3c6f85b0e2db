//! The public part: the programme's products with the points of their packs, and the filters.
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

/// Parses the stored names of a product's crops.
fn crops(stored: &str) -> Result<Vec<String>, ApiError> {
    Ok(serde_json::from_str(stored).map_err(anyhow::Error::new)?)
}
