//! An operator adds a product or changes its data.
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::ProductForm;
use super::model::ProductRow;
use super::show::{self, AdminProduct};
use super::{ProductEdit, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ProductId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    pub ADD_PRODUCT: () => ProductRow = "products.add" on "products";
    pub UPDATE_PRODUCT: ProductRow => ProductRow = "products.update" on "products";
}

/// A changed product, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "product": {"name": "AGROSAR 360 SL", "sap": "30000107", "slug":
    "agrosar-360-sl", "brand": "AGROSAR", "category": "Herbicydy", "crops": ["Pszenica ozima", "Rzepak"], "unit":
    "L", "description": "Herbicyd nieselektywny do stosowania na ściernisku.", "colour": "#2f7d32", "active":
    true}}))]
pub struct ProductChange {
    version: i64,
    product: ProductForm,
}

/// Adds a product, without packs and rates.
#[utoipa::path(post, path = "/api/v1/backoffice/products", tag = "products", request_body = ProductForm,
    responses((status = 201, body = ActionResponse<AdminProduct>), (status = 409)))]
pub async fn admin_create_product(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Json(form): Json<ProductForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminProduct>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let product = form.parse(&mut tx, None).await?;
    let id = store::insert_product(&mut tx, &product).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_product(&mut tx, id).await?;
    let records = (&(), after.as_ref());
    audit::record(&mut tx, ADD_PRODUCT, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let data = show::load_product(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Produkt jest dodany. Teraz dodaj opakowania i\u{a0}stawkę sezonu.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Changes a product's data.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/update", tag = "products", request_body = ProductChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminProduct>), (status = 409)))]
pub async fn admin_update_product(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ProductId>,
    Json(change): Json<ProductChange>,
) -> Result<axum::Json<ActionResponse<AdminProduct>>, ApiError> {
    let mut edit = ProductEdit::begin(&app, id, change.version).await?;
    let before = store::find_product(&mut edit.tx, id).await?;
    let product = change.product.parse(&mut edit.tx, Some(id)).await?;
    store::update_product(&mut edit.tx, id, &product).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_product(&mut edit.tx, id).await?;
    let records = (before.as_ref(), after.as_ref());
    edit.commit(&app, (operator.id, UPDATE_PRODUCT), records, "Dane produktu są zapisane").await
}
