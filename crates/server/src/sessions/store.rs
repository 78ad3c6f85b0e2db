//! SQL of sessions and their tokens.
use super::{Caller, Subject};
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
    let (audience, participant, operator) = match subject {
        Subject::Participant(id) => ("participant", Some(id), None),
        Subject::Operator(id) => ("operator", None, Some(id)),
    };
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO sessions (audience, participant_id, operator_id, created_at, last_used_at, expires_at, user_agent)
         VALUES ($1, $2, $3, $4, $4, $5, $6) RETURNING id")
        .bind(audience).bind(participant).bind(operator).bind(now).bind(expires_at).bind(agent)
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
