//! An administrator changes another operator: roles, status, second factor, sessions.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::enrolment::EnrolmentRecord;
use super::super::role_grants::RolesRecord;
use super::super::store::{self as people, Account};
use super::super::{notices, role_grants, signing};
use super::access::{self, status_name};
use super::invite::{NO_ROLE, NoteForm};
use super::list::{ListedOperator, load_operator};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent, EmptyRecord};
use plon_platform::auth::{Administrator, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::openapi;
use plon_platform::rate_limit;
use plon_platform::response::ActionResponse;
use plon_platform::sessions::{self, EndReason, Subject};

audit::events! {
    SET_ROLES: RolesRecord => RolesRecord = "operators.roles" on "operators";
    SET_STATUS: OperatorStatusRecord => OperatorStatusRecord = "operators.status" on "operators";
    RESET_SECOND_FACTOR: EnrolmentRecord => EnrolmentRecord = "operators.second_factor_reset" on "operators";
    END_SESSIONS: () => EmptyRecord = "operators.sessions_end" on "operators";
    LIFT_LOCKS: OperatorLocks => OperatorLocks = "operators.lift_locks" on "operators";
}

/// Operator's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct OperatorStatusRecord {
    #[schema(schema_with = statuses)]
    status: &'static str,
}

impl OperatorStatusRecord {
    pub fn new(active: bool) -> OperatorStatusRecord {
        OperatorStatusRecord { status: status_name(active) }
    }
}

/// Number of limits that blocked an operator's tries, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct OperatorLocks {
    locks: usize,
}

fn statuses() -> Object {
    openapi::codes([true, false].into_iter().map(status_name))
}

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"roles": ["moderator", "editor"]}))]
pub struct RolesForm {
    #[schema(required)]
    roles: Vec<Role>,
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"active": false, "note": "Dłuższa nieobecność"}))]
pub struct StatusForm {
    /// True if the operator may sign in.
    active: bool,
    note: Option<String>,
}

/// A change of one operator by another, in an open transaction.
struct OperatorEdit {
    tx: Tx,
    who: OperatorId,
    id: OperatorId,
}

impl OperatorEdit {
    /// # Errors
    /// `OwnAccount` for the caller's own account, `Forbidden` if another administrator was faster, `NotFound`.
    async fn begin(app: &App, who: OperatorId, id: OperatorId) -> Result<OperatorEdit, ApiError> {
        let mut tx = app.db.begin().await?;
        store::lock_administrators(&mut tx).await?;
        if !store::is_administrator(&mut tx, who).await? {
            return Err(ApiError::Forbidden);
        }
        store::find_operator(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
        if who == id {
            return Err(ErrorCode::OwnAccount.into());
        }
        Ok(OperatorEdit { tx, who, id })
    }

    /// Records the change; answers with the changed operator.
    async fn commit<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
        mut self,
        app: &App,
        (event, note): (AuditEvent<Before, After>, Option<&str>),
        (before, after): (Before, After),
        message: &str,
    ) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
        let context = audit::by(self.who, self.id.0).note(note);
        audit::record(&mut self.tx, event, context, (&before, &after), app.clock.now()).await?;
        let data = load_operator(&mut self.tx, self.id, self.who, app.clock.now()).await?;
        self.tx.commit().await?;
        Ok(Json(ActionResponse { data, message: message.to_owned() }))
    }
}

/// Sets an operator's roles, effective from the next request on; nobody changes their own. New finance and
/// administrator roles wait for a second administrator; if no other role is chosen, the present roles stay until
/// then.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/roles", tag = "operators", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<ListedOperator>),
    (status = 409, description = "one's own account, the last administrator, or no second one")))]
pub async fn admin_update_operator_roles(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<OperatorId>,
    extract::Json(form): extract::Json<RolesForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    if form.roles.is_empty() {
        let mut fields = Fields::default();
        fields.add_error("roles", NO_ROLE);
        return Err(fields.into_error());
    }
    let mut edit = OperatorEdit::begin(&app, who.id, id).await?;
    let tx = &mut edit.tx;
    let before = people::list_roles(tx, id).await?;
    if before.contains(&Role::Administrator) && !form.roles.contains(&Role::Administrator) {
        another_administrator(tx, id).await?;
    }
    let (later, mut at_once): (Vec<Role>, Vec<Role>) =
        form.roles.iter().copied().partition(|role| role_grants::is_guarded(*role) && !before.contains(role));
    if at_once.is_empty() {
        at_once.clone_from(&before);
    }
    let now = app.clock.now();
    role_grants::withdraw_proposals(tx, who.id, id, &form.roles, now).await?;
    role_grants::propose_roles(tx, who.id, id, &later, now).await?;
    access::replace_roles(tx, &app.clock, id, &at_once).await?;
    let after = people::list_roles(tx, id).await?;
    let records = (RolesRecord { roles: before }, RolesRecord { roles: after });
    let message = if later.is_empty() { "Role są zmienione" } else { WAITS };
    edit.commit(&app, (SET_ROLES, None), records, message).await
}

