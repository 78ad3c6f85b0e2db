//! An operator deletes a trip that was never published.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::AdminTripRow;
use super::store;
use crate::rewards;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::TripId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;

audit::events! {
    DELETE_TRIP: AdminTripRow => () = "trips.delete" on "trips";
}

/// The version of a trip that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1}))]
pub struct SeenTrip {
    version: i64,
}

/// Deletes a trip that was never published, and its reward; the slug is free again.
#[utoipa::path(post, path = "/api/v1/backoffice/trips/{id}/delete", tag = "trips", request_body = SeenTrip,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "participants were shown it, or somebody has changed it")))]
pub async fn admin_delete_trip(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<TripId>,
    Json(SeenTrip { version }): Json<SeenTrip>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_trip(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if before.published {
        return Err(ErrorCode::WasPublished.into());
    }
    let reward = store::delete_draft(&mut tx, id, version).await?.ok_or(ErrorCode::VersionChanged)?;
    rewards::delete_reward(&mut tx, reward).await?;
    audit::record(&mut tx, DELETE_TRIP, audit::by(operator.id, id.0), (&before, &()), app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "Szkic wycieczki jest usunięty".to_owned() }))
}
