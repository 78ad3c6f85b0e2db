//! `GET /api/v1/backoffice/mailings/{id}`: one mailing with its texts and its state.
use axum::Json;
use axum::extract::State;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

use super::model::AdminMailing;
use crate::store;

/// Shows a mailing.
#[utoipa::path(get, path = "/api/v1/backoffice/mailings/{id}", tag = "mailings", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminMailing>)))]
pub async fn admin_show_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
) -> Result<Json<DataResponse<AdminMailing>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_mailing(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(DataResponse { data: AdminMailing::load(&mut db, row, (operator.id, app.clock.now())).await? }))
}