/// Disables an operator, which ends their sessions at once, or enables them again.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/status", tag = "operators", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<ListedOperator>),
    (status = 409, description = "one's own account, or the last administrator")))]
pub async fn admin_update_operator_status(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<OperatorId>,
    extract::Json(form): extract::Json<StatusForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let mut edit = OperatorEdit::begin(&app, who.id, id).await?;
    let tx = &mut edit.tx;
    let account = people::load_account(tx, id).await?;
    let was_active = account.active;
    if !form.active {
        if people::list_roles(tx, id).await?.contains(&Role::Administrator) {
            another_administrator(tx, id).await?;
        }
        access::disable_account(tx, &app.clock, who.id, id).await?;
    } else if !was_active {
        signing::delay_signatures(tx, id, app.clock.now()).await?;
        let content = format!("Konto operatora {} jest znowu włączone.", account.email);
        notices::notify_administrators(tx, "Włączone konto operatora", &content, app.clock.now()).await?;
        store::set_status(tx, id, status_name(true)).await?;
    }
    let note = NoteForm { note: form.note };
    let records = (OperatorStatusRecord::new(was_active), OperatorStatusRecord::new(form.active));
    let message = if form.active { "Konto jest włączone" } else { "Konto jest wyłączone" };
    edit.commit(&app, (SET_STATUS, note.text()), records, message).await
}

/// Resets an operator's second factor, as when a phone is lost: the next sign-in enrols another.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/second-factor/reset", tag = "operators",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedOperator>), (status = 409)))]
pub async fn admin_reset_operator_second_factor(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<NoteForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let mut edit = OperatorEdit::begin(&app, who.id, id).await?;
    let tx = &mut edit.tx;
    let Account { enrolled, .. } = people::load_account(tx, id).await?;
    access::reset_second_factor(tx, &app.clock, id).await?;
    let records = (EnrolmentRecord { second_factor: enrolled }, EnrolmentRecord { second_factor: false });
    let message = "Drugi składnik jest usunięty. Przy następnym logowaniu operator ustawi nowy.";
    edit.commit(&app, (RESET_SECOND_FACTOR, note.text()), records, message).await
}

/// Ends all of an operator's sessions.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/sessions/end", tag = "operators",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedOperator>), (status = 409)))]
pub async fn admin_end_operator_sessions(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<NoteForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let mut edit = OperatorEdit::begin(&app, who.id, id).await?;
    sessions::end_all_sessions(&mut edit.tx, &app.clock, Subject::Operator(id), EndReason::EndedElsewhere).await?;
    edit.commit(&app, (END_SESSIONS, note.text()), ((), EmptyRecord {}), "Sesje są zakończone").await
}

/// Lifts the rate limits that block an operator's passwords and codes.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/locks/lift", tag = "operators",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedOperator>), (status = 409)))]
pub async fn admin_clear_operator_locks(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<NoteForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let mut edit = OperatorEdit::begin(&app, who.id, id).await?;
    let tx = &mut edit.tx;
    let email = people::load_account(tx, id).await?.email;
    let lifted = rate_limit::list_locks(tx, rate_limit::Account::Operator(&email), app.clock.now()).await?;
    rate_limit::clear_locks(tx, rate_limit::Account::Operator(&email)).await?;
    let records = (OperatorLocks { locks: lifted.len() }, OperatorLocks { locks: 0 });
    edit.commit(&app, (LIFT_LOCKS, note.text()), records, "Operator może od razu się logować").await
}

/// Message when a role waits.
const WAITS: &str = "Nowa rola czeka na potwierdzenie innego administratora. Pozostałe zmiany są zapisane.";

/// # Errors
/// `LastAdministrator` when there is no other active one.
async fn another_administrator(tx: &mut Tx, than: OperatorId) -> Result<(), ApiError> {
    match store::count_other_administrators(tx, than).await? {
        0 => Err(ErrorCode::LastAdministrator.into()),
        _ => Ok(()),
    }
}
