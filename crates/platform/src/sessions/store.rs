//! SQL of sessions and their tokens.
use plon_domain::audience::AccountType;

use super::model::{Caller, EndReason, Ended, SessionKind, Subject};
use crate::role::Role;
use crate::settings::PARTNERS_COLLECT;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId, SessionId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn insert_session(
    tx: &mut Tx,
    subject: Subject,
    now: Timestamp,
    expires_at: Timestamp,
    agent: &str,
) -> sqlx::Result<SessionId> {
    let (participant, operator) = subject_ids(subject);
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO sessions (audience, participant_id, operator_id, created_at, last_used_at, expires_at, user_agent)
         VALUES ($1, $2, $3, $4, $4, $5, $6) RETURNING id")
        .bind(subject.session_kind().as_str()).bind(participant).bind(operator).bind(now).bind(expires_at).bind(agent)
        .fetch_one(conn).await)
}

pub async fn insert_support_session(
    tx: &mut Tx,
    participant: ParticipantId,
    operator: OperatorId,
    (now, expires_at): (Timestamp, Timestamp),
    agent: &str,
) -> sqlx::Result<SessionId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO sessions (audience, participant_id, support_id, created_at, last_used_at, expires_at, user_agent)
         VALUES ('participant', $1, $2, $3, $3, $4, $5) RETURNING id")
        .bind(participant).bind(operator).bind(now).bind(expires_at).bind(agent).fetch_one(conn).await)
}

pub async fn insert_bearer(tx: &mut Tx, hash: &str, session: SessionId, expires_at: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO access_tokens (hash, session_id, expires_at) VALUES ($1, $2, $3)")
        .bind(hash).bind(session).bind(expires_at).execute(conn).await.map(|_| ()))
}

pub async fn insert_refresh_token(
    tx: &mut Tx,
    hash: &str,
    session: SessionId,
    parent: Option<i64>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO refresh_tokens (hash, session_id, parent_id, created_at) VALUES ($1, $2, $3, $4)")
        .bind(hash).bind(session).bind(parent).bind(now).execute(conn).await.map(|_| ()))
}

#[derive(sqlx::FromRow)]
struct CallerRow {
    session_id: SessionId,
    participant_id: Option<ParticipantId>,
    operator_id: Option<OperatorId>,
    support_id: Option<OperatorId>,
    account_type: Option<String>,
    partners_collect: bool,
    closed: bool,
    expires_at: Timestamp,
}

