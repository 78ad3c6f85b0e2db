//! SQL of messages: the outbox, and the worker's changes to it.
use plon_domain::message::Channel;

use super::model::MessageContext;
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{FileId, MessageId, ParticipantId, PushSubscriptionId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn insert_message(
    tx: &mut Tx,
    channel: Channel,
    recipient: &str,
    subject: Option<&str>,
    body: &str,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<MessageId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO messages (channel, purpose, participant_id, recipient, subject, body, secret, status, due_at,
                               expires_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'queued', $9, $8, $9) RETURNING id")
        .bind(channel.as_str()).bind(about.purpose).bind(about.participant).bind(recipient).bind(subject).bind(body)
        .bind(about.secret).bind(about.expires_at).bind(now).fetch_one(conn).await)
}

/// Writes a push message for each device of a participant's live sessions, where push messages are switched on. Its
/// recipient is the host of the push service.
pub async fn insert_push_messages(
    tx: &mut Tx,
    to: ParticipantId,
    (body, page): (&str, &str),
    (now, expires_at, idle_since): (Timestamp, Timestamp, Timestamp),
) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO messages (channel, purpose, participant_id, recipient, body, secret, status, due_at, expires_at,
                               created_at, subscription_id, page)
         SELECT 'push', 'notifications.tell', $1, d.service, $2, FALSE, 'queued', $4, $5, $4, d.id, $3
         FROM push_subscriptions d JOIN sessions s ON s.id = d.session_id
         WHERE d.participant_id = $1 AND s.ended_at IS NULL AND s.expires_at > $4 AND s.last_used_at > $6
           AND EXISTS (SELECT 1 FROM push_keys WHERE enabled)")
        .bind(to).bind(body).bind(page).bind(now).bind(expires_at).bind(idle_since).execute(conn).await
        .map(|done| done.rows_affected()))
}

/// Number of messages of a purpose that are not sent yet, counted up to `most`.
pub async fn count_unsent(db: &mut impl Read, purpose: &str, most: i64) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM messages WHERE due_at IS NOT NULL AND purpose = $1 LIMIT $2) AS unsent")
        .bind(purpose).bind(most).fetch_one(conn).await)
}

/// Stores the unsubscribe URL of a message.
pub async fn set_unsubscribe_url(tx: &mut Tx, id: MessageId, leave_url: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE messages SET leave_url = $2 WHERE id = $1")
        .bind(id).bind(leave_url).execute(conn).await.map(|_| ()))
}

/// Stores the file that leaves with an e-mail.
pub async fn set_file(tx: &mut Tx, id: MessageId, file: FileId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE messages SET file_id = $2 WHERE id = $1")
        .bind(id).bind(file).execute(conn).await.map(|_| ()))
}

/// A due message, claimed by a worker.
#[derive(Debug, sqlx::FromRow)]
pub struct ClaimedMessage {
    pub id: MessageId,
    pub purpose: String,
    pub participant_id: Option<ParticipantId>,
    pub recipient: String,
    pub subject: Option<String>,
    pub body: String,
    pub leave_url: Option<String>,
    pub file_id: Option<FileId>,
    pub subscription_id: Option<PushSubscriptionId>,
    pub page: Option<String>,
    /// Number of this try, a fencing token: the holder of an older one has lost the message.
    pub attempts: i64,
    pub round: i64,
    pub created_at: Timestamp,
}

impl ClaimedMessage {
    /// Name of the message at the provider, by which a retry is recognised. Letters and digits only.
    pub fn idx(&self) -> String {
        format!("p{}x{}r{}", self.id.0, self.created_at.0.as_microsecond(), self.round)
    }
}

/// Parses such a name.
pub fn parse_name(idx: &str) -> Option<(MessageId, Timestamp)> {
    let (id, rest) = idx.strip_prefix('p')?.split_once('x')?;
    let (micros, _) = rest.split_once('r')?;
    Some((MessageId(id.parse().ok()?), Timestamp(jiff::Timestamp::from_microsecond(micros.parse().ok()?).ok()?)))
}

/// True when there is work to do.
pub async fn is_due(db: &mut impl Read, channel: Channel, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM messages WHERE channel = $1 AND due_at <= $2)
             OR EXISTS (SELECT 1 FROM messages WHERE secret AND body IS NOT NULL AND expires_at <= $2)")
        .bind(channel.as_str()).bind(now).fetch_one(conn).await)
}

/// Ends expired messages, and wipes expired secrets.
pub async fn expire_messages(tx: &mut Tx, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE messages SET body = NULL WHERE secret AND body IS NOT NULL AND expires_at <= $1")
        .bind(now).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'expired', due_at = NULL, done_at = $1 WHERE due_at <= $1 AND expires_at <= $1")
        .bind(now).execute(conn).await.map(|_| ()))
}

