//! A participant's sessions as an operator sees them, and ending them.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::{ReasonForm, reason};
use super::{PageQuery, must_exist, open_for_reading, store};
use plon_kernel::ids::{ParticipantId, SessionId};
use plon_kernel::paging::{NumberedList, Page};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, ModeratorOrSupport, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::response::ActionResponse;
use plon_platform::sessions::{self, EndReason, Subject};

audit::events! {
    END_SESSION: () => EndedCount = "participants.end_sessions" on "sessions";
    END_ALL_SESSIONS: () => EndedCount = "participants.end_sessions" on "participants";
}

/// Number of sessions that were ended, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct EndedCount {
    ended: i64,
}

/// A sign-in on one device.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantSession {
    id: SessionId,
    device: String,
    /// The operator who looked at the portal as this participant.
    #[serde(skip_serializing_if = "Option::is_none")]
    support: Option<String>,
    started_at: Timestamp,
    last_used_at: Timestamp,
    /// True if it was not ended and has not expired.
    lives: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_at: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_reason: Option<String>,
}

/// Number of sessions that were ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantSessionsEnded {
    ended: i64,
}

/// Lists the sessions of a participant.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/sessions", tag = "participants",
    params(("id" = i64, Path), PageQuery), responses((status = 200, body = NumberedList<ParticipantSession>)))]
pub async fn admin_list_participant_sessions(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<PageQuery>,
) -> Result<axum::Json<NumberedList<ParticipantSession>>, ApiError> {
    let now = app.clock.now();
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let Page { items, pager } = store::select_sessions(id).page(&mut db, "s.id", true, query.page_request()).await?;
    let items = items.into_iter().map(|row: store::SessionRow| from_row(row, now)).collect();
    Ok(axum::Json(NumberedList::new(items, pager)))
}

fn from_row(row: store::SessionRow, now: Timestamp) -> ParticipantSession {
    ParticipantSession {
        id: row.id,
        device: row.user_agent,
        support: row.support,
        started_at: row.created_at,
        last_used_at: row.last_used_at,
        lives: row.ended_at.is_none() && row.expires_at > now,
        ended_at: row.ended_at,
        ended_reason: row.ended_reason,
    }
}

#[derive(Debug, Deserialize)]
pub struct SessionPath {
    id: ParticipantId,
    session: SessionId,
}

/// Ends one session at once.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/sessions/{session}/end", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path),
    ("session" = i64, Path, description = "the session's id")),
    responses((status = 200, body = ActionResponse<ParticipantSessionsEnded>),
    (status = 404, description = "no such session, or it has ended")))]
pub async fn admin_end_participant_session(
    State(app): State<App>,
    operator: Operator<ModeratorOrSupport>,
    Path(SessionPath { id, session }): Path<SessionPath>,
    Json(form): Json<ReasonForm>,
) -> Result<axum::Json<ActionResponse<ParticipantSessionsEnded>>, ApiError> {
    let reason = why(&form)?;
    let mut tx = app.db.begin().await?;
    if !sessions::end_own_session(&mut tx, &app.clock, Subject::Participant(id), session, EndReason::ByOperator).await?
    {
        return Err(ApiError::NotFound);
    }
    let context = audit::by(operator.id, session.0).about(id).note(reason.as_str());
    audit::record(&mut tx, END_SESSION, context, (&(), &EndedCount { ended: 1 }), app.clock.now()).await?;
    tx.commit().await?;
    let message = "Sesja jest zakończona".to_owned();
    Ok(axum::Json(ActionResponse { data: ParticipantSessionsEnded { ended: 1 }, message }))
}

/// Ends all sessions at once: the participant is signed out everywhere.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/sessions/end", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<ParticipantSessionsEnded>)))]
pub async fn admin_end_all_participant_sessions(
    State(app): State<App>,
    operator: Operator<ModeratorOrSupport>,
    Path(id): Path<ParticipantId>,
    Json(form): Json<ReasonForm>,
) -> Result<axum::Json<ActionResponse<ParticipantSessionsEnded>>, ApiError> {
    let reason = why(&form)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    must_exist(&mut tx, id).await?;
    let ended = store::count_live_sessions(&mut tx, id, now).await?;
    sessions::end_all_sessions(&mut tx, &app.clock, Subject::Participant(id), EndReason::ByOperator).await?;
    let context = audit::by(operator.id, id.0).about(id).note(reason.as_str());
    audit::record(&mut tx, END_ALL_SESSIONS, context, (&(), &EndedCount { ended }), now).await?;
    tx.commit().await?;
    let message = "Uczestnik jest wylogowany na wszystkich urządzeniach".to_owned();
    Ok(axum::Json(ActionResponse { data: ParticipantSessionsEnded { ended }, message }))
}

fn why(form: &ReasonForm) -> Result<String, ApiError> {
    let mut fields = Fields::default();
    let reason = reason(&mut fields, &form.reason, "Podaj powód. Zostanie w\u{a0}historii konta.");
    reason.ok_or_else(|| fields.into_error())
}
