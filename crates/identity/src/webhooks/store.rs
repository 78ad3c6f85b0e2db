//! SQL of targets and of their deliveries: the worker's changes, and what administrators see and change.
use plon_domain::webhook::{DeliveryState, DisabledBy, TargetState, WebhookEvent};

use super::model::{AttemptRecord, ChangedTarget, NewTarget};
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{ApiClientId, WebhookDeliveryId, WebhookTargetId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

/// Active targets to which something is due.
pub async fn list_due_targets(db: &mut impl Read, now: Timestamp) -> sqlx::Result<Vec<WebhookTargetId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT t.id FROM webhook_targets t WHERE t.state = 'active' AND t.secret IS NOT NULL
            AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.target_id = t.id AND d.due_at <= $1)
         ORDER BY t.id")
        .bind(now).fetch_all(conn).await)
}

/// Target with what is needed to send to it.
#[derive(Debug, sqlx::FromRow)]
pub struct SendingTarget {
    pub id: WebhookTargetId,
    pub url: String,
    pub secret: Option<String>,
    pub previous_secret: Option<String>,
    pub previous_until: Option<Timestamp>,
}

/// Target, while it is active.
pub async fn find_active_target(db: &mut impl Read, id: WebhookTargetId) -> sqlx::Result<Option<SendingTarget>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, url, secret, previous_secret, previous_until FROM webhook_targets
         WHERE id = $1 AND state = 'active'")
        .bind(id).fetch_optional(conn).await)
}

/// A due delivery, claimed by a worker.
#[derive(Debug, sqlx::FromRow)]
pub struct ClaimedDelivery {
    pub id: WebhookDeliveryId,
    pub event_id: i64,
    /// Number of this try, a fencing token: the holder of an older one has lost the delivery.
    pub attempts: i64,
    pub failures: i64,
    pub body: String,
    /// When the event came about.
    pub created_at: Timestamp,
}

impl ClaimedDelivery {
    /// Id of the message, the same at every try and at every target.
    pub fn message_id(&self) -> String {
        message_id(self.event_id, self.created_at)
    }
}

/// Id of an event as receivers know it; its time sets it apart from one of a database that was restored.
pub fn message_id(event: i64, created_at: Timestamp) -> String {
    format!("msg_{event}x{}", created_at.0.as_microsecond())
}

/// Claims due deliveries to a target until `until`, the oldest first. In SQLite the transaction is the only writer
/// already; PostgreSQL skips rows that another process has locked.
pub async fn claim_deliveries(
    tx: &mut Tx,
    target: WebhookTargetId,
    (now, until): (Timestamp, Timestamp),
    most: i64,
) -> sqlx::Result<Vec<ClaimedDelivery>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_as(
                "UPDATE webhook_deliveries SET state = 'sending', due_at = $3, attempts = attempts + 1
                 WHERE id IN (SELECT id FROM webhook_deliveries WHERE target_id = $1 AND due_at <= $2
                              ORDER BY due_at, id LIMIT $4)
                 RETURNING id, event_id, attempts, failures, created_at,
                           (SELECT e.body FROM webhook_events e WHERE e.id = event_id) AS body",
            )
            .bind(target)
            .bind(now)
            .bind(until)
            .bind(most)
            .fetch_all(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_as(
                "UPDATE webhook_deliveries SET state = 'sending', due_at = $3, attempts = attempts + 1
                 WHERE id IN (SELECT id FROM webhook_deliveries WHERE target_id = $1 AND due_at <= $2
                              ORDER BY due_at, id LIMIT $4 FOR UPDATE SKIP LOCKED)
                 RETURNING id, event_id, attempts, failures, created_at,
                           (SELECT e.body FROM webhook_events e WHERE e.id = event_id) AS body",
            )
            .bind(target)
            .bind(now)
            .bind(until)
            .bind(most)
            .fetch_all(conn)
            .await
        }
    }
}

pub async fn insert_attempt(tx: &mut Tx, delivery: &ClaimedDelivery, attempt: &AttemptRecord<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO webhook_attempts (delivery_id, number, at, milliseconds, status, error, answer)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING")
        .bind(delivery.id).bind(delivery.attempts).bind(attempt.at).bind(attempt.milliseconds).bind(attempt.status)
        .bind(attempt.error).bind(attempt.answer).execute(conn).await.map(|_| ()))
}

/// The target has taken it.
pub async fn mark_delivered(tx: &mut Tx, delivery: &ClaimedDelivery, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_deliveries SET state = 'delivered', due_at = NULL, done_at = $3
         WHERE id = $1 AND attempts = $2 AND state = 'sending'")
        .bind(delivery.id).bind(delivery.attempts).bind(now).execute(conn).await.map(|_| ()))
}

