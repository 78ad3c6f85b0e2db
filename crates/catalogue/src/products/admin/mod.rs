//! The operator's side of products: products, packs, and points per season.
mod export;
mod form;
pub mod import;
mod list;
mod model;
mod packs;
mod rates;
mod save;
mod show;
mod store;

use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ProductId};
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::ApiError;
use plon_platform::openapi::{ApiRouter, routes};
use plon_platform::response::ActionResponse;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_products))
        .routes(routes!(list::admin_list_product_options))
        .routes(routes!(show::admin_show_product))
        .routes(routes!(save::admin_create_product))
        .routes(routes!(save::admin_update_product))
        .routes(routes!(packs::admin_create_pack))
        .routes(routes!(packs::admin_update_pack))
        .routes(routes!(packs::admin_delete_pack))
        .routes(routes!(rates::admin_set_product_rate))
        .routes(routes!(export::admin_export_products))
}

/// A change of one product, in an open transaction.
struct ProductEdit {
    tx: Tx,
    id: ProductId,
}

impl ProductEdit {
    /// # Errors
    /// `NotFound`; `VersionChanged` when another operator was faster (optimistic lock).
    async fn begin(app: &App, id: ProductId, version: i64) -> Result<ProductEdit, ApiError> {
        let mut tx = app.db.begin().await?;
        if store::increment_version(&mut tx, id, version).await? {
            return Ok(ProductEdit { tx, id });
        }
        match store::find_product(&mut tx, id).await? {
            Some(_) => Err(ErrorCode::VersionChanged.into()),
            None => Err(ApiError::NotFound),
        }
    }

    /// Records the change; answers with the changed product.
    async fn commit<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
        mut self,
        app: &App,
        (operator, event): (OperatorId, AuditEvent<Before, After>),
        records: (Option<&Before>, Option<&After>),
        message: &str,
    ) -> Result<axum::Json<ActionResponse<show::AdminProduct>>, ApiError> {
        audit::record(&mut self.tx, event, audit::by(operator, self.id.0), records, app.clock.now()).await?;
        let data = show::load_product(&mut self.tx, self.id).await?.ok_or(ApiError::NotFound)?;
        self.tx.commit().await?;
        Ok(axum::Json(ActionResponse { data, message: message.to_owned() }))
    }
}
