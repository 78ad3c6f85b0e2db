//! An administrator adds an operator, who is invited by e-mail to set a password.
use axum::Json;
use axum::extract::State;
use plon_domain::email::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::store::{self, NewOperator};
use super::super::{invitation, notices, role_grants};
use super::list::{ListedOperator, load_operator};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{Administrator, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_one_line;

audit::events! {
    ADD_OPERATOR: () => AddedOperator = "operators.add" on "operators";
    INVITE_OPERATOR: () => EmptyRecord = "operators.invite" on "operators";
}

/// New operator as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct AddedOperator {
    email: String,
    first_name: String,
    last_name: String,
    roles: Vec<Role>,
}

/// Maximum length of a name, in characters.
const LONGEST_NAME: usize = 80;

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"email": "anna.nowak@example.com", "first_name": "Anna", "last_name": "Nowak", "roles":
    ["moderator"]}))]
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

/// The reason, in the administrator's words.
#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"note": "Operator zgubił telefon"}))]
pub struct NoteForm {
    pub note: Option<String>,
}

impl NoteForm {
    pub fn text(&self) -> Option<&str> {
        self.note.as_deref().map(str::trim).filter(|note| !note.is_empty())
    }
}

/// Adds an operator and invites them by e-mail. Finance and administrator wait for a second administrator; an
/// operator with no other role is invited once one is granted.
#[utoipa::path(post, path = "/api/v1/backoffice/operators", tag = "operators",
    responses((status = 200, body = ActionResponse<ListedOperator>),
    (status = 409, description = "there is no second administrator")))]
pub async fn admin_create_operator(
    State(app): State<App>,
    who: Operator<Administrator>,
    extract::Json(form): extract::Json<OperatorForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let mut fields = Fields::default();
    let email = fields.parse("email", Email::parse(&form.email.to_lowercase()));
    let first_name = name(&mut fields, "first_name", &form.first_name);
    let last_name = name(&mut fields, "last_name", &form.last_name);
    if form.roles.is_empty() {
        fields.add_error("roles", NO_ROLE);
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
    let id = store::insert_operator(&mut tx, &new, now).await?.ok_or(ErrorCode::OperatorExists)?;
    let content = format!("Na zapleczu jest nowy operator: {first_name} {last_name} ({}).", email.key());
    let after = AddedOperator { email: email.key().to_owned(), first_name, last_name, roles: at_once.clone() };
    audit::record(&mut tx, ADD_OPERATOR, audit::by(who.id, id.0), (&(), &after), now).await?;
    notices::notify_administrators(&mut tx, "Nowy operator", &content, now).await?;
    role_grants::propose_roles(&mut tx, who.id, id, &later, now).await?;
    let message = if at_once.is_empty() {
        "Rola czeka na potwierdzenie innego administratora. Zaproszenie wyślemy, gdy będzie nadana.".to_owned()
    } else {
        invitation::send_invitation(&mut tx, &app, id, &email, now).await?;
        format!("Wysłaliśmy zaproszenie na adres {}", email.key())
    };
    let data = load_operator(&mut tx, id, who.id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message }))
}

/// Invites an operator again: invalidates earlier links; the new one sets another password.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/{id}/invitation", tag = "operators",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedOperator>), (status = 409)))]
pub async fn admin_resend_operator_invitation(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<OperatorId>,
    extract::Json(note): extract::Json<NoteForm>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    load_operator(&mut tx, id, who.id, app.clock.now()).await?;
    let account = store::load_account(&mut tx, id).await?;
    if !account.active {
        return Err(ErrorCode::OperatorDisabled.into());
    }
    let email = Email::parse(&account.email).map_err(anyhow::Error::new)?;
    invitation::send_invitation(&mut tx, &app, id, &email, now).await?;
    let context = audit::by(who.id, id.0).note(note.text());
    audit::record(&mut tx, INVITE_OPERATOR, context, (&(), &EmptyRecord {}), now).await?;
    let content = format!("Operator {} dostał link do ustawienia nowego hasła.", email.key());
    notices::notify_administrators(&mut tx, "Link do nowego hasła operatora", &content, now).await?;
    let data = load_operator(&mut tx, id, who.id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: format!("Wysłaliśmy zaproszenie na adres {}", email.key()) }))
}

/// Message when no role is chosen.
pub const NO_ROLE: &str = "Wybierz co najmniej jedną rolę";

fn name(fields: &mut Fields, field: &str, typed: &str) -> Option<String> {
    let name = fields.parse(field, parse_one_line(typed, LONGEST_NAME))?;
    fields.required(field, Some(name).filter(|name| !name.is_empty()))
}
