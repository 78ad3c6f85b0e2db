//! SQL of the operator's outbox.
use plon_domain::message::{Channel, MessageStatus};

use super::model::Outbox;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{MessageId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;

/// A message in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedMessageRow {
    pub id: MessageId,
    pub channel: String,
    pub purpose: String,
    pub recipient: String,
    pub status: String,
    pub created_at: Timestamp,
    pub last_error: Option<String>,
}

impl Keyed for ListedMessageRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// A message with its participant.
#[derive(Debug, sqlx::FromRow)]
pub struct MessageRow {
    pub id: MessageId,
    pub channel: String,
    pub purpose: String,
    pub participant_id: Option<ParticipantId>,
    pub name: Option<String>,
    pub nip: Option<String>,
    pub recipient: String,
    pub subject: Option<String>,
    pub body: Option<String>,
    pub secret: bool,
    pub status: String,
    pub attempts: i64,
    pub due_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
    pub last_error: Option<String>,
    pub created_at: Timestamp,
    pub done_at: Option<Timestamp>,
}

/// Messages, filtered by channel and status. The status is a literal, to tell PostgreSQL how few rows match.
pub fn select_messages(channel: Option<Channel>, status: Option<MessageStatus>) -> Select {
    let messages = Select::new("id, channel, purpose, recipient, status, created_at, last_error", "messages");
    let messages = messages.filter_if("channel = ?", channel.map(Channel::as_str));
    match status {
        None => messages,
        Some(MessageStatus::Queued) => messages.only("status = 'queued'"),
        Some(MessageStatus::Sending) => messages.only("status = 'sending'"),
        Some(MessageStatus::Sent) => messages.only("status = 'sent'"),
        Some(MessageStatus::Delivered) => messages.only("status = 'delivered'"),
        Some(MessageStatus::Failed) => messages.only("status = 'failed'"),
        Some(MessageStatus::Expired) => messages.only("status = 'expired'"),
        Some(MessageStatus::Kept) => messages.only("status = 'kept'"),
    }
}

pub async fn find_message(db: &mut impl Read, id: MessageId) -> sqlx::Result<Option<MessageRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT m.id, m.channel, m.purpose, m.participant_id, p.first_name || ' ' || p.last_name AS name, p.nip,
                m.recipient, m.subject, m.body, m.secret, m.status, m.attempts, m.due_at, m.expires_at, m.last_error,
                m.created_at, m.done_at
         FROM messages m LEFT JOIN participants p ON p.id = m.participant_id WHERE m.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Queues a failed or kept message again, if its text is there and it has not expired; true when it did.
pub async fn requeue_message(tx: &mut Tx, id: MessageId, now: Timestamp) -> sqlx::Result<bool> {
    let found: Option<MessageId> = on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE messages SET status = 'queued', due_at = $2, done_at = NULL, attempts = 0, round = round + 1
         WHERE id = $1 AND status IN ('failed', 'kept') AND body IS NOT NULL
           AND (expires_at IS NULL OR expires_at > $2)
         RETURNING id")
        .bind(id).bind(now).fetch_optional(conn).await)?;
    Ok(found.is_some())
}

pub async fn load_outbox(db: &mut impl Read) -> sqlx::Result<Outbox> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT (SELECT count(*) FROM (SELECT 1 AS one FROM messages WHERE status = 'failed' AND channel <> 'push' LIMIT 10000) AS f) AS failed,
                (SELECT count(*) FROM (SELECT 1 AS one FROM messages
                                       WHERE due_at IS NOT NULL AND last_error IS NOT NULL AND channel <> 'push' LIMIT 10000) AS l) AS late")
        .fetch_one(conn).await)
}