/// Finds the owner of a bearer by its hash, and until when it is good; token and session must be live, and the account
/// active.
pub async fn find_caller(db: &mut impl Read, hash: &str, now: Timestamp) -> sqlx::Result<Option<(Caller, Timestamp)>> {
    let row: Option<CallerRow> = on_db!(db, conn => sqlx::query_as(
        "SELECT s.id AS session_id, s.participant_id, s.operator_id, s.support_id, p.account_type,
            EXISTS (SELECT 1 FROM settings c WHERE c.key = $3 AND c.value = 'true') AS partners_collect,
            EXISTS (SELECT 1 FROM settings m WHERE m.key = 'maintenance' AND m.value = 'true'
                    AND NOT EXISTS (SELECT 1 FROM maintenance_allowlist g WHERE g.participant_id = p.id)) AS closed,
            CASE WHEN t.expires_at < s.expires_at THEN t.expires_at ELSE s.expires_at END AS expires_at
         FROM access_tokens t
         JOIN sessions s ON s.id = t.session_id
         LEFT JOIN participants p ON p.id = s.participant_id
         LEFT JOIN operators o ON o.id = s.operator_id
         LEFT JOIN operators u ON u.id = s.support_id
         WHERE t.hash = $1 AND t.expires_at > $2 AND s.expires_at > $2 AND s.ended_at IS NULL
           AND COALESCE(p.status, o.status) = 'active' AND COALESCE(u.status, 'active') = 'active'")
        .bind(hash).bind(now).bind(PARTNERS_COLLECT).fetch_optional(conn).await)?;
    Ok(match row {
        Some(CallerRow {
            session_id: session,
            participant_id: Some(id),
            support_id: support,
            account_type: Some(account_type),
            partners_collect,
            closed,
            expires_at,
            ..
        }) => {
            let audience = AccountType::try_from(account_type).map_err(|error| sqlx::Error::Decode(error.into()))?;
            let collects = audience == AccountType::Retail || partners_collect;
            Some((Caller::Participant { id, session, audience, collects, support, closed }, expires_at))
        }
        Some(CallerRow { session_id: session, operator_id: Some(id), expires_at, .. }) => {
            Some((Caller::Operator { id, session, roles: list_roles(db, id).await? }, expires_at))
        }
        _ => None,
    })
}

async fn list_roles(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<Vec<Role>> {
    let names: Vec<String> = on_db!(db, conn => sqlx::query_scalar(
        "SELECT role FROM operator_roles WHERE operator_id = $1 ORDER BY role")
        .bind(operator).fetch_all(conn).await)?;
    Ok(names.iter().filter_map(|name| Role::named(name)).collect())
}

/// The session of a refresh token.
#[derive(sqlx::FromRow)]
pub struct SessionRow {
    pub id: SessionId,
    pub expires_at: Timestamp,
    participant_id: Option<ParticipantId>,
    /// Zero when it is a participant's.
    operator_id: OperatorId,
}

impl SessionRow {
    pub fn subject(&self) -> Subject {
        self.participant_id.map_or(Subject::Operator(self.operator_id), Subject::Participant)
    }
}

/// Marks the live session of a refresh token as used and locks it, so that its refreshes are serialized.
pub async fn touch_session(
    tx: &mut Tx,
    hash: &str,
    kind: SessionKind,
    now: Timestamp,
    idle_since: Timestamp,
) -> sqlx::Result<Option<SessionRow>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE sessions SET last_used_at = $2
         WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = $1)
           AND audience = $3 AND ended_at IS NULL AND expires_at > $2 AND last_used_at > $4
           AND 'active' = COALESCE(
               (SELECT status FROM participants WHERE participants.id = sessions.participant_id),
               (SELECT status FROM operators WHERE operators.id = sessions.operator_id))
         RETURNING id, expires_at, participant_id, COALESCE(operator_id, 0) AS operator_id")
        .bind(hash).bind(now).bind(kind.as_str()).bind(idle_since).fetch_optional(conn).await)
}

/// A refresh token with its predecessor, its siblings (the predecessor's other successors) and its successor.
#[derive(sqlx::FromRow)]
pub struct RefreshTokenRow {
    pub id: i64,
    pub parent_id: Option<i64>,
    pub parent_used_at: Option<Timestamp>,
    pub used_at: Option<Timestamp>,
    /// True when it was superseded by a sibling.
    pub superseded: bool,
    pub sibling_used: bool,
    pub successor_used: bool,
}

pub async fn load_refresh_token(tx: &mut Tx, hash: &str) -> sqlx::Result<RefreshTokenRow> {
    on_db!(tx, conn => sqlx::query_as(
        "SELECT t.id, t.parent_id, t.used_at, t.superseded_at IS NOT NULL AS superseded,
            (SELECT p.used_at FROM refresh_tokens p WHERE p.id = t.parent_id) AS parent_used_at,
            EXISTS (SELECT 1 FROM refresh_tokens s
                    WHERE s.parent_id = t.parent_id AND s.id <> t.id AND s.used_at IS NOT NULL) AS sibling_used,
            EXISTS (SELECT 1 FROM refresh_tokens s
                    WHERE s.parent_id = t.id AND s.used_at IS NOT NULL) AS successor_used
         FROM refresh_tokens t WHERE t.hash = $1")
        .bind(hash).fetch_one(conn).await)
}

/// Stores the time of the first use.
pub async fn mark_token_used(tx: &mut Tx, token: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE refresh_tokens SET used_at = COALESCE(used_at, $2) WHERE id = $1")
        .bind(token).bind(now).execute(conn).await.map(|_| ()))
}

