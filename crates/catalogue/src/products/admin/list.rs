//! The operator's list of products, and the brands, categories and crops in use.
use axum::Json;
use axum::extract::State;
use plon_domain::text::search_key;
use plon_domain::volume::Unit;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::units;
use super::store::{self, Filter, ListedRow};
use plon_kernel::ids::ProductId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminProductsQuery {
    /// A part of the name, of the organiser's code or of a pack's code.
    search: Option<String>,
    brand: Option<String>,
    category: Option<String>,
    active: Option<bool>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedProduct {
    id: ProductId,
    name: String,
    sap: String,
    brand: String,
    category: String,
    #[schema(schema_with = units)]
    unit: Unit,
    colour: String,
    active: bool,
    packs: i64,
    /// Thousandths of a point in the open season; absent when it earns nothing.
    points_per_unit: Option<i64>,
}

impl From<ListedRow> for ListedProduct {
    fn from(row: ListedRow) -> ListedProduct {
        let ListedRow { id, name, sap, brand, category, unit, colour, active, packs, points_per_unit } = row;
        ListedProduct { id, name, sap, brand, category, unit, colour, active, packs, points_per_unit }
    }
}

/// Lists products in Polish order.
#[utoipa::path(get, path = "/api/v1/backoffice/products", tag = "products", params(AdminProductsQuery),
    responses((status = 200, body = CursorList<ListedProduct>)))]
pub async fn admin_list_products(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<AdminProductsQuery>,
) -> Result<Json<CursorList<ListedProduct>>, ApiError> {
    let given = |text: Option<String>| text.filter(|text| !text.is_empty());
    let filter = Filter {
        search: search_key(query.search.as_deref().unwrap_or_default()),
        brand: given(query.brand),
        category: given(query.category),
        active: query.active,
    };
    let products = store::select_products(&filter);
    let mut db = app.db.read().await?;
    let CursorPage::<ListedRow> { items, meta } =
        products.cursor_page_by(&mut db, store::BY_NAME, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedProduct::from).collect();
    Ok(Json(CursorList::new(items, meta)))
}

/// Names already in use by products, as choices.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductOptions {
    brands: Vec<String>,
    categories: Vec<String>,
    crops: Vec<String>,
    seasons: Vec<i64>,
}

/// Lists the brands, categories and crops of all products in Polish order, and the seasons, the latest first.
#[utoipa::path(get, path = "/api/v1/backoffice/product-options", tag = "products",
    responses((status = 200, body = DataResponse<ProductOptions>)))]
pub async fn admin_list_product_options(
    State(app): State<App>,
    _: Operator<Moderator>,
) -> Result<Json<DataResponse<ProductOptions>>, ApiError> {
    let mut db = app.db.read().await?;
    let (brands, categories) = (store::list_brands(&mut db).await?, store::list_categories(&mut db).await?);
    let mut crops: Vec<String> = Vec::new();
    for listed in store::list_crops(&mut db).await? {
        let listed: Vec<String> = serde_json::from_str(&listed).map_err(anyhow::Error::new)?;
        crops.extend(listed);
    }
    crops.sort_by_key(|crop| search_key(crop));
    crops.dedup();
    let seasons = store::list_seasons(&mut db).await?;
    Ok(Json(DataResponse { data: ProductOptions { brands, categories, crops, seasons } }))
}
