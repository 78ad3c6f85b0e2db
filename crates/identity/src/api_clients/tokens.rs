//! `POST /api/v1/backoffice/api-clients/{id}/tokens`: gives a client a new token; the older ones end after an overlap.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::operators::FreshCode;
use super::ApiTokenMade;
use super::form::parse_life;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ApiClientId;
use plon_kernel::types::Timestamp;
use plon_platform::api_clients::{self, NewToken};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;
use plon_platform::sessions::hash_secret;

audit::events! {
    ROTATE: () => ApiTokenRecord = "api_clients.rotate" on "api_clients";
}

/// New token as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct ApiTokenRecord {
    hint: String,
    expires_at: Timestamp,
    /// End of the older tokens.
    older_until: Timestamp,
}

/// Longest overlap in hours: a week.
const MOST_HOURS: i64 = 7 * 24;

/// New token.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"valid_days": 365, "overlap_hours": 24, "code": "123456"}))]
pub struct ApiTokenForm {
    /// Life of the token in days.
    #[schema(required, nullable = false)]
    valid_days: Option<i64>,
    /// Hours in which the older tokens still work, from 0 to 168.
    #[schema(required, nullable = false)]
    overlap_hours: Option<i64>,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Makes a new token of a client, shown this once.
#[utoipa::path(post, path = "/api/v1/backoffice/api-clients/{id}/tokens", tag = "api clients",
    params(("id" = i64, Path)), responses((status = 201, body = ActionResponse<ApiTokenMade>),
    (status = 409, description = "the client is disabled"), (status = 429)))]
pub async fn admin_create_api_client_token(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<ApiClientId>,
    extract::Json(form): extract::Json<ApiTokenForm>,
) -> Result<(StatusCode, Json<ActionResponse<ApiTokenMade>>), ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let expires_at = parse_life(&mut fields, form.valid_days, now);
    let overlap = fields.required("overlap_hours", form.overlap_hours);
    if overlap.is_some_and(|hours| !(0..=MOST_HOURS).contains(&hours)) {
        fields.add_error("overlap_hours", format!("Podaj od 0 do {MOST_HOURS}\u{a0}godzin"));
    }
    let (Some(expires_at), Some(overlap), true) = (expires_at, overlap, fields.is_clean()) else {
        return Err(fields.into_error());
    };
    let code = FreshCode::begin(&app, operator.id, &form.code).await?;
    let token = api_clients::make_token(&app.rng);
    let older_until = Timestamp(now.0 + SignedDuration::from_hours(overlap));
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    let client = api_clients::find_client(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if client.disabled_at.is_some() {
        return Err(ErrorCode::ApiClientOver.into());
    }
    api_clients::end_tokens_by(&mut tx, id, older_until).await?;
    let new = NewToken { client: id, token: &token, hash: hash_secret(&token), by: operator.id, at: now, expires_at };
    api_clients::insert_token(&mut tx, &new).await?;
    let after = ApiTokenRecord { hint: api_clients::hint_of(&token).to_owned(), expires_at, older_until };
    audit::record(&mut tx, ROTATE, audit::by(operator.id, id.0), (&(), &after), now).await?;
    tx.commit().await?;
    let message = "Nowy token jest gotowy. Skopiuj go, drugi raz go nie pokażemy.".to_owned();
    Ok((StatusCode::CREATED, Json(ActionResponse { data: ApiTokenMade { id, token }, message })))
}