/// Claims due messages, those that expire first, until `until`. In SQLite the transaction is the only writer already;
/// PostgreSQL skips rows that another process has locked.
pub async fn claim_messages(
    tx: &mut Tx,
    channel: Channel,
    now: Timestamp,
    until: Timestamp,
    most: i64,
) -> sqlx::Result<Vec<ClaimedMessage>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_as(
                "UPDATE messages SET status = 'sending', due_at = $3, attempts = attempts + 1
                 WHERE id IN (SELECT id FROM messages WHERE channel = $1 AND due_at <= $2
                              ORDER BY COALESCE(expires_at, 9223372036854775807), due_at, id LIMIT $4)
                 RETURNING id, purpose, participant_id, recipient, subject, body, leave_url, file_id, subscription_id, page,
                           attempts, round, created_at",
            )
            .bind(channel.as_str())
            .bind(now)
            .bind(until)
            .bind(most)
            .fetch_all(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_as(
                "UPDATE messages SET status = 'sending', due_at = $3, attempts = attempts + 1
                 WHERE id IN (SELECT id FROM messages WHERE channel = $1 AND due_at <= $2
                              ORDER BY COALESCE(expires_at, 9223372036854775807), due_at, id LIMIT $4
                              FOR UPDATE SKIP LOCKED)
                 RETURNING id, purpose, participant_id, recipient, subject, body, leave_url, file_id, subscription_id, page,
                           attempts, round, created_at",
            )
            .bind(channel.as_str())
            .bind(now)
            .bind(until)
            .bind(most)
            .fetch_all(conn)
            .await
        }
    }
}

/// The provider has accepted it; a secret is wiped.
pub async fn mark_sent(
    tx: &mut Tx,
    message: &ClaimedMessage,
    provider_id: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'sent', due_at = NULL, done_at = $4, last_error = NULL, provider_id = $3,
                             body = CASE WHEN secret THEN NULL ELSE body END
         WHERE id = $1 AND attempts = $2 AND round = $5 AND status = 'sending'")
        .bind(message.id).bind(message.attempts).bind(provider_id).bind(now).bind(message.round)
        .execute(conn).await.map(|_| ()))
}

/// The channel has no sender; a secret that nobody can read is wiped.
pub async fn mark_kept(tx: &mut Tx, message: &ClaimedMessage, readable: bool, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'kept', due_at = NULL, done_at = $4, attempts = 0,
                             body = CASE WHEN secret AND NOT $3 THEN NULL ELSE body END
         WHERE id = $1 AND attempts = $2 AND round = $5 AND status = 'sending'")
        .bind(message.id).bind(message.attempts).bind(readable).bind(now).bind(message.round)
        .execute(conn).await.map(|_| ()))
}

/// Puts it back into the queue, due at `due`.
pub async fn retry_later(tx: &mut Tx, message: &ClaimedMessage, why: &str, due: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'queued', due_at = $4, last_error = $3
         WHERE id = $1 AND attempts = $2 AND round = $5 AND status = 'sending'")
        .bind(message.id).bind(message.attempts).bind(why).bind(due).bind(message.round)
        .execute(conn).await.map(|_| ()))
}

/// Ends it without a failure: nobody is there to get it.
pub async fn mark_dropped(tx: &mut Tx, message: &ClaimedMessage, why: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'expired', due_at = NULL, done_at = $4, last_error = $3
         WHERE id = $1 AND attempts = $2 AND round = $5 AND status = 'sending'")
        .bind(message.id).bind(message.attempts).bind(why).bind(now).bind(message.round)
        .execute(conn).await.map(|_| ()))
}

/// Gives it up; an operator must look at it.
pub async fn mark_failed(tx: &mut Tx, message: &ClaimedMessage, why: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'failed', due_at = NULL, done_at = $4, last_error = $3
         WHERE id = $1 AND attempts = $2 AND round = $5 AND status = 'sending'")
        .bind(message.id).bind(message.attempts).bind(why).bind(now).bind(message.round)
        .execute(conn).await.map(|_| ()))
}

/// Finds the message of a provider's report: by our name for it, else by the provider's id.
pub async fn find_reported(
    db: &mut impl Read,
    named: Option<(MessageId, Timestamp)>,
    provider_id: &str,
) -> sqlx::Result<Option<MessageId>> {
    let (id, created_at) = named.unzip();
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT id FROM messages WHERE id = $1 AND created_at = $2
         UNION ALL SELECT id FROM messages WHERE provider_id = $3 AND $1 IS NULL LIMIT 1")
        .bind(id).bind(created_at).bind(provider_id).fetch_optional(conn).await)
}

/// Marks it delivered, by the provider's report.
pub async fn mark_delivered(tx: &mut Tx, id: MessageId, provider_id: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'delivered', due_at = NULL, done_at = $3, last_error = NULL, provider_id = $2,
                             body = CASE WHEN secret THEN NULL ELSE body END
         WHERE id = $1 AND status IN ('queued', 'sending', 'sent')")
        .bind(id).bind(provider_id).bind(now).execute(conn).await.map(|_| ()))
}

/// Marks it failed, by the provider's report.
pub async fn mark_undelivered(
    tx: &mut Tx,
    id: MessageId,
    provider_id: &str,
    why: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE messages SET status = 'failed', due_at = NULL, done_at = $4, last_error = $3, provider_id = $2,
                             body = CASE WHEN secret THEN NULL ELSE body END
         WHERE id = $1 AND status IN ('queued', 'sending', 'sent')")
        .bind(id).bind(provider_id).bind(why).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn delete_old_messages(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM messages WHERE id IN (SELECT id FROM messages WHERE done_at < $1 ORDER BY done_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

/// Values of a participant that a message may name; none when there is no such participant.
pub async fn list_participant_values(
    db: &mut impl Read,
    id: ParticipantId,
) -> sqlx::Result<Vec<(&'static str, String)>> {
    let row: Option<(String, String, String, String)> = on_db!(db, conn => sqlx::query_as(
        "SELECT first_name, last_name, company_name, nip FROM participants WHERE id = $1")
        .bind(id).fetch_optional(conn).await)?;
    let Some((first_name, last_name, company_name, nip)) = row else { return Ok(Vec::new()) };
    Ok(vec![("imię", first_name), ("nazwisko", last_name), ("firma", company_name), ("NIP", nip)])
}
