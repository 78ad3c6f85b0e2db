//! SQL of sending.
use plon_domain::mailing::{MailingChannel, RecipientOutcome, SkipReason};
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{MailingId, MessageId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

use crate::model::MailingRow;

/// True when there is work for the worker.
pub async fn is_due(db: &mut impl Read, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM mailings
                        WHERE status IN ('scheduled', 'sending') AND (send_at IS NULL OR send_at <= $1)
                              AND (lease_until IS NULL OR lease_until <= $1))")
        .bind(now).fetch_one(conn).await)
}

/// Claims the oldest due mailing until `until`.
/// SQLite's transaction is already the only writer; PostgreSQL skips rows locked by another process.
pub async fn claim_mailing(tx: &mut Tx, now: Timestamp, until: Timestamp) -> sqlx::Result<Option<MailingId>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_scalar(
                "UPDATE mailings SET lease_until = $2, lease = lease + 1
                 WHERE id = (SELECT id FROM mailings
                             WHERE status IN ('scheduled', 'sending') AND (send_at IS NULL OR send_at <= $1)
                                   AND (lease_until IS NULL OR lease_until <= $1)
                             ORDER BY id LIMIT 1)
                 RETURNING id",
            )
            .bind(now)
            .bind(until)
            .fetch_optional(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_scalar(
                "UPDATE mailings SET lease_until = $2, lease = lease + 1
                 WHERE id = (SELECT id FROM mailings
                             WHERE status IN ('scheduled', 'sending') AND (send_at IS NULL OR send_at <= $1)
                                   AND (lease_until IS NULL OR lease_until <= $1)
                             ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
                 RETURNING id",
            )
            .bind(now)
            .bind(until)
            .fetch_optional(conn)
            .await
        }
    }
}

/// Extends the lease; `false` when another process has it, or the mailing is over.
pub async fn extend_lease(tx: &mut Tx, mailing: &MailingRow, until: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET lease_until = $3
         WHERE id = $1 AND lease = $2 AND status IN ('scheduled', 'sending')")
        .bind(mailing.id).bind(mailing.lease).bind(until).execute(conn).await
        .map(|done| done.rows_affected() == 1))
}

/// Gives up the lease until `due`; `error` tells the operators why the mailing waits, if it could not go on.
pub async fn release_lease(tx: &mut Tx, mailing: &MailingRow, error: Option<&str>, due: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE mailings SET lease_until = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(mailing.id).bind(mailing.lease).bind(due).bind(error).execute(conn).await.map(|_| ()))
}

/// Puts a scheduled mailing before a second person.
pub async fn hold_for_approval(tx: &mut Tx, id: MailingId, members: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET status = 'submitted', expected = $2, version = version + 1
         WHERE id = $1 AND status = 'scheduled'")
        .bind(id).bind(members).execute(conn).await.map(|_| ()))
}

pub async fn mark_begun(tx: &mut Tx, id: MailingId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE mailings SET status = 'sending', started_at = $2, version = version + 1 WHERE id = $1")
        .bind(id).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn mark_prepared(tx: &mut Tx, id: MailingId, last: i64, is_all: bool) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE mailings SET prepared_to = $2, is_prepared = $3 WHERE id = $1")
        .bind(id).bind(last).bind(is_all).execute(conn).await.map(|_| ()))
}

pub async fn mark_sent(tx: &mut Tx, id: MailingId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET status = 'sent', finished_at = $2, error = NULL, version = version + 1
         WHERE id = $1 AND status = 'sending'")
        .bind(id).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn insert_link(tx: &mut Tx, id: MailingId, channel: MailingChannel, code: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO mailing_links (code, mailing_id, channel) VALUES ($1, $2, $3)")
        .bind(code).bind(id).bind(channel.as_str()).execute(conn).await.map(|_| ()))
}

/// Channels and codes of a mailing's links.
pub async fn list_links(db: &mut impl Read, id: MailingId) -> sqlx::Result<Vec<(String, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT channel, code FROM mailing_links WHERE mailing_id = $1")
        .bind(id).fetch_all(conn).await)
}

pub async fn insert_recipients(
    tx: &mut Tx,
    id: MailingId,
    rows: &[(ParticipantId, MailingChannel)],
) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO mailing_recipients (mailing_id, participant_id, channel, outcome) ", rows, |values,
                                                                                                             (
        participant,
        channel,
    )| {
        values
            .push_bind(id)
            .push_bind(*participant)
            .push_bind(channel.as_str())
            .push_bind(RecipientOutcome::Waiting.as_str());
    })
}

/// A recipient who waits.
#[derive(Debug, sqlx::FromRow)]
pub struct RecipientRow {
    pub id: i64,
    pub participant_id: ParticipantId,
    #[sqlx(try_from = "String")]
    pub channel: MailingChannel,
}

/// The next recipients who wait, in the order of participants; unless phones may ring, in the quiet channels alone.
pub async fn list_waiting(
    db: &mut impl Read,
    id: MailingId,
    may_ring: bool,
    most: i64,
) -> sqlx::Result<Vec<RecipientRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, participant_id, channel FROM mailing_recipients
         WHERE mailing_id = $1 AND outcome = 'waiting' AND ($2 OR channel IN ('email', 'portal'))
         ORDER BY id LIMIT $3")
        .bind(id).bind(may_ring).bind(most).fetch_all(conn).await)
}

pub async fn has_waiting(db: &mut impl Read, id: MailingId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM mailing_recipients WHERE mailing_id = $1 AND outcome = 'waiting')")
        .bind(id).fetch_one(conn).await)
}

pub async fn is_active(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM participants WHERE id = $1 AND status = 'active')")
        .bind(participant).fetch_one(conn).await)
}

/// Mailings but this one that a participant has had since an instant, by whatever channel.
pub async fn count_mailings_since(
    db: &mut impl Read,
    participant: ParticipantId,
    but: MailingId,
    since: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(DISTINCT mailing_id) FROM mailing_recipients
         WHERE participant_id = $1 AND queued_at > $3 AND mailing_id <> $2")
        .bind(participant).bind(but).bind(since).fetch_one(conn).await)
}

/// Addresses of a participant.
#[derive(Debug, sqlx::FromRow)]
pub struct Contact {
    pub email: String,
    pub phone: String,
}

pub async fn load_contact(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Contact> {
    on_db!(db, conn => sqlx::query_as("SELECT email, phone FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

pub async fn mark_queued(
    tx: &mut Tx,
    id: i64,
    (message, leave_hash): (Option<MessageId>, Option<&str>),
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailing_recipients SET outcome = 'queued', queued_at = $2, message_id = $3, leave_hash = $4
         WHERE id = $1")
        .bind(id).bind(now).bind(message).bind(leave_hash).execute(conn).await.map(|_| ()))
}

pub async fn mark_skipped(tx: &mut Tx, id: i64, reason: SkipReason) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE mailing_recipients SET outcome = 'skipped', skipped_for = $2 WHERE id = $1")
        .bind(id).bind(reason.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn keep_deliveries(tx: &mut Tx, before: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailing_recipients
         SET delivery = (SELECT m.status FROM messages m WHERE m.id = mailing_recipients.message_id), message_id = NULL
         WHERE message_id IN (SELECT id FROM messages WHERE done_at < $1)")
        .bind(before).execute(conn).await.map(|_| ()))
}
