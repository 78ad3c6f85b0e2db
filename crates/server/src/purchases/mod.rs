//! Purchases: what a participant has bought, product by product, out of the lines that were accepted.
mod details;
mod list;
mod months;
mod store;

use plon_domain::season::Season;
use plon_domain::volume::Unit;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;
use crate::openapi;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list::list)).routes(routes!(details::details)).routes(routes!(months::months))
}

/// The closed list of units, for the API's document.
fn units() -> Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// The season that is asked for, the current one when none is.
///
/// # Errors
/// `Malformed` for what is no season.
fn asked_season(app: &App, asked: Option<i64>) -> Result<Season, ApiError> {
    match asked {
        Some(year) => Season::try_from(year).map_err(|_| ApiError::Malformed),
        None => Ok(Season::of(app.clock.today().0)),
    }
}
