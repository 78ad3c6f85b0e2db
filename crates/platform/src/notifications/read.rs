//! `POST /api/v1/notifications/{id}/read` and `/read`: marks one or all of a participant's notifications as read.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::app::App;
use crate::auth::AnyParticipant;
use crate::error::ApiError;
use crate::extract::Path;
use crate::response::DataResponse;
use plon_kernel::ids::NotificationId;

/// Number of unread notifications.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnreadCount {
    unread: i64,
}

/// Marks a notification as read; idempotent.
#[utoipa::path(post, path = "/api/v1/notifications/{id}/read", tag = "notifications", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<UnreadCount>),
    (status = 404, description = "No such notification, or somebody else's")))]
pub async fn mark_notification_read(
    who: AnyParticipant,
    State(app): State<App>,
    Path(id): Path<NotificationId>,
) -> Result<axum::Json<DataResponse<UnreadCount>>, ApiError> {
    let mut tx = app.db.begin().await?;
    if !store::mark_read(&mut tx, who.id, id, app.clock.now()).await? {
        return Err(ApiError::NotFound);
    }
    let unread = store::count_unread(&mut tx, who.id).await?;
    tx.commit().await?;
    Ok(axum::Json(DataResponse { data: UnreadCount { unread } }))
}

/// Marks all of the caller's notifications as read.
#[utoipa::path(post, path = "/api/v1/notifications/read", tag = "notifications",
    responses((status = 200, body = DataResponse<UnreadCount>)))]
pub async fn mark_all_notifications_read(
    who: AnyParticipant,
    State(app): State<App>,
) -> Result<axum::Json<DataResponse<UnreadCount>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::mark_all_read(&mut tx, who.id, app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(DataResponse { data: UnreadCount { unread: 0 } }))
}
