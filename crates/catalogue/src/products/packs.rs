//! The packs that an operator can choose for an invoice's line.
use axum::Json;
use axum::extract::State;
use plon_domain::season::Season;
use plon_domain::text::search_key;
use plon_domain::volume::{Unit, Volume};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, PackRow};
use plon_kernel::ids::PackId;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

/// Maximum number of packs in a search: more than a catalogue has, because the back office filters them itself.
const MOST: i64 = 2_000;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PackQuery {
    /// A part of the product's name, or a pack's whole code.
    search: Option<String>,
    /// Season whose points are shown; the current one by default.
    season: Option<i64>,
}

/// A pack with its points in a season.
#[derive(Debug, Serialize, ToSchema)]
pub struct PackOption {
    id: PackId,
    product: String,
    /// The pack's content, such as `5 L`.
    pack: String,
    #[schema(schema_with = units)]
    unit: Unit,
    /// Volume in thousandths of the unit.
    volume: i64,
    /// Thousandths of a point; absent when the product earns nothing in the season.
    points_per_unit: Option<i64>,
}

fn units() -> utoipa::openapi::Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// Lists packs in the Polish order of their products, the smallest first.
#[utoipa::path(get, path = "/api/v1/backoffice/packs", tag = "products", params(PackQuery),
    responses((status = 200, body = DataResponse<Vec<PackOption>>)))]
pub async fn admin_list_packs(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<PackQuery>,
) -> Result<Json<DataResponse<Vec<PackOption>>>, ApiError> {
    let season = match query.season {
        Some(year) => Season::try_from(year).map_err(|_| ApiError::Malformed)?,
        None => Season::of(app.clock.today().0),
    };
    let search = search_key(query.search.as_deref().unwrap_or_default());
    let rows = store::search_packs(&mut app.db.read().await?, season, &search, MOST).await?;
    Ok(Json(DataResponse { data: rows.into_iter().map(PackOption::from).collect() }))
}

impl From<PackRow> for PackOption {
    fn from(row: PackRow) -> PackOption {
        PackOption {
            id: row.id,
            product: row.product,
            pack: Volume(row.volume).to_polish(row.unit),
            unit: row.unit,
            volume: row.volume,
            points_per_unit: row.points_per_unit,
        }
    }
}
