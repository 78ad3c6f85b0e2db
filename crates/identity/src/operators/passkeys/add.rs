//! `POST /api/v1/backoffice/account/passkeys`: adds a passkey, in two calls around the browser's own dialog.
use axum::Json;
use axum::extract::State;
use plon_message_templates::operators;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::super::account::verify_own_password;
use super::super::fresh_code::FreshCode;
use super::super::store as people;
use super::super::{notices, signing};
use super::ceremony::{self, User};
use super::challenge;
use super::list::Passkey;
use super::model::{Challenge, Purpose};
use super::relying_party::RelyingParty;
use super::{MOST, PasskeyOptions, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PasskeyId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::{ActionResponse, DataResponse};

audit::events! {
    ADD_PASSKEY: () => PasskeyRecord = "operators.passkey_add" on "operators";
}

/// Passkey as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PasskeyRecord {
    pub name: String,
    pub passkey: PasskeyId,
}

/// The name of the passkey, and the proof that its owner asks: the password and a fresh code.
#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"name": "Laptop w biurze", "password": "Zielona:Koparka:42", "code": "123456"}))]
pub struct PasskeyForm {
    #[schema(required)]
    name: String,
    #[schema(required)]
    password: String,
    /// Six digits that the app shows now, or a recovery code.
    #[schema(required)]
    code: String,
}

/// The result of the browser's dialog.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"credential": {"id": "example-credential-id", "rawId": "example-credential-id", "type":
    "public-key", "response": {"clientDataJSON": "example-client-data", "attestationObject":
    "example-attestation", "transports": ["internal"]}, "clientExtensionResults": {}}}))]
pub struct PasskeyMade {
    /// `RegistrationResponseJSON` of WebAuthn level 3.
    #[schema(value_type = BTreeMap<String, Value>)]
    credential: Value,
}

impl PasskeyForm {
    /// Parses name, password and code.
    ///
    /// # Errors
    /// `Invalid` with all errors at once.
    fn parse(self) -> Result<(String, String, String), ApiError> {
        let mut fields = Fields::default();
        let name = super::name(&mut fields, &self.name);
        let proof = super::proof(&mut fields, self.password, self.code);
        let (Some(name), Some((password, code))) = (name, proof) else { return Err(fields.into_error()) };
        Ok((name, password, code))
    }
}

/// Starts adding a passkey: options for the browser's dialog, valid once and for five minutes.
#[utoipa::path(post, path = "/api/v1/backoffice/account/passkeys/options", tag = "operators",
    responses((status = 200, body = DataResponse<PasskeyOptions>),
    (status = 409, description = "too many passkeys, or an address that has none"), (status = 429)))]
pub async fn admin_start_passkey_registration(
    who: Operator<AnyRole>,
    State(app): State<App>,
    ip: ClientIp,
    extract::Json(form): extract::Json<PasskeyForm>,
) -> Result<Json<DataResponse<PasskeyOptions>>, ApiError> {
    let (name, password, code) = form.parse()?;
    let party = RelyingParty::of(&app.public_url).ok_or(ErrorCode::PasskeysUnavailable)?;
    let known = store::list_passkeys(&mut app.db.read().await?, who.id).await?;
    if known.len() >= MOST {
        return Err(ErrorCode::PasskeysFull.into());
    }
    verify_own_password(&app, who.id, ip, &password).await?;
    let code = FreshCode::begin(&app, who.id, &code).await?;
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    let person = people::load_person(&mut tx, who.id).await?;
    let handle = store::ensure_user_handle(&mut tx, who.id, &app.rng.bytes::<16>()).await?;
    let full_name = format!("{} {}", person.first_name, person.last_name);
    let user = User { handle: &handle, email: &person.email, name: &full_name };
    let begun = ceremony::begin_registration(&party, &user, &known)?;
    let challenge = Challenge { state: begun.state, name: Some(name) };
    challenge::store_challenge(&mut tx, (Purpose::Registration(who.session), who.id), &challenge, app.clock.now())
        .await?;
    tx.commit().await?;
    Ok(Json(DataResponse { data: PasskeyOptions { options: begun.options } }))
}

/// Adds the passkey that the browser's dialog has made, in the session that started it.
#[utoipa::path(post, path = "/api/v1/backoffice/account/passkeys", tag = "operators",
    responses((status = 200, body = ActionResponse<Passkey>),
    (status = 409, description = "too many passkeys, or an address that has none")))]
pub async fn admin_create_passkey(
    who: Operator<AnyRole>,
    State(app): State<App>,
    extract::Json(PasskeyMade { credential }): extract::Json<PasskeyMade>,
) -> Result<Json<ActionResponse<Passkey>>, ApiError> {
    let party = RelyingParty::of(&app.public_url).ok_or(ErrorCode::PasskeysUnavailable)?;
    let taken = challenge::take_challenge(&app, Purpose::Registration(who.session), who.id).await?;
    let Challenge { state, name } = taken.ok_or(ErrorCode::PasskeyExpired)?;
    let name = name.unwrap_or_default();
    let new = ceremony::finish_registration(&party, &state, &credential)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = store::insert_passkey(&mut tx, (who.id, &name), &new, now).await?.ok_or(ErrorCode::PasskeyKnown)?;
    signing::delay_signatures(&mut tx, who.id, now).await?;
    let email = people::load_account(&mut tx, who.id).await?.email;
    let content = format!("Operator {email} ma nowy klucz dostępu, którym może się logować.");
    notices::notify_administrators(&mut tx, "Nowy drugi składnik operatora", &content, now).await?;
    super::email_owner(&mut tx, &email, &operators::PASSKEY_ADDED, &name, now).await?;
    let after = PasskeyRecord { name, passkey: id };
    audit::record(&mut tx, ADD_PASSKEY, audit::by_self(who.id), (&(), &after), now).await?;
    let row = store::find_passkey(&mut tx, who.id, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data: row.into(), message: "Klucz dostępu jest dodany".to_owned() }))
}
