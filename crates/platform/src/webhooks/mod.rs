//! Webhooks: addresses outside that are told what happened, by signed requests (the specification Standard Webhooks).
//!
//! An event is written in the transaction of its cause, where a target wants it, and sent afterwards by the worker of
//! `plon_identity::webhooks`, beside which the targets are kept: at least once, in no promised order, each delivery on
//! its own.
mod model;
mod store;

use serde::Serialize;

use crate::alarms::{self, AlarmKind};
use plon_domain::webhook::WebhookEvent;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ApiClientId, WebhookTargetId};
use plon_kernel::types::Timestamp;

use model::StoredEvent;
pub use model::{
    BatchCancelled, BatchChecked, BatchPosted, EventData, InvoiceDecided, OrderMoved, OrderPlaced, ParticipantJoined,
    PayoutConfirmed, PointsPosted, PostedTransfer, PromotionReached, Tested,
};
use store::WantedRow;

/// Body of a delivery.
#[derive(Serialize)]
struct Body<'a, D> {
    #[serde(rename = "type")]
    event: WebhookEvent,
    timestamp: Timestamp,
    data: &'a D,
}

/// Tells the targets that want it of an event, in the transaction of its cause.
pub async fn queue<D: EventData>(tx: &mut Tx, data: D, now: Timestamp) -> sqlx::Result<()> {
    queue_all(tx, None, now, || vec![data]).await
}

/// Tells of events of one kind; `data` is called only when a target wants them. Targets of a client of the API are
/// told of that client's batches, and of nothing else.
pub async fn queue_all<D: EventData>(
    tx: &mut Tx,
    client: Option<ApiClientId>,
    now: Timestamp,
    data: impl FnOnce() -> Vec<D>,
) -> sqlx::Result<()> {
    let targets = store::list_wanting(tx, D::EVENT, client).await?;
    if targets.is_empty() {
        return Ok(());
    }
    insert(tx, &data(), &targets, now).await
}

/// Targets that are told of the whole programme, by the events that they want.
#[derive(Debug)]
pub struct Targets(Vec<WantedRow>);

impl Targets {
    /// Looks them up before a transaction that many wait for.
    pub async fn load(db: &mut impl Read) -> sqlx::Result<Targets> {
        store::list_all_wanting(db).await.map(Targets)
    }

    /// Tells those that want it of events of one kind, as `queue_all` does.
    pub async fn queue<D: EventData>(
        &self,
        tx: &mut Tx,
        now: Timestamp,
        data: impl FnOnce() -> Vec<D>,
    ) -> sqlx::Result<()> {
        let wanting = self.0.iter().filter(|row| row.event == D::EVENT.as_str());
        let targets: Vec<WebhookTargetId> = wanting.map(|row| row.id).collect();
        if targets.is_empty() {
            return Ok(());
        }
        insert(tx, &data(), &targets, now).await
    }
}

/// True when a target that is told of the whole programme wants the events.
pub async fn is_wanted<D: EventData>(tx: &mut Tx) -> sqlx::Result<bool> {
    Ok(!store::list_wanting(tx, D::EVENT, None).await?.is_empty())
}

/// Tells one target that it is being tried.
pub async fn queue_test(tx: &mut Tx, target: WebhookTargetId, now: Timestamp) -> sqlx::Result<()> {
    insert(tx, &[Tested { target }], &[target], now).await
}

async fn insert<D: EventData>(
    tx: &mut Tx,
    data: &[D],
    targets: &[WebhookTargetId],
    now: Timestamp,
) -> sqlx::Result<()> {
    let event = D::EVENT;
    let stored = data.iter().map(|data| {
        let body = serde_json::to_string(&Body { event, timestamp: now, data });
        Ok(StoredEvent { event, body: body.map_err(|error| sqlx::Error::Encode(error.into()))? })
    });
    store::insert_events(tx, &stored.collect::<sqlx::Result<Vec<_>>>()?, targets, now).await
}

/// Raises the alarm about targets with dead deliveries, else clears it.
pub async fn update_alarm(tx: &mut Tx, now: Timestamp) -> sqlx::Result<()> {
    let dead = store::list_dead(tx).await?;
    let count: i64 = dead.iter().map(|(_, count)| count).sum();
    let names: Vec<String> = dead.into_iter().map(|(name, _)| name).collect();
    match count {
        0 => alarms::clear(tx, AlarmKind::WebhooksDead).await,
        count => alarms::raise(tx, AlarmKind::WebhooksDead, count, &names.join(", "), now).await,
    }
}

/// Deletes up to `most` events that came about before `before`, with their deliveries; returns their number.
pub async fn delete_old_events(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::delete_old_events(tx, before, most).await
}
