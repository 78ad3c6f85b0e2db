//! The filters of the list of products, each choice with the number of products that match.
use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use plon_domain::crops::ListedCrop;
use plon_domain::text::search_key;
use plon_domain::volume::{PackSize, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, ProductTraits};
use crate::crops::load_crops;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// The choices of each filter.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferChoices {
    /// In Polish order.
    brands: Vec<OfferChoice>,
    /// In Polish order.
    categories: Vec<OfferChoice>,
    /// In the order in which registration asks for areas.
    crops: Vec<OfferChoice>,
    /// Litres before kilograms, the smallest first.
    volumes: Vec<OfferChoice>,
}

/// A choice of a filter.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferChoice {
    /// The value for the list's query.
    value: String,
    /// The displayed name.
    name: String,
    /// Number of matching products.
    count: i64,
}

/// Lists the choices of the products' filters; the same for everybody.
#[utoipa::path(get, path = "/api/v1/product-filters", tag = "products",
    responses((status = 200, body = DataResponse<OfferChoices>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn list_product_filters(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    app.public.answer("product-filters".to_owned(), &headers, choices(&app)).await
}

async fn choices(app: &App) -> Result<DataResponse<OfferChoices>, ApiError> {
    let mut db = app.db.read().await?;
    let traits = store::list_product_traits(&mut db).await?;
    let data = OfferChoices {
        brands: store::count_by_brand(&mut db).await?.into_iter().map(to_choice).collect(),
        categories: store::count_by_category(&mut db).await?.into_iter().map(to_choice).collect(),
        crops: crops(&traits, &load_crops(&mut db).await?)?,
        volumes: volumes(&traits)?,
    };
    Ok(DataResponse { data })
}

fn to_choice((name, count): (String, i64)) -> OfferChoice {
    OfferChoice { value: name.clone(), name, count }
}

fn crops(traits: &[ProductTraits], listed: &[ListedCrop]) -> Result<Vec<OfferChoice>, ApiError> {
    let mut counts: BTreeMap<(usize, String, String), i64> = BTreeMap::new();
    for one in traits {
        for name in super::crops(&one.crops)? {
            *counts.entry((crop_position(listed, &name), search_key(&name), name)).or_default() += 1;
        }
    }
    Ok(counts.into_iter().map(|((_, _, name), count)| to_choice((name, count))).collect())
}

/// Position of a crop in registration; others come last.
fn crop_position(listed: &[ListedCrop], name: &str) -> usize {
    listed.iter().position(|crop| crop.name == name).unwrap_or(usize::MAX)
}

fn volumes(traits: &[ProductTraits]) -> Result<Vec<OfferChoice>, ApiError> {
    let mut counts: BTreeMap<PackSize, i64> = BTreeMap::new();
    for one in traits {
        for volume in store::parse_volumes(one.volumes.as_deref())? {
            *counts.entry(PackSize { unit: one.unit, volume }).or_default() += 1;
        }
    }
    let choice = |(size, count): (PackSize, i64)| OfferChoice {
        value: size.to_string(),
        name: Volume::from(size.volume).to_polish(size.unit),
        count,
    };
    Ok(counts.into_iter().map(choice).collect())
}
