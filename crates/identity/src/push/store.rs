//! SQL of push keys and devices.
use super::model::{Device, PushKeys};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ParticipantId, PushSubscriptionId, SessionId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::sessions::{SessionKind, idle_since};

pub async fn find_keys(db: &mut impl Read) -> sqlx::Result<Option<PushKeys>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT private_key, public_key, contact, enabled, created_at FROM push_keys WHERE id = 1")
        .fetch_optional(conn).await)
}

/// Stores keys with their settings, in place of earlier ones.
pub async fn save_keys(tx: &mut Tx, keys: &PushKeys) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO push_keys (id, private_key, public_key, contact, enabled, created_at)
         VALUES (1, $1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET private_key = excluded.private_key, public_key = excluded.public_key,
             contact = excluded.contact, enabled = excluded.enabled, created_at = excluded.created_at")
        .bind(&keys.private_key).bind(&keys.public_key).bind(&keys.contact).bind(keys.enabled).bind(keys.created_at)
        .execute(conn).await.map(|_| ()))
}

/// Number of devices of live sessions.
pub async fn count_devices(db: &mut impl Read, now: Timestamp) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM push_subscriptions d JOIN sessions s ON s.id = d.session_id
         WHERE s.ended_at IS NULL AND s.expires_at > $1 AND s.last_used_at > $2")
        .bind(now).bind(idle_since(SessionKind::Participant, now)).fetch_one(conn).await)
}

/// Number of a participant's devices of live sessions.
pub async fn count_devices_of(db: &mut impl Read, of: ParticipantId, now: Timestamp) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM push_subscriptions d JOIN sessions s ON s.id = d.session_id
         WHERE d.participant_id = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND s.last_used_at > $3")
        .bind(of).bind(now).bind(idle_since(SessionKind::Participant, now)).fetch_one(conn).await)
}

/// Stores a device, or moves it to the calling session: an endpoint is of one browser.
pub async fn save_device(
    tx: &mut Tx,
    (of, session): (ParticipantId, SessionId),
    (device, service): (&Device, &str),
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO push_subscriptions (participant_id, session_id, endpoint, service, p256dh, auth, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (endpoint) DO UPDATE SET participant_id = excluded.participant_id,
             session_id = excluded.session_id, service = excluded.service, p256dh = excluded.p256dh, auth = excluded.auth,
             created_at = excluded.created_at")
        .bind(of).bind(session).bind(&device.endpoint).bind(service).bind(&device.p256dh).bind(&device.auth).bind(now)
        .execute(conn).await.map(|_| ()))
}

/// Removes a participant's device.
pub async fn delete_device_of(tx: &mut Tx, of: ParticipantId, endpoint: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM push_subscriptions WHERE participant_id = $1 AND endpoint = $2")
        .bind(of).bind(endpoint).execute(conn).await.map(|_| ()))
}

/// Removes a device that its push service no longer knows.
pub async fn delete_device(tx: &mut Tx, id: PushSubscriptionId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM push_subscriptions WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Removes the devices that a participant has subscribed longest ago, all but the `most` latest ones.
pub async fn delete_oldest_devices(tx: &mut Tx, of: ParticipantId, most: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM push_subscriptions WHERE participant_id = $1 AND id NOT IN (
             SELECT id FROM push_subscriptions WHERE participant_id = $1
             ORDER BY created_at DESC, id DESC LIMIT $2)")
        .bind(of).bind(most).execute(conn).await.map(|_| ()))
}

/// Removes all devices, whose keys are replaced; returns their number.
pub async fn delete_all_devices(tx: &mut Tx) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query("DELETE FROM push_subscriptions")
        .execute(conn).await.map(|done| done.rows_affected()))
}

/// A participant's device whose session is live; one that somebody else has signed in on is theirs no more.
pub async fn find_device_of(
    db: &mut impl Read,
    of: ParticipantId,
    id: PushSubscriptionId,
    now: Timestamp,
) -> sqlx::Result<Option<Device>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.endpoint, d.p256dh, d.auth FROM push_subscriptions d JOIN sessions s ON s.id = d.session_id
         WHERE d.id = $1 AND d.participant_id = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND s.last_used_at > $4")
        .bind(id).bind(of).bind(now).bind(idle_since(SessionKind::Participant, now)).fetch_optional(conn).await)
}
