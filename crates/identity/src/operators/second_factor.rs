//! `POST /api/v1/backoffice/auth/second-factor`: the second step of signing in, exchanges a code for tokens.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::login_challenge;
use super::model::LoginChallengeKind;
use super::store::{self, ChallengeRow};
use super::{attack, recovery, totp};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::openapi;
use plon_platform::rate_limit::{self, Account, Quota, SECOND_FACTOR, SECOND_FACTOR_IN_A_DAY, SpentQuota};
use plon_platform::request_context::RequestContext;
use plon_platform::secrets::Place;
use plon_platform::sessions::{self, SessionKind, SignedIn, Subject};

audit::events! {
    SIGN_IN: () => SignInRecord = "operators.login" on "operators";
}

/// Second factor of a sign-in, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct SignInRecord {
    #[schema(schema_with = factors)]
    second_factor: &'static str,
}

fn factors() -> Object {
    openapi::codes(["code", "recovery_code", "passkey"].into_iter())
}

const PER_HANDLE: Quota = Quota { name: "operator.handle", tries: 5, window: SignedDuration::from_mins(15) };
const PER_NETWORK: Quota = Quota { name: "operator.code.ip", tries: 30, window: SignedDuration::from_mins(15) };

/// The second step: the handle of the first one, and a code.
#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"handle": "handle-from-the-first-step", "code": "123456"}))]
pub struct SecondStep {
    /// The handle from the first step.
    #[schema(required)]
    pub handle: String,
    /// Six digits from the app, or a recovery code.
    #[schema(required)]
    pub code: String,
}

/// A counted try at the second step, with a valid handle.
pub struct Attempt {
    pub of: ChallengeRow,
    handle: String,
    /// `None` once the try is no longer counted.
    spent: Option<SpentQuota>,
}

/// A try with a code.
pub struct Step {
    attempt: Attempt,
    code: String,
}

/// Signs an operator in by a code of their app, or by a recovery code.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/second-factor", tag = "operators",
    responses((status = 200, body = SignedIn, headers(("Set-Cookie")), description = "Signed in; the refresh token is in a cookie"),
    (status = 429)))]
pub async fn admin_verify_second_factor(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(form): Json<SecondStep>,
) -> Result<Response, ApiError> {
    let step = Step::begin(&app, (ip, &context), form).await?;
    let operator = step.operator();
    let mut tx = app.db.begin().await?;
    let factor = step.pass(&mut tx, &app).await?;
    let_in(tx, &app, (operator, factor), (ip, &headers)).await
}

