//! `GET /api/v1/push`: what a browser needs to subscribe.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Data that a browser needs to subscribe.
#[derive(Debug, Serialize, ToSchema)]
pub struct Push {
    /// Key of the programme, base64url; null while operators have push messages switched off.
    public_key: Option<String>,
}

/// Shows the key by which a device subscribes to push messages.
#[utoipa::path(get, path = "/api/v1/push", tag = "notifications",
    responses((status = 200, body = DataResponse<Push>)))]
pub async fn show_push(State(app): State<App>, _: AnyParticipant) -> Result<Json<DataResponse<Push>>, ApiError> {
    let keys = store::find_keys(&mut app.db.read().await?).await?;
    let public_key = keys.filter(|keys| keys.enabled).map(|keys| keys.public_key);
    Ok(Json(DataResponse { data: Push { public_key } }))
}
