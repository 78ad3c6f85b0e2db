//! `POST /api/v1/backoffice/webhooks/{id}/secret`: gives a target a new secret; the one before signs beside it for a
//! while.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::operators::FreshCode;
use super::{WebhookSecretMade, signature, store};
use plon_kernel::ids::WebhookTargetId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;
use plon_platform::secrets::Place;

audit::events! {
    ROTATE: () => WebhookSecretRecord = "webhooks.rotate" on "webhooks";
}

/// New secret as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct WebhookSecretRecord {
    /// End of the secret before it.
    older_until: Timestamp,
}

/// Longest overlap in hours: a week.
const MOST_HOURS: i64 = 7 * 24;

/// New secret.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"overlap_hours": 24, "code": "123456"}))]
pub struct WebhookSecretForm {
    /// Hours in which deliveries are signed by the secret before it as well, from 0 to 168.
    #[schema(required, nullable = false)]
    overlap_hours: Option<i64>,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Makes a new secret of a target, shown this once.
#[utoipa::path(post, path = "/api/v1/backoffice/webhooks/{id}/secret", tag = "webhooks", params(("id" = i64, Path)),
    responses((status = 201, body = ActionResponse<WebhookSecretMade>), (status = 429)))]
pub async fn admin_create_webhook_secret(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<WebhookTargetId>,
    extract::Json(form): extract::Json<WebhookSecretForm>,
) -> Result<(StatusCode, Json<ActionResponse<WebhookSecretMade>>), ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let overlap = fields.required("overlap_hours", form.overlap_hours);
    if overlap.is_some_and(|hours| !(0..=MOST_HOURS).contains(&hours)) {
        fields.add_error("overlap_hours", format!("Podaj od 0 do {MOST_HOURS}\u{a0}godzin"));
    }
    let (Some(overlap), true) = (overlap, fields.is_clean()) else { return Err(fields.into_error()) };
    let code = FreshCode::begin(&app, operator.id, &form.code).await?;
    let secret = signature::make_secret(&app.rng);
    let older_until = Timestamp(now.0 + SignedDuration::from_hours(overlap));
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    store::find_target(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let sealed = app.secrets.seal(&app.rng, Place::WebhookSecret(id), &secret)?;
    store::put_secret(&mut tx, id, &sealed, Some(older_until).filter(|_| overlap > 0)).await?;
    let after = WebhookSecretRecord { older_until };
    audit::record(&mut tx, ROTATE, audit::by(operator.id, id.0), (&(), &after), now).await?;
    tx.commit().await?;
    let message = "Nowy sekret jest gotowy. Skopiuj go, drugi raz go nie pokażemy.".to_owned();
    Ok((StatusCode::CREATED, Json(ActionResponse { data: WebhookSecretMade { id, secret }, message })))
}
