//! SQL of the parts of a participant's record.
use plon_domain::invoice::InvoiceStatus;
use plon_domain::reward::OrderStatus;

use super::model::ParticipantConsent;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, SessionId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::{BusinessDate, Timestamp};

#[derive(Debug, sqlx::FromRow)]
pub struct InvoiceRow {
    pub public_id: String,
    pub number: String,
    pub distributor: String,
    pub dated_on: BusinessDate,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    pub points: i64,
    pub net_value: i64,
}

/// A participant's invoices, as `InvoiceRow`.
pub fn select_invoices(of: ParticipantId) -> Select {
    Select::new(
        "i.public_id, i.number, d.name AS distributor, i.dated_on, i.status, i.points, i.net_value",
        "invoices i LEFT JOIN distributors d ON d.id = i.distributor_id",
    )
    .ties_by("i.id")
    .filter("i.participant_id = ?", of.0)
}

/// Newest invoices first, in the order of the index on a participant's invoices.
pub const BY_SEASON_AND_DAY: &str = "i.season DESC, i.dated_on";

#[derive(Debug, sqlx::FromRow)]
pub struct OrderRow {
    pub id: OrderId,
    pub public_id: String,
    pub reward: String,
    pub variant: Option<String>,
    pub points: i64,
    #[sqlx(try_from = "String")]
    pub status: OrderStatus,
    pub created_at: Timestamp,
}

/// A participant's orders, as `OrderRow`.
pub fn select_orders(of: ParticipantId) -> Select {
    Select::new(
        "o.id, o.public_id, COALESCE(r.name, o.card, '') AS reward, v.name AS variant, o.points, o.status, o.created_at",
        "orders o LEFT JOIN rewards r ON r.id = o.reward_id LEFT JOIN reward_variants v ON v.id = o.variant_id",
    )
    .ties_by("o.id")
    .filter("o.participant_id = ?", of.0)
}

/// Newest orders first, in the order of the index on a participant's orders.
pub const BY_SEASON: &str = "o.season";

pub async fn list_consents(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Vec<ParticipantConsent>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.slug, c.version, c.content, c.required, a.value, a.answered_at,
                c.retired_at IS NOT NULL
                OR EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                           AND newer.slug = c.slug AND newer.version > c.version) AS outdated
         FROM participant_consents a JOIN consents c ON c.id = a.consent_id
         WHERE a.participant_id = $1 ORDER BY c.position, c.slug, c.version DESC")
        .bind(of).fetch_all(conn).await)
}

#[derive(Debug, sqlx::FromRow)]
pub struct SessionRow {
    pub id: SessionId,
    pub user_agent: String,
    pub support: Option<String>,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
    pub ended_at: Option<Timestamp>,
    pub ended_reason: Option<String>,
}

/// A participant's sessions, as `SessionRow`.
pub fn select_sessions(of: ParticipantId) -> Select {
    Select::new(
        "s.id, s.user_agent, o.first_name || ' ' || o.last_name AS support, s.created_at, s.last_used_at,
         s.expires_at, s.ended_at, s.ended_reason",
        "sessions s LEFT JOIN operators o ON o.id = s.support_id",
    )
    .ties_by("s.id")
    .filter("s.participant_id = ?", of.0)
}

pub async fn count_live_sessions(db: &mut impl Read, of: ParticipantId, now: Timestamp) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM sessions WHERE participant_id = $1 AND ended_at IS NULL AND expires_at > $2")
        .bind(of).bind(now).fetch_one(conn).await)
}

/// Lists the notes about a participant.
pub fn select_notes(about: ParticipantId) -> Select {
    Select::new(
        "n.id, o.first_name || ' ' || o.last_name AS author, n.content, n.created_at AS at",
        "participant_notes n LEFT JOIN operators o ON o.id = n.operator_id",
    )
    .ties_by("n.id")
    .filter("n.participant_id = ?", about.0)
}

pub async fn insert_note(
    tx: &mut Tx,
    about: ParticipantId,
    author: OperatorId,
    content: &str,
    now: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO participant_notes (participant_id, operator_id, content, created_at) VALUES ($1, $2, $3, $4)
         RETURNING id")
        .bind(about).bind(author).bind(content).bind(now).fetch_one(conn).await)
}

/// Operators' actions on a participant, from the audit log without reads.
pub fn select_audit_entries(on: ParticipantId) -> Select {
    Select::new(
        "a.id, a.at, o.first_name || ' ' || o.last_name AS operator, a.action, a.note",
        "audit_log a LEFT JOIN operators o ON o.id = a.operator_id",
    )
    .ties_by("a.id")
    .filter("a.participant_id = ?", on.0)
    .only("a.action NOT LIKE '%.read%'")
}

/// Latest actions first, in the order of the log's index on a participant.
pub const BY_TIME: &str = "a.at";
