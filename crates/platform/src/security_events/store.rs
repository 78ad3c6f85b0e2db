//! SQL of security events.
use super::model::EventRow;
use crate::sessions::Subject;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

/// Filters of the list.
#[derive(Debug, Default)]
pub struct EventFilter {
    pub kind: Option<&'static str>,
    pub side: Option<&'static str>,
    /// Account, as stored.
    pub account: Option<String>,
    pub from: Option<Timestamp>,
    pub before: Option<Timestamp>,
}

/// An event in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: i64,
    pub at: Timestamp,
    pub kind: String,
    pub side: String,
    pub account: Option<String>,
    pub participant_id: Option<ParticipantId>,
    pub participant: Option<String>,
    pub nip: Option<String>,
    pub operator: Option<String>,
    pub session_id: Option<i64>,
    pub network: String,
    pub request: String,
    pub request_id: String,
    pub detail: String,
    pub count: i64,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Order, the newest first; events of the same time by id.
pub const NEWEST: (&str, &str) =
    ("(e.at, e.id) < ((SELECT at FROM security_events WHERE id = ?), ?)", "e.at DESC, e.id DESC");

/// The filtered events, as `ListedRow`.
pub fn select_events(wanted: EventFilter) -> Select {
    let EventFilter { kind, side, account, from, before } = wanted;
    Select::new(
        "e.id, e.at, e.kind, e.side, e.account, e.participant_id,
         p.first_name || ' ' || p.last_name AS participant, p.nip, o.first_name || ' ' || o.last_name AS operator,
         e.session_id, e.network, e.request, e.request_id, e.detail, e.count",
        "security_events e LEFT JOIN participants p ON p.id = e.participant_id
         LEFT JOIN operators o ON o.id = e.operator_id",
    )
    .ties_by("e.id")
    .filter_if("e.kind = ?", kind)
    .filter_if("e.side = ?", side)
    .filter_if("e.account = ?", account)
    .filter_if("e.at >= ?", from)
    .filter_if("e.at < ?", before)
}

pub async fn insert_events(tx: &mut Tx, rows: &[EventRow]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO security_events (at, kind, side, account, participant_id, operator_id, session_id, network,
                                      request, request_id, detail, count) ",
        rows,
        |values, row| {
            let (participant, operator) = subject_ids(row.event.subject);
            values.push_bind(row.at).push_bind(row.event.kind.as_str()).push_bind(row.event.side.as_str());
            values.push_bind(row.event.account.as_deref()).push_bind(participant).push_bind(operator);
            values.push_bind(row.event.session.map(|session| session.0)).push_bind(row.event.network.as_str());
            values.push_bind(row.event.request.as_str()).push_bind(row.request_id.as_str());
            values.push_bind(row.event.detail).push_bind(row.count);
        }
    )
}

fn subject_ids(subject: Option<Subject>) -> (Option<ParticipantId>, Option<OperatorId>) {
    match subject {
        Some(Subject::Participant(id)) => (Some(id), None),
        Some(Subject::Operator(id)) => (None, Some(id)),
        None => (None, None),
    }
}

/// Tries in an hour: failed ones, and those that a rate limit refused.
#[derive(Debug, Clone, Copy, sqlx::FromRow)]
pub struct HourRow {
    /// Hours since 1970.
    pub hour: i64,
    pub failed: i64,
    pub locked: i64,
}

/// Failed tries at passwords and codes by the hour, the oldest first; hours without any are left out.
pub async fn list_failed_sign_ins_by_hour(db: &mut impl Read, since: Timestamp) -> sqlx::Result<Vec<HourRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT at / 3600000000 AS hour,
                CAST(sum(CASE WHEN kind = 'sign_in_locked' THEN 0 ELSE count END) AS BIGINT) AS failed,
                CAST(sum(CASE WHEN kind = 'sign_in_locked' THEN count ELSE 0 END) AS BIGINT) AS locked
         FROM security_events
         WHERE kind IN ('sign_in_failed', 'sign_in_locked', 'code_failed', 'confirmation_failed', 'reset_failed')
           AND at >= $1
         GROUP BY at / 3600000000 ORDER BY 1")
        .bind(since).fetch_all(conn).await)
}

/// The most tried account of any hour, as the hour and its tries; none when these are not more than `most`.
pub async fn find_most_tried(db: &mut impl Read, since: Timestamp, most: i64) -> sqlx::Result<Option<(i64, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT at / 3600000000 AS hour, CAST(sum(count) AS BIGINT) AS tries
         FROM security_events
         WHERE kind IN ('sign_in_failed', 'sign_in_locked', 'code_failed', 'confirmation_failed', 'reset_failed')
           AND at >= $1 AND account IS NOT NULL
         GROUP BY account, at / 3600000000 HAVING sum(count) > $2 ORDER BY tries DESC, hour DESC LIMIT 1")
        .bind(since).bind(most).fetch_optional(conn).await)
}

/// Finds the account by its NIP, or by an operator's e-mail in lower case.
pub async fn find_participant(db: &mut impl Read, nip: &str) -> sqlx::Result<Option<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM participants WHERE nip = $1")
        .bind(nip).fetch_optional(conn).await)
}

pub async fn find_operator(db: &mut impl Read, email: &str) -> sqlx::Result<Option<OperatorId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM operators WHERE email = $1")
        .bind(email).fetch_optional(conn).await)
}

/// Deletes events older than `before` and those beyond the newest `most`, in limited batches; returns their number.
pub async fn delete_old_events(tx: &mut Tx, before: Timestamp, most: i64, at_once: i64) -> sqlx::Result<u64> {
    let old = on_db!(tx, conn => sqlx::query(
        "DELETE FROM security_events WHERE id IN (
            SELECT id FROM security_events WHERE at < $1 ORDER BY at, id LIMIT $2)")
        .bind(before).bind(at_once).execute(conn).await.map(|done| done.rows_affected()))?;
    let beyond = on_db!(tx, conn => sqlx::query(
        "DELETE FROM security_events WHERE id IN (
            SELECT id FROM security_events WHERE id <= (SELECT max(id) FROM security_events) - $1
            ORDER BY id LIMIT $2)")
        .bind(most).bind(at_once).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(old + beyond)
}

/// Removes account and network from the events of a name without an account.
pub async fn clear_account_name(tx: &mut Tx, account: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE security_events SET account = NULL, network = '' WHERE account = $1")
        .bind(account).execute(conn).await.map(|_| ()))
}

pub async fn find_key(db: &mut impl Read, name: &str) -> sqlx::Result<Option<Vec<u8>>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT key FROM security_keys WHERE name = $1")
        .bind(name).fetch_optional(conn).await)
}

/// Stores a key; of two processes that create one, the first wins.
pub async fn insert_key(tx: &mut Tx, name: &str, key: &[u8]) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO security_keys (name, key) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name).bind(key).execute(conn).await.map(|_| ()))
}
