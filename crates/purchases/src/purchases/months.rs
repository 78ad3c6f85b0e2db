//! `GET /api/v1/my-shopping/months`: a season's purchases by month, for the chart, and their sum.
use axum::Json;
use axum::extract::State;
use jiff::ToSpan;
use plon_domain::season::Season;
use plon_domain::volume::Unit;
use serde::Serialize;
use utoipa::ToSchema;

use super::details::SeasonQuery;
use super::requested_season;
use super::store::{self, MonthRow};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

/// Purchases of a season.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonOfPurchases {
    pub season: i64,
    /// The current season and those with invoices, the latest first.
    pub seasons: Vec<i64>,
    /// All twelve months, from November on.
    pub months: Vec<MonthOfPurchases>,
    pub total: Bought,
    /// Season before, to compare the current one with; null for another season, and where nothing was bought by then.
    pub previous: Option<SeasonToDate>,
}

/// Season up to the same day a year ago.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeasonToDate {
    season: i64,
    points: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MonthOfPurchases {
    /// Month, such as `2024-11`.
    pub month: String,
    #[serde(flatten)]
    pub bought: Bought,
}

/// Sums of purchases; litres and kilograms are counted apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Bought {
    pub points: i64,
    /// Volume in thousandths of a litre.
    pub litres: i64,
    /// Weight in thousandths of a kilogram.
    pub kilograms: i64,
    /// Turnover at the season's list price, in grosze.
    pub turnover: i64,
    /// Net turnover as on the invoices, in grosze.
    pub turnover_fv: i64,
}

/// Sums the participant's accepted lines of a season by the month of the invoice.
#[utoipa::path(get, path = "/api/v1/my-shopping/months", tag = "purchases", params(SeasonQuery),
    responses((status = 200, body = DataResponse<SeasonOfPurchases>)))]
pub async fn list_monthly_purchases(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<SeasonQuery>,
) -> Result<Json<DataResponse<SeasonOfPurchases>>, ApiError> {
    let season = requested_season(&app, query.season)?;
    let current = Season::of(app.clock.today().0);
    let mut db = app.db.read().await?;
    let rows = store::list_months(&mut db, who.id, season).await?;
    let mut seasons = store::list_seasons(&mut db, who.id).await?;
    seasons.push(current.into());
    seasons.sort_unstable_by(|one, other| other.cmp(one));
    seasons.dedup();
    let previous = if season == current { previous_to_date(&mut db, who.id, app.clock.today()).await? } else { None };
    let months = months_of(season).map(|month| MonthOfPurchases { bought: sum(rows_of(&rows, &month)), month });
    let data = SeasonOfPurchases {
        season: season.into(),
        seasons,
        months: months.collect(),
        total: sum(rows.iter()),
        previous,
    };
    Ok(Json(DataResponse { data }))
}

/// Points of the season before, up to the same day a year ago.
async fn previous_to_date(
    db: &mut impl Read,
    participant: ParticipantId,
    today: BusinessDate,
) -> Result<Option<SeasonToDate>, ApiError> {
    let day = today.0.saturating_sub(1.year());
    let season = Season::of(day);
    let points = store::sum_points_until(db, participant, season, BusinessDate(day)).await?;
    Ok((points > 0).then(|| SeasonToDate { season: season.into(), points }))
}

/// Months of a season: `2024-11` to `2025-10` for season 2025.
fn months_of(season: Season) -> impl Iterator<Item = String> {
    season.first_day().series(1.month()).take(12).map(|day| day.strftime("%Y-%m").to_string())
}

fn rows_of<'a>(rows: &'a [MonthRow], month: &str) -> impl Iterator<Item = &'a MonthRow> {
    rows.iter().filter(move |row| row.month == month)
}

fn sum<'a>(rows: impl Iterator<Item = &'a MonthRow>) -> Bought {
    rows.fold(Bought::default(), |sum, row| {
        let (litres, kilograms) = match row.unit {
            Unit::Litre => (row.volume, 0),
            Unit::Kilogram => (0, row.volume),
        };
        Bought {
            points: sum.points + row.points,
            litres: sum.litres + litres,
            kilograms: sum.kilograms + kilograms,
            turnover: sum.turnover + row.turnover,
            turnover_fv: sum.turnover_fv + row.turnover_fv,
        }
    })
}
