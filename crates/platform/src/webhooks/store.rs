//! SQL of webhooks: events as they are queued, with a delivery to each target that wants them.
use plon_domain::webhook::{DeliveryState, WebhookEvent};

use super::model::StoredEvent;
use plon_kernel::bulk::{CHUNK, Statement};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ApiClientId, WebhookTargetId};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

/// Targets that are told of an event, of this client's where it has one: a target of a client hears of no other.
pub async fn list_wanting(
    db: &mut impl Read,
    event: WebhookEvent,
    client: Option<ApiClientId>,
) -> sqlx::Result<Vec<WebhookTargetId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT t.id FROM webhook_subscriptions s JOIN webhook_targets t ON t.id = s.target_id
         WHERE s.event = $1 AND t.state <> 'disabled' AND (t.api_client_id IS NULL OR t.api_client_id = $2)
         ORDER BY t.id")
        .bind(event.as_str()).bind(client).fetch_all(conn).await)
}

/// Target of the whole programme, and an event that it wants.
#[derive(Debug, sqlx::FromRow)]
pub struct WantedRow {
    pub event: String,
    pub id: WebhookTargetId,
}

/// Targets of the whole programme with the events that they want; an administrator has set up each of them.
pub async fn list_all_wanting(db: &mut impl Read) -> sqlx::Result<Vec<WantedRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.event, t.id FROM webhook_subscriptions s JOIN webhook_targets t ON t.id = s.target_id
         WHERE t.state <> 'disabled' AND t.api_client_id IS NULL ORDER BY t.id")
        .fetch_all(conn).await)
}

/// Inserts events with a delivery to each of the targets, due at once.
pub async fn insert_events(
    tx: &mut Tx,
    events: &[StoredEvent],
    targets: &[WebhookTargetId],
    now: Timestamp,
) -> sqlx::Result<()> {
    for chunk in events.chunks(CHUNK) {
        let ids: Vec<i64> = on_db!(tx, conn => {
            let mut statement = Statement::new("INSERT INTO webhook_events (event, body, created_at) ");
            statement.push_values(chunk, |mut row, event| {
                row.push_bind(event.event.as_str()).push_bind(event.body.as_str()).push_bind(now);
            });
            statement.push(" RETURNING id");
            statement.build_query_scalar().fetch_all(conn).await?
        });
        let mut pairs: Vec<(i64, WebhookTargetId)> =
            ids.iter().flat_map(|id| targets.iter().map(move |target| (*id, *target))).collect();
        pairs.sort_unstable();
        let inserted: sqlx::Result<()> = insert_all!(
            tx,
            "INSERT INTO webhook_deliveries (event_id, target_id, state, due_at, created_at) ",
            pairs,
            |row, (event, target)| row
                .push_bind(*event)
                .push_bind(*target)
                .push_bind(DeliveryState::Waiting.as_str())
                .push_bind(now)
                .push_bind(now)
        );
        inserted?;
    }
    Ok(())
}

/// Targets with dead deliveries, and how many each has; without those that an operator has disabled.
pub async fn list_dead(db: &mut impl Read) -> sqlx::Result<Vec<(String, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT t.name, count(*) FROM webhook_deliveries d JOIN webhook_targets t ON t.id = d.target_id
         WHERE d.state = 'dead' AND (t.state <> 'disabled' OR t.disabled_by IS NOT NULL)
         GROUP BY t.name ORDER BY t.name LIMIT 100")
        .fetch_all(conn).await)
}

/// Deletes up to `most` events that came about before `before`, with their deliveries; returns their number.
pub async fn delete_old_events(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM webhook_attempts WHERE delivery_id IN (SELECT id FROM webhook_deliveries WHERE event_id IN
            (SELECT id FROM webhook_events WHERE created_at < $1 ORDER BY created_at, id LIMIT $2))")
        .bind(before).bind(most).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM webhook_deliveries WHERE event_id IN
            (SELECT id FROM webhook_events WHERE created_at < $1 ORDER BY created_at, id LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM webhook_events WHERE id IN
            (SELECT id FROM webhook_events WHERE created_at < $1 ORDER BY created_at, id LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
