//! `POST /api/v1/auth/confirm`: re-authenticates by password, before actions to be kept from an unattended phone.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::own_password::{PasswordTry, verify_password};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::DataResponse;
use plon_platform::sessions;

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"password": "Zielona:Koparka:42"}))]
pub struct Confirmation {
    password: String,
}

/// A session that was re-authenticated.
#[derive(Debug, Serialize, ToSchema)]
pub struct Confirmed {
    /// Time until which risky changes need no new confirmation.
    until: Timestamp,
}

/// Confirms by password that the participant is at the screen; valid for ten minutes.
#[utoipa::path(post, path = "/api/v1/auth/confirm", tag = "auth", responses((status = 200, body = DataResponse<Confirmed>),
    (status = 422, description = "not the password of this account"), (status = 429)))]
pub async fn confirm_password(
    State(app): State<App>,
    who: AnyParticipant,
    ip: ClientIp,
    Json(form): Json<Confirmation>,
) -> Result<Body<DataResponse<Confirmed>>, ApiError> {
    let mut fields = Fields::default();
    let password = fields.required("password", Some(form.password).filter(|password| !password.is_empty()));
    let Some(password) = password else { return Err(fields.into_error()) };
    verify_password(&app, PasswordTry { participant: who.id, ip }, &password).await?;
    let mut tx = app.db.begin().await?;
    let until = sessions::mark_confirmed(&mut tx, who.session, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Body(DataResponse { data: Confirmed { until } }))
}
