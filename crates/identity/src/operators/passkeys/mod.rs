//! Passkeys (WebAuthn): second factors held by a device, used in place of a code when an operator signs in.
mod add;
mod ceremony;
mod challenge;
mod list;
mod model;
mod relying_party;
mod remove;
mod rename;
mod sign_in;
mod store;

use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_message_templates::Template;
use plon_platform::openapi::{ApiRouter, routes};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::messages::{self, MessageContext};
use plon_platform::text_input::parse_one_line;
use relying_party::RelyingParty;

/// Time limit for an answer; browsers get the same one.
const LIFE: SignedDuration = SignedDuration::from_mins(5);

/// Maximum number of an operator's passkeys.
const MOST: usize = 10;

/// Maximum length of a passkey's name, in characters.
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

/// Options for the browser's dialog.
#[derive(Debug, Serialize, ToSchema)]
pub struct PasskeyOptions {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3.
    #[schema(value_type = BTreeMap<String, Value>)]
    options: Value,
}

/// True if an operator can sign in with a passkey.
pub async fn has_any(db: &mut impl Read, app: &App, operator: OperatorId) -> sqlx::Result<bool> {
    Ok(RelyingParty::of(&app.public_url).is_some() && !store::list_passkeys(db, operator).await?.is_empty())
}

/// Parses the name of a passkey; `None` after an error, whose message stays in the fields.
fn name(fields: &mut Fields, typed: &str) -> Option<String> {
    let name = fields.parse("name", parse_one_line(typed, LONGEST_NAME))?;
    fields.required("name", Some(name).filter(|name| !name.is_empty()))
}

/// Parses the password and a fresh code: changing a second factor needs proof of ownership. `None` after an error,
/// whose message stays in the fields.
fn proof(fields: &mut Fields, password: String, code: String) -> Option<(String, String)> {
    let password = fields.required("password", Some(password).filter(|password| !password.is_empty()));
    let code = fields.required("code", Some(code).filter(|code| !code.trim().is_empty()));
    password.zip(code)
}

/// Notifies the owner of an account by e-mail of a change to a passkey.
async fn email_owner(
    tx: &mut Tx,
    owner: &str,
    template: &Template,
    passkey: &str,
    now: Timestamp,
) -> Result<(), ApiError> {
    let to = Email::parse(owner).map_err(anyhow::Error::new)?;
    let values = [("nazwa klucza", passkey)];
    messages::queue_template_email(tx, &to, (template, &values), MessageContext::of(template), now).await?;
    Ok(())
}
