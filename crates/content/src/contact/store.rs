//! SQL of contact.
use plon_domain::contact::{ContactStatus, ContactTopic};
use plon_domain::text::search_key;

use super::model::NewContactMessage;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ContactMessageId, OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::types::Timestamp;

/// The participant who writes, and their representative.
#[derive(Debug, sqlx::FromRow)]
pub struct SenderRow {
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
    pub email: String,
    pub phone: String,
    pub representative_email: Option<String>,
}

pub async fn load_sender(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<SenderRow> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.first_name, p.last_name, p.company_name, p.nip, p.email, p.phone, r.email AS representative_email
         FROM participants p LEFT JOIN representatives r ON r.id = p.representative_id AND r.active WHERE p.id = $1")
        .bind(id).fetch_one(conn).await)
}

pub async fn insert_message(
    tx: &mut Tx,
    written: &NewContactMessage,
    now: Timestamp,
) -> sqlx::Result<ContactMessageId> {
    let email = written.email.as_ref().map(|email| email.as_str());
    let key = search_key(&format!("{} {}", written.name, email.unwrap_or_default()));
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO contact_messages (status, topic, participant_id, name, email, phone, message, contact_consent,
                                       search_key, network, created_at)
         VALUES ('new', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id")
        .bind(written.topic.as_str()).bind(written.participant).bind(&written.name).bind(email)
        .bind(written.phone.as_ref().map(|phone| phone.as_str())).bind(&written.message)
        .bind(written.contact_consent).bind(key).bind(written.network.to_string()).bind(now)
        .fetch_one(conn).await)
}

/// A message in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct QueueRow {
    pub id: ContactMessageId,
    #[sqlx(try_from = "String")]
    pub status: ContactStatus,
    #[sqlx(try_from = "String")]
    pub topic: ContactTopic,
    pub is_participant: bool,
    pub name: String,
    pub beginning: String,
    pub created_at: Timestamp,
}

impl Keyed for QueueRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Messages, filtered by status and by a part of the sender's name or e-mail.
pub fn select_messages(status: Option<ContactStatus>, part: &str) -> Select {
    let messages = Select::new(
        "id, status, topic, participant_id IS NOT NULL AS is_participant, name, substr(message, 1, 120) AS beginning,
         created_at",
        "contact_messages",
    );
    let in_state = match status {
        None => messages,
        Some(ContactStatus::New) => messages.only("status = 'new'"),
        Some(ContactStatus::Answered) => messages.only("status = 'answered'"),
        Some(ContactStatus::Closed) => messages.only("status = 'closed'"),
    };
    let part = Some(search_key(part)).filter(|part| !part.is_empty());
    in_state.filter_if(r"search_key LIKE ? ESCAPE '\'", part.as_deref().map(like_pattern))
}

/// A message with its sender and its answer.
#[derive(Debug, sqlx::FromRow)]
pub struct MessageRow {
    pub id: ContactMessageId,
    #[sqlx(try_from = "String")]
    pub status: ContactStatus,
    #[sqlx(try_from = "String")]
    pub topic: ContactTopic,
    pub participant_id: Option<ParticipantId>,
    pub company_name: Option<String>,
    pub nip: Option<String>,
    pub representative: Option<String>,
    pub name: String,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub message: String,
    pub contact_consent: Option<String>,
    pub created_at: Timestamp,
    pub closed_at: Option<Timestamp>,
    pub closed_by: Option<String>,
    pub answer: Option<String>,
    pub reason: Option<String>,
}

pub async fn find_message(db: &mut impl Read, id: ContactMessageId) -> sqlx::Result<Option<MessageRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT m.id, m.status, m.topic, m.participant_id, p.company_name, p.nip,
                r.first_name || ' ' || r.last_name AS representative, m.name, m.email, m.phone, m.message,
                m.contact_consent, m.created_at, m.closed_at, o.first_name || ' ' || o.last_name AS closed_by,
                m.answer, m.reason
         FROM contact_messages m LEFT JOIN participants p ON p.id = m.participant_id
         LEFT JOIN representatives r ON r.id = p.representative_id AND r.active
         LEFT JOIN operators o ON o.id = m.closed_by
         WHERE m.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// End of a message.
#[derive(Debug, Clone, Copy)]
pub enum End<'a> {
    Answered(&'a str),
    Closed(&'a str),
}

impl End<'_> {
    pub const fn status(self) -> ContactStatus {
        match self {
            End::Answered(_) => ContactStatus::Answered,
            End::Closed(_) => ContactStatus::Closed,
        }
    }
}

/// Ends a message; true if it was still waiting.
pub async fn close_message(
    tx: &mut Tx,
    id: ContactMessageId,
    end: End<'_>,
    operator: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let (answer, reason) = match end {
        End::Answered(answer) => (Some(answer), None),
        End::Closed(reason) => (None, Some(reason)),
    };
    on_db!(tx, conn => sqlx::query(
        "UPDATE contact_messages SET status = $2, answer = $3, reason = $4, closed_at = $5, closed_by = $6
         WHERE id = $1 AND status = 'new'")
        .bind(id).bind(end.status().as_str()).bind(answer).bind(reason).bind(now).bind(operator)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn delete_old_messages(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM contact_messages
         WHERE id IN (SELECT id FROM contact_messages WHERE closed_at < $1 ORDER BY closed_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
