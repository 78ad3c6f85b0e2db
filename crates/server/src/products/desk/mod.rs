//! The operator's side of products: what is sold, in which packs, and how many points it earns in a season.
mod export;
mod form;
pub mod import;
mod list;
mod packs;
mod rates;
mod save;
mod show;
mod store;

use plon_domain::volume::Unit;
use serde::Serialize;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::{OperatorId, ProductId};
use crate::db::Tx;
use crate::error::ApiError;
use crate::openapi;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(list::suggestions))
        .routes(routes!(show::show))
        .routes(routes!(save::add))
        .routes(routes!(save::update))
        .routes(routes!(packs::add))
        .routes(routes!(packs::update))
        .routes(routes!(packs::remove))
        .routes(routes!(rates::set))
        .routes(routes!(export::products))
}

fn units() -> Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// A change of one product, in an open transaction.
struct Changing {
    tx: Tx,
    id: ProductId,
}

impl Changing {
    /// # Errors
    /// `NotFound`; `VersionChanged` when somebody was faster.
    async fn begin(app: &App, id: ProductId, version: i64) -> Result<Changing, ApiError> {
        let mut tx = app.db.begin().await?;
        if store::next_version(&mut tx, id, version).await? {
            return Ok(Changing { tx, id });
        }
        match store::product(&mut tx, id).await? {
            Some(_) => Err(Refusal::VersionChanged.into()),
            None => Err(ApiError::NotFound),
        }
    }

    /// Records the change and answers with the product as it is now.
    async fn end(
        mut self,
        app: &App,
        (operator, action): (OperatorId, &'static str),
        (before, after): (&impl Serialize, &impl Serialize),
        message: &str,
    ) -> Result<axum::Json<Done<show::DeskProduct>>, ApiError> {
        let act = on_product(operator, action, self.id);
        audit::record(&mut self.tx, act, before, after, app.clock.now()).await?;
        let data = show::card(&mut self.tx, self.id).await?.ok_or(ApiError::NotFound)?;
        self.tx.commit().await?;
        Ok(axum::Json(Done { data, message: message.to_owned() }))
    }
}

/// An act on a product.
fn on_product(operator: OperatorId, action: &'static str, id: ProductId) -> Act<'static> {
    Act { operator, action, subject: ("products", id.0), participant: None, note: None }
}