/// Begins the session of an operator whose second factor was right, and commits.
///
/// # Errors
/// When the database does not answer.
pub async fn let_in(
    mut tx: Tx,
    app: &App,
    (operator, factor): (OperatorId, &'static str),
    (ip, headers): (ClientIp, &HeaderMap),
) -> Result<Response, ApiError> {
    let tokens = sessions::sign_in(&mut tx, app, Subject::Operator(operator), headers).await?;
    sessions::set_network(&mut tx, &tokens, ip.network()).await?;
    let after = SignInRecord { second_factor: factor };
    audit::record(&mut tx, SIGN_IN, audit::by_self(operator), (&(), &after), app.clock.now()).await?;
    tx.commit().await?;
    Ok(sessions::signed_in(app, SessionKind::Operator, tokens))
}

impl Attempt {
    /// Counts the try against the rate limits, once the handle is known.
    ///
    /// # Errors
    /// `SignInExpired` for an invalid handle, `TooMany`.
    pub async fn begin(
        app: &App,
        (ip, context): (ClientIp, &RequestContext),
        handle: String,
    ) -> Result<Attempt, ApiError> {
        let now = app.clock.now();
        let mut db = app.db.read().await?;
        let of = login_challenge::find_challenge(&mut db, LoginChallengeKind::SignIn, &handle, now)
            .await?
            .ok_or(ErrorCode::SignInExpired)?;
        let owner = store::load_account(&mut db, of.operator_id).await?;
        drop(db);
        let account = Account::Operator(&owner.email);
        context.tries(account, Some(Subject::Operator(of.operator_id)));
        let buckets = vec![
            PER_NETWORK.of(ip.network()),
            SECOND_FACTOR.of(account),
            SECOND_FACTOR_IN_A_DAY.of(account),
            PER_HANDLE.of(sessions::hash_secret(&handle)),
        ];
        let spent = rate_limit::spend(&app.db, now, buckets).await?;
        attack::before_code(app, &owner, &spent).await?;
        Ok(Attempt { of, handle, spent: Some(spent) })
    }

    /// Uses the handle up, once the factor was right.
    ///
    /// # Errors
    /// `SignInExpired` if another request was faster.
    pub async fn end(mut self, tx: &mut Tx, app: &App) -> Result<(), ApiError> {
        if !login_challenge::consume_challenge(tx, LoginChallengeKind::SignIn, &self.handle, app.clock.now()).await? {
            return Err(ErrorCode::SignInExpired.into());
        }
        self.give_back(tx).await?;
        Ok(())
    }

    async fn give_back(&mut self, tx: &mut Tx) -> sqlx::Result<()> {
        match self.spent.take() {
            Some(spent) => spent.give_back(tx).await,
            None => Ok(()),
        }
    }
}

impl Step {
    /// # Errors
    /// `Invalid` for empty fields, `SignInExpired` for an invalid handle, `TooMany`.
    pub async fn begin(
        app: &App,
        origin: (ClientIp, &RequestContext),
        SecondStep { handle, code }: SecondStep,
    ) -> Result<Step, ApiError> {
        let mut fields = Fields::default();
        let code = fields.required("code", Some(code.trim().to_owned()).filter(|code| !code.is_empty()));
        let Some(code) = code else { return Err(fields.into_error()) };
        Ok(Step { attempt: Attempt::begin(app, origin, handle).await?, code })
    }

    pub fn operator(&self) -> OperatorId {
        self.attempt.of.operator_id
    }

    /// Checks the code of an enrolled operator without using it up: a right one is not counted, whatever follows.
    ///
    /// # Errors
    /// `WrongCode` for a code that is wrong or was used.
    pub async fn verify_unspent(&mut self, app: &App) -> Result<(), ApiError> {
        let mut tx = app.db.begin().await?;
        verify_code_unspent(&mut tx, app, self.operator(), &self.code).await?;
        self.attempt.give_back(&mut tx).await?;
        Ok(tx.commit().await?)
    }

    /// Checks the code of an enrolled operator and uses code and handle up; returns the name of the factor.
    ///
    /// # Errors
    /// `WrongCode` for a code that is wrong or was used, `SignInExpired` if another request was faster.
    pub async fn pass(self, tx: &mut Tx, app: &App) -> Result<&'static str, ApiError> {
        let factor = spend_code(tx, app, self.operator(), &self.code).await?;
        self.attempt.end(tx, app).await?;
        Ok(factor)
    }

    /// Checks the first code of an enrolment; returns the secret and the code's time step.
    ///
    /// # Errors
    /// `WrongCode`, or `SignInExpired` when the handle offers no enrolment.
    pub async fn confirm(self, tx: &mut Tx, app: &App) -> Result<(String, i64), ApiError> {
        let offered = self.attempt.of.totp_secret.as_deref().ok_or(ErrorCode::SignInExpired)?;
        let secret = app.secrets.open(Place::Enrolment(&sessions::hash_secret(&self.attempt.handle)), offered)?;
        let step = totp::step_of(&secret, &self.code, app.clock.machine())?.ok_or(ErrorCode::WrongCode)?;
        self.attempt.end(tx, app).await?;
        Ok((secret, step))
    }
}

/// Checks a code without using it up, by rolling back to a savepoint.
///
/// # Errors
/// `WrongCode` for a code that is wrong or was used.
pub async fn verify_code_unspent(tx: &mut Tx, app: &App, operator: OperatorId, typed: &str) -> Result<(), ApiError> {
    tx.savepoint().await?;
    spend_code(tx, app, operator, typed).await?;
    tx.rollback_to().await?;
    Ok(())
}

/// Checks a code and uses it up: an app's code is valid once, by its time step, and so is a recovery code.
pub async fn spend_code(tx: &mut Tx, app: &App, operator: OperatorId, typed: &str) -> Result<&'static str, ApiError> {
    let plain: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
    let is_of_the_app = plain.len() == 6 && plain.bytes().all(|byte| byte.is_ascii_digit());
    let (factor, good) = if is_of_the_app {
        let stored = store::find_totp_secret(tx, operator).await?.ok_or(ErrorCode::WrongCode)?;
        let secret = app.secrets.open(Place::SecondFactor(operator), &stored)?;
        let step = totp::step_of(&secret, &plain, app.clock.machine())?.ok_or(ErrorCode::WrongCode)?;
        ("code", store::consume_totp_step(tx, operator, step).await?)
    } else {
        ("recovery_code", recovery::consume_code(tx, operator, &plain, app.clock.now()).await?)
    };
    if good { Ok(factor) } else { Err(ErrorCode::WrongCode.into()) }
}
