//! Options that conditions may name, and the segments to choose from.
use axum::extract::State;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;

/// Options of conditions.
#[derive(Debug, Serialize, ToSchema)]
pub struct SegmentOptions {
    /// All segments by name.
    segments: Vec<NamedOption>,
    /// Latest first.
    seasons: Vec<i64>,
    brands: Vec<String>,
    products: Vec<NamedOption>,
    /// Those that were published, the latest first.
    promotions: Vec<NamedOption>,
    levels: Vec<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NamedOption {
    id: i64,
    name: String,
}

/// Lists what conditions may name, and all segments.
#[utoipa::path(get, path = "/api/v1/backoffice/segment-options", tag = "segments",
    responses((status = 200, body = DataResponse<SegmentOptions>)))]
pub async fn admin_list_segment_options(
    State(app): State<App>,
    _: Operator<Office>,
) -> Result<axum::Json<DataResponse<SegmentOptions>>, ApiError> {
    let mut db = app.db.read().await?;
    let named = |(id, name): (i64, String)| NamedOption { id, name };
    let products = store::list_products(&mut db).await?;
    let mut brands: Vec<String> = products.iter().map(|(_, _, brand, _)| brand.clone()).collect();
    brands.sort();
    brands.dedup();
    let promotions = store::list_promotions(&mut db).await?;
    let data = SegmentOptions {
        segments: store::list_names(&mut db).await?.into_iter().map(named).collect(),
        seasons: store::list_seasons(&mut db).await?,
        brands,
        products: products.into_iter().map(|(id, name, ..)| NamedOption { id, name }).collect(),
        promotions: promotions
            .into_iter()
            .map(|(id, name, season)| NamedOption { id, name: format!("{name} ({season})") })
            .collect(),
        levels: store::list_levels(&mut db).await?,
    };
    Ok(axum::Json(DataResponse { data }))
}
