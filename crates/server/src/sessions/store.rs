//! SQL of sessions and their tokens.
use super::{Audience, Caller, Ending, Subject};
use crate::columns::{At, OperatorId, ParticipantId, SessionId};
use crate::db::{Read, Tx};
use crate::on_db;
use crate::who::Role;

pub async fn insert_session(
    tx: &mut Tx,
    subject: Subject,
    now: At,
    expires_at: At,
    agent: &str,
) -> sqlx::Result<SessionId> {
    let (participant, operator) = ids(subject);
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO sessions (audience, participant_id, operator_id, created_at, last_used_at, expires_at, user_agent)
         VALUES ($1, $2, $3, $4, $4, $5, $6) RETURNING id")
        .bind(subject.audience().as_str()).bind(participant).bind(operator).bind(now).bind(expires_at).bind(agent)
        .fetch_one(conn).await)
}

pub async fn insert_bearer(tx: &mut Tx, hash: &str, session: SessionId, expires_at: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO access_tokens (hash, session_id, expires_at) VALUES ($1, $2, $3)")
        .bind(hash).bind(session).bind(expires_at).execute(conn).await.map(|_| ()))
}

pub async fn insert_refresh(
    tx: &mut Tx,
    hash: &str,
    session: SessionId,
    parent: Option<i64>,
    now: At,
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
    account_type: Option<String>,
}

/// Who a bearer's hash speaks for: neither token nor session has expired or ended, and the account is active.
pub async fn caller(db: &mut impl Read, hash: &str, now: At) -> sqlx::Result<Option<Caller>> {
    let row: Option<CallerRow> = on_db!(db, conn => sqlx::query_as(
        "SELECT s.id AS session_id, s.participant_id, s.operator_id, p.account_type
         FROM access_tokens t
         JOIN sessions s ON s.id = t.session_id
         LEFT JOIN participants p ON p.id = s.participant_id
         LEFT JOIN operators o ON o.id = s.operator_id
         WHERE t.hash = $1 AND t.expires_at > $2 AND s.expires_at > $2 AND s.ended_at IS NULL
           AND COALESCE(p.status, o.status) = 'active'")
        .bind(hash).bind(now).fetch_optional(conn).await)?;
    Ok(match row {
        Some(CallerRow { session_id: session, participant_id: Some(id), account_type, .. }) => {
            Some(Caller::Participant { id, session, retail: account_type.as_deref() == Some("program.retail") })
        }
        Some(CallerRow { session_id: session, operator_id: Some(id), .. }) => {
            Some(Caller::Operator { id, session, roles: roles(db, id).await? })
        }
        _ => None,
    })
}

async fn roles(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<Vec<Role>> {
    let names: Vec<String> = on_db!(db, conn => sqlx::query_scalar(
        "SELECT role FROM operator_roles WHERE operator_id = $1 ORDER BY role")
        .bind(operator).fetch_all(conn).await)?;
    Ok(names.iter().filter_map(|name| Role::named(name)).collect())
}

/// A session that a refresh token belongs to.
#[derive(sqlx::FromRow)]
pub struct SessionRow {
    pub id: SessionId,
    pub expires_at: At,
}

/// Marks the live session of a refresh token as used, which also locks it: refreshes of one session go one by one.
pub async fn touch(
    tx: &mut Tx,
    hash: &str,
    audience: Audience,
    now: At,
    idle_since: At,
) -> sqlx::Result<Option<SessionRow>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE sessions SET last_used_at = $2
         WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = $1)
           AND audience = $3 AND ended_at IS NULL AND expires_at > $2 AND last_used_at > $4
           AND 'active' = COALESCE(
               (SELECT status FROM participants WHERE participants.id = sessions.participant_id),
               (SELECT status FROM operators WHERE operators.id = sessions.operator_id))
         RETURNING id, expires_at")
        .bind(hash).bind(now).bind(audience.as_str()).bind(idle_since).fetch_optional(conn).await)
}

/// A refresh token and what became of its twins (the same token's other successors) and its own successors.
#[derive(sqlx::FromRow)]
pub struct RefreshRow {
    pub id: i64,
    pub used_at: Option<At>,
    pub sibling_used: bool,
    pub successor_used: bool,
}

pub async fn refresh(tx: &mut Tx, hash: &str) -> sqlx::Result<RefreshRow> {
    on_db!(tx, conn => sqlx::query_as(
        "SELECT t.id, t.used_at,
            EXISTS (SELECT 1 FROM refresh_tokens s
                    WHERE s.parent_id = t.parent_id AND s.id <> t.id AND s.used_at IS NOT NULL) AS sibling_used,
            EXISTS (SELECT 1 FROM refresh_tokens s
                    WHERE s.parent_id = t.id AND s.used_at IS NOT NULL) AS successor_used
         FROM refresh_tokens t WHERE t.hash = $1")
        .bind(hash).fetch_one(conn).await)
}

/// Keeps when the token was used first.
pub async fn mark_used(tx: &mut Tx, token: i64, now: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE refresh_tokens SET used_at = COALESCE(used_at, $2) WHERE id = $1")
        .bind(token).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn end(tx: &mut Tx, session: SessionId, now: At, why: Ending) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $2, ended_reason = $3 WHERE id = $1 AND ended_at IS NULL")
        .bind(session).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn end_by_bearer(
    tx: &mut Tx,
    hash: &str,
    audience: Audience,
    now: At,
    why: Ending,
) -> sqlx::Result<Option<Subject>> {
    let row: Option<(Option<ParticipantId>, Option<OperatorId>)> = on_db!(tx, conn => sqlx::query_as(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE id = (SELECT session_id FROM access_tokens WHERE hash = $1) AND audience = $2 AND ended_at IS NULL
         RETURNING participant_id, operator_id")
        .bind(hash).bind(audience.as_str()).bind(now).bind(why.as_str()).fetch_optional(conn).await)?;
    Ok(row
        .and_then(|(participant, operator)| participant.map(Subject::Participant).or(operator.map(Subject::Operator))))
}

pub async fn end_by_refresh(tx: &mut Tx, hash: &str, audience: Audience, now: At, why: Ending) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = $1) AND audience = $2 AND ended_at IS NULL")
        .bind(hash).bind(audience.as_str()).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn end_all(tx: &mut Tx, subject: Subject, now: At, why: Ending) -> sqlx::Result<()> {
    let (participant, operator) = ids(subject);
    on_db!(tx, conn => sqlx::query(
        "UPDATE sessions SET ended_at = $3, ended_reason = $4
         WHERE (participant_id = $1 OR operator_id = $2) AND ended_at IS NULL")
        .bind(participant).bind(operator).bind(now).bind(why.as_str()).execute(conn).await.map(|_| ()))
}

fn ids(subject: Subject) -> (Option<ParticipantId>, Option<OperatorId>) {
    match subject {
        Subject::Participant(id) => (Some(id), None),
        Subject::Operator(id) => (None, Some(id)),
    }
}
