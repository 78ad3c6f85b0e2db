//! Outbox worker: claims messages under a lease, sends them outside of any transaction, and records the outcome.
//! Several processes share one outbox.
use std::time::Duration;

use anyhow::Context;
use bytes::Bytes;
use futures_util::future::join_all;
use jiff::SignedDuration;
use plon_domain::message::{Channel, wait_after};

use super::look::MailLook;
use super::senders::{Outcome, OutgoingMessage, Senders};
use super::store::{self, ClaimedMessage};
use crate::app::App;
use crate::files::{self, StoredFile};
use plon_kernel::types::Timestamp;

/// Messages sent in parallel.
const AT_ONCE: i64 = 8;

/// Lease of a claimed message: well over the time that sending may take.
const LEASE: SignedDuration = SignedDuration::from_mins(2);

/// Polling interval of an empty outbox.
const PAUSE: Duration = Duration::from_secs(1);

/// Pause when the database does not answer.
const LONG_PAUSE: Duration = Duration::from_secs(10);

/// Carrier of the messages of one channel.
pub trait Transport: Sync {
    /// Sends a message once; `None` when nothing is set to send it with.
    fn send(&self, letter: &OutgoingMessage<'_>) -> impl Future<Output = Option<Outcome>> + Send;

    /// Number of tries.
    fn tries(&self) -> i64;
}

/// Transport by the senders that the settings name.
struct Configured<'a>(&'a Senders, Channel);

impl Transport for Configured<'_> {
    async fn send(&self, letter: &OutgoingMessage<'_>) -> Option<Outcome> {
        self.0.send(self.1, letter).await
    }

    fn tries(&self) -> i64 {
        self.0.tries()
    }
}

/// Sends the messages of one channel until the server shuts down; a running batch is finished.
pub async fn run(app: App, channel: Channel) {
    run_with(&app, channel, &Configured(&app.senders, channel)).await;
}

/// Sends the messages of one channel by a transport of its own until the server shuts down.
pub async fn run_with(app: &App, channel: Channel, transport: &impl Transport) {
    while !app.shutdown.is_requested() {
        let pause = match run_once_with(app, channel, transport).await {
            Ok(0) => PAUSE,
            Ok(_) => continue,
            Err(error) => {
                tracing::error!(%error, channel = channel.as_str(), "cannot work through the outbox");
                LONG_PAUSE
            }
        };
        app.shutdown.pause(pause).await;
    }
}

/// Sends a batch of due messages of one channel; returns their number.
///
/// # Errors
/// When the database does not answer; claimed messages are retried after their lease.
pub async fn run_once(app: &App, channel: Channel) -> sqlx::Result<usize> {
    run_once_with(app, channel, &Configured(&app.senders, channel)).await
}

/// Sends a batch of due messages of one channel by a transport of its own; returns their number.
///
/// # Errors
/// When the database does not answer; claimed messages are retried after their lease.
pub async fn run_once_with(app: &App, channel: Channel, transport: &impl Transport) -> sqlx::Result<usize> {
    let now = app.clock.now();
    if !store::is_due(&mut app.db.read().await?, channel, now).await? {
        return Ok(0);
    }
    let look = match channel {
        Channel::Email => Some(MailLook::load(app).await?),
        Channel::Sms | Channel::Push => None,
    };
    let mut tx = app.db.begin().await?;
    store::expire_messages(&mut tx, now).await?;
    let claimed = store::claim_messages(&mut tx, channel, now, Timestamp(now.0 + LEASE), AT_ONCE).await?;
    tx.commit().await?;
    let done = join_all(claimed.iter().map(|message| deliver(app, transport, message, look.as_ref()))).await;
    done.into_iter().collect::<sqlx::Result<Vec<()>>>()?;
    Ok(claimed.len())
}

async fn deliver(
    app: &App,
    transport: &impl Transport,
    message: &ClaimedMessage,
    look: Option<&MailLook>,
) -> sqlx::Result<()> {
    let file = load_file(app, message).await;
    let content = file.as_ref().ok().and_then(Option::as_ref);
    let letter = OutgoingMessage {
        id: message.id,
        idx: message.idx(),
        written_at: message.created_at,
        to: &message.recipient,
        subject: message.subject.as_deref().unwrap_or_default(),
        text: &message.body,
        look,
        file: content.map(|(stored, content)| (stored.name.as_str(), stored.media_type.as_str(), content.clone())),
        leave_url: message.leave_url.as_deref(),
        participant: message.participant_id,
        subscription: message.subscription_id,
        page: message.page.as_deref(),
    };
    let outcome = match &file {
        Ok(_) => transport.send(&letter).await,
        Err(error) => {
            tracing::warn!(%error, id = message.id.0, "the file of a message cannot be read");
            Some(Outcome::Later("Nie można odczytać załącznika".to_owned()))
        }
    };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    match outcome {
        None => store::mark_kept(&mut tx, message, app.demo.is_some(), now).await?,
        Some(Outcome::Taken { provider_id }) => store::mark_sent(&mut tx, message, provider_id.as_deref(), now).await?,
        Some(Outcome::Later(why)) if message.attempts < transport.tries() => {
            let [dice] = app.rng.bytes::<1>();
            let due = Timestamp(now.0 + wait_after(message.attempts, dice));
            store::retry_later(&mut tx, message, &why, due).await?;
        }
        Some(Outcome::Dropped(why)) => store::mark_dropped(&mut tx, message, &why, now).await?,
        Some(Outcome::Later(why) | Outcome::Never(why)) => {
            tracing::warn!(id = message.id.0, purpose = message.purpose, "a message is given up");
            store::mark_failed(&mut tx, message, &why, now).await?;
        }
    }
    tx.commit().await
}

/// The file that leaves with a message, and its content; `None` for a message without one.
async fn load_file(app: &App, message: &ClaimedMessage) -> anyhow::Result<Option<(StoredFile, Bytes)>> {
    let Some(id) = message.file_id else { return Ok(None) };
    let stored = files::find_file(&mut app.db.read().await?, id).await?.context("there is no such file")?;
    let content = app.files.get(&stored.key).await?.context("its content is missing")?;
    Ok(Some((stored, content)))
}
