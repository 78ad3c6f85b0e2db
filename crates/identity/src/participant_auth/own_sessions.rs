//! A participant's own sessions: devices, support views, and how to end them.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use plon_kernel::ids::SessionId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::extract;
use plon_platform::response::{DataResponse, MessageResponse};
use plon_platform::sessions::{self, EndReason, SessionOfParticipant, Subject, device_name};

/// A sign-in of the participant, or a support view of the portal as them.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnSession {
    id: SessionId,
    /// Name of the device; none for a support view.
    #[serde(skip_serializing_if = "Option::is_none")]
    device: Option<String>,
    /// True when an operator viewed the portal as the participant.
    is_support: bool,
    /// True while it lasts; only support views are listed after their end, for ninety days.
    is_live: bool,
    /// True for the session of this request.
    is_current: bool,
    created_at: Timestamp,
    last_used_at: Timestamp,
    /// End of the session, past or future.
    until: Timestamp,
}

impl OwnSession {
    fn new(row: SessionOfParticipant, current: SessionId) -> OwnSession {
        OwnSession {
            device: (!row.is_support).then(|| device_name(&row.user_agent)),
            is_current: row.id == current,
            id: row.id,
            is_support: row.is_support,
            is_live: row.is_live,
            created_at: row.created_at,
            last_used_at: row.last_used_at,
            until: row.until,
        }
    }
}

/// The session to end.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"session": 512}))]
pub struct EndedSession {
    session: SessionId,
}

/// Scope of ending sessions.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"keep_this": true}))]
pub struct EndedSessions {
    /// Keeps the session of this request.
    keep_this: bool,
}

/// Lists the participant's live sessions, and the support views of the last ninety days; the newest first.
#[utoipa::path(get, path = "/api/v1/user/sessions", tag = "auth",
    responses((status = 200, body = DataResponse<Vec<OwnSession>>)))]
pub async fn list_sessions(
    who: AnyParticipant,
    State(app): State<App>,
) -> Result<Json<DataResponse<Vec<OwnSession>>>, ApiError> {
    let rows = sessions::list_participant_sessions(&mut app.db.read().await?, &app.clock, who.id).await?;
    let data = rows.into_iter().map(|row| OwnSession::new(row, who.session)).collect();
    Ok(Json(DataResponse { data }))
}

/// Ends one of the participant's sessions, or a support view. Requires the password to have been confirmed.
#[utoipa::path(post, path = "/api/v1/user/sessions/end", tag = "auth",
    responses((status = 200, body = MessageResponse), (status = 404)))]
pub async fn end_session(
    who: AnyParticipant,
    State(app): State<App>,
    extract::Json(EndedSession { session }): extract::Json<EndedSession>,
) -> Result<Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    sessions::require_confirmed(&mut tx, who.session, app.clock.now()).await?;
    let subject = Subject::Participant(who.id);
    if !sessions::end_own_session(&mut tx, &app.clock, subject, session, EndReason::EndedElsewhere).await? {
        return Err(ApiError::NotFound);
    }
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Sesja została zakończona".to_owned() }))
}

/// Ends all of the participant's sessions, or all but the current one. Requires the password to have been confirmed.
#[utoipa::path(post, path = "/api/v1/user/sessions/end-all", tag = "auth",
    responses((status = 200, body = MessageResponse)))]
pub async fn end_all_sessions(
    who: AnyParticipant,
    State(app): State<App>,
    extract::Json(EndedSessions { keep_this }): extract::Json<EndedSessions>,
) -> Result<Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    sessions::require_confirmed(&mut tx, who.session, app.clock.now()).await?;
    let subject = Subject::Participant(who.id);
    if keep_this {
        sessions::end_other_sessions(&mut tx, &app.clock, subject, who.session, EndReason::EndedElsewhere).await?;
    } else {
        sessions::end_all_sessions(&mut tx, &app.clock, subject, EndReason::EndedElsewhere).await?;
    }
    tx.commit().await?;
    let message =
        if keep_this { "Wylogowaliśmy Cię na innych urządzeniach" } else { "Wylogowaliśmy Cię wszędzie" };
    Ok(Json(MessageResponse { message: message.to_owned() }))
}
