//! `POST /api/v1/backoffice/account/passkeys/remove`: removes one of the operator's passkeys.
use axum::Json;
use axum::extract::State;
use plon_message_templates::operators;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::account::verify_own_password;
use super::super::fresh_code::FreshCode;
use super::add::PasskeyRecord;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PasskeyId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::MessageResponse;

audit::events! {
    REMOVE_PASSKEY: PasskeyRecord => () = "operators.passkey_remove" on "operators";
}

/// The passkey to remove, the password given again and a fresh code.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"passkey": 7, "password": "Zielona:Koparka:42", "code": "123456"}))]
pub struct PasskeyRemoval {
    passkey: PasskeyId,
    #[serde(default)]
    #[schema(required)]
    password: String,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Removes one of the caller's passkeys. The last second factor cannot be removed.
#[utoipa::path(post, path = "/api/v1/backoffice/account/passkeys/remove", tag = "operators",
    responses((status = 200, body = MessageResponse), (status = 404),
    (status = 409, description = "the last second factor"), (status = 429)))]
pub async fn admin_delete_passkey(
    who: Operator<AnyRole>,
    State(app): State<App>,
    ip: ClientIp,
    extract::Json(form): extract::Json<PasskeyRemoval>,
) -> Result<Json<MessageResponse>, ApiError> {
    let mut fields = Fields::default();
    let proof = super::proof(&mut fields, form.password, form.code);
    let Some((password, code)) = proof else { return Err(fields.into_error()) };
    let account = verify_own_password(&app, who.id, ip, &password).await?;
    let code = FreshCode::begin(&app, who.id, &code).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    let all = store::list_passkeys(&mut tx, who.id).await?;
    let row = all.iter().find(|row| row.id == form.passkey).ok_or(ApiError::NotFound)?;
    if !account.enrolled && all.len() == 1 {
        return Err(ErrorCode::LastSecondFactor.into());
    }
    store::delete_passkey(&mut tx, who.id, row.id).await?;
    let before = PasskeyRecord { name: row.name.clone(), passkey: row.id };
    audit::record(&mut tx, REMOVE_PASSKEY, audit::by_self(who.id), (&before, &()), now).await?;
    super::email_owner(&mut tx, &account.email, &operators::PASSKEY_REMOVED, &row.name, now).await?;
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Klucz dostępu jest usunięty".to_owned() }))
}
