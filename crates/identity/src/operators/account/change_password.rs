//! `POST /api/v1/backoffice/account/password`: sets a new password, given the old one and a fresh code.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::email::Email;
use plon_domain::password::Password;
use plon_message_templates::operators::PASSWORD_CHANGED;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::fresh_code::FreshCode;
use super::super::model::LoginChallengeKind;
use super::super::store;
use super::own_password;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::messages::{self, MessageContext};
use plon_platform::new_password;
use plon_platform::response::MessageResponse;
use plon_platform::sessions::{self, EndReason, Subject};

audit::events! {
    CHANGE_PASSWORD: () => EmptyRecord = "operators.change_password" on "operators";
}

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"old_password": "Stary:Traktor:58", "password": "Zielona:Koparka:42",
    "password_confirmation": "Zielona:Koparka:42", "code": "123456"}))]
pub struct OperatorPasswordForm {
    #[schema(required)]
    old_password: String,
    #[schema(required)]
    password: String,
    #[schema(required)]
    password_confirmation: String,
    /// Six digits that the app shows now, or a recovery code.
    #[schema(required)]
    code: String,
}

impl OperatorPasswordForm {
    /// Parses the old and the new password, and the code.
    ///
    /// # Errors
    /// `Invalid` with all errors at once.
    fn parse(self) -> Result<(String, Password, String), ApiError> {
        let mut fields = Fields::default();
        let passwords =
            new_password::parse_change(&mut fields, self.old_password, &self.password, &self.password_confirmation);
        let code = fields.required("code", Some(self.code).filter(|code| !code.trim().is_empty()));
        let (Some((old, new)), Some(code)) = (passwords, code) else { return Err(fields.into_error()) };
        fields.check()?;
        Ok((old, new, code))
    }
}

/// Changes the caller's password; the calling session goes on, all others end, and so do support views.
#[utoipa::path(post, path = "/api/v1/backoffice/account/password", tag = "operators",
    responses((status = 200, body = MessageResponse), (status = 429)))]
pub async fn admin_update_password(
    State(app): State<App>,
    who: Operator<AnyRole>,
    ip: ClientIp,
    Json(form): Json<OperatorPasswordForm>,
) -> Result<Body<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let (old, new, code) = form.parse()?;
    let verified = own_password::verify_password(&app, who.id, ip, &old).await;
    let account = verified.map_err(new_password::at_the_old_password)?;
    let person = store::load_person(&mut app.db.read().await?, who.id).await?;
    new_password::check_owner(&new, &person.as_owner())?;
    let fresh = FreshCode::begin(&app, who.id, &code).await?;
    let hash = app.passwords.hash(&app.rng, new.expose()).await?;
    let mut tx = app.db.begin().await?;
    fresh.pass(&mut tx, &app).await?;
    store::set_password(&mut tx, who.id, &hash).await?;
    store::delete_challenges(&mut tx, who.id, LoginChallengeKind::SignIn).await?;
    store::delete_challenges(&mut tx, who.id, LoginChallengeKind::Invitation).await?;
    sessions::end_other_sessions(
        &mut tx,
        &app.clock,
        Subject::Operator(who.id),
        who.session,
        EndReason::PasswordChanged,
    )
    .await?;
    audit::record(&mut tx, CHANGE_PASSWORD, audit::by_self(who.id), (&(), &EmptyRecord {}), now).await?;
    email_owner(&mut tx, &account.email, now).await?;
    tx.commit().await?;
    let message = "Hasło jest zmienione, a\u{a0}pozostałe urządzenia wylogowane".to_owned();
    Ok(Body(MessageResponse { message }))
}

/// Tells the owner of an account by e-mail that its password was changed.
pub async fn email_owner(tx: &mut Tx, owner: &str, now: Timestamp) -> Result<(), ApiError> {
    let to = Email::parse(owner).map_err(anyhow::Error::new)?;
    let about = MessageContext::of(&PASSWORD_CHANGED);
    messages::queue_template_email(tx, &to, (&PASSWORD_CHANGED, &[]), about, now).await?;
    Ok(())
}
