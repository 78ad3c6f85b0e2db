//! Whether the process lives, and whether it can do its work.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{ApiError, ErrorBody};

/// A healthy process.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    status: &'static str,
}

/// Answers as long as the process takes connections.
#[utoipa::path(get, path = "/health/live", tag = "system", responses((status = 200, body = Health)))]
pub async fn live() -> axum::Json<Health> {
    axum::Json(Health { status: "live" })
}

/// Answers 200 when the database answers.
#[utoipa::path(get, path = "/health/ready", tag = "system",
    responses((status = 200, body = Health), (status = 503, body = ErrorBody)))]
pub async fn ready(State(app): State<App>) -> Result<axum::Json<Health>, ApiError> {
    app.db.ping().await.map_err(|_| ApiError::Unavailable)?;
    Ok(axum::Json(Health { status: "ready" }))
}
