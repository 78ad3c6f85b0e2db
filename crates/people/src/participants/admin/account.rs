//! An operator blocks an account, which ends its sessions at once, or unblocks it.
use axum::Json;
use axum::extract::State;
use plon_domain::account::AccountStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::{ReasonForm, reason, status_label, statuses, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::{ActionResponse, Status};
use plon_platform::sessions::{self, EndReason, Subject};

audit::events! {
    BLOCK_PARTICIPANT: AccountStatusRecord => AccountStatusRecord = "participants.block" on "participants";
    UNBLOCK_PARTICIPANT: AccountStatusRecord => AccountStatusRecord = "participants.unblock" on "participants";
}

/// Account's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct AccountStatusRecord {
    #[schema(schema_with = statuses)]
    status: AccountStatus,
}

/// The account's new state.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountChanged {
    status: Status,
}

/// Blocks an active account: its sessions are refused from the next request on.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/block", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AccountChanged>), (status = 409, description = "the account is not active")))]
pub async fn admin_block_participant(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ParticipantId>,
    extract::Json(form): extract::Json<ReasonForm>,
) -> Result<Json<ActionResponse<AccountChanged>>, ApiError> {
    change(&app, operator.id, id, &form, &BLOCK).await
}

/// Unblocks an account: it becomes active again.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/unblock", tag = "participants",
    request_body = ReasonForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AccountChanged>), (status = 409, description = "the account is not blocked")))]
pub async fn admin_unblock_participant(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ParticipantId>,
    extract::Json(form): extract::Json<ReasonForm>,
) -> Result<Json<ActionResponse<AccountChanged>>, ApiError> {
    change(&app, operator.id, id, &form, &UNBLOCK).await
}

/// A change of an account's state.
struct Change {
    from: AccountStatus,
    to: AccountStatus,
    event: AuditEvent<AccountStatusRecord, AccountStatusRecord>,
    message: &'static str,
}

const BLOCK: Change = Change {
    from: AccountStatus::Active,
    to: AccountStatus::Disabled,
    event: BLOCK_PARTICIPANT,
    message: "Konto jest zablokowane, a\u{a0}uczestnik wylogowany",
};

const UNBLOCK: Change = Change {
    from: AccountStatus::Disabled,
    to: AccountStatus::Active,
    event: UNBLOCK_PARTICIPANT,
    message: "Konto jest odblokowane",
};

async fn change(
    app: &App,
    operator: OperatorId,
    id: ParticipantId,
    form: &ReasonForm,
    change: &Change,
) -> Result<Json<ActionResponse<AccountChanged>>, ApiError> {
    let mut fields = Fields::default();
    let Some(reason) = reason(&mut fields, &form.reason, "Podaj powód. Zostanie w\u{a0}historii konta.") else {
        return Err(fields.into_error());
    };
    let mut tx = app.db.begin().await?;
    if !store::update_status(&mut tx, id, change.from, change.to).await? {
        store::find_account(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
        return Err(ErrorCode::AccountStateForbids.into());
    }
    if change.to == AccountStatus::Disabled {
        sessions::end_all_sessions(&mut tx, &app.clock, Subject::Participant(id), EndReason::AccountDisabled).await?;
    }
    let context = audit::by(operator, id.0).about(id).note(reason.as_str());
    let records = (&AccountStatusRecord { status: change.from }, &AccountStatusRecord { status: change.to });
    audit::record(&mut tx, change.event, context, records, app.clock.now()).await?;
    tx.commit().await?;
    let data = AccountChanged { status: status_label(change.to) };
    Ok(Json(ActionResponse { data, message: change.message.to_owned() }))
}
