//! `POST /api/v1/backoffice/auth/support`: an operator looks at the portal as a participant.
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::second_factor::{SecondStep, Step};
use super::store::{self, SupportedParticipant};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::Role;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::notifications::{self, NewNotification};
use plon_platform::request_context::RequestContext;
use plon_platform::security_events::Occurred;
use plon_platform::sessions::{self, Subject};

audit::events! {
    BEGIN_SUPPORT: () => SupportRecord = "support.begin" on "sessions";
}

/// A support view, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct SupportRecord {
    expires_at: Timestamp,
}

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"handle": "handle-from-the-first-step", "code": "123456", "nip": "1234563218"}))]
pub struct SupportStep {
    /// The handle from the first step.
    #[schema(required)]
    handle: String,
    /// Six digits from the app, or a recovery code.
    #[schema(required)]
    code: String,
    /// The participant's NIP.
    #[schema(required)]
    nip: String,
}

/// A support view of the portal: one bearer, valid for fifteen minutes, which cannot be renewed.
#[derive(Debug, Serialize, ToSchema)]
pub struct SupportView {
    /// The bearer token for the `Authorization` header.
    auth_token: String,
    data: SupportViewLease,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SupportViewLease {
    expires_at: Timestamp,
    /// Name of the participant whose portal support sees.
    participant: String,
    nip: String,
}

/// Lets an operator with the role of support look at the portal as a participant, who is notified.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/support", tag = "operators", responses((status = 200, body = SupportView),
    (status = 403, description = "The operator has not the role"), (status = 429)))]
pub async fn admin_sign_in_as_participant(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(SupportStep { handle, code, nip }): Json<SupportStep>,
) -> Result<Response, ApiError> {
    let mut fields = Fields::default();
    let nip = fields.parse("nip", Nip::parse(&nip));
    if code.trim().is_empty() {
        fields.add_error("code", plon_platform::error::REQUIRED);
    }
    let Some(nip) = nip else { return Err(fields.into_error()) };
    fields.check()?;
    let mut step = Step::begin(&app, (ip, &context), SecondStep { handle, code }).await?;
    step.verify_unspent(&app).await?;
    let (operator, now) = (step.operator(), app.clock.now());
    let mut tx = app.db.begin().await?;
    step.pass(&mut tx, &app).await?;
    if !store::list_roles(&mut tx, operator)
        .await?
        .iter()
        .any(|role| [Role::Support, Role::Administrator].contains(role))
    {
        return Err(ApiError::Forbidden);
    }
    // Without a commit the code is not used up: after a mistyped NIP nobody has to wait for the next code.
    let seen: SupportedParticipant =
        store::find_participant(&mut tx, &nip).await?.ok_or(ErrorCode::NoSuchParticipant)?;
    let view = sessions::start_support_session(&mut tx, &app, operator, seen.id, &headers).await?;
    let news = NewNotification { title: TITLE, content: CONTENT, page: "/moj-profil" };
    notifications::notify_in_app(&mut tx, seen.id, &news, now).await?;
    let context = audit::by(operator, view.session.0).about(seen.id);
    let after = SupportRecord { expires_at: view.expires_at };
    audit::record(&mut tx, BEGIN_SUPPORT, context, (&(), &after), now).await?;
    tx.commit().await?;
    let data = SupportViewLease { expires_at: view.expires_at, participant: seen.name, nip: nip.to_string() };
    let occurred = Extension(Occurred::signed_in(Subject::Operator(operator), view.session));
    Ok((occurred, axum::Json(SupportView { auth_token: view.bearer, data })).into_response())
}

const TITLE: &str = "Obsługa programu otworzyła podgląd Twojego konta";
const CONTENT: &str = "Pracownik obsługi może przez 15\u{a0}minut oglądać portal tak, jak widzisz go Ty. Niczego nie może \
                       zmienić. Każdy podgląd znajdziesz w\u{a0}swoim profilu, w\u{a0}części „Twoje urządzenia”.";
