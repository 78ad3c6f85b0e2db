//! Purchases of a participant, by product, from the accepted invoice lines.
mod details;
mod export;
mod list;
mod months;
mod store;

use plon_domain::season::Season;
use plon_domain::volume::Unit;
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::openapi;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_purchases))
        .routes(routes!(export::export_purchases))
        .routes(routes!(export::print_purchases))
        .routes(routes!(details::list_product_purchases))
        .routes(routes!(months::list_monthly_purchases))
}

/// Closed list of units, for the API document.
fn units() -> Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// Season from the query, by default the current one.
///
/// # Errors
/// `Malformed` when it is no season.
fn requested_season(app: &App, query: Option<i64>) -> Result<Season, ApiError> {
    match query {
        Some(year) => Season::try_from(year).map_err(|_| ApiError::Malformed),
        None => Ok(Season::of(app.clock.today().0)),
    }
}
