//! What a reward costs in one season. Orders keep the points for which they were made.
use axum::extract::State;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::form::season_price;
use super::show::DeskReward;
use super::{Changing, on_reward, store};
use crate::answer::Done;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::columns::RewardId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::who::{Operator, Pays};

/// A season's price as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct RewardPriceForm {
    /// The reward's version.
    version: i64,
    /// Points for one; of a transfer points for a zloty. Empty: the reward's own price holds.
    price: Option<String>,
}

/// Sets a season's price, or takes it away.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/prices/{season}", tag = "rewards",
    operation_id = "set_reward_price", request_body = RewardPriceForm,
    params(("id" = i64, Path), ("season" = i64, Path)),
    responses((status = 200, body = Done<DeskReward>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "somebody was faster, or it is a trip"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn set(
    State(app): State<App>,
    operator: Operator<Pays>,
    Path((id, season)): Path<(RewardId, i64)>,
    Json(form): Json<RewardPriceForm>,
) -> Result<axum::Json<Done<DeskReward>>, ApiError> {
    let mut changing = Changing::begin(&app, id, form.version).await?;
    let reward = store::reward(&mut changing.tx, id).await?.ok_or(ApiError::NotFound)?;
    let kind = RewardKind::try_from(reward.kind.as_str()).map_err(anyhow::Error::new)?;
    if kind == RewardKind::Trip {
        return Err(Refusal::PriceOfTrip.into());
    }
    let prices = store::prices(&mut changing.tx, id).await?;
    let before = prices.into_iter().find(|price| price.season == season).ok_or(ApiError::NotFound)?;
    let price = season_price(form.price.as_deref(), kind)?;
    match price {
        Some(price) => store::put_price(&mut changing.tx, id, season, price).await?,
        None => store::remove_price(&mut changing.tx, id, season).await?,
    }
    let records = (&json!({"season": season, "price": before.price}), &json!({"season": season, "price": price}));
    let message = match price {
        Some(_) => "Cena sezonu jest zapisana. Obowiązuje dla nowych zamówień.",
        None => "Sezon nie ma już własnej ceny. Obowiązuje cena podstawowa.",
    };
    changing.end(&app, on_reward(operator.id, "rewards.set_price", id), records, message).await
}
