//! `GET /api/v1/calculator`: the products with their rates of the season, and where the participant stands.
use axum::Json;
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::season::Season;
use plon_domain::volume::Unit;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, ProductRow};
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::ledger;
use plon_platform::openapi;
use plon_platform::who::Participant;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CalculatorQuery {
    /// The programme that gives points: `program.retail`, also when it is not said.
    program: Option<String>,
}

/// What points are calculated from.
#[derive(Debug, Serialize, ToSchema)]
pub struct Calculator {
    /// The season whose rates these are: the one that runs.
    #[schema(value_type = i64)]
    season: Season,
    /// The products on sale that earn points in the season, in Polish order.
    products: Vec<CalculatorProduct>,
    /// The participant's lifetime total.
    total: i64,
    /// What the total cannot pass.
    limit: i64,
    /// The levels of the total, the lowest first.
    levels: Vec<CalculatorLevel>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CalculatorProduct {
    sap: String,
    name: String,
    brand: String,
    #[schema(schema_with = units)]
    unit: Unit,
    /// The colour of its brand's packs, such as `#0b7a75`.
    colour: String,
    /// Thousandths of a point for a litre or kilogram.
    points_per_unit: i64,
    /// The most points that a participant gets for it in the season, where there is a bound.
    cap_points: Option<i64>,
    /// What the participant was granted for it in the season so far.
    granted: i64,
    /// The sizes of its packs in thousandths of the unit, the smallest first.
    volumes: Vec<i64>,
}

/// A level of the lifetime total.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct CalculatorLevel {
    level: i64,
    /// What reaching it brings.
    bonus_points: i64,
    /// Whether the participant has reached it already.
    reached: bool,
}

fn units() -> utoipa::openapi::Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// What the caller's purchases would be calculated from.
#[utoipa::path(get, path = "/api/v1/calculator", tag = "calculator", params(CalculatorQuery),
    responses((status = 200, body = Data<Calculator>), (status = 422)))]
pub async fn show_calculator(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<CalculatorQuery>,
) -> Result<Json<Data<Calculator>>, ApiError> {
    check(who.audience, query.program.as_deref())?;
    let season = Season::of(app.clock.today().0);
    let mut db = app.db.read().await?;
    let products = store::products(&mut db, who.id, season).await?;
    let data = Calculator {
        season,
        products: products.into_iter().map(CalculatorProduct::read).collect::<Result<_, _>>()?,
        total: ledger::balances(&mut db, who.id).await?.figures().total.0,
        limit: ledger::limit_of_total(&mut db).await?.0,
        levels: store::levels(&mut db, who.id).await?,
    };
    Ok(Json(Data { data }))
}

/// Another programme's points are nobody's here.
fn check(audience: AccountType, program: Option<&str>) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if program.is_some_and(|program| program != audience.as_str()) {
        fields.fault("program", "W tym programie nie ma punktów");
    }
    fields.check()
}

impl CalculatorProduct {
    fn read(row: ProductRow) -> Result<CalculatorProduct, ApiError> {
        let volumes = row.volumes.split(',').map(str::parse).collect::<Result<_, _>>().map_err(anyhow::Error::new)?;
        Ok(CalculatorProduct {
            sap: row.sap,
            name: row.name,
            brand: row.brand,
            unit: row.unit,
            colour: row.colour,
            points_per_unit: row.points_per_unit,
            cap_points: row.cap_points,
            granted: row.granted,
            volumes,
        })
    }
}
