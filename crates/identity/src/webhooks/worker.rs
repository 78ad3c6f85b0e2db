//! Worker of webhooks: a task for each target with something due, so that a slow or dead one holds up no other. It
//! claims deliveries under a lease, sends them outside of any transaction, and records what came of it. Several
//! processes share the queue.
//!
//! A process that dies between a request and its record sends it again: a receiver knows it by its `webhook-id`.
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use jiff::SignedDuration;
use plon_domain::webhook::{DisabledBy, LONGEST_WAIT, wait_after};
use reqwest::StatusCode;
use tokio::task::{Id, JoinSet};

use super::model::AttemptRecord;
use super::sender::{OutgoingDelivery, Sender, Tried};
use super::signature;
use super::store::{self, ClaimedDelivery, SendingTarget};
use plon_kernel::ids::WebhookTargetId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::secrets::Place;
use plon_platform::webhooks::update_alarm;

/// Deliveries sent to one target in parallel.
const AT_ONCE: i64 = 8;

/// Lease of a claimed delivery: well over the time that sending may take.
const LEASE: SignedDuration = SignedDuration::from_mins(2);

/// Polling interval.
const PAUSE: Duration = Duration::from_secs(1);

/// Pause when the database does not answer.
const LONG_PAUSE: Duration = Duration::from_secs(10);

/// Sends what is due until the server shuts down; running batches are finished.
pub async fn run(app: App) {
    let sender = Arc::new(Sender::of(&app));
    let mut tasks = JoinSet::new();
    let mut targets: HashMap<Id, WebhookTargetId> = HashMap::new();
    while !app.shutdown.is_requested() {
        while let Some(ended) = tasks.try_join_next_with_id() {
            targets.remove(&ended.map_or_else(|error| error.id(), |(id, ())| id));
        }
        let pause = match list_due(&app).await {
            Ok(due) => {
                let busy: Vec<WebhookTargetId> = targets.values().copied().collect();
                for target in due.into_iter().filter(|due| !busy.contains(due)) {
                    let task = tasks.spawn(work_until_done(app.clone(), Arc::clone(&sender), target));
                    targets.insert(task.id(), target);
                }
                PAUSE
            }
            Err(error) => {
                tracing::error!(%error, "cannot work through the webhooks");
                LONG_PAUSE
            }
        };
        app.shutdown.pause(pause).await;
    }
    while tasks.join_next().await.is_some() {}
}

async fn list_due(app: &App) -> sqlx::Result<Vec<WebhookTargetId>> {
    store::list_due_targets(&mut app.db.read().await?, app.clock.now()).await
}

async fn work_until_done(app: App, sender: Arc<Sender>, target: WebhookTargetId) {
    while !app.shutdown.is_requested() {
        match work(&app, &sender, target).await {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, target = target.0, "cannot send to a webhook");
                return;
            }
        }
    }
}

/// Sends a batch of what is due to each target; returns the number of tries.
///
/// # Errors
/// When the database does not answer; claimed deliveries are retried after their lease.
pub async fn run_once(app: &App) -> sqlx::Result<usize> {
    let (sender, due) = (Sender::of(app), list_due(app).await?);
    let done = join_all(due.into_iter().map(|target| work(app, &sender, target))).await;
    Ok(done.into_iter().collect::<sqlx::Result<Vec<usize>>>()?.into_iter().sum())
}

/// Sends a batch of what is due to one target; returns its size.
async fn work(app: &App, sender: &Sender, id: WebhookTargetId) -> sqlx::Result<usize> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let Some(target) = store::find_active_target(&mut tx, id).await? else { return Ok(0) };
    let times = (now, Timestamp(now.0 + LEASE));
    let mut claimed = store::claim_deliveries(&mut tx, id, times, AT_ONCE).await?;
    tx.commit().await?;
    claimed.sort_unstable_by_key(|delivery| delivery.id);
    let done = join_all(claimed.iter().map(|delivery| deliver(app, sender, &target, delivery))).await;
    done.into_iter().collect::<sqlx::Result<Vec<()>>>()?;
    Ok(claimed.len())
}

async fn deliver(app: &App, sender: &Sender, target: &SendingTarget, delivery: &ClaimedDelivery) -> sqlx::Result<()> {
    let began = app.clock.now();
    let tried = match send(app, sender, target, (delivery, began)).await {
        Ok(tried) => tried,
        Err(error) => {
            tracing::error!(error = format!("{error:#}"), target = target.id.0, "a webhook cannot be sent");
            Tried {
                error: Some("Serwer nie mógł wysłać zdarzenia; przyczyna jest w\u{a0}jego dzienniku"),
                ..Tried::default()
            }
        }
    };
    let now = app.clock.now();
    let milliseconds = now.0.duration_since(began.0).as_millis().max(0);
    let attempt = AttemptRecord {
        at: began,
        milliseconds: i64::try_from(milliseconds).unwrap_or(i64::MAX),
        status: tried.status.map(|status| i64::from(status.as_u16())),
        error: tried.error,
        answer: tried.answer.as_deref(),
    };
    let mut tx = app.db.begin().await?;
    store::insert_attempt(&mut tx, delivery, &attempt).await?;
    match tried.status {
        Some(status) if status.is_success() => store::mark_delivered(&mut tx, delivery, now).await?,
        Some(StatusCode::GONE) => {
            store::mark_dead(&mut tx, delivery, now).await?;
            store::disable_target(&mut tx, target.id, DisabledBy::Gone).await?;
            update_alarm(&mut tx, now).await?;
        }
        _ => match wait(app, delivery, &tried) {
            Some(wait) => store::retry_later(&mut tx, delivery, Timestamp(now.0 + wait)).await?,
            None => {
                tracing::warn!(delivery = delivery.id.0, target = target.id.0, "a webhook is given up");
                store::mark_dead(&mut tx, delivery, now).await?;
                update_alarm(&mut tx, now).await?;
            }
        },
    }
    tx.commit().await
}

/// Time until the next try, none after the last; a target that answers 429 or 503 may ask for more.
fn wait(app: &App, delivery: &ClaimedDelivery, tried: &Tried) -> Option<SignedDuration> {
    let [dice] = app.rng.bytes::<1>();
    let wait = wait_after(delivery.failures + 1, dice)?;
    let is_busy = matches!(tried.status, Some(StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE));
    let asks_for = tried.retry_after.filter(|_| is_busy).and_then(|time| SignedDuration::try_from(time).ok());
    Some(wait.max(asks_for.unwrap_or_default().min(LONGEST_WAIT)))
}

async fn send(
    app: &App,
    sender: &Sender,
    target: &SendingTarget,
    (delivery, now): (&ClaimedDelivery, Timestamp),
) -> anyhow::Result<Tried> {
    let is_overlap = target.previous_until.is_some_and(|until| until > now);
    let previous = target.previous_secret.as_ref().filter(|_| is_overlap);
    let place = Place::WebhookSecret(target.id);
    let secrets = target.secret.iter().chain(previous).map(|sealed| app.secrets.open(place, sealed));
    let secrets = secrets.collect::<anyhow::Result<Vec<String>>>()?;
    let (id, seconds) = (delivery.message_id(), app.clock.machine().as_second());
    let signature = signature::sign(&secrets, &id, seconds, &delivery.body)?;
    let outgoing = OutgoingDelivery { url: &target.url, id: &id, seconds, signature: &signature, body: &delivery.body };
    sender.send(&outgoing).await
}
