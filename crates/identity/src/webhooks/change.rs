//! `POST /api/v1/backoffice/webhooks/{id}/update`: changes a target's name, address, events and state.
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::operators::FreshCode;
use super::form::{GivenFields, TAKEN, parse_target};
use super::list::{ListedWebhook, list_events, load_webhook};
use super::model::ChangedTarget;
use super::{WebhookRecord, event_lists, states, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::WebhookTargetId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;
use plon_platform::webhooks;

audit::events! {
    CHANGE: WebhookRecord => WebhookRecord = "webhooks.update" on "webhooks";
}

/// Changed target; its client of the API stays.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"name": "Hurtownia danych", "url": "https://hooks.example.pl/plon",
    "events": ["invoice.decided"], "state": "paused", "version": 1, "code": "123456"}))]
pub struct WebhookChange {
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Address that begins with `https://`.
    #[schema(required, nullable = false)]
    url: Option<String>,
    #[serde(default)]
    #[schema(required, schema_with = event_lists)]
    events: Vec<String>,
    /// `active` when it is missing.
    #[schema(schema_with = states)]
    state: Option<String>,
    /// Version that the form was filled from (optimistic lock).
    version: i64,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Changes a target. What waits for it is sent once it is active, to its new address.
#[utoipa::path(post, path = "/api/v1/backoffice/webhooks/{id}/update", tag = "webhooks",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedWebhook>),
    (status = 409, description = "somebody has changed it"), (status = 429)))]
pub async fn admin_update_webhook(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<WebhookTargetId>,
    extract::Json(form): extract::Json<WebhookChange>,
) -> Result<Json<ActionResponse<ListedWebhook>>, ApiError> {
    let now = app.clock.now();
    let client = store::find_target(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?.api_client_id;
    let given = GivenFields { name: &form.name, url: &form.url, events: &form.events, state: form.state.as_deref() };
    let target = parse_target(&app, Fields::default(), given, client).await?;
    let code = FreshCode::begin(&app, operator.id, &form.code).await?;
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    let before = store::find_target(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let was = WebhookRecord {
        events: list_events(&mut tx, id).await?,
        name: before.name,
        url: before.url,
        api_client_id: client,
        state: before.state,
    };
    let changed = ChangedTarget { name: &target.name, url: &target.url, state: target.state };
    if !store::update_target(&mut tx, (id, form.version), &changed).await? {
        if before.version != form.version {
            return Err(ErrorCode::VersionChanged.into());
        }
        let mut fields = Fields::default();
        fields.add_error("name", TAKEN);
        return Err(fields.into_error());
    }
    store::put_subscriptions(&mut tx, id, &target.events).await?;
    let is = WebhookRecord {
        name: target.name,
        url: target.url,
        events: target.events,
        api_client_id: client,
        state: target.state,
    };
    audit::record(&mut tx, CHANGE, audit::by(operator.id, id.0), (&was, &is), now).await?;
    webhooks::update_alarm(&mut tx, now).await?;
    let data = load_webhook(&mut tx, id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Zmiany są zapisane".to_owned() }))
}
