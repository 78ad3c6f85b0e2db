//! What keeps a participant from signing in, and its end.
use axum::extract::State;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::super::{ReasonForm, reason};
use super::{must_exist, opened};
use crate::answer::{Data, Done};
use crate::app::App;
use crate::audit::{self, Act};
use crate::columns::ParticipantId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::limits::SignInLock;
use crate::reactions;
use crate::who::{EndsSessions, Operator, ServesParticipants};

#[derive(Debug, Serialize, ToSchema)]
pub struct SignInLocks {
    /// Limits that refuse the participant's tries now.
    locks: Vec<SignInLock>,
}

/// The limits that refuse a participant's passwords and codes now.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/sign-in-locks", tag = "participants",
    params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Data<SignInLocks>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
    security(("bearer" = ["moderator", "finance", "support"])))]
pub async fn show(
    State(app): State<App>,
    operator: Operator<ServesParticipants>,
    Path(id): Path<ParticipantId>,
) -> Result<axum::Json<Data<SignInLocks>>, ApiError> {
    let mut db = opened(&app, operator.id, id).await?;
    let locks = reactions::sign_in_locks(&mut db, id, app.clock.now()).await?;
    Ok(axum::Json(Data { data: SignInLocks { locks } }))
}

/// Lifts them: the participant may try again at once.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/sign-in-locks/lift", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Done<SignInLocks>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator", "support"])))]
pub async fn lift(
    State(app): State<App>,
    operator: Operator<EndsSessions>,
    Path(id): Path<ParticipantId>,
    Json(form): Json<ReasonForm>,
) -> Result<axum::Json<Done<SignInLocks>>, ApiError> {
    let mut fields = Fields::default();
    let reason = reason(&mut fields, &form.reason, "Podaj powód. Zostanie w\u{a0}historii konta.");
    let reason = reason.ok_or_else(|| fields.into_error())?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    must_exist(&mut tx, id).await?;
    let lifted = reactions::sign_in_locks(&mut tx, id, now).await?;
    reactions::lift_sign_in_locks(&mut tx, id, now).await?;
    let act = Act {
        operator: operator.id,
        action: "participants.lift_locks",
        subject: ("participants", id.0),
        participant: Some(id),
        note: Some(&reason),
    };
    audit::record(&mut tx, act, &json!({ "locks": lifted.len() }), &json!({ "locks": 0 }), now).await?;
    tx.commit().await?;
    let message = "Uczestnik może od razu logować się i\u{a0}prosić o\u{a0}kod".to_owned();
    Ok(axum::Json(Done { data: SignInLocks { locks: Vec::new() }, message }))
}
