//! Rate limits that keep a participant from signing in, and lifting them.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::{ReasonForm, reason};
use super::{must_exist, open_for_reading};
use plon_identity::participant_auth;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, ModeratorOrSupport, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::rate_limit::SignInLock;
use plon_platform::response::{ActionResponse, DataResponse};

audit::events! {
    LIFT_LOCKS: ParticipantLocks => ParticipantLocks = "participants.lift_locks" on "participants";
}

/// Number of limits that blocked a participant's tries, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct ParticipantLocks {
    locks: usize,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SignInLocks {
    /// Limits that block the participant's tries now.
    locks: Vec<SignInLock>,
}

/// Lists the limits that block a participant's passwords and codes now.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/sign-in-locks", tag = "participants",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<SignInLocks>),
    (status = 400)))]
pub async fn admin_list_participant_locks(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
) -> Result<axum::Json<DataResponse<SignInLocks>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let locks = participant_auth::list_locks(&mut db, id, app.clock.now()).await?;
    Ok(axum::Json(DataResponse { data: SignInLocks { locks } }))
}

/// Lifts these limits: the participant may try again at once.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/sign-in-locks/lift", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<SignInLocks>)))]
pub async fn admin_clear_participant_locks(
    State(app): State<App>,
    operator: Operator<ModeratorOrSupport>,
    Path(id): Path<ParticipantId>,
    Json(form): Json<ReasonForm>,
) -> Result<axum::Json<ActionResponse<SignInLocks>>, ApiError> {
    let mut fields = Fields::default();
    let reason = reason(&mut fields, &form.reason, "Podaj powód. Zostanie w\u{a0}historii konta.");
    let reason = reason.ok_or_else(|| fields.into_error())?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    must_exist(&mut tx, id).await?;
    let lifted = participant_auth::list_locks(&mut tx, id, now).await?;
    participant_auth::clear_locks(&mut tx, id, now).await?;
    let context = audit::by(operator.id, id.0).about(id).note(reason.as_str());
    let records = (&ParticipantLocks { locks: lifted.len() }, &ParticipantLocks { locks: 0 });
    audit::record(&mut tx, LIFT_LOCKS, context, records, now).await?;
    tx.commit().await?;
    let message = "Uczestnik może od razu logować się i\u{a0}prosić o\u{a0}kod".to_owned();
    Ok(axum::Json(ActionResponse { data: SignInLocks { locks: Vec::new() }, message }))
}
