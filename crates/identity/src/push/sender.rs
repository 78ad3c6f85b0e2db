//! Sender of push messages: encrypted for the device (RFC 8291), signed for its push service (RFC 8292), and sent to
//! addresses of the internet alone, because devices name them.
use std::sync::OnceLock;
use std::time::Duration;

use anyhow::{Context, anyhow};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use plon_domain::message::Channel;
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use reqwest::{Client, StatusCode, Url};
use serde_json::json;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

use super::model::{Device, PushKeys};
use super::services::PushServices;
use super::{keys, store};
use plon_kernel::ids::PushSubscriptionId;
use plon_platform::app::App;
use plon_platform::messages::{self, Outcome, OutgoingMessage, PushNote, Transport};
use plon_platform::secrets::Place;

/// Longest time for one message.
const TIME: Duration = Duration::from_secs(5);

/// Number of tries, over some minutes: news that comes later stands in the portal anyway.
const TRIES: i64 = 5;

/// Longest plain text of a message in bytes: push services take 4,096 with what encryption adds.
const LONGEST: usize = 3_000;

const GONE: &str = "To urządzenie nie odbiera już powiadomień";
const OFF: &str = "Powiadomienia push są wyłączone";
const NO_ANSWER: &str = "Usługa powiadomień nie odpowiada";
const REFUSED: &str = "Adres urządzenia nie jest adresem znanej usługi powiadomień";

/// Sends the push messages of the outbox until the server shuts down.
pub async fn run(app: App) {
    messages::run_with(&app, Channel::Push, &Sender::of(&app)).await;
}

/// Sends a batch of due push messages; returns their number.
///
/// # Errors
/// When the database does not answer.
pub async fn run_once(app: &App) -> sqlx::Result<usize> {
    messages::run_once_with(app, Channel::Push, &Sender::of(app)).await
}

struct Sender {
    app: App,
    services: PushServices,
    client: OnceLock<Client>,
}

impl Sender {
    fn of(app: &App) -> Sender {
        Sender { app: app.clone(), services: PushServices::of(app), client: OnceLock::new() }
    }

    fn client(&self) -> anyhow::Result<&Client> {
        if let Some(client) = self.client.get() {
            return Ok(client);
        }
        let made = self.services.client(TIME)?;
        Ok(self.client.get_or_init(|| made))
    }

    async fn try_to_send(&self, letter: &OutgoingMessage<'_>) -> anyhow::Result<Outcome> {
        let (Some(id), Some(of)) = (letter.subscription, letter.participant) else {
            return Ok(Outcome::Dropped(GONE.to_owned()));
        };
        let mut db = self.app.db.read().await?;
        let keys = store::find_keys(&mut db).await?.filter(|keys| keys.enabled);
        let device = store::find_device_of(&mut db, of, id, self.app.clock.now()).await?;
        drop(db);
        match (keys, device) {
            (None, _) => Ok(Outcome::Dropped(OFF.to_owned())),
            (_, None) => Ok(Outcome::Dropped(GONE.to_owned())),
            (Some(keys), Some(device)) => self.post(letter, (id, &device), &keys).await,
        }
    }

    async fn post(
        &self,
        letter: &OutgoingMessage<'_>,
        (id, device): (PushSubscriptionId, &Device),
        keys: &PushKeys,
    ) -> anyhow::Result<Outcome> {
        let Ok(url) = self.services.check(&device.endpoint) else { return Ok(Outcome::Never(REFUSED.to_owned())) };
        let private_key = self.app.secrets.open(Place::PushKey, &keys.private_key)?;
        let seconds = self.app.clock.machine().as_second();
        let authorization = keys::authorization(&private_key, &audience(&url), &keys.contact, seconds)?;
        let answer = self
            .client()?
            .post(url)
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("TTL", messages::PUSH_LIFE.as_secs())
            .header("Urgency", "normal")
            .body(encrypted(letter, device)?)
            .send()
            .await;
        let Ok(answer) = answer else { return Ok(Outcome::Later(NO_ANSWER.to_owned())) };
        self.outcome_of(answer.status(), id).await
    }

    async fn outcome_of(&self, status: StatusCode, id: PushSubscriptionId) -> anyhow::Result<Outcome> {
        Ok(match status {
            status if status.is_success() => Outcome::Taken { provider_id: None },
            StatusCode::NOT_FOUND | StatusCode::GONE => {
                let mut tx = self.app.db.begin().await?;
                store::delete_device(&mut tx, id).await?;
                tx.commit().await?;
                Outcome::Dropped(GONE.to_owned())
            }
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Outcome::Later(refusal(status)),
            status if status.is_server_error() => Outcome::Later(refusal(status)),
            status => Outcome::Never(refusal(status)),
        })
    }
}

fn refusal(status: StatusCode) -> String {
    format!("Usługa powiadomień odpowiedziała: {}", status.as_u16())
}

impl Transport for Sender {
    async fn send(&self, letter: &OutgoingMessage<'_>) -> Option<Outcome> {
        if !self.services.are_reached() {
            return None;
        }
        Some(self.try_to_send(letter).await.unwrap_or_else(|error| {
            tracing::error!(error = format!("{error:#}"), "a push message cannot be sent");
            Outcome::Later("Serwer nie mógł wysłać powiadomienia; przyczyna jest w\u{a0}jego dzienniku".to_owned())
        }))
    }

    fn tries(&self) -> i64 {
        TRIES
    }
}

/// Origin of a push service, which its signature is for.
fn audience(url: &Url) -> String {
    url.origin().ascii_serialization()
}

/// Encrypts for the device what the service worker reads.
fn encrypted(letter: &OutgoingMessage<'_>, device: &Device) -> anyhow::Result<Vec<u8>> {
    let PushNote { title, content, page } = PushNote::parse(letter);
    let body = shortened(content);
    let plain = json!({"title": title, "body": body, "page": page, "id": letter.id.0}).to_string();
    let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).context("a device's key is damaged");
    let public = PublicKey::from_sec1_bytes(&decoded(&device.p256dh)?).context("a device's key is damaged")?;
    let auth: [u8; 16] = decoded(&device.auth)?.try_into().map_err(|_| anyhow!("a device's secret is damaged"))?;
    encrypt(plain.into_bytes(), &public, &Auth::from(auth)).map_err(|error| anyhow!("{error}"))
}

/// The beginning of a text, at most as long as a push service takes.
fn shortened(text: &str) -> String {
    if text.len() <= LONGEST {
        return text.to_owned();
    }
    let end = text.floor_char_boundary(LONGEST);
    format!("{}…", &text[..end])
}
