//! `GET /api/v1/backoffice/message-templates/{key}`: one template.
use axum::Json;
use axum::extract::State;

use super::known;
use super::model::MessageTemplate;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Shows a template with the text that holds now, the original, and the values that it may name.
#[utoipa::path(get, path = "/api/v1/backoffice/message-templates/{key}", tag = "message templates",
    params(("key" = String, Path)), responses((status = 200, body = DataResponse<MessageTemplate>)))]
pub async fn admin_show_message_template(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(key): Path<String>,
) -> Result<Json<DataResponse<MessageTemplate>>, ApiError> {
    let template = known(&key, &operator.roles)?;
    Ok(Json(DataResponse { data: MessageTemplate::load(&mut app.db.read().await?, template).await? }))
}
