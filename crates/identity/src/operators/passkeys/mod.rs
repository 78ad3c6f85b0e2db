//! Passkeys (WebAuthn): second factors that a device holds, good in the place of a code when an operator signs in.
mod add;
mod ceremony;
mod challenge;
mod list;
mod relying_party;
mod remove;
mod rename;
mod sign_in;
mod store;

use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_platform::openapi::{ApiRouter, routes};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use plon_kernel::columns::{At, OperatorId};
use plon_kernel::db::{Read, Tx};
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::lines::one_line;
use plon_platform::messages::{self, About};
use relying_party::RelyingParty;

/// How long an answer is waited for; browsers are told the same.
const LIFE: SignedDuration = SignedDuration::from_mins(5);

/// How many passkeys an operator may have.
const MOST: usize = 10;

/// The most characters of a passkey's name.
const LONGEST_NAME: usize = 60;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_passkeys))
        .routes(routes!(add::admin_start_passkey_registration))
        .routes(routes!(add::admin_create_passkey))
        .routes(routes!(rename::admin_rename_passkey))
        .routes(routes!(remove::admin_delete_passkey))
        .routes(routes!(sign_in::admin_start_passkey_sign_in))
        .routes(routes!(sign_in::admin_sign_in_with_passkey))
}

/// What a browser is to ask of an authenticator.
#[derive(Debug, Serialize, ToSchema)]
pub struct PasskeyOptions {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3.
    #[schema(value_type = BTreeMap<String, Value>)]
    options: Value,
}

/// Whether an operator may sign in with a passkey.
pub async fn has_any(db: &mut impl Read, app: &App, operator: OperatorId) -> sqlx::Result<bool> {
    Ok(RelyingParty::of(&app.public_url).is_some() && !store::of_operator(db, operator).await?.is_empty())
}

/// The name that an operator gives a passkey; `None` keeps the field's sentence.
fn name(fields: &mut Fields, typed: &str) -> Option<String> {
    let name = fields.parse("name", one_line(typed, LONGEST_NAME))?;
    fields.required("name", Some(name).filter(|name| !name.is_empty()))
}

/// The password given again and a code that nobody has used: who changes what signs in proves to be the owner. `None`
/// keeps the fields' sentences.
fn proof(fields: &mut Fields, password: String, code: String) -> Option<(String, String)> {
    let password = fields.required("password", Some(password).filter(|password| !password.is_empty()));
    let code = fields.required("code", Some(code).filter(|code| !code.trim().is_empty()));
    password.zip(code)
}

/// Tells the owner of an account by e-mail what became of a passkey.
async fn tell(tx: &mut Tx, owner: &str, title: &str, what: &str, now: At) -> Result<(), ApiError> {
    let about = About { purpose: "operators.passkeys", participant: None, expires_at: None, secret: false };
    let to = Email::parse(owner).map_err(anyhow::Error::new)?;
    let letter = format!("Dzień dobry,\n\n{what}\n\nJeśli to nie Ty, od razu powiadom administratora programu.\n");
    messages::email(tx, &to, title, &letter, about, now).await?;
    Ok(())
}