/// Puts it back into the queue, due at `due`.
pub async fn retry_later(tx: &mut Tx, delivery: &ClaimedDelivery, due: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_deliveries SET state = 'waiting', due_at = $3, failures = failures + 1
         WHERE id = $1 AND attempts = $2 AND state = 'sending'")
        .bind(delivery.id).bind(delivery.attempts).bind(due).execute(conn).await.map(|_| ()))
}

/// Gives it up; an operator must look at it.
pub async fn mark_dead(tx: &mut Tx, delivery: &ClaimedDelivery, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_deliveries SET state = 'dead', due_at = NULL, done_at = $3, failures = failures + 1
         WHERE id = $1 AND attempts = $2 AND state = 'sending'")
        .bind(delivery.id).bind(delivery.attempts).bind(now).execute(conn).await.map(|_| ()))
}

/// Disables a target that is gone; an operator may switch it on again.
pub async fn disable_target(tx: &mut Tx, id: WebhookTargetId, why: DisabledBy) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_targets SET state = $2, disabled_by = $3, version = version + 1
         WHERE id = $1 AND state <> $2")
        .bind(id).bind(TargetState::Disabled.as_str()).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

/// Target as administrators see it.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct TargetRow {
    pub id: WebhookTargetId,
    pub name: String,
    pub url: String,
    pub api_client_id: Option<ApiClientId>,
    /// Name of the client of the API to whose batches it is bound.
    pub api_client: Option<String>,
    #[sqlx(try_from = "String")]
    pub state: TargetState,
    disabled_by: Option<String>,
    pub created_by: String,
    pub created_at: Timestamp,
    pub previous_until: Option<Timestamp>,
    pub version: i64,
    pub waiting: i64,
    pub dead: i64,
    pub last_delivered_at: Option<Timestamp>,
}

impl Keyed for TargetRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

impl TargetRow {
    /// # Errors
    /// When the stored code is of no list.
    pub fn disabled_by(&self) -> anyhow::Result<Option<DisabledBy>> {
        Ok(self.disabled_by.as_deref().map(DisabledBy::try_from).transpose()?)
    }
}

/// Query of targets, as `TargetRow`; what waits and what is dead is counted up to a thousand.
pub fn select_targets() -> Select {
    Select::new(
        "t.id, t.name, t.url, t.api_client_id, k.name AS api_client, t.state, t.disabled_by,
         o.first_name || ' ' || o.last_name AS created_by, t.created_at, t.previous_until, t.version,
         (SELECT count(*) FROM (SELECT 1 AS one FROM webhook_deliveries d
                                WHERE d.target_id = t.id AND d.due_at IS NOT NULL LIMIT 1000) AS w) AS waiting,
         (SELECT count(*) FROM (SELECT 1 AS one FROM webhook_deliveries d
                                WHERE d.target_id = t.id AND d.state = 'dead' LIMIT 1000) AS x) AS dead,
         (SELECT d.done_at FROM webhook_deliveries d WHERE d.target_id = t.id AND d.state = 'delivered'
          ORDER BY d.id DESC LIMIT 1) AS last_delivered_at",
        "webhook_targets t LEFT JOIN api_clients k ON k.id = t.api_client_id
         JOIN operators o ON o.id = t.created_by",
    )
    .ties_by("t.id")
}

pub async fn find_target(db: &mut impl Read, id: WebhookTargetId) -> sqlx::Result<Option<TargetRow>> {
    Ok(select_targets().filter("t.id = ?", id.0).first(db, "t.id", 1).await?.pop())
}

pub async fn count_targets(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar("SELECT count(*) FROM webhook_targets").fetch_one(conn).await)
}

/// Events of the targets whose ids are in the range.
pub async fn list_subscriptions_between(
    db: &mut impl Read,
    first: WebhookTargetId,
    last: WebhookTargetId,
) -> sqlx::Result<Vec<(WebhookTargetId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT target_id, event FROM webhook_subscriptions WHERE target_id >= $1 AND target_id <= $2
         ORDER BY target_id, event")
        .bind(first).bind(last).fetch_all(conn).await)
}

/// Inserts a target, which has no secret yet, and returns its id; none when another has that name.
pub async fn insert_target(tx: &mut Tx, new: &NewTarget<'_>) -> sqlx::Result<Option<WebhookTargetId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO webhook_targets (name, url, api_client_id, state, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (name) DO NOTHING RETURNING id")
        .bind(new.name).bind(new.url).bind(new.client).bind(new.state.as_str()).bind(new.by).bind(new.at)
        .fetch_optional(conn).await)
}

