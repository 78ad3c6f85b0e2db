//! Adds a reward, or changes its texts and price.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::AdminRewardForm;
use super::model::RewardRow;
use super::show::{self, AdminReward};
use super::{RewardEdit, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::RewardId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    ADD_REWARD: () => RewardRow = "rewards.add" on "rewards";
    UPDATE_REWARD: RewardRow => RewardRow = "rewards.update" on "rewards";
}

/// Changed reward, with the version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "reward": {"name": "Karta paliwowa 100 zł", "summary":
    "Na paliwo i zakupy na stacji", "description":
    "Karta o wartości 100 zł na paliwo i zakupy na stacjach w całej Polsce.", "picture": "fuel", "price":
    "10000", "position": "30", "active": true, "slug": "karta-paliwowa-100"}}))]
pub struct RewardChange {
    version: i64,
    reward: AdminRewardForm,
}

/// Adds a reward without a stock limit and without variants.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards", tag = "rewards", request_body = AdminRewardForm,
    responses((status = 201, body = ActionResponse<AdminReward>), (status = 409)))]
pub async fn admin_create_reward(
    State(app): State<App>,
    operator: Operator<Finance>,
    Json(form): Json<AdminRewardForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminReward>>), ApiError> {
    let (now, kind) = (app.clock.now(), form.kind()?);
    let mut tx = app.db.begin().await?;
    let reward = form.parse(&mut tx, kind, None).await?;
    let id = store::insert_reward(&mut tx, kind, &reward, now).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_reward(&mut tx, id).await?;
    audit::record(&mut tx, ADD_REWARD, audit::by(operator.id, id.0), (&(), after.as_ref()), now).await?;
    let data = show::load_reward(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Nagroda jest dodana. Teraz ustaw magazyn i\u{a0}warianty.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Changes a reward; orders keep the points for which they were made.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/update", tag = "rewards", request_body = RewardChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminReward>), (status = 409)))]
pub async fn admin_update_reward(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<RewardId>,
    Json(change): Json<RewardChange>,
) -> Result<axum::Json<ActionResponse<AdminReward>>, ApiError> {
    let mut edit = RewardEdit::begin(&app, id, change.version).await?;
    let before = store::find_reward(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    let kind = RewardKind::try_from(before.kind.as_str()).map_err(anyhow::Error::new)?;
    let reward = change.reward.parse(&mut edit.tx, kind, Some(id)).await?;
    store::update_reward(&mut edit.tx, id, &reward).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_reward(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    let event = (operator.id, UPDATE_REWARD, None);
    edit.commit(&app, event, (&before, &after), "Dane nagrody są zapisane").await
}