/// Marks the unused successor of a token as superseded by the next one.
pub async fn supersede_successor(tx: &mut Tx, of: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE refresh_tokens SET superseded_at = $2
         WHERE parent_id = $1 AND used_at IS NULL AND superseded_at IS NULL")
        .bind(of).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn end_session(tx: &mut Tx, session: SessionId, now: Timestamp, why: EndReason) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $2, ended_reason = $3 WHERE id = $1 AND ended_at IS NULL")
        .bind(session).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

#[derive(sqlx::FromRow)]
struct EndedRow {
    id: SessionId,
    participant_id: Option<ParticipantId>,
    operator_id: Option<OperatorId>,
    support_id: Option<OperatorId>,
}

pub async fn end_session_by_bearer(
    tx: &mut Tx,
    hash: &str,
    kind: SessionKind,
    now: Timestamp,
    why: EndReason,
) -> sqlx::Result<Option<Ended>> {
    let row: Option<EndedRow> = on_db!(tx, conn => sqlx::query_as(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE id = (SELECT session_id FROM access_tokens WHERE hash = $1) AND audience = $2 AND ended_at IS NULL
         RETURNING id, participant_id, operator_id, support_id")
        .bind(hash).bind(kind.as_str()).bind(now).bind(why.as_str()).fetch_optional(conn).await)?;
    Ok(row.and_then(|EndedRow { id: session, participant_id, operator_id, support_id: support }| {
        let subject = participant_id.map(Subject::Participant).or(operator_id.map(Subject::Operator))?;
        Some(Ended { session, subject, support })
    }))
}

pub async fn end_session_by_refresh_token(
    tx: &mut Tx,
    hash: &str,
    kind: SessionKind,
    now: Timestamp,
    why: EndReason,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = $1) AND audience = $2 AND ended_at IS NULL")
        .bind(hash).bind(kind.as_str()).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn end_all_sessions(tx: &mut Tx, subject: Subject, now: Timestamp, why: EndReason) -> sqlx::Result<()> {
    if let Subject::Operator(id) = subject {
        end_support_sessions(tx, id, now, why).await?;
    }
    let (participant, operator) = subject_ids(subject);
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE (participant_id = $1 OR operator_id = $2) AND ended_at IS NULL")
        .bind(participant).bind(operator).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

/// Ends an operator's support views; they belong to the operator.
pub async fn end_support_sessions(
    tx: &mut Tx,
    operator: OperatorId,
    now: Timestamp,
    why: EndReason,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $2, ended_reason = $3 WHERE support_id = $1 AND ended_at IS NULL")
        .bind(operator).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn end_own_session(
    tx: &mut Tx,
    subject: Subject,
    session: SessionId,
    now: Timestamp,
    why: EndReason,
) -> sqlx::Result<bool> {
    let (participant, operator) = subject_ids(subject);
    let ended = on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $4, ended_reason = $5
         WHERE id = $1 AND (participant_id = $2 OR operator_id = $3) AND ended_at IS NULL")
        .bind(session).bind(participant).bind(operator).bind(now).bind(why.as_str())
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(ended > 0)
}

/// A session as its participant sees it.
#[derive(Debug, sqlx::FromRow)]
pub struct SessionOfParticipant {
    pub id: SessionId,
    pub user_agent: String,
    /// True when an operator views the portal as the participant.
    pub is_support: bool,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    /// Time at which it ends or was ended.
    pub until: Timestamp,
    pub is_live: bool,
}

/// Lists at most a hundred sessions: nobody reads more.
pub async fn list_participant_sessions(
    db: &mut impl Read,
    participant: ParticipantId,
    (now, idle_since, support_since): (Timestamp, Timestamp, Timestamp),
) -> sqlx::Result<Vec<SessionOfParticipant>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, user_agent, support_id IS NOT NULL AS is_support, created_at, last_used_at,
                COALESCE(ended_at, expires_at) AS until,
                (ended_at IS NULL AND expires_at > $2) AS is_live
         FROM sessions
         WHERE participant_id = $1
           AND ((ended_at IS NULL AND expires_at > $2 AND last_used_at > $3)
                OR (support_id IS NOT NULL AND created_at > $4))
         ORDER BY id DESC LIMIT 100")
        .bind(participant).bind(now).bind(idle_since).bind(support_since).fetch_all(conn).await)
}

/// A session as its operator sees it.
#[derive(Debug, sqlx::FromRow)]
pub struct SessionOfOperator {
    pub id: SessionId,
    pub user_agent: String,
    /// None for sessions from before it was stored.
    pub network: Option<String>,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
}

/// Lists at most a hundred sessions: nobody reads more.
pub async fn list_operator_sessions(
    db: &mut impl Read,
    operator: OperatorId,
    (now, idle_since): (Timestamp, Timestamp),
) -> sqlx::Result<Vec<SessionOfOperator>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, user_agent, network, created_at, last_used_at FROM sessions
         WHERE operator_id = $1 AND ended_at IS NULL AND expires_at > $2 AND last_used_at > $3
         ORDER BY id DESC LIMIT 100")
        .bind(operator).bind(now).bind(idle_since).fetch_all(conn).await)
}

