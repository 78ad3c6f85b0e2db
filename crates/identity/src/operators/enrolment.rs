//! `POST /api/v1/backoffice/auth/enrolment`: a new second factor's first code for tokens and recovery codes.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::second_factor::{SecondStep, Step};
use super::{notices, recovery, signing, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::request_context::RequestContext;
use plon_platform::secrets::Place;
use plon_platform::sessions::{self, SessionKind, Subject};

audit::events! {
    ENROL: EnrolmentRecord => EnrolmentRecord = "operators.enrolment" on "operators";
}

/// Second factor of an operator, in use or not, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct EnrolmentRecord {
    pub second_factor: bool,
}

/// A session's tokens and the recovery codes.
#[derive(Debug, Serialize, ToSchema)]
pub struct Enrolled {
    /// The bearer token for the `Authorization` header.
    auth_token: String,
    data: EnrolledLease,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EnrolledLease {
    /// Time when the bearer token expires.
    expires_at: Timestamp,
    /// Recovery codes, each valid once in place of a code; shown this once.
    recovery_codes: Vec<String>,
}

/// Enrols a second factor by its first code, and signs the operator in.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/enrolment", tag = "operators",
    responses((status = 200, body = Enrolled, headers(("Set-Cookie")), description = "Signed in; the refresh token is in a cookie"),
    (status = 429)))]
pub async fn admin_enrol_second_factor(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(form): Json<SecondStep>,
) -> Result<Response, ApiError> {
    let step = Step::begin(&app, (ip, &context), form).await?;
    let (operator, now) = (step.operator(), app.clock.now());
    let mut tx = app.db.begin().await?;
    let (secret, first) = step.confirm(&mut tx, &app).await?;
    let sealed = app.secrets.seal(&app.rng, Place::SecondFactor(operator), &secret)?;
    if !store::enable_second_factor(&mut tx, operator, (&sealed, first), now).await? {
        return Err(ErrorCode::SignInExpired.into());
    }
    signing::delay_signatures(&mut tx, operator, now).await?;
    let content = format!("Operator {} ma nowy drugi składnik.", store::load_person(&mut tx, operator).await?.email);
    notices::notify_administrators(&mut tx, "Nowy drugi składnik operatora", &content, now).await?;
    let recovery_codes = recovery::create_codes(&mut tx, &app.rng, operator).await?;
    let tokens = sessions::sign_in(&mut tx, &app, Subject::Operator(operator), &headers).await?;
    sessions::set_network(&mut tx, &tokens, ip.network()).await?;
    let records = (&EnrolmentRecord { second_factor: false }, &EnrolmentRecord { second_factor: true });
    audit::record(&mut tx, ENROL, audit::by_self(operator), records, now).await?;
    tx.commit().await?;
    let data = EnrolledLease { expires_at: tokens.bearer_expires_at, recovery_codes };
    let body = Enrolled { auth_token: tokens.bearer.clone(), data };
    Ok(sessions::sign_in_response(&app, SessionKind::Operator, &tokens, body))
}
