//! Totals that a promotion has brought, beside the forecast of its simulation.
use axum::Json;
use axum::extract::State;
use plon_domain::points::Points;
use plon_domain::promotions::{Definition, Simulation};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::editor::from_json;
use super::super::promotion::Promotion;
use super::super::store as promotions;
use super::store::{self, ForecastRow};
use plon_kernel::ids::PromotionId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;
use plon_platform::settings;

/// Figures of a promotion.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionSummary {
    outcome: SummaryFigures,
    /// The last simulation before the first publication, or else the last one; null without any.
    forecast: Option<PromotionForecast>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionForecast {
    /// Season whose purchases it counted.
    season: i64,
    finished_at: Timestamp,
    figures: SummaryFigures,
}

/// Figures that an outcome and a simulation have in common.
#[derive(Debug, Serialize, ToSchema)]
pub struct SummaryFigures {
    /// Number of participants who have bought something that counts.
    participants: i64,
    /// Number of participants who are given something.
    winners: i64,
    /// Total amount that counts.
    amount_text: String,
    points: i64,
    /// Points that a limit or the pool withholds.
    points_cut: i64,
    cards: i64,
    /// Cost in grosze of the cards and the points.
    cost: i64,
}

/// Shows what a promotion has brought in all, beside its simulation.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/results/summary", tag = "promotions",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<PromotionSummary>)))]
pub async fn admin_show_promotion_summary(
    State(app): State<App>,
    _: Operator<Office>,
    Path(id): Path<PromotionId>,
) -> Result<Json<DataResponse<PromotionSummary>>, ApiError> {
    let mut db = app.db.read().await?;
    let promotion =
        Promotion::from_row(promotions::find_ever_published(&mut db, id).await?.ok_or(ApiError::NotFound)?)?;
    let price = settings::POINTS_PER_ZLOTY.read(&mut db).await?;
    let sums = store::sum_results(&mut db, id).await?;
    let (cards, value) = store::sum_cards(&mut db, id).await?;
    let of_points = Simulation { points: Points(sums.points), ..Simulation::default() };
    let outcome = SummaryFigures {
        participants: sums.participants,
        winners: sums.winners,
        amount_text: promotion.terms().measure().to_polish(sums.amount),
        points: sums.points,
        points_cut: sums.points_cut,
        cards,
        cost: value + of_points.cost(price).0,
    };
    let forecast = store::find_forecast(&mut db, id).await?.map(|row| forecast(&row, price)).transpose()?;
    Ok(Json(DataResponse { data: PromotionSummary { outcome, forecast } }))
}

fn forecast(row: &ForecastRow, points_per_zloty: i64) -> anyhow::Result<PromotionForecast> {
    let definition: Definition = from_json(&row.definition)?;
    let mut sums: Simulation = serde_json::from_str(&row.result)?;
    let over_pool = sums.bound(definition.terms.caps().in_all);
    Ok(PromotionForecast {
        season: row.season,
        finished_at: row.finished_at,
        figures: SummaryFigures {
            participants: sums.participants,
            winners: sums.winners,
            amount_text: definition.terms.measure().to_polish(sums.amount),
            points: sums.points.0,
            points_cut: (sums.cut + over_pool).0,
            cards: sums.cards.iter().map(|(_, count)| count).sum(),
            cost: sums.cost(points_per_zloty).0,
        },
    })
}
