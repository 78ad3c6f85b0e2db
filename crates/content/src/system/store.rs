//! SQL of the programme's settings.
use plon_domain::nip::Nip;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};
use plon_platform::opening::OPENED_AT;

/// Takes the next version of the settings, which locks them; `false` when the current one is not `seen`.
pub async fn increment_version(tx: &mut Tx, seen: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("UPDATE settings SET value = $2 WHERE key = 'settings_version' AND value = $1")
        .bind(seen.to_string()).bind((seen + 1).to_string()).execute(conn).await
        .map(|done| done.rows_affected() == 1))
}

pub async fn put_setting(tx: &mut Tx, key: &str, value: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO settings (key, value, edited_at) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, edited_at = excluded.edited_at")
        .bind(key).bind(value).bind(now).execute(conn).await.map(|_| ()))
}

/// Opens the portal; false when it was open before.
pub async fn open_portal(tx: &mut Tx, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO settings (key, value, edited_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING")
        .bind(OPENED_AT).bind(now.0.to_string()).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// NIPs of the participants who may use the programme during maintenance.
pub async fn list_guest_nips(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT p.nip FROM maintenance_allowlist g JOIN participants p ON p.id = g.participant_id ORDER BY p.nip")
        .fetch_all(conn).await)
}

pub async fn list_guest_ids(db: &mut impl Read) -> sqlx::Result<Vec<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT participant_id FROM maintenance_allowlist ORDER BY participant_id")
        .fetch_all(conn).await)
}

pub async fn find_participant(db: &mut impl Read, nip: &Nip) -> sqlx::Result<Option<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM participants WHERE nip = $1")
        .bind(nip.as_str()).fetch_optional(conn).await)
}

pub async fn set_guests(tx: &mut Tx, guests: &[ParticipantId]) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM maintenance_allowlist").execute(conn).await.map(|_| ()))?;
    insert_all!(tx, "INSERT INTO maintenance_allowlist (participant_id) ", guests, |row, guest| {
        row.push_bind(*guest);
    })
}

/// Writes the single row that proves that the database takes writes.
pub async fn mark_readiness(tx: &mut Tx, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO readiness (id, written_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET written_at = $1")
        .bind(now).execute(conn).await.map(|_| ()))
}
