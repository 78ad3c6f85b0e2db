//! Senders of messages: SMSAPI.pl for SMS, SMTP for e-mail; without one, messages stay in the outbox.
mod smsapi;
mod smtp;

use std::time::Duration;

use bytes::Bytes;
use plon_domain::message::Channel;
use sha2::{Digest, Sha256};
use smsapi::SmsApi;
use smtp::Smtp;
use tokio::time::timeout;

use super::look::MailLook;
use super::settings::Messages;
use plon_kernel::ids::{MessageId, ParticipantId, PushSubscriptionId};
use plon_kernel::types::Timestamp;

pub use smsapi::{Arrival, parse_arrival};

/// Senders configured for this process.
#[derive(Default)]
pub struct Senders {
    sms: Option<SmsApi>,
    email: Option<Smtp>,
    times: Times,
    /// Hash of the secret in the URL of delivery reports.
    report_secret: Option<[u8; 32]>,
}

/// Timeout of one message, and the number of tries.
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

/// A message as it is sent.
#[derive(Debug)]
pub struct OutgoingMessage<'a> {
    pub id: MessageId,
    /// Idempotency key, by which the provider recognises a second try.
    pub idx: String,
    /// Time at which it was put into the outbox, the same for every try.
    pub written_at: Timestamp,
    pub to: &'a str,
    pub subject: &'a str,
    pub text: &'a str,
    /// Look of an e-mail's HTML part; without it the text goes alone.
    pub look: Option<&'a MailLook>,
    /// Name, media type and content of the file that leaves with it.
    pub file: Option<(&'a str, &'a str, Bytes)>,
    /// Unsubscribe URL of the mailing list.
    pub leave_url: Option<&'a str>,
    /// Whom it is about.
    pub participant: Option<ParticipantId>,
    /// Device of a push message; `None` for other channels.
    pub subscription: Option<PushSubscriptionId>,
    /// Page of the portal that a push message leads to.
    pub page: Option<&'a str>,
}

/// Outcome of a try; the texts are for operators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Taken {
        provider_id: Option<String>,
    },
    /// Temporary failure: a retry may succeed.
    Later(String),
    /// Permanent failure.
    Never(String),
    /// Nobody is there to get it, and nothing is wrong: it ends without a failure.
    Dropped(String),
}

impl Senders {
    /// Creates the senders that the settings name.
    ///
    /// # Errors
    /// When the settings do not make a valid client.
    pub fn new(settings: &Messages, times: Times) -> anyhow::Result<Senders> {
        let sms = settings.sms.token.as_deref().map(|token| SmsApi::new(&settings.sms, token)).transpose()?;
        let email = settings.smtp.host.as_deref().map(|host| Smtp::new(&settings.smtp, host)).transpose()?;
        let report_secret = settings.sms.report_secret.as_deref().map(|secret| Sha256::digest(secret).into());
        Ok(Senders { sms, email, times, report_secret })
    }

    pub fn tries(&self) -> i64 {
        self.times.tries
    }

    /// Channels without a sender; push messages need none of the settings.
    pub fn missing(&self) -> Vec<Channel> {
        let missing = |channel: &Channel| match channel {
            Channel::Sms => self.sms.is_none(),
            Channel::Email => self.email.is_none(),
            Channel::Push => false,
        };
        Channel::ALL.iter().copied().filter(missing).collect()
    }

    /// Checks the secret in the URL of a delivery report.
    pub fn is_report_secret(&self, given: &str) -> bool {
        let given: [u8; 32] = Sha256::digest(given).into();
        self.report_secret == Some(given)
    }

    /// Signs in to the channel's sender without sending anything, and returns what it says of the account; `None`
    /// when the channel has no sender.
    pub async fn probe(&self, channel: Channel) -> Option<anyhow::Result<String>> {
        match channel {
            Channel::Sms => Some(self.sms.as_ref()?.probe().await),
            Channel::Email => Some(self.email.as_ref()?.probe().await.map(|()| String::new())),
            Channel::Push => None,
        }
    }

    /// Sends a message; `None` when the channel has no sender.
    pub async fn send(&self, channel: Channel, letter: &OutgoingMessage<'_>) -> Option<Outcome> {
        let sending = async {
            match channel {
                Channel::Sms => Some(self.sms.as_ref()?.send(letter).await),
                Channel::Email => Some(self.email.as_ref()?.send(letter).await),
                Channel::Push => None,
            }
        };
        let late = |_| Some(Outcome::Later("Serwer wiadomości nie odpowiedział na czas".to_owned()));
        timeout(self.times.send, sending).await.unwrap_or_else(late)
    }
}

/// Shortens a foreign server's text for display.
fn shortened(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
}
