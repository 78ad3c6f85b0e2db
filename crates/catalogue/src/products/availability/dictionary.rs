//! The choices for an availability check.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// The choices, each once, in Polish order.
#[derive(Debug, Serialize, ToSchema)]
pub struct AvailabilityDictionary {
    distributors: Vec<String>,
    branches: Vec<String>,
    cities: Vec<String>,
    products: Vec<ProductToFind>,
}

/// A product on sale.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductToFind {
    sap: String,
    name: String,
    brand: String,
}

impl From<store::ChosenProduct> for ProductToFind {
    fn from(row: store::ChosenProduct) -> ProductToFind {
        ProductToFind { sap: row.sap, name: row.name, brand: row.brand }
    }
}

/// Lists the active distributors, their branches and towns, and the products on sale.
#[utoipa::path(get, path = "/api/v1/product-availability/dictionary", tag = "products",
    responses((status = 200, body = DataResponse<AvailabilityDictionary>)))]
pub async fn list_product_availability_options(
    State(app): State<App>,
    _: AnyParticipant,
) -> Result<Json<DataResponse<AvailabilityDictionary>>, ApiError> {
    let mut db = app.db.read().await?;
    let data = AvailabilityDictionary {
        distributors: store::list_distributor_names(&mut db).await?,
        branches: store::list_branch_names(&mut db).await?,
        cities: store::list_cities(&mut db).await?,
        products: store::list_products(&mut db).await?.into_iter().map(ProductToFind::from).collect(),
    };
    Ok(Json(DataResponse { data }))
}
