//! `GET /api/v1/backoffice/message-templates`: all templates, in the order of the register.
use axum::Json;
use axum::extract::State;
use plon_message_templates::{ALL, list_current};

use super::may_edit;
use super::model::MessageTemplateItem;
use plon_kernel::paging::Items;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Lists all templates of SMS and e-mails, the original and the changed ones.
#[utoipa::path(get, path = "/api/v1/backoffice/message-templates", tag = "message templates",
    responses((status = 200, body = DataResponse<Items<MessageTemplateItem>>)))]
pub async fn admin_list_message_templates(
    State(app): State<App>,
    operator: Operator<Editor>,
) -> Result<Json<DataResponse<Items<MessageTemplateItem>>>, ApiError> {
    let current = list_current(&mut app.db.read().await?).await?;
    let shown = ALL.iter().copied().flatten().filter(|template| may_edit(template, &operator.roles));
    let items = shown
        .map(|template| MessageTemplateItem::of(template, current.iter().find(|version| version.key == template.key)));
    Ok(Json(DataResponse { data: Items { items: items.collect() } }))
}
