//! `POST /api/v1/auth/password-reset`: sets a new password, given the code from the SMS.
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::password::Password;
use plon_domain::sms_code::SmsCode;
use plon_message_templates::sign_in::PASSWORD_CHANGED;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::attack;
use super::super::store as accounts;
use super::store::{self, Attempt, PasswordSet};
use super::{
    HANDLE, WRONG_IN_ALL, WRONG_PER_ACCOUNT, WRONG_PER_CODE, WRONG_PER_CODE_BRAKED, day_of_codes, hash, hash_of_code,
};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::messages::{self, MessageContext};
use plon_platform::new_password;
use plon_platform::notifications::{self, NewNotification};
use plon_platform::rate_limit::{self, Quota, SMS_CODE_FROM_NETWORK};
use plon_platform::request_context::RequestContext;
use plon_platform::response::MessageResponse;
use plon_platform::sessions::{self, EndReason, Subject};

/// Limit over all NIPs, shared by an office or a village behind one address.
const WRONG_PER_NETWORK: Quota = Quota { name: "reset.code.ip", tries: 50, window: SignedDuration::from_hours(24) };

#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"nip": "1234563218", "password": "Zielona:Koparka:42", "password_confirmation":
    "Zielona:Koparka:42", "sms_code": "123456"}))]
pub struct NewPassword {
    #[schema(required)]
    nip: String,
    #[schema(required)]
    password: String,
    #[schema(required)]
    password_confirmation: String,
    /// Code of six digits.
    #[schema(required)]
    sms_code: String,
}

struct Parsed {
    nip: Nip,
    password: Password,
    code: SmsCode,
}

impl NewPassword {
    /// # Errors
    /// `Invalid` with all errors at once; they cost no try of the code.
    fn parse(self) -> Result<Parsed, ApiError> {
        let mut fields = Fields::default();
        let nip = fields.parse("nip", Nip::parse(&self.nip));
        let password = new_password::parse_new_password(&mut fields, &self.password, &self.password_confirmation);
        let code = fields.parse("sms_code", SmsCode::parse(&self.sms_code));
        let (Some(nip), Some(password), Some(code)) = (nip, password, code) else { return Err(fields.into_error()) };
        fields.check()?;
        Ok(Parsed { nip, password, code })
    }
}

/// Sets a password, given a code, and ends all sessions of the participant.
#[utoipa::path(post, path = "/api/v1/auth/password-reset", tag = "auth", request_body = NewPassword,
    security(("reset_cookie" = [])),
    responses((status = 200, body = MessageResponse, headers(("Set-Cookie"))),
    (status = 422, description = "fields to mend, a wrong code, or one that is out of time"), (status = 429)))]
pub async fn reset_password(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(form): Json<NewPassword>,
) -> Result<Response, ApiError> {
    let form = form.parse()?;
    let now = app.clock.now();
    let owner = accounts::find_account(&mut app.db.read().await?, &form.nip).await?;
    context.tries((&form.nip).into(), owner.map(|owner| Subject::Participant(owner.id)));
    let handle = HANDLE.presented(app.mode, &headers).ok_or(ErrorCode::CodeDead)?;
    let attempt = Attempt { handle: hash(handle), code: hash_of_code(handle, form.code.expose()) };
    if !store::is_live(&mut app.db.read().await?, &attempt, &form.nip, WRONG_PER_CODE, now).await? {
        return Err(ErrorCode::CodeDead.into());
    }
    let network = ip.network();
    let buckets = vec![WRONG_PER_NETWORK.of(network), SMS_CODE_FROM_NETWORK.by((&form.nip).into(), network)];
    let spent = rate_limit::spend(&app.db, now, buckets).await?;
    if !is_right(&app, &attempt, &form.nip, now).await? {
        let guessed = store::count_wrong_of_owner(&mut app.db.read().await?, &attempt, day_of_codes(now)).await?;
        if let Some((owner, wrong)) = guessed {
            attack::after_wrong_code(&app, owner, wrong).await?;
        }
        return Err(ErrorCode::CodeWrong.into());
    }
    // Checked only after a right code: otherwise the refusal would reveal names to anybody with a NIP.
    if let Err(refused) = check_owner(&app, &form).await {
        spent.give_back_now(&app.db).await?;
        return Err(refused);
    }
    let password_hash = app.passwords.hash(&app.rng, form.password.expose()).await?;
    let mut tx = app.db.begin().await?;
    let owner =
        store::set_password(&mut tx, &attempt, &password_hash, app.clock.now()).await?.ok_or(ErrorCode::CodeDead)?;
    spent.give_back(&mut tx).await?;
    sessions::end_all_sessions(&mut tx, &app.clock, Subject::Participant(owner.id), EndReason::PasswordChanged).await?;
    // A reader of the SMS need not queue behind strangers who try the name.
    let device = sessions::remember_device(&mut tx, &app, Subject::Participant(owner.id), None, &headers).await?;
    notify_owner(&mut tx, &owner, now).await?;
    tx.commit().await?;
    let body = MessageResponse { message: "Twoje hasło zostało ustawione".to_owned() };
    let cookies = [HANDLE.clear(app.mode), sessions::device_cookie(app.mode, &device)];
    let cookies = AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((cookies, axum::Json(body)).into_response())
}

/// # Errors
/// `Invalid` for a password made of known facts about its owner.
async fn check_owner(app: &App, form: &Parsed) -> Result<(), ApiError> {
    let mut db = app.db.read().await?;
    let account = accounts::find_account(&mut db, &form.nip).await?.ok_or(ErrorCode::CodeDead)?;
    new_password::check_owner(&form.password, &accounts::load_password_owner(&mut db, account.id).await?)
}

/// Checks the code once and counts a wrong one, in a single statement; the participant's row is locked, so that tries
/// at several of their codes are serialized.
async fn is_right(app: &App, attempt: &Attempt, nip: &Nip, now: Timestamp) -> Result<bool, ApiError> {
    let since = day_of_codes(now);
    let mut tx = app.db.begin().await?;
    store::lock_owner(&mut tx, attempt).await?;
    let wrong_in_all = store::count_all_wrong_since(&mut tx, since).await?;
    let per_code = if wrong_in_all > WRONG_IN_ALL { WRONG_PER_CODE_BRAKED } else { WRONG_PER_CODE };
    let right = store::try_code(&mut tx, attempt, nip, (per_code, WRONG_PER_ACCOUNT), since, now).await?;
    tx.commit().await?;
    if right == Some(false) && wrong_in_all == WRONG_IN_ALL {
        tracing::error!("over {WRONG_IN_ALL} wrong codes within a day: each code is good for one try now");
    }
    Ok(right.ok_or(ErrorCode::CodeDead)?)
}

/// Tells the participant, in case somebody else did it.
async fn notify_owner(tx: &mut Tx, owner: &PasswordSet, now: Timestamp) -> anyhow::Result<()> {
    let to = Email::parse(&owner.email)?;
    let about = MessageContext::to(&PASSWORD_CHANGED, owner.id);
    messages::queue_template_email(tx, &to, (&PASSWORD_CHANGED, &[]), about, now).await?;
    let words = "Hasło zostało ustawione kodem z\u{a0}SMS-a, a\u{a0}wszystkie urządzenia wylogowane.";
    let news = NewNotification { title: "Nowe hasło", content: words, page: "/moj-profil" };
    notifications::notify_in_app(tx, owner.id, &news, now).await?;
    Ok(())
}
