//! `POST /api/v1/user/password`: changes the password, given the old one, and ends the participant's other sessions.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::password::Password;
use serde::Deserialize;
use utoipa::ToSchema;

use super::own_password::{PasswordTry, verify_password};
use super::store;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::new_password;
use plon_platform::notifications::{self, NewNotification};
use plon_platform::response::MessageResponse;
use plon_platform::sessions::{self, EndReason, Subject};

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"old_password": "Stary:Traktor:58", "password": "Zielona:Koparka:42",
    "password_confirmation": "Zielona:Koparka:42"}))]
pub struct PasswordForm {
    #[schema(required)]
    old_password: String,
    #[schema(required)]
    password: String,
    #[schema(required)]
    password_confirmation: String,
}

impl PasswordForm {
    /// Reads the old and the new password.
    ///
    /// # Errors
    /// `Invalid` with all errors at once.
    fn parse(self) -> Result<(String, Password), ApiError> {
        let mut fields = Fields::default();
        let passwords =
            new_password::parse_change(&mut fields, self.old_password, &self.password, &self.password_confirmation);
        let Some(passwords) = passwords else { return Err(fields.into_error()) };
        fields.check()?;
        Ok(passwords)
    }
}

/// Changes the caller's password; the current session continues, all others end.
#[utoipa::path(post, path = "/api/v1/user/password", tag = "auth",
    responses((status = 200, body = MessageResponse), (status = 429)))]
pub async fn update_password(
    State(app): State<App>,
    who: AnyParticipant,
    ip: ClientIp,
    Json(form): Json<PasswordForm>,
) -> Result<Body<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let (old, new) = form.parse()?;
    verify_password(&app, PasswordTry { participant: who.id, ip }, &old)
        .await
        .map_err(new_password::at_the_old_password)?;
    let owner = store::load_password_owner(&mut app.db.read().await?, who.id).await?;
    new_password::check_owner(&new, &owner)?;
    let hash = app.passwords.hash(&app.rng, new.expose()).await?;
    let mut tx = app.db.begin().await?;
    store::set_password(&mut tx, who.id, &hash).await?;
    let subject = Subject::Participant(who.id);
    sessions::end_other_sessions(&mut tx, &app.clock, subject, who.session, EndReason::PasswordChanged).await?;
    let content = "Hasło do Twojego konta zostało zmienione, a\u{a0}pozostałe urządzenia wylogowane. \
                   Jeśli to nie Ty, zadzwoń na Infolinię Programu.";
    let news = NewNotification { title: "Twoje hasło jest zmienione", content, page: "/moj-profil" };
    notifications::notify_in_app(&mut tx, who.id, &news, now).await?;
    tx.commit().await?;
    Ok(Body(MessageResponse { message: "Twoje hasło zostało ustawione".to_owned() }))
}
