//! One try of a delivery: a signed POST, of which the status and the beginning of the answer are kept.
use std::error::Error;
use std::sync::OnceLock;
use std::time::Duration;

use reqwest::header::{CONTENT_TYPE, HeaderMap, RETRY_AFTER, USER_AGENT};
use reqwest::{Client, Response, StatusCode};

use super::addresses::{AddressRefused, AddressRules};
use plon_platform::app::App;

/// Bytes of an answer that are kept.
const LONGEST_ANSWER: usize = 2048;

/// Sends deliveries; the client is made at the first one.
#[derive(Debug)]
pub struct Sender {
    time: Duration,
    rules: AddressRules,
    client: OnceLock<Client>,
}

/// A delivery as it is sent.
#[derive(Debug)]
pub struct OutgoingDelivery<'a> {
    pub url: &'a str,
    /// Id by which the receiver knows a second try.
    pub id: &'a str,
    /// Second of this try.
    pub seconds: i64,
    pub signature: &'a str,
    pub body: &'a str,
}

/// Outcome of a try.
#[derive(Debug, Default)]
pub struct Tried {
    pub status: Option<StatusCode>,
    /// Reason why there was no answer, for operators.
    pub error: Option<&'static str>,
    /// Beginning of the answer.
    pub answer: Option<String>,
    /// Time that the target asks to be left alone.
    pub retry_after: Option<Duration>,
}

impl Sender {
    /// Sender of a server.
    pub fn of(app: &App) -> Sender {
        Sender { time: app.webhooks.time, rules: AddressRules::of(app), client: OnceLock::new() }
    }

    /// Client of all targets.
    fn client(&self) -> anyhow::Result<&Client> {
        if let Some(client) = self.client.get() {
            return Ok(client);
        }
        let made = self.rules.client(self.time)?;
        Ok(self.client.get_or_init(|| made))
    }

    /// Sends a delivery once.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub async fn send(&self, delivery: &OutgoingDelivery<'_>) -> anyhow::Result<Tried> {
        let client = self.client()?;
        let failed = |error: &'static str| Tried { error: Some(error), ..Tried::default() };
        let Ok(url) = self.rules.check_url(delivery.url) else { return Ok(failed(REFUSED)) };
        let sending = client
            .post(url)
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, concat!("Plon/", env!("CARGO_PKG_VERSION")))
            .header("webhook-id", delivery.id)
            .header("webhook-timestamp", delivery.seconds)
            .header("webhook-signature", delivery.signature)
            .body(delivery.body.to_owned())
            .send();
        match sending.await {
            Ok(answer) => Ok(read(answer).await),
            Err(error) => Ok(failed(sentence(&error))),
        }
    }
}

const REFUSED: &str = "Adres prowadzi do sieci, do której nie wysyłamy zdarzeń";

/// Sentence on why there was no answer.
fn sentence(error: &reqwest::Error) -> &'static str {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<AddressRefused>() {
            return REFUSED;
        }
        cause = error.source();
    }
    match error {
        error if error.is_timeout() => "Odbiorca nie odpowiedział na czas",
        error if error.is_connect() => "Nie udało się połączyć z\u{a0}odbiorcą",
        _ => "Odbiorca zerwał połączenie",
    }
}

/// Status and beginning of an answer; what breaks off or does not end is left where it is.
async fn read(mut answer: Response) -> Tried {
    let (status, retry_after) = (answer.status(), retry_after(answer.headers()));
    let mut body = Vec::new();
    while body.len() < LONGEST_ANSWER
        && let Ok(Some(part)) = answer.chunk().await
    {
        body.extend_from_slice(&part);
    }
    body.truncate(LONGEST_ANSWER);
    // PostgreSQL takes no zero byte in a text.
    let text = String::from_utf8_lossy(&body).replace('\0', "\u{fffd}");
    Tried { status: Some(status), error: None, answer: Some(text), retry_after }
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}