/// Changes a target of this version; `false` when there is a newer one or another target has the name.
pub async fn update_target(
    tx: &mut Tx,
    (id, version): (WebhookTargetId, i64),
    target: &ChangedTarget<'_>,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_targets SET name = $3, url = $4, state = $5, disabled_by = NULL, version = version + 1
         WHERE id = $1 AND version = $2
           AND NOT EXISTS (SELECT 1 FROM webhook_targets o WHERE o.name = $3 AND o.id <> $1)")
        .bind(id).bind(version).bind(target.name).bind(target.url).bind(target.state.as_str())
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Replaces the events of a target.
pub async fn put_subscriptions(tx: &mut Tx, id: WebhookTargetId, events: &[WebhookEvent]) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM webhook_subscriptions WHERE target_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))?;
    insert_all!(tx, "INSERT INTO webhook_subscriptions (event, target_id) ", events, |row, event| row
        .push_bind(event.as_str())
        .push_bind(id))
}

/// Gives a target a new secret; the one before signs beside it until `overlap`.
pub async fn put_secret(
    tx: &mut Tx,
    id: WebhookTargetId,
    sealed: &str,
    overlap: Option<Timestamp>,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_targets SET
            previous_secret = CASE WHEN secret IS NULL THEN NULL WHEN $3 IS NULL THEN NULL ELSE secret END,
            previous_until = CASE WHEN secret IS NULL THEN NULL ELSE CAST($3 AS BIGINT) END,
            secret = $2, version = version + 1
         WHERE id = $1")
        .bind(id).bind(sealed).bind(overlap).execute(conn).await.map(|_| ()))
}

/// Delivery in the log of its target.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct DeliveryRow {
    pub id: WebhookDeliveryId,
    pub event_id: i64,
    #[sqlx(try_from = "String")]
    pub event: WebhookEvent,
    #[sqlx(try_from = "String")]
    pub state: DeliveryState,
    pub attempts: i64,
    pub due_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub done_at: Option<Timestamp>,
    /// Status of the last answer.
    pub last_status: Option<i64>,
    /// Reason why the last try had no answer.
    pub last_error: Option<String>,
}

impl Keyed for DeliveryRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Query of a target's deliveries, as `DeliveryRow`.
pub fn select_deliveries(target: WebhookTargetId, state: Option<DeliveryState>) -> Select {
    Select::new(
        "d.id, d.event_id, e.event, d.state, d.attempts, d.due_at, d.created_at, d.done_at,
         a.status AS last_status, a.error AS last_error",
        "webhook_deliveries d JOIN webhook_events e ON e.id = d.event_id
         LEFT JOIN webhook_attempts a ON a.delivery_id = d.id
              AND a.number = (SELECT max(l.number) FROM webhook_attempts l WHERE l.delivery_id = d.id)",
    )
    .ties_by("d.id")
    .filter("d.target_id = ?", target.0)
    .filter_if("d.state = ?", state.map(DeliveryState::as_str))
}

pub async fn find_delivery(
    db: &mut impl Read,
    target: WebhookTargetId,
    id: WebhookDeliveryId,
) -> sqlx::Result<Option<DeliveryRow>> {
    Ok(select_deliveries(target, None).filter("d.id = ?", id.0).first(db, "d.id", 1).await?.pop())
}

/// Body of an event, as it is sent.
pub async fn find_body(db: &mut impl Read, id: i64) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT body FROM webhook_events WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Try of a delivery.
#[derive(Debug, sqlx::FromRow)]
pub struct AttemptRow {
    pub number: i64,
    pub at: Timestamp,
    pub milliseconds: i64,
    pub status: Option<i64>,
    pub error: Option<String>,
    pub answer: Option<String>,
}

/// The last tries of a delivery, the newest first, at most a hundred.
pub async fn list_attempts(db: &mut impl Read, id: WebhookDeliveryId) -> sqlx::Result<Vec<AttemptRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT number, at, milliseconds, status, error, answer FROM webhook_attempts WHERE delivery_id = $1
         ORDER BY number DESC LIMIT 100")
        .bind(id).fetch_all(conn).await)
}

/// Makes a delivery due again, with all tries before it; `false` while it is being sent.
pub async fn requeue_delivery(tx: &mut Tx, id: WebhookDeliveryId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_deliveries SET state = 'waiting', due_at = $2, done_at = NULL, failures = 0
         WHERE id = $1 AND state <> 'sending'")
        .bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Makes the dead deliveries of a target due again whose events came about since an instant; returns their number.
pub async fn requeue_dead_since(
    tx: &mut Tx,
    target: WebhookTargetId,
    since: Timestamp,
    now: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_deliveries SET state = 'waiting', due_at = $3, done_at = NULL, failures = 0
         WHERE target_id = $1 AND state = 'dead' AND created_at >= $2")
        .bind(target).bind(since).bind(now).execute(conn).await
        .map(|done| i64::try_from(done.rows_affected()).unwrap_or(i64::MAX)))
}
