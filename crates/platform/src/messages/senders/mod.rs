//! What carries messages away: SMSAPI.pl for SMS, SMTP for e-mail; or nothing, and they stay in the outbox.
mod smsapi;
mod smtp;

use std::time::Duration;

use plon_domain::message::Channel;
use sha2::{Digest, Sha256};
use smsapi::SmsApi;
use smtp::Smtp;
use tokio::time::timeout;

use super::settings::Messages;
use plon_kernel::columns::At;

pub use smsapi::{Arrival, arrival};

/// What this process sends with.
#[derive(Default)]
pub struct Senders {
    sms: Option<SmsApi>,
    email: Option<Smtp>,
    times: Times,
    /// The hash of what stands in the address of delivery reports.
    report_secret: Option<[u8; 32]>,
}

/// How long one message may take, and how often it is tried.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    pub send: Duration,
    pub tries: i64,
}

impl Default for Times {
    fn default() -> Times {
        Times { send: Duration::from_secs(30), tries: 12 }
    }
}

/// A message as it leaves.
#[derive(Debug)]
pub struct Letter<'a> {
    /// The name by which a second try is recognised.
    pub idx: String,
    /// Time at which it was laid into the outbox, the same for every try.
    pub written_at: At,
    pub to: &'a str,
    pub subject: &'a str,
    pub text: &'a str,
    /// Where its reader takes their address off the list that it went to.
    pub leave_url: Option<&'a str>,
}

/// What became of a try; the words are for operators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Taken {
        provider_id: Option<String>,
    },
    /// It may go well another time.
    Later(String),
    /// It will never go well.
    Never(String),
}

impl Senders {
    /// What the settings name.
    ///
    /// # Errors
    /// When they do not make a client.
    pub fn new(settings: &Messages, times: Times) -> anyhow::Result<Senders> {
        let sms = settings.sms.token.as_deref().map(|token| SmsApi::new(&settings.sms, token)).transpose()?;
        let email = settings.smtp.host.as_deref().map(|host| Smtp::new(&settings.smtp, host)).transpose()?;
        let report_secret = settings.sms.report_secret.as_deref().map(|secret| Sha256::digest(secret).into());
        Ok(Senders { sms, email, times, report_secret })
    }

    pub fn tries(&self) -> i64 {
        self.times.tries
    }

    /// The channels for which nothing is set.
    pub fn missing(&self) -> Vec<Channel> {
        let missing = |channel: &Channel| match channel {
            Channel::Sms => self.sms.is_none(),
            Channel::Email => self.email.is_none(),
        };
        Channel::ALL.iter().copied().filter(missing).collect()
    }

    /// Whether a delivery report came to the right address.
    pub fn is_report_secret(&self, given: &str) -> bool {
        let given: [u8; 32] = Sha256::digest(given).into();
        self.report_secret == Some(given)
    }

    /// Sends a message; `None` when nothing is set that could.
    pub async fn send(&self, channel: Channel, letter: &Letter<'_>) -> Option<Outcome> {
        let sending = async {
            match channel {
                Channel::Sms => Some(self.sms.as_ref()?.send(letter).await),
                Channel::Email => Some(self.email.as_ref()?.send(letter).await),
            }
        };
        let late = |_| Some(Outcome::Later("Serwer wiadomości nie odpowiedział na czas".to_owned()));
        timeout(self.times.send, sending).await.unwrap_or_else(late)
    }
}

/// A foreign server's words, short enough to show.
fn shortened(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
}
