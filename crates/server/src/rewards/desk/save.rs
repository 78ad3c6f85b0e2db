//! An operator adds a reward or changes what is said of it and what it costs.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::DeskRewardForm;
use super::show::{self, DeskReward};
use super::{Changing, on_reward, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::RewardId;
use crate::error::{ApiError, ErrorBody, OnUnique};
use crate::extract::{Json, Path};
use crate::who::{Operator, Pays};

/// A changed reward, and the version that it was changed from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct RewardChange {
    version: i64,
    reward: DeskRewardForm,
}

/// Adds a reward, without a limit of stock and still without variants.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards", tag = "rewards", operation_id = "add_reward",
    request_body = DeskRewardForm,
    responses((status = 201, body = Done<DeskReward>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn add(
    State(app): State<App>,
    operator: Operator<Pays>,
    Json(form): Json<DeskRewardForm>,
) -> Result<(StatusCode, axum::Json<Done<DeskReward>>), ApiError> {
    let (now, kind) = (app.clock.now(), form.kind()?);
    let mut tx = app.db.begin().await?;
    let reward = form.parse(&mut tx, kind, None).await?;
    let id = store::insert(&mut tx, kind, &reward, now).await.on_unique(|| Refusal::VersionChanged)?;
    let after = store::reward(&mut tx, id).await?;
    audit::record(&mut tx, on_reward(operator.id, "rewards.add", id), &(), &after, now).await?;
    let data = show::card(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Nagroda jest dodana. Teraz ustaw magazyn i\u{a0}warianty.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(Done { data, message })))
}

/// Changes a reward. Orders keep the points for which they were made.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/update", tag = "rewards",
    operation_id = "update_reward", request_body = RewardChange, params(("id" = i64, Path)),
    responses((status = 200, body = Done<DeskReward>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn update(
    State(app): State<App>,
    operator: Operator<Pays>,
    Path(id): Path<RewardId>,
    Json(change): Json<RewardChange>,
) -> Result<axum::Json<Done<DeskReward>>, ApiError> {
    let mut changing = Changing::begin(&app, id, change.version).await?;
    let before = store::reward(&mut changing.tx, id).await?.ok_or(ApiError::NotFound)?;
    let kind = RewardKind::try_from(before.kind.as_str()).map_err(anyhow::Error::new)?;
    let reward = change.reward.parse(&mut changing.tx, kind, Some(id)).await?;
    store::update(&mut changing.tx, id, &reward).await.on_unique(|| Refusal::VersionChanged)?;
    let after = store::reward(&mut changing.tx, id).await?;
    let act = on_reward(operator.id, "rewards.update", id);
    changing.end(&app, act, (&before, &after), "Dane nagrody są zapisane").await
}
