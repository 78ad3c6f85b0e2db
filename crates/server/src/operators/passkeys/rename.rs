//! `POST /api/v1/backoffice/account/passkeys/rename`: an operator calls a passkey otherwise.
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::list::Passkey;
use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::columns::PasskeyId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract;
use crate::who::{Anyone, Operator};

#[derive(Deserialize, ToSchema)]
pub struct PasskeyName {
    passkey: PasskeyId,
    #[serde(default)]
    #[schema(required)]
    name: String,
}

/// Renames one of the caller's passkeys.
#[utoipa::path(post, path = "/api/v1/backoffice/account/passkeys/rename", tag = "operators",
    operation_id = "operator_passkey_rename", security(("bearer" = ["moderator", "editor", "finance", "support"])),
    responses((status = 200, body = Done<Passkey>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody),
              (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn rename(
    who: Operator<Anyone>,
    State(app): State<App>,
    extract::Json(form): extract::Json<PasskeyName>,
) -> Result<Json<Done<Passkey>>, ApiError> {
    let mut fields = Fields::default();
    let Some(name) = super::name(&mut fields, &form.name) else { return Err(fields.into_error()) };
    let mut tx = app.db.begin().await?;
    let mut row = store::one(&mut tx, who.id, form.passkey).await?.ok_or(ApiError::NotFound)?;
    store::rename(&mut tx, who.id, row.id, &name).await?;
    let act = Act::on_self(who.id, "operators.passkey_rename");
    let (before, after) = (json!({"name": row.name}), json!({"passkey": row.id, "name": name}));
    audit::record(&mut tx, act, &before, &after, app.clock.now()).await?;
    tx.commit().await?;
    row.name = name;
    Ok(Json(Done { data: row.into(), message: "Nazwa jest zmieniona".to_owned() }))
}
