//! `POST /api/v1/backoffice/views/{id}/delete`: deletes a view of the caller.
use axum::Json;
use axum::extract::State;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::MessageResponse;

use super::store;

/// Deletes a view; the list itself stays.
#[utoipa::path(post, path = "/api/v1/backoffice/views/{id}/delete", tag = "views", params(("id" = i64, Path)),
    responses((status = 200, body = MessageResponse), (status = 404)))]
pub async fn admin_delete_view(
    State(app): State<App>,
    who: Operator<AnyRole>,
    Path(id): Path<i64>,
) -> Result<Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    if !store::delete_view(&mut tx, who.id, id).await? {
        return Err(ApiError::NotFound);
    }
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Usunięto widok".to_owned() }))
}
