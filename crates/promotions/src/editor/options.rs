//! Options of a promotion's editor.
use std::collections::BTreeMap;

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::cms::{NamedProduct, NamedSlug};
use super::super::names::Names;
use super::model::{NamedPromotion, NamedSegment};
use super::store;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Seasons, the products, brands, categories and packs of a scope, the promotions, and the segments.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionOptions {
    /// Latest first.
    seasons: Vec<i64>,
    brands: Vec<NamedSlug>,
    categories: Vec<NamedSlug>,
    products: Vec<NamedProduct>,
    /// Volumes of packs in thousandths.
    packs: Vec<i64>,
    /// Latest first.
    promotions: Vec<NamedPromotion>,
    segments: Vec<NamedSegment>,
}

/// Lists the seasons, brands, categories, products, packs, promotions and segments to choose from.
#[utoipa::path(get, path = "/api/v1/backoffice/promotion-options", tag = "promotions",
    responses((status = 200, body = DataResponse<PromotionOptions>)))]
pub async fn admin_list_promotion_options(
    State(app): State<App>,
    _: Operator<Office>,
) -> Result<axum::Json<DataResponse<PromotionOptions>>, ApiError> {
    let mut db = app.db.read().await?;
    let names = Names::load(&mut db).await?;
    let slugs =
        |named: BTreeMap<String, String>| named.into_iter().map(|(slug, name)| NamedSlug { slug, name }).collect();
    let data = PromotionOptions {
        seasons: store::list_seasons(&mut db).await?,
        packs: store::list_pack_volumes(&mut db).await?,
        promotions: store::list_names(&mut db).await?,
        segments: store::list_segments(&mut db).await?,
        brands: slugs(names.brands),
        categories: slugs(names.categories),
        products: names.products.into_iter().map(|(sap, name)| NamedProduct { sap, name }).collect(),
    };
    Ok(axum::Json(DataResponse { data }))
}
