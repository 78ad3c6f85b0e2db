//! Changes of a template: a new text, and the return to the original.
use axum::Json as Body;
use axum::extract::State;
use plon_message_templates::{NewVersion, Template, TemplateText, find_current, insert_version};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::known;
use super::model::{MessageTemplate, MessageText};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    UPDATE_TEMPLATE: MessageTemplateRecord => MessageTemplateRecord = "message_templates.update" on "message_template_versions";
    RESET_TEMPLATE: MessageTemplateRecord => MessageTemplateRecord = "message_templates.reset" on "message_template_versions";
}

/// A template's text as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct MessageTemplateRecord {
    template: &'static str,
    subject: String,
    body: String,
}

impl MessageTemplateRecord {
    fn of(template: &Template, TemplateText { subject, body }: TemplateText) -> MessageTemplateRecord {
        MessageTemplateRecord { template: template.key, subject, body }
    }
}

/// New text, and the version that it was written over.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"version": 0, "text": {"subject": "",
    "body": "Kod do ustawienia hasła: {kod}. Nie podawaj go nikomu."}}))]
pub struct MessageTemplateChange {
    version: i64,
    text: MessageText,
}

/// Version that is given up for the original.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct MessageTemplateReset {
    version: i64,
}

/// Changes the text of the messages that are queued from now on. Each name in braces must be one of the template's
/// values, and the required ones must be there.
#[utoipa::path(post, path = "/api/v1/backoffice/message-templates/{key}/update", tag = "message templates",
    request_body = MessageTemplateChange, params(("key" = String, Path)),
    responses((status = 200, body = ActionResponse<MessageTemplate>), (status = 404),
    (status = 409, description = "somebody was faster")))]
pub async fn admin_update_message_template(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(key): Path<String>,
    Json(form): Json<MessageTemplateChange>,
) -> Result<Body<ActionResponse<MessageTemplate>>, ApiError> {
    let template = known(&key, &operator.roles)?;
    let text = form.text.parse(template)?;
    change(&app, operator.id, (template, form.version), Some(text), UPDATE_TEMPLATE, "Tekst jest zapisany").await
}

/// Restores the text that a programme begins with; the versions before stay in the history.
#[utoipa::path(post, path = "/api/v1/backoffice/message-templates/{key}/reset", tag = "message templates",
    request_body = MessageTemplateReset, params(("key" = String, Path)),
    responses((status = 200, body = ActionResponse<MessageTemplate>), (status = 404),
    (status = 409, description = "somebody was faster")))]
pub async fn admin_reset_message_template(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(key): Path<String>,
    Json(form): Json<MessageTemplateReset>,
) -> Result<Body<ActionResponse<MessageTemplate>>, ApiError> {
    let template = known(&key, &operator.roles)?;
    change(&app, operator.id, (template, form.version), None, RESET_TEMPLATE, "Tekst oryginalny jest przywrócony").await
}

type TemplateEvent = AuditEvent<MessageTemplateRecord, MessageTemplateRecord>;

async fn change(
    app: &App,
    operator: OperatorId,
    (template, seen): (&'static Template, i64),
    text: Option<TemplateText>,
    event: TemplateEvent,
    message: &str,
) -> Result<Body<ActionResponse<MessageTemplate>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = find_current(&mut tx, template.key).await?.and_then(|version| version.text);
    let new = NewVersion { key: template.key, seen, text: text.as_ref(), by: operator, at: now };
    let id = insert_version(&mut tx, new).await?.ok_or(ErrorCode::VersionChanged)?;
    let record =
        |text: Option<TemplateText>| MessageTemplateRecord::of(template, text.unwrap_or_else(|| template.original()));
    audit::record(&mut tx, event, audit::by(operator, id), (&record(before), &record(text)), now).await?;
    let data = MessageTemplate::load(&mut tx, template).await?;
    tx.commit().await?;
    Ok(Body(ActionResponse { data, message: message.to_owned() }))
}
