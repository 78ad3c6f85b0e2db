//! Administrators' side of push messages: the switch, the contact that push services may use, and the keys.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::email::Email;
use plon_kernel::db::Read;
use plon_kernel::types::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::keys::make_keys;
use super::model::PushKeys;
use super::store;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::secrets::Place;

audit::events! {
    UPDATE: PushRecord => PushRecord = "push.update" on "settings";
    ROTATE: () => EmptyRecord = "push.keys" on "settings";
}

/// Settings of push messages as the audit log keeps them.
#[derive(Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
struct PushRecord {
    enabled: bool,
    contact: String,
}

/// Settings of push messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushSettings {
    enabled: bool,
    /// E-mail address or `https` address by which a push service reaches the operators.
    contact: String,
    /// Public key, base64url; null before push messages were first switched on.
    public_key: Option<String>,
    /// Time at which the keys were made.
    created_at: Option<Timestamp>,
    /// Number of devices of signed-in participants.
    devices: i64,
}

/// New settings of push messages.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"enabled": true, "contact": "kontakt@example.com"}))]
pub struct PushForm {
    #[schema(required)]
    enabled: bool,
    #[schema(required)]
    contact: String,
}

impl PushForm {
    /// The contact as push services take it.
    fn contact(&self) -> Result<String, ApiError> {
        let mut fields = Fields::default();
        let text = self.contact.trim();
        let contact = match Email::parse(text) {
            Ok(email) => Some(format!("mailto:{}", email.as_str())),
            Err(_) if text.starts_with("https://") && text.len() <= 200 => Some(text.to_owned()),
            Err(_) => None,
        };
        let sentence = match text {
            "" => "Podaj adres e-mail albo adres strony",
            _ => "Podaj adres e-mail albo adres, który zaczyna się od https://",
        };
        fields.parse("contact", contact.ok_or(sentence)).ok_or_else(|| fields.into_error())
    }
}

/// The contact as operators type it.
fn typed(contact: &str) -> String {
    contact.trim_start_matches("mailto:").to_owned()
}

/// Shows the settings of push messages.
#[utoipa::path(get, path = "/api/v1/backoffice/settings/push", tag = "system",
    responses((status = 200, body = DataResponse<PushSettings>)))]
pub async fn admin_show_push_settings(
    State(app): State<App>,
    _: Operator<Administrator>,
) -> Result<Body<DataResponse<PushSettings>>, ApiError> {
    Ok(Body(DataResponse { data: load(&mut app.db.read().await?, app.clock.now()).await? }))
}

async fn load(db: &mut impl Read, now: Timestamp) -> sqlx::Result<PushSettings> {
    let keys = store::find_keys(db).await?;
    Ok(PushSettings {
        enabled: keys.as_ref().is_some_and(|keys| keys.enabled),
        contact: keys.as_ref().map(|keys| typed(&keys.contact)).unwrap_or_default(),
        public_key: keys.as_ref().map(|keys| keys.public_key.clone()),
        created_at: keys.as_ref().map(|keys| keys.created_at),
        devices: store::count_devices(db, now).await?,
    })
}

/// Switches push messages on or off; the first switching on makes the keys.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/push", tag = "system",
    responses((status = 200, body = ActionResponse<PushSettings>)))]
pub async fn admin_update_push_settings(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<PushForm>,
) -> Result<Body<ActionResponse<PushSettings>>, ApiError> {
    let contact = form.contact()?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let stored = store::find_keys(&mut tx).await?;
    let before = stored.as_ref().map(record).unwrap_or_default();
    let keys = match stored {
        Some(keys) => PushKeys { contact, enabled: form.enabled, ..keys },
        None => new_keys(&app, contact, form.enabled)?,
    };
    store::save_keys(&mut tx, &keys).await?;
    audit::record(&mut tx, UPDATE, audit::by(operator.id, 0), (&before, &record(&keys)), now).await?;
    let data = load(&mut tx, now).await?;
    tx.commit().await?;
    let message = if form.enabled { "Powiadomienia push są włączone" } else { "Powiadomienia push są wyłączone" };
    Ok(Body(ActionResponse { data, message: message.to_owned() }))
}

/// Makes new keys, for which each device subscribes anew at its next visit.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/push/keys", tag = "system",
    responses((status = 200, body = ActionResponse<PushSettings>), (status = 404)))]
pub async fn admin_rotate_push_keys(
    State(app): State<App>,
    operator: Operator<Administrator>,
) -> Result<Body<ActionResponse<PushSettings>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let keys = store::find_keys(&mut tx).await?.ok_or(ApiError::NotFound)?;
    store::save_keys(&mut tx, &new_keys(&app, keys.contact, keys.enabled)?).await?;
    store::delete_all_devices(&mut tx).await?;
    audit::record(&mut tx, ROTATE, audit::by(operator.id, 0), (&(), &EmptyRecord {}), now).await?;
    let data = load(&mut tx, now).await?;
    tx.commit().await?;
    let message = "Klucze są nowe. Urządzenia uczestników włączą się znowu przy następnej wizycie.".to_owned();
    Ok(Body(ActionResponse { data, message }))
}

fn record(keys: &PushKeys) -> PushRecord {
    PushRecord { enabled: keys.enabled, contact: typed(&keys.contact) }
}

fn new_keys(app: &App, contact: String, enabled: bool) -> anyhow::Result<PushKeys> {
    let made = make_keys()?;
    Ok(PushKeys {
        private_key: app.secrets.seal(&app.rng, Place::PushKey, &made.private_key)?,
        public_key: made.public_key,
        contact,
        enabled,
        created_at: app.clock.now(),
    })
}
