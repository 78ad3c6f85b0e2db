//! An operator adds a product or changes what is said of it.
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::ProductForm;
use super::show::{self, DeskProduct};
use super::{Changing, on_product, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::ProductId;
use crate::error::{ApiError, ErrorBody, OnUnique};
use crate::extract::{Json, Path};
use crate::who::{Moderates, Operator};

/// A changed product, and the version that it was changed from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ProductChange {
    version: i64,
    product: ProductForm,
}

/// Adds a product, still without packs and rates.
#[utoipa::path(post, path = "/api/v1/backoffice/products", tag = "products", operation_id = "add_product",
    request_body = ProductForm,
    responses((status = 201, body = Done<DeskProduct>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn add(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Json(form): Json<ProductForm>,
) -> Result<(StatusCode, axum::Json<Done<DeskProduct>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let product = form.parse(&mut tx, None).await?;
    let id = store::insert(&mut tx, &product).await.on_unique(|| Refusal::VersionChanged)?;
    let act = on_product(operator.id, "products.add", id);
    let after = store::product(&mut tx, id).await?;
    audit::record(&mut tx, act, &(), &after, app.clock.now()).await?;
    let data = show::card(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Produkt jest dodany. Teraz dodaj opakowania i\u{a0}stawkę sezonu.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(Done { data, message })))
}

/// Changes what is said of a product.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/update", tag = "products",
    operation_id = "update_product", request_body = ProductChange, params(("id" = i64, Path)),
    responses((status = 200, body = Done<DeskProduct>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn update(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<ProductId>,
    Json(change): Json<ProductChange>,
) -> Result<axum::Json<Done<DeskProduct>>, ApiError> {
    let mut changing = Changing::begin(&app, id, change.version).await?;
    let before = store::product(&mut changing.tx, id).await?;
    let product = change.product.parse(&mut changing.tx, Some(id)).await?;
    store::update(&mut changing.tx, id, &product).await.on_unique(|| Refusal::VersionChanged)?;
    let after = store::product(&mut changing.tx, id).await?;
    let records = (&before, &after);
    changing.end(&app, (operator.id, "products.update"), records, "Dane produktu są zapisane").await
}
