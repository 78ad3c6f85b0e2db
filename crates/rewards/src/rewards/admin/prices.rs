//! Price of a reward in one season; orders keep the points for which they were made.
use axum::extract::State;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::season_price;
use super::show::AdminReward;
use super::{RewardEdit, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::RewardId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    SET_PRICE: PriceRecord => PriceRecord = "rewards.set_price" on "rewards";
}

/// Season's price as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct PriceRecord {
    /// Null when the reward's own price applies.
    price: Option<i64>,
    season: i64,
}

/// Season's price as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "price": "9500"}))]
pub struct RewardPriceForm {
    /// Version of the reward, for optimistic locking.
    version: i64,
    /// Points for one, or for a transfer points per zloty; when empty, the reward's own price applies.
    price: Option<String>,
}

/// Sets the price of a season, or removes it.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/prices/{season}", tag = "rewards",
    request_body = RewardPriceForm, params(("id" = i64, Path), ("season" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminReward>),
    (status = 409, description = "somebody was faster, or it is a trip")))]
pub async fn admin_set_reward_price(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path((id, season)): Path<(RewardId, i64)>,
    Json(form): Json<RewardPriceForm>,
) -> Result<axum::Json<ActionResponse<AdminReward>>, ApiError> {
    let mut edit = RewardEdit::begin(&app, id, form.version).await?;
    let reward = store::find_reward(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    let kind = RewardKind::try_from(reward.kind.as_str()).map_err(anyhow::Error::new)?;
    if kind == RewardKind::Trip {
        return Err(ErrorCode::PriceOfTrip.into());
    }
    let prices = store::list_prices(&mut edit.tx, id).await?;
    let before = prices.into_iter().find(|price| price.season == season).ok_or(ApiError::NotFound)?;
    let price = season_price(form.price.as_deref(), kind)?;
    match price {
        Some(price) => store::put_price(&mut edit.tx, id, season, price).await?,
        None => store::delete_price(&mut edit.tx, id, season).await?,
    }
    let records = (&PriceRecord { price: before.price, season }, &PriceRecord { price, season });
    let message = match price {
        Some(_) => "Cena sezonu jest zapisana. Obowiązuje dla nowych zamówień.",
        None => "Sezon nie ma już własnej ceny. Obowiązuje cena podstawowa.",
    };
    edit.commit(&app, (operator.id, SET_PRICE, None), records, message).await
}
