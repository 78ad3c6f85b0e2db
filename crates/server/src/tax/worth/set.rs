//! Finance says what a reward is worth, for prizes that are given from now on.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::super::rules::add::positive;
use super::list::RewardWorth;
use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::columns::RewardId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::who::{Operator, Pays};

/// What a reward is worth, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct WorthForm {
    /// Zlotys as typed.
    value: Option<String>,
}

/// Sets what a reward is worth. What is recorded already stays.
#[utoipa::path(post, path = "/api/v1/backoffice/tax/worth/{id}", tag = "tax", operation_id = "set_reward_worth",
    request_body = WorthForm, params(("id" = i64, Path, description = "the reward")),
    responses((status = 200, body = Done<RewardWorth>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn set(
    State(app): State<App>,
    operator: Operator<Pays>,
    Path(id): Path<RewardId>,
    Json(form): Json<WorthForm>,
) -> Result<axum::Json<Done<RewardWorth>>, ApiError> {
    let mut fields = Fields::default();
    let Some(value) = fields.parse("value", positive(form.value.as_deref().unwrap_or_default())) else {
        return Err(fields.into_error());
    };
    let mut tx = app.db.begin().await?;
    let before = store::thing(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    store::set(&mut tx, id, value.0).await?;
    let subject = ("rewards", id.0);
    let act = Act { operator: operator.id, action: "tax.set_worth", subject, participant: None, note: None };
    audit::record(&mut tx, act, &audited(before.value), &audited(Some(value.0)), app.clock.now()).await?;
    let after = store::thing(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let data = RewardWorth::read(after)?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Wartość nagrody jest zapisana".to_owned() }))
}

fn audited(grosze: Option<i64>) -> Value {
    json!({"prize_value": grosze})
}
