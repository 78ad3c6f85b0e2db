//! A participant's requests: a copy of their data, erasure, and its withdrawal.
use axum::Json as Body;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_message_templates::account::ERASURE_REQUESTED;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{download, store};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json;
use plon_platform::messages::{self, MessageContext};
use plon_platform::notifications::{self, NewNotification};
use plon_platform::response::{ActionResponse, MessageResponse};
use plon_platform::sessions;
use plon_platform::text_input::parse_line;

/// Lifetime of the single-use link to a copy.
const LINK_LIFE: SignedDuration = SignedDuration::from_mins(15);

const LONGEST_REASON: usize = 500;

/// Empty form of a request for a copy.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({}))]
pub struct ExportForm {}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"reason": "Kończę prowadzenie gospodarstwa"}))]
pub struct ErasureForm {
    /// Reason, optional.
    reason: Option<String>,
}

/// Link to a copy.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExportLink {
    /// URL of the copy. It works once and without a bearer, so that a browser can save the download directly.
    url: String,
    expires_at: Timestamp,
}

/// Creates a link to a ZIP of all data stored about the caller. Requires the password to have been confirmed.
#[utoipa::path(post, path = "/api/v1/user/data-requests/export", tag = "personal data", request_body = ExportForm,
    responses((status = 201, body = ActionResponse<ExportLink>),
    (status = 403, description = "`reauth_required`: the password is asked for again")))]
pub async fn request_data_export(
    State(app): State<App>,
    who: AnyParticipant,
    Json(ExportForm {}): Json<ExportForm>,
) -> Result<(axum::http::StatusCode, Body<ActionResponse<ExportLink>>), ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    sessions::require_confirmed(&mut tx, who.session, now).await?;
    let token = app.rng.secret();
    let expires_at = Timestamp(now.0 + LINK_LIFE);
    store::lock_participant(&mut tx, who.id).await?;
    store::cancel_request(&mut tx, who.id, "export", now).await?;
    store::insert_export(&mut tx, who.id, &download::hash_token(&token), expires_at, now).await?;
    let content = "Ktoś zalogowany na Twoje konto poprosił o\u{a0}kopię Twoich danych. Jeśli to nie Ty, zmień hasło \
                   i\u{a0}zadzwoń na Infolinię Programu.";
    let news = NewNotification { title: "Kopia Twoich danych", content, page: "/moj-profil" };
    notifications::notify_in_app(&mut tx, who.id, &news, now).await?;
    tx.commit().await?;
    let data = ExportLink { url: download::archive_url(&token), expires_at };
    Ok((
        axum::http::StatusCode::CREATED,
        Body(ActionResponse { data, message: "Kopia Twoich danych jest gotowa".to_owned() }),
    ))
}

/// Requests the erasure of the caller's data, to be carried out by an operator.
/// Until then it can be withdrawn. Requires the password to have been confirmed.
#[utoipa::path(post, path = "/api/v1/user/data-requests/erasure", tag = "personal data", request_body = ErasureForm,
    responses((status = 201, body = MessageResponse),
    (status = 403, description = "`reauth_required`: the password is asked for again"),
    (status = 409, description = "one waits already")))]
pub async fn request_data_erasure(
    State(app): State<App>,
    who: AnyParticipant,
    Json(form): Json<ErasureForm>,
) -> Result<(axum::http::StatusCode, Body<MessageResponse>), ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let reason = parse_line(&mut fields, "reason", &form.reason, LONGEST_REASON).flatten();
    fields.check()?;
    let mut tx = app.db.begin().await?;
    sessions::require_confirmed(&mut tx, who.session, now).await?;
    let inserted = store::insert_erasure(&mut tx, who.id, reason.as_deref(), now).await;
    inserted.on_unique(|| ErrorCode::ErasureWaits)?;
    confirm_by_email(&mut tx, who.id, now).await?;
    tx.commit().await?;
    let message = "Przyjęliśmy prośbę o\u{a0}usunięcie danych".to_owned();
    Ok((axum::http::StatusCode::CREATED, Body(MessageResponse { message })))
}

async fn confirm_by_email(tx: &mut Tx, who: ParticipantId, now: Timestamp) -> sqlx::Result<()> {
    if let Ok(email) = Email::parse(&store::load_email(tx, who).await?) {
        let about = MessageContext::to(&ERASURE_REQUESTED, who);
        messages::queue_template_email(tx, &email, (&ERASURE_REQUESTED, &[]), about, now).await?;
    }
    let content = "Wykonamy ją w\u{a0}ciągu 30\u{a0}dni. Dopóki czeka, możesz ją cofnąć w\u{a0}swoim profilu.";
    let title = "Przyjęliśmy prośbę o\u{a0}usunięcie danych";
    notifications::notify_in_app(tx, who, &NewNotification { title, content, page: "/moj-profil" }, now).await
}

/// Withdraws the waiting request for erasure.
#[utoipa::path(post, path = "/api/v1/user/data-requests/erasure/cancel", tag = "personal data",
    responses((status = 200, body = MessageResponse), (status = 409, description = "none waits")))]
pub async fn cancel_data_erasure(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Body<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    if !store::cancel_request(&mut tx, who.id, "erasure", app.clock.now()).await? {
        return Err(ErrorCode::NoErasureWaits.into());
    }
    tx.commit().await?;
    Ok(Body(MessageResponse { message: "Prośba o\u{a0}usunięcie danych została cofnięta".to_owned() }))
}
