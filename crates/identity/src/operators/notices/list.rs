//! An operator's unread notices, and marking them as read.
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::OperatorNotice;
use super::store;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract;
use plon_platform::response::{DataResponse, MessageResponse};

/// The newest notice that was seen.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"up_to": 128}))]
pub struct NoticesRead {
    up_to: i64,
}

/// Lists the caller's unread notices, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/account/notices", tag = "operators",
    responses((status = 200, body = DataResponse<Vec<OperatorNotice>>)))]
pub async fn admin_list_notices(
    who: Operator<AnyRole>,
    State(app): State<App>,
) -> Result<Json<DataResponse<Vec<OperatorNotice>>>, ApiError> {
    Ok(Json(DataResponse { data: store::list_unread(&mut app.db.read().await?, who.id).await? }))
}

/// Marks the caller's notices up to and including one as read.
#[utoipa::path(post, path = "/api/v1/backoffice/account/notices/read", tag = "operators",
    responses((status = 200, body = MessageResponse)))]
pub async fn admin_mark_notices_read(
    who: Operator<AnyRole>,
    State(app): State<App>,
    extract::Json(NoticesRead { up_to }): extract::Json<NoticesRead>,
) -> Result<Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::mark_read(&mut tx, who.id, up_to, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Oznaczono jako przeczytane".to_owned() }))
}
