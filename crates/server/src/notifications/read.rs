//! `POST /api/v1/notifications/{id}/read` and `/read`: marks one or all of a participant's notifications as read.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::answer::Data;
use crate::app::App;
use crate::columns::NotificationId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::Path;
use crate::who::AnyParticipant;

/// How many are still unread.
#[derive(Debug, Serialize, ToSchema)]
pub struct Unread {
    unread: i64,
}

/// Marks one as read; doing it again changes nothing.
#[utoipa::path(post, path = "/api/v1/notifications/{id}/read", tag = "notifications", operation_id = "notification_read",
    params(("id" = i64, Path)), security(("bearer" = ["participant", "partner"])),
    responses(
        (status = 200, body = Data<Unread>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody, description = "No such notification, or somebody else's")))]
pub async fn read(
    who: AnyParticipant,
    State(app): State<App>,
    Path(id): Path<NotificationId>,
) -> Result<axum::Json<Data<Unread>>, ApiError> {
    let mut tx = app.db.begin().await?;
    if !store::read(&mut tx, who.id, id, app.clock.now()).await? {
        return Err(ApiError::NotFound);
    }
    let unread = store::unread(&mut tx, who.id).await?;
    tx.commit().await?;
    Ok(axum::Json(Data { data: Unread { unread } }))
}

/// Marks all as read.
#[utoipa::path(post, path = "/api/v1/notifications/read", tag = "notifications", operation_id = "notifications_read_all",
    security(("bearer" = ["participant", "partner"])),
    responses((status = 200, body = Data<Unread>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn read_all(who: AnyParticipant, State(app): State<App>) -> Result<axum::Json<Data<Unread>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::read_all(&mut tx, who.id, app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(Data { data: Unread { unread: 0 } }))
}
