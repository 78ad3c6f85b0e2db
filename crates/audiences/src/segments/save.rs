//! Creating and editing a segment.
use axum::extract::State;
use axum::http::StatusCode;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{AdminSegment, SegmentForm, SegmentRecord};
use super::store;

audit::events! {
    ADD_SEGMENT: () => SegmentRecord = "segments.add" on "segments";
    UPDATE_SEGMENT: SegmentRecord => SegmentRecord = "segments.update" on "segments";
}

/// A changed segment, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "segment": {"name": "Duzi odbiorcy", "description": "", "conditions":
    [{"kind": "account", "account": "farm"}]}}))]
pub struct SegmentChange {
    version: i64,
    segment: SegmentForm,
}

/// Creates a segment.
#[utoipa::path(post, path = "/api/v1/backoffice/segments", tag = "segments", request_body = SegmentForm,
    responses((status = 201, body = ActionResponse<AdminSegment>)))]
pub async fn admin_create_segment(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Json(form): Json<SegmentForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminSegment>>), ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let written = form.parse(&mut tx).await?;
    check_name(&mut tx, &written.name, None).await?;
    let inserted = store::insert_segment(&mut tx, &written, operator.id, now).await;
    let id = inserted.on_unique(|| ErrorCode::VersionChanged)?;
    let data = load(&mut tx, id).await?;
    let records = (&(), &SegmentRecord::of(&data));
    audit::record(&mut tx, ADD_SEGMENT, audit::by(operator.id, id.0), records, now).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message: "Segment jest dodany".to_owned() })))
}

/// Changes a segment. Mailings that were submitted before keep the conditions of then.
#[utoipa::path(post, path = "/api/v1/backoffice/segments/{id}/update", tag = "segments",
    request_body = SegmentChange, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminSegment>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_segment(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<SegmentId>,
    Json(change): Json<SegmentChange>,
) -> Result<axum::Json<ActionResponse<AdminSegment>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    let written = change.segment.parse(&mut tx).await?;
    check_name(&mut tx, &written.name, Some(id)).await?;
    let updated = store::update_segment(&mut tx, (id, change.version), &written, operator.id, now).await;
    if !updated.on_unique(|| ErrorCode::VersionChanged)? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let data = load(&mut tx, id).await?;
    let records = (&SegmentRecord::of(&before), &SegmentRecord::of(&data));
    audit::record(&mut tx, UPDATE_SEGMENT, audit::by(operator.id, id.0), records, now).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Segment jest zapisany".to_owned() }))
}

/// # Errors
/// `NotFound` when there is no such segment.
pub async fn load(tx: &mut Tx, id: SegmentId) -> Result<AdminSegment, ApiError> {
    let row = store::find_segment(tx, id).await?.ok_or(ApiError::NotFound)?;
    Ok(AdminSegment::load(tx, row).await?)
}

async fn check_name(tx: &mut Tx, name: &str, own: Option<SegmentId>) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if store::is_name_taken(tx, name, own).await? {
        fields.add_error("name", "Inny segment ma już taką nazwę");
    }
    fields.check()
}
