//! `POST /api/v1/registration`: registers a farm or a company.
use axum::extract::State;
use plon_domain::audience::AccountType;

use super::create_account::{Registered, Submission, create_account};
use super::form::RegistrationForm;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::evidence::Origin;
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey};
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/registration";

/// Registers a participant; the account is open at once, its password is set at the first login.
#[utoipa::path(post, path = PATH, tag = "registration", request_body = RegistrationForm,
    responses((status = 201, body = ActionResponse<Registered>), (status = 429)))]
pub async fn register_participant(
    State(app): State<App>,
    ip: ClientIp,
    origin: Origin,
    key: Option<IdempotencyKey>,
    Json(form): Json<RegistrationForm>,
) -> Result<Answer, ApiError> {
    let submission = Submission { account_type: AccountType::Retail, path: PATH, ip, origin, key };
    create_account(&app, submission, &form).await
}