pub async fn set_network(tx: &mut Tx, bearer_hash: &str, network: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET network = $2 WHERE id = (SELECT session_id FROM access_tokens WHERE hash = $1)")
        .bind(bearer_hash).bind(network).execute(conn).await.map(|_| ()))
}

pub async fn end_other_sessions(
    tx: &mut Tx,
    subject: Subject,
    kept: SessionId,
    now: Timestamp,
    why: EndReason,
) -> sqlx::Result<()> {
    if let Subject::Operator(id) = subject {
        end_support_sessions(tx, id, now, why).await?;
    }
    let (participant, operator) = subject_ids(subject);
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE (participant_id = $1 OR operator_id = $2) AND ended_at IS NULL AND id <> $5")
        .bind(participant).bind(operator).bind(now).bind(why.as_str()).bind(kept).execute(conn).await.map(|_| ()))
}

pub async fn set_confirmed(tx: &mut Tx, session: SessionId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE sessions SET confirmed_at = $2 WHERE id = $1")
        .bind(session).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn find_confirmation_time(db: &mut impl Read, session: SessionId) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT confirmed_at FROM sessions WHERE id = $1")
        .bind(session).fetch_one(conn).await)
}

/// Values of the two owner columns.
pub fn subject_ids(subject: Subject) -> (Option<ParticipantId>, Option<OperatorId>) {
    match subject {
        Subject::Participant(id) => (Some(id), None),
        Subject::Operator(id) => (None, Some(id)),
    }
}

pub async fn delete_old_bearers(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM access_tokens WHERE hash IN (
            SELECT hash FROM access_tokens WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

/// Deletes ended sessions with their tokens; tokens of a family refer to each other as parents, so they go together.
pub async fn delete_old_sessions(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    let over: Vec<SessionId> = on_db!(tx, conn => sqlx::query_scalar(
        "SELECT id FROM sessions WHERE ended_at < $1 UNION SELECT id FROM sessions WHERE expires_at < $1 LIMIT $2")
        .bind(before).bind(most).fetch_all(conn).await)?;
    for session in &over {
        on_db!(tx, conn => sqlx::query("DELETE FROM access_tokens WHERE session_id = $1")
            .bind(session).execute(conn).await.map(|_| ()))?;
        on_db!(tx, conn => sqlx::query("DELETE FROM refresh_tokens WHERE session_id = $1")
            .bind(session).execute(conn).await.map(|_| ()))?;
        on_db!(tx, conn => sqlx::query("DELETE FROM sessions WHERE id = $1")
            .bind(session).execute(conn).await.map(|_| ()))?;
    }
    Ok(over.len() as u64)
}
