//! `GET /api/v1/calculator`: the products with their rates of the season, and the participant's points so far.
use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::volume::Unit;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::CalculatorLevel;
use super::store::{self, ProductRow};
use plon_kernel::db::Read;
use plon_kernel::ids::ProductId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::ledger;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CalculatorQuery {
    /// Programme that gives points; the caller's own by default. `422` for another one.
    #[param(schema_with = openapi::account_types)]
    program: Option<String>,
}

/// Data for calculating points.
#[derive(Debug, Serialize, ToSchema)]
pub struct Calculator {
    /// Current season, whose rates these are.
    #[schema(value_type = i64)]
    season: Season,
    /// Products on sale that earn points in the season, in Polish order.
    products: Vec<CalculatorProduct>,
    /// Participant's lifetime total, in points.
    total: i64,
    /// Limit of the lifetime total, in points.
    limit: i64,
    /// Levels of the total, the lowest first.
    levels: Vec<CalculatorLevel>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CalculatorProduct {
    sap: String,
    name: String,
    brand: String,
    #[schema(schema_with = units)]
    unit: Unit,
    /// Colour of its brand's packs, such as `#0b7a75`.
    colour: String,
    /// Rate in thousandths of a point per litre or kilogram.
    points_per_unit: i64,
    /// Most points that a participant gets for it in the season, if there is a cap.
    cap_points: Option<i64>,
    /// Points granted to the participant for it in the season so far.
    granted: i64,
    /// Sizes of its packs in thousandths of the unit, the smallest first.
    volumes: Vec<i64>,
}

fn units() -> utoipa::openapi::Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// Shows the data from which the caller's purchases are calculated.
#[utoipa::path(get, path = "/api/v1/calculator", tag = "calculator", params(CalculatorQuery),
    responses((status = 200, body = DataResponse<Calculator>), (status = 422)))]
pub async fn show_calculator(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<CalculatorQuery>,
) -> Result<Json<DataResponse<Calculator>>, ApiError> {
    check(who.audience, query.program.as_deref())?;
    let season = Season::of(app.clock.today().0);
    let mut db = app.db.read().await?;
    let key = format!("calculator of {}", i64::from(season));
    let (products, limit) = &*app.shared.get_or_read(key, app.clock.now(), load_rates(&mut db, season)).await?;
    let granted = HashMap::from_iter(store::list_granted(&mut db, who.id, season).await?);
    let data = Calculator {
        season,
        products: products.iter().map(|row| CalculatorProduct::from_row(row, &granted)).collect::<Result<_, _>>()?,
        total: ledger::balances(&mut db, who.id).await?.figures().total.0,
        limit: limit.0,
        levels: store::list_levels(&mut db, who.id).await?,
    };
    Ok(Json(DataResponse { data }))
}

/// Reads what all participants' calculators have in common: the products, and the limit of the total.
async fn load_rates(db: &mut impl Read, season: Season) -> Result<(Vec<ProductRow>, Points), ApiError> {
    Ok((store::list_products(db, season).await?, ledger::limit_of_total(db).await?))
}

/// Refuses a programme other than the caller's, which gives them no points.
fn check(audience: AccountType, program: Option<&str>) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if program.is_some_and(|program| program != audience.as_str()) {
        fields.add_error("program", "W tym programie nie ma punktów");
    }
    fields.check()
}

impl CalculatorProduct {
    fn from_row(row: &ProductRow, granted: &HashMap<ProductId, i64>) -> Result<CalculatorProduct, ApiError> {
        let volumes = row.volumes.split(',').map(str::parse).collect::<Result<_, _>>().map_err(anyhow::Error::new)?;
        Ok(CalculatorProduct {
            sap: row.sap.clone(),
            name: row.name.clone(),
            brand: row.brand.clone(),
            unit: row.unit,
            colour: row.colour.clone(),
            points_per_unit: row.points_per_unit,
            cap_points: row.cap_points,
            granted: granted.get(&row.id).copied().unwrap_or(0),
            volumes,
        })
    }
}
