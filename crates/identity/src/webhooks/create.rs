//! `POST /api/v1/backoffice/webhooks`: makes a target with its secret.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::operators::FreshCode;
use super::form::{GivenFields, TAKEN, parse_target};
use super::model::NewTarget;
use super::{WebhookRecord, WebhookSecretMade, event_lists, signature, states, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ApiClientId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::ActionResponse;
use plon_platform::secrets::Place;

audit::events! {
    CREATE: () => WebhookRecord = "webhooks.create" on "webhooks";
}

/// Most targets of the programme: each event is sent to every one that wants it.
const MOST_TARGETS: i64 = 50;

/// New target.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"name": "Hurtownia danych", "url": "https://hooks.example.pl/plon",
    "events": ["invoice.decided", "points.posted"], "state": "active", "code": "123456"}))]
pub struct WebhookForm {
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Address that begins with `https://`.
    #[schema(required, nullable = false)]
    url: Option<String>,
    #[serde(default)]
    #[schema(required, schema_with = event_lists)]
    events: Vec<String>,
    /// Client of the API of whose batches it is told, and of nothing else; it stays.
    api_client_id: Option<ApiClientId>,
    /// `active` when it is missing.
    #[schema(schema_with = states)]
    state: Option<String>,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Makes a target; the answer has its secret, which is not shown again.
#[utoipa::path(post, path = "/api/v1/backoffice/webhooks", tag = "webhooks",
    responses((status = 201, body = ActionResponse<WebhookSecretMade>),
    (status = 409, description = "there are 50 targets"), (status = 429)))]
pub async fn admin_create_webhook(
    State(app): State<App>,
    operator: Operator<Administrator>,
    extract::Json(form): extract::Json<WebhookForm>,
) -> Result<(StatusCode, Json<ActionResponse<WebhookSecretMade>>), ApiError> {
    let now = app.clock.now();
    let WebhookForm { name, url, events, api_client_id: client, state, code } = form;
    let given = GivenFields { name: &name, url: &url, events: &events, state: state.as_deref() };
    let target = parse_target(&app, Fields::default(), given, client).await?;
    let code = FreshCode::begin(&app, operator.id, &code).await?;
    let secret = signature::make_secret(&app.rng);
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    if store::count_targets(&mut tx).await? >= MOST_TARGETS {
        return Err(ErrorCode::TooManyWebhooks.into());
    }
    let new = NewTarget { name: &target.name, url: &target.url, client, state: target.state, by: operator.id, at: now };
    let Some(id) = store::insert_target(&mut tx, &new).await? else {
        let mut fields = Fields::default();
        fields.add_error("name", TAKEN);
        return Err(fields.into_error());
    };
    let sealed = app.secrets.seal(&app.rng, Place::WebhookSecret(id), &secret)?;
    store::put_secret(&mut tx, id, &sealed, None).await?;
    store::put_subscriptions(&mut tx, id, &target.events).await?;
    let after = WebhookRecord {
        name: target.name,
        url: target.url,
        events: target.events,
        api_client_id: client,
        state: target.state,
    };
    audit::record(&mut tx, CREATE, audit::by(operator.id, id.0), (&(), &after), now).await?;
    tx.commit().await?;
    let message = "Webhook jest dodany. Skopiuj sekret, drugi raz go nie pokażemy.".to_owned();
    Ok((StatusCode::CREATED, Json(ActionResponse { data: WebhookSecretMade { id, secret }, message })))
}
