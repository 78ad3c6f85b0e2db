//! An administrator changes what another operator may do: roles, the account, the second factor, sessions.
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::super::handle::Kind;
use super::super::store::{self as people, Account};
use super::super::{notices, role_grants, signing};
use super::invite::{NO_ROLE, Note, act};
use super::list::{ListedOperator, listed};
use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::{At, OperatorId};
use crate::db::Tx;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{self, Path};
use crate::limits;
use crate::sessions::{self, Ending, Subject};
use crate::who::{Administers, Operator, Role};

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
pub struct RolesForm {
    #[schema(required)]
    roles: Vec<Role>,
}

#[derive(Deserialize, ToSchema)]
pub struct StatusForm {
    /// Whether the operator may sign in.
    active: bool,
    note: Option<String>,
}

/// A change of one operator by another, in an open transaction.
struct Changing {
    tx: Tx,
    who: OperatorId,
    id: OperatorId,
}

impl Changing {
    /// # Errors
    /// `OwnAccount` where the operators mean themselves, `Forbidden` when another administrator was faster, `NotFound`.
    async fn begin(app: &App, who: OperatorId, id: OperatorId) -> Result<Changing, ApiError> {
        let mut tx = app.db.begin().await?;
        store::lock_administrators(&mut tx).await?;
        if !store::is_administrator(&mut tx, who).await? {
            return Err(ApiError::Forbidden);
        }
        store::operator(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
        if who == id {
            return Err(Refusal::OwnAccount.into());
        }
        Ok(Changing { tx, who, id })
    }

    /// Records the change and answers with the operator as they are now.
    async fn end(
        mut self,
        app: &App,
        (action, note): (&'static str, Option<&str>),
        (before, after): (Value, Value),
        message: &str,
    ) -> Result<Json<Done<ListedOperator>>, ApiError> {
        let act = act(self.who, action, self.id, note);
        audit::record(&mut self.tx, act, &before, &after, app.clock.now()).await?;
        let data = listed(&mut self.tx, self.id, self.who, app.clock.now()).await?;
        self.tx.commit().await?;
        Ok(Json(Done { data, message: message.to_owned() }))
    }
}

/// Sets an operator's roles; they hold from the next request on. Nobody changes their own. Finance and administrator, where
/// the operator has them not, wait for a second administrator; roles that would leave none meanwhile stay till then.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/roles", tag = "operators",
    operation_id = "operator_roles", params(("id" = i64, Path)),
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "one's own account, the last administrator, or no second one"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn roles(
    State(app): State<App>,
    who: Operator<Administers>,
    Path(id): Path<OperatorId>,
    extract::Json(form): extract::Json<RolesForm>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    if form.roles.is_empty() {
        let mut fields = Fields::default();
        fields.fault("roles", NO_ROLE);
        return Err(fields.into_error());
    }
    let mut changing = Changing::begin(&app, who.id, id).await?;
    let tx = &mut changing.tx;
    let before = people::roles(tx, id).await?;
    if before.contains(&Role::Administrator) && !form.roles.contains(&Role::Administrator) {
        another_administrator(tx, id).await?;
    }
    let (later, mut at_once): (Vec<Role>, Vec<Role>) =
        form.roles.iter().copied().partition(|role| role_grants::is_guarded(*role) && !before.contains(role));
    if at_once.is_empty() {
        at_once.clone_from(&before);
    }
    let now = app.clock.now();
    role_grants::withdraw(tx, who.id, id, &form.roles, now).await?;
    role_grants::propose(tx, who.id, id, &later, now).await?;
    store::forget_roles(tx, id).await?;
    people::insert_roles(tx, id, &at_once).await?;
    if at_once.iter().any(|role| !before.contains(role)) {
        tell_of_roles(tx, id, &at_once, now).await?;
    }
    if !at_once.iter().any(|role| [Role::Support, Role::Administrator].contains(role)) {
        sessions::end_support_of(tx, &app.clock, id, Ending::EndedElsewhere).await?;
    }
    let after = people::roles(tx, id).await?;
    let records = (json!({"roles": before}), json!({"roles": after}));
    let message = if later.is_empty() { "Role są zmienione" } else { WAITS };
    changing.end(&app, ("operators.roles", None), records, message).await
}

/// Disables an operator, which ends their sessions at once, or enables them again.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/status", tag = "operators",
    operation_id = "operator_status", params(("id" = i64, Path)),
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "one's own account, or the last administrator"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn status(
    State(app): State<App>,
    who: Operator<Administers>,
    Path(id): Path<OperatorId>,
    extract::Json(form): extract::Json<StatusForm>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    let mut changing = Changing::begin(&app, who.id, id).await?;
    let tx = &mut changing.tx;
    let account = people::account_of(tx, id).await?;
    let was_active = account.active;
    if !form.active {
        if people::roles(tx, id).await?.contains(&Role::Administrator) {
            another_administrator(tx, id).await?;
        }
        sessions::end_all(tx, &app.clock, Subject::Operator(id), Ending::AccountDisabled).await?;
        people::forget_handles(tx, id, Kind::SignIn).await?;
        people::forget_handles(tx, id, Kind::Invitation).await?;
        role_grants::withdraw(tx, who.id, id, &[], app.clock.now()).await?;
    } else if !was_active {
        signing::delay(tx, id, app.clock.now()).await?;
        let content = format!("Konto operatora {} jest znowu włączone.", account.email);
        notices::tell(tx, "Włączone konto operatora", &content, app.clock.now()).await?;
    }
    store::set_status(tx, id, named(form.active)).await?;
    let note = Note { note: form.note };
    let records = (json!({"status": named(was_active)}), json!({"status": named(form.active)}));
    let message = if form.active { "Konto jest włączone" } else { "Konto jest wyłączone" };
    changing.end(&app, ("operators.status", note.text()), records, message).await
}

/// Takes an operator's second factor away, as when a phone is lost: the next sign-in enrols another.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/second-factor/reset", tag = "operators",
    operation_id = "operator_second_factor_reset", params(("id" = i64, Path)),
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn reset_second_factor(
    State(app): State<App>,
    who: Operator<Administers>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<Note>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    let mut changing = Changing::begin(&app, who.id, id).await?;
    let tx = &mut changing.tx;
    let Account { enrolled, email, .. } = people::account_of(tx, id).await?;
    let content = format!("Operator {email} nie ma już drugiego składnika i\u{a0}przy logowaniu ustawi nowy.");
    notices::tell(tx, "Usunięty drugi składnik operatora", &content, app.clock.now()).await?;
    people::forget_second_factor(tx, id).await?;
    people::forget_handles(tx, id, Kind::SignIn).await?;
    sessions::end_all(tx, &app.clock, Subject::Operator(id), Ending::EndedElsewhere).await?;
    let records = (json!({"second_factor": enrolled}), json!({"second_factor": false}));
    let message = "Drugi składnik jest usunięty. Przy następnym logowaniu operator ustawi nowy.";
    changing.end(&app, ("operators.second_factor_reset", note.text()), records, message).await
}

/// Ends all of an operator's sessions.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/sessions/end", tag = "operators",
    operation_id = "operator_sessions_end", params(("id" = i64, Path)),
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn end_sessions(
    State(app): State<App>,
    who: Operator<Administers>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<Note>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    let mut changing = Changing::begin(&app, who.id, id).await?;
    sessions::end_all(&mut changing.tx, &app.clock, Subject::Operator(id), Ending::EndedElsewhere).await?;
    let records = (Value::Null, json!({}));
    changing.end(&app, ("operators.sessions_end", note.text()), records, "Sesje są zakończone").await
}

/// Lifts the limits that refuse an operator's passwords and codes.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/locks/lift", tag = "operators",
    operation_id = "operator_locks_lift", params(("id" = i64, Path)),
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn lift_locks(
    State(app): State<App>,
    who: Operator<Administers>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<Note>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    let mut changing = Changing::begin(&app, who.id, id).await?;
    let tx = &mut changing.tx;
    let email = people::account_of(tx, id).await?.email;
    let lifted = limits::locks(tx, limits::Account::Operator(&email), app.clock.now()).await?;
    limits::lift(tx, limits::Account::Operator(&email)).await?;
    let records = (json!({ "locks": lifted.len() }), json!({ "locks": 0 }));
    changing.end(&app, ("operators.lift_locks", note.text()), records, "Operator może od razu się logować").await
}

/// What is answered where a role waits.
const WAITS: &str = "Nowa rola czeka na potwierdzenie innego administratora. Pozostałe zmiany są zapisane.";

async fn tell_of_roles(tx: &mut Tx, id: OperatorId, roles: &[Role], now: At) -> Result<(), ApiError> {
    let email = people::account_of(tx, id).await?.email;
    let named: Vec<&str> = roles.iter().map(|role| role_grants::label(*role)).collect();
    let content = format!("Operator {email} ma teraz role: {}.", named.join(", "));
    notices::tell(tx, "Zmienione role operatora", &content, now).await
}

/// # Errors
/// `LastAdministrator` when there is no other.
async fn another_administrator(tx: &mut Tx, than: OperatorId) -> Result<(), ApiError> {
    match store::other_administrators(tx, than).await? {
        0 => Err(Refusal::LastAdministrator.into()),
        _ => Ok(()),
    }
}

fn named(active: bool) -> &'static str {
    if active { "active" } else { "disabled" }
}
