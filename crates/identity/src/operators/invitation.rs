//! `POST /api/v1/backoffice/auth/invitation`: an invited operator sets a password.
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::password::Password;
use plon_message_templates::operators::INVITATION;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::account;
use super::login_challenge::{self, LoginChallenge};
use super::model::LoginChallengeKind;
use super::signing;
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::messages::{self, MessageContext};
use plon_platform::new_password;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;
use plon_platform::sessions::{self, EndReason, Subject};

audit::events! {
    SET_PASSWORD: () => EmptyRecord = "operators.password" on "operators";
}

const PER_NETWORK: Quota = Quota { name: "operator.invitation.ip", tries: 30, window: SignedDuration::from_mins(15) };

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"token": "token-from-the-invitation", "password": "Zielona:Koparka:42",
    "password_confirmation": "Zielona:Koparka:42"}))]
pub struct AcceptedInvitation {
    /// The token from the link.
    #[schema(required)]
    token: String,
    #[schema(required)]
    password: String,
    #[schema(required)]
    password_confirmation: String,
}

/// The account whose password was set.
#[derive(Debug, Serialize, ToSchema)]
pub struct PasswordSet {
    email: String,
}

impl AcceptedInvitation {
    /// # Errors
    /// `Invalid` with all errors at once.
    fn parse(&self) -> Result<Password, ApiError> {
        let mut fields = Fields::default();
        let password = new_password::parse_new_password(&mut fields, &self.password, &self.password_confirmation);
        let Some(password) = password else { return Err(fields.into_error()) };
        fields.check()?;
        Ok(password)
    }
}

/// Sets an operator's password by the link of an invitation, once; ends all sessions of the account.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/invitation", tag = "operators",
    responses((status = 200, body = ActionResponse<PasswordSet>), (status = 429)))]
pub async fn admin_accept_operator_invitation(
    State(app): State<App>,
    ip: ClientIp,
    Json(form): Json<AcceptedInvitation>,
) -> Result<axum::Json<ActionResponse<PasswordSet>>, ApiError> {
    let (password, now) = (form.parse()?, app.clock.now());
    let spent = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    let found =
        login_challenge::find_challenge(&mut app.db.read().await?, LoginChallengeKind::Invitation, &form.token, now)
            .await?;
    let id = found.ok_or(ErrorCode::InvitationExpired)?.operator_id;
    let person = store::load_person(&mut app.db.read().await?, id).await?;
    if let Err(refused) = new_password::check_owner(&password, &person.as_owner()) {
        spent.give_back_now(&app.db).await?;
        return Err(refused);
    }
    let hash = app.passwords.hash(&app.rng, password.expose()).await?;
    let mut tx = app.db.begin().await?;
    let account = store::load_account(&mut tx, id).await?;
    if !login_challenge::consume_challenge(&mut tx, LoginChallengeKind::Invitation, &form.token, now).await? {
        return Err(ErrorCode::InvitationExpired.into());
    }
    spent.give_back(&mut tx).await?;
    store::set_password(&mut tx, id, &hash).await?;
    store::delete_challenges(&mut tx, id, LoginChallengeKind::SignIn).await?;
    signing::delay_signatures(&mut tx, id, now).await?;
    sessions::end_all_sessions(&mut tx, &app.clock, Subject::Operator(id), EndReason::PasswordChanged).await?;
    audit::record(&mut tx, SET_PASSWORD, audit::by_self(id), (&(), &EmptyRecord {}), now).await?;
    // An operator who had a password before is told of the new one; one without has just asked for it.
    if account.hash().is_some() {
        account::email_of_password(&mut tx, &account.email, now).await?;
    }
    tx.commit().await?;
    let message = "Hasło jest ustawione. Zaloguj się.".to_owned();
    Ok(axum::Json(ActionResponse { data: PasswordSet { email: account.email }, message }))
}

/// Invites an operator by e-mail to set a password.
pub async fn send_invitation(
    tx: &mut Tx,
    app: &App,
    operator: OperatorId,
    to: &Email,
    now: Timestamp,
) -> anyhow::Result<()> {
    let invitation =
        login_challenge::create_challenge(tx, &app.rng, (LoginChallengeKind::Invitation, operator), None, now).await?;
    let link = invitation_url(&app.public_url, &invitation);
    let about = MessageContext::of(&INVITATION).secret_until(invitation.expires_at);
    messages::queue_template_email(tx, to, (&INVITATION, &[("link", &link)]), about, now).await?;
    Ok(())
}

/// The URL at which the password is set.
pub fn invitation_url(public_url: &str, invitation: &LoginChallenge) -> String {
    format!("{}/zaplecze/zaproszenie/{}", public_url.trim_end_matches('/'), invitation.secret)
}
