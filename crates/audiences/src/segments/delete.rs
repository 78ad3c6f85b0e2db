//! Deletes a segment that nothing uses.
use axum::extract::State;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::{ApiError, OnReference};
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::SegmentRecord;
use super::save::load;
use super::store;

audit::events! {
    DELETE_SEGMENT: SegmentRecord => () = "segments.delete" on "segments";
}

/// The version of a segment that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct SeenSegment {
    version: i64,
}

/// Deletes a segment.
#[utoipa::path(post, path = "/api/v1/backoffice/segments/{id}/delete", tag = "segments", request_body = SeenSegment,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "something uses it, or somebody has changed it")))]
pub async fn admin_delete_segment(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<SegmentId>,
    Json(seen): Json<SeenSegment>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if !store::delete_segment(&mut tx, id, seen.version).await.on_reference(ErrorCode::InUse)? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let records = (&SegmentRecord::of(&before), &());
    audit::record(&mut tx, DELETE_SEGMENT, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    tx.commit().await.on_reference(ErrorCode::InUse)?;
    Ok(axum::Json(MessageResponse { message: "Segment jest usunięty".to_owned() }))
}
