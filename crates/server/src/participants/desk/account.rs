//! An operator blocks an account, which ends its sessions at once, or lets its participant in again.
use axum::Json;
use axum::extract::State;
use plon_domain::account::AccountStatus;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::{ReasonForm, reason, shown, store};
use crate::answer::{Done, Status};
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::{OperatorId, ParticipantId};
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{self, Path};
use crate::sessions::{self, Ending, Subject};
use crate::who::{Moderates, Operator};

/// The account's new state.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountChanged {
    status: Status,
}

/// Blocks an active account: whoever is signed in is refused from the next request on.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/block", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Done<AccountChanged>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "the account is not active"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn block(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<ParticipantId>,
    extract::Json(form): extract::Json<ReasonForm>,
) -> Result<Json<Done<AccountChanged>>, ApiError> {
    change(&app, operator.id, id, &form, &BLOCK).await
}

/// Makes a blocked account active again.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/unblock", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Done<AccountChanged>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "the account is not blocked"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn unblock(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<ParticipantId>,
    extract::Json(form): extract::Json<ReasonForm>,
) -> Result<Json<Done<AccountChanged>>, ApiError> {
    change(&app, operator.id, id, &form, &UNBLOCK).await
}

/// A change of an account's state.
struct Change {
    from: AccountStatus,
    to: AccountStatus,
    action: &'static str,
    message: &'static str,
}

const BLOCK: Change = Change {
    from: AccountStatus::Active,
    to: AccountStatus::Disabled,
    action: "participants.block",
    message: "Konto jest zablokowane, a\u{a0}uczestnik wylogowany",
};

const UNBLOCK: Change = Change {
    from: AccountStatus::Disabled,
    to: AccountStatus::Active,
    action: "participants.unblock",
    message: "Konto jest odblokowane",
};

async fn change(
    app: &App,
    operator: OperatorId,
    id: ParticipantId,
    form: &ReasonForm,
    change: &Change,
) -> Result<Json<Done<AccountChanged>>, ApiError> {
    let mut fields = Fields::default();
    let Some(reason) = reason(&mut fields, &form.reason, "Podaj powód. Zostanie w\u{a0}historii konta.") else {
        return Err(fields.into_error());
    };
    let mut tx = app.db.begin().await?;
    if !store::change_status(&mut tx, id, change.from, change.to).await? {
        store::account(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
        return Err(Refusal::AccountStateForbids.into());
    }
    if change.to == AccountStatus::Disabled {
        sessions::end_all(&mut tx, &app.clock, Subject::Participant(id), Ending::AccountDisabled).await?;
    }
    let act = Act {
        operator,
        action: change.action,
        subject: ("participants", id.0),
        participant: Some(id),
        note: Some(&reason),
    };
    let (before, after) = (json!({"status": change.from}), json!({"status": change.to}));
    audit::record(&mut tx, act, &before, &after, app.clock.now()).await?;
    tx.commit().await?;
    let data = AccountChanged { status: shown(change.to) };
    Ok(Json(Done { data, message: change.message.to_owned() }))
}
