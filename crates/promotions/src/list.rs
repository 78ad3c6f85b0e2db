//! `GET /api/v1/user/promotions`: the caller's progress in running or past promotions.
use axum::Json;
use axum::extract::State;
use plon_domain::promotions::Period;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::progress::{PromotionProgress, Shares};
use super::promotion::Promotion;
use super::{kinds, store};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ProgressQuery {
    /// `running` (the default), or `past`: promotions that are over and in which the caller took part.
    #[param(schema_with = kinds::periods)]
    state: Option<Period>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionsInProgress {
    items: Vec<PromotionProgress>,
}

/// Lists the caller's progress in each promotion: running ones that end first come first, past ones latest first.
#[utoipa::path(get, path = "/api/v1/user/promotions", tag = "promotions", params(ProgressQuery),
    responses((status = 200, body = DataResponse<PromotionsInProgress>)))]
pub async fn list_promotion_progress(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<ProgressQuery>,
) -> Result<Json<DataResponse<PromotionsInProgress>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let rows = match query.state {
        Some(Period::Past) => store::list_past(&mut db, who.audience, who.id, today).await?,
        _ => store::list_running(&mut db, (who.audience, who.id), today).await?,
    };
    let shares = Shares::of(&mut db, who.id).await?;
    let mut items = Vec::with_capacity(rows.len());
    for row in rows {
        items.push(shares.progress(&Promotion::from_row(row)?, today));
    }
    Ok(Json(DataResponse { data: PromotionsInProgress { items } }))
}
