//! An operator's own sessions: lists them, and ends those that the operator does not know.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::own_password;
use plon_kernel::ids::SessionId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::{DataResponse, MessageResponse};
use plon_platform::sessions::{self, EndReason, SessionOfOperator, Subject, device_name};

audit::events! {
    END_OWN_SESSIONS: () => EndedOwnSessions = "operators.end_own_sessions" on "operators";
}

/// Ended sessions, as the audit log keeps them: one, or all others.
#[derive(Debug, Serialize, ToSchema)]
struct EndedOwnSessions {
    #[serde(skip_serializing_if = "Option::is_none")]
    session: Option<SessionId>,
}

/// A session of the operator.
#[derive(Debug, Serialize, ToSchema)]
pub struct OperatorSession {
    id: SessionId,
    /// Description of the device.
    device: String,
    /// Network address at the sign-in; of IPv6 the first half.
    #[serde(skip_serializing_if = "Option::is_none")]
    network: Option<String>,
    /// True for the session of this very request.
    is_current: bool,
    created_at: Timestamp,
    last_used_at: Timestamp,
}

impl OperatorSession {
    fn new(row: SessionOfOperator, current: SessionId) -> OperatorSession {
        OperatorSession {
            device: device_name(&row.user_agent),
            network: row.network,
            is_current: row.id == current,
            id: row.id,
            created_at: row.created_at,
            last_used_at: row.last_used_at,
        }
    }
}

/// The session to end, and the password given again.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"session": 512, "password": "Zielona:Koparka:42"}))]
pub struct OperatorSessionEnd {
    session: SessionId,
    #[serde(default)]
    #[schema(required)]
    password: String,
}

/// The password given again.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"password": "Zielona:Koparka:42"}))]
pub struct OperatorSessionsEnd {
    #[schema(required)]
    password: String,
}

/// Lists the operator's active sessions, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/account/sessions", tag = "operators",
    responses((status = 200, body = DataResponse<Vec<OperatorSession>>)))]
pub async fn admin_list_sessions(
    who: Operator<AnyRole>,
    State(app): State<App>,
) -> Result<Json<DataResponse<Vec<OperatorSession>>>, ApiError> {
    let rows = sessions::list_operator_sessions(&mut app.db.read().await?, &app.clock, who.id).await?;
    let data = rows.into_iter().map(|row| OperatorSession::new(row, who.session)).collect();
    Ok(Json(DataResponse { data }))
}

/// Ends one of the operator's sessions.
#[utoipa::path(post, path = "/api/v1/backoffice/account/sessions/end", tag = "operators",
    responses((status = 200, body = MessageResponse), (status = 404), (status = 429)))]
pub async fn admin_end_session(
    who: Operator<AnyRole>,
    State(app): State<App>,
    ip: ClientIp,
    extract::Json(OperatorSessionEnd { session, password }): extract::Json<OperatorSessionEnd>,
) -> Result<Json<MessageResponse>, ApiError> {
    let password = given(password)?;
    own_password::verify_password(&app, who.id, ip, &password).await?;
    let mut tx = app.db.begin().await?;
    let subject = Subject::Operator(who.id);
    if !sessions::end_own_session(&mut tx, &app.clock, subject, session, EndReason::EndedElsewhere).await? {
        return Err(ApiError::NotFound);
    }
    let after = EndedOwnSessions { session: Some(session) };
    audit::record(&mut tx, END_OWN_SESSIONS, audit::by_self(who.id), (&(), &after), app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Sesja została zakończona".to_owned() }))
}

/// Ends all of the operator's sessions but the current one, and their support views.
#[utoipa::path(post, path = "/api/v1/backoffice/account/sessions/end-others", tag = "operators",
    responses((status = 200, body = MessageResponse), (status = 429)))]
pub async fn admin_end_other_sessions(
    who: Operator<AnyRole>,
    State(app): State<App>,
    ip: ClientIp,
    extract::Json(OperatorSessionsEnd { password }): extract::Json<OperatorSessionsEnd>,
) -> Result<Json<MessageResponse>, ApiError> {
    let password = given(password)?;
    own_password::verify_password(&app, who.id, ip, &password).await?;
    let mut tx = app.db.begin().await?;
    let subject = Subject::Operator(who.id);
    sessions::end_other_sessions(&mut tx, &app.clock, subject, who.session, EndReason::EndedElsewhere).await?;
    let after = EndedOwnSessions { session: None };
    audit::record(&mut tx, END_OWN_SESSIONS, audit::by_self(who.id), (&(), &after), app.clock.now()).await?;
    tx.commit().await?;
    let message = "Wylogowaliśmy Cię na innych urządzeniach".to_owned();
    Ok(Json(MessageResponse { message }))
}

fn given(password: String) -> Result<String, ApiError> {
    let mut fields = Fields::default();
    let password = fields.required("password", Some(password).filter(|password| !password.is_empty()));
    password.ok_or_else(|| fields.into_error())
}
