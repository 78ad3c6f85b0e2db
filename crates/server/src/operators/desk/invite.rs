//! An administrator adds an operator, who is invited by e-mail to set a password.
use axum::Json;
use axum::extract::State;
use plon_domain::email::Email;
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::super::store::{self, NewOperator};
use super::super::{invitation, notices, role_grants};
use super::list::{ListedOperator, listed};
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::OperatorId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{self, Path};
use crate::lines::one_line;
use crate::who::{Administers, Operator, Role};

/// As long as a name may be, in characters.
const LONGEST_NAME: usize = 80;

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
pub struct OperatorForm {
    #[schema(required)]
    email: String,
    #[schema(required)]
    first_name: String,
    #[schema(required)]
    last_name: String,
    #[schema(required)]
    roles: Vec<Role>,
}

/// Why, in the administrator's words.
#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
pub struct Note {
    pub note: Option<String>,
}

impl Note {
    pub fn text(&self) -> Option<&str> {
        self.note.as_deref().map(str::trim).filter(|note| !note.is_empty())
    }
}

/// Adds an operator and invites them by e-mail. Finance and administrator wait for a second administrator; who has no
/// other role is invited once they are given.
#[utoipa::path(post, path = "/api/v1/backoffice/operators", tag = "operators", operation_id = "operator_add",
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "there is no second administrator"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn add(
    State(app): State<App>,
    who: Operator<Administers>,
    extract::Json(form): extract::Json<OperatorForm>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    let mut fields = Fields::default();
    let email = fields.parse("email", Email::parse(&form.email.to_lowercase()));
    let first_name = name(&mut fields, "first_name", &form.first_name);
    let last_name = name(&mut fields, "last_name", &form.last_name);
    if form.roles.is_empty() {
        fields.fault("roles", NO_ROLE);
    }
    let (Some(email), Some(first_name), Some(last_name)) = (email, first_name, last_name) else {
        return Err(fields.into_error());
    };
    fields.check()?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (later, at_once): (Vec<Role>, Vec<Role>) =
        form.roles.iter().copied().partition(|role| role_grants::is_guarded(*role));
    let new = NewOperator { email: &email, first_name: &first_name, last_name: &last_name, roles: &at_once };
    let id = store::insert_operator(&mut tx, &new, now).await?.ok_or(Refusal::OperatorExists)?;
    let after = json!({
        "email": email.key(), "first_name": first_name, "last_name": last_name, "roles": at_once,
    });
    audit::record(&mut tx, act(who.id, "operators.add", id, None), &(), &after, now).await?;
    let content = format!("Na zapleczu jest nowy operator: {first_name} {last_name} ({}).", email.key());
    notices::tell(&mut tx, "Nowy operator", &content, now).await?;
    role_grants::propose(&mut tx, who.id, id, &later, now).await?;
    let message = if at_once.is_empty() {
        "Rola czeka na potwierdzenie innego administratora. Zaproszenie wyślemy, gdy będzie nadana.".to_owned()
    } else {
        invitation::send(&mut tx, &app, id, &email, now).await?;
        format!("Wysłaliśmy zaproszenie na adres {}", email.key())
    };
    let data = listed(&mut tx, id, who.id, now).await?;
    tx.commit().await?;
    Ok(Json(Done { data, message }))
}

/// Invites an operator anew: the link before it is good no more, and the new one sets another password.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/invitation", tag = "operators",
    operation_id = "operator_invite_again", params(("id" = i64, Path)),
    responses((status = 200, body = Done<ListedOperator>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn again(
    State(app): State<App>,
    who: Operator<Administers>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<Note>,
) -> Result<Json<Done<ListedOperator>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    listed(&mut tx, id, who.id, app.clock.now()).await?;
    let account = store::account_of(&mut tx, id).await?;
    if !account.active {
        return Err(Refusal::OperatorDisabled.into());
    }
    let email = Email::parse(&account.email).map_err(anyhow::Error::new)?;
    invitation::send(&mut tx, &app, id, &email, now).await?;
    audit::record(&mut tx, act(who.id, "operators.invite", id, note.text()), &(), &json!({}), now).await?;
    let content = format!("Operator {} dostał link do ustawienia nowego hasła.", email.key());
    notices::tell(&mut tx, "Link do nowego hasła operatora", &content, now).await?;
    let data = listed(&mut tx, id, who.id, now).await?;
    tx.commit().await?;
    Ok(Json(Done { data, message: format!("Wysłaliśmy zaproszenie na adres {}", email.key()) }))
}

/// The sentence where no role is chosen.
pub const NO_ROLE: &str = "Wybierz co najmniej jedną rolę";

/// What one operator does to another.
pub fn act<'a>(operator: OperatorId, action: &'static str, id: OperatorId, note: Option<&'a str>) -> Act<'a> {
    Act { operator, action, subject: ("operators", id.0), participant: None, note }
}

fn name(fields: &mut Fields, field: &str, typed: &str) -> Option<String> {
    let name = fields.parse(field, one_line(typed, LONGEST_NAME))?;
    fields.required(field, Some(name).filter(|name| !name.is_empty()))
}
