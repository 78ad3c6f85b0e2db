//! Creating and editing a representative.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::list::AdminRepresentative;
use super::store::{self, RepresentativeContact};
use plon_kernel::db::Tx;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

audit::events! {
    ADD_REPRESENTATIVE: () => RepresentativeForm = "representatives.add" on "representatives";
    UPDATE_REPRESENTATIVE: RepresentativeForm => RepresentativeForm = "representatives.update" on "representatives";
}

const LONGEST_NAME: usize = 60;

/// Form of a representative.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"first_name": "Piotr", "last_name": "Wiśniewski", "email":
    "piotr.wisniewski@example.com", "phone": "+48500000201"}))]
pub struct RepresentativeForm {
    #[schema(required, nullable = false)]
    first_name: Option<String>,
    #[schema(required, nullable = false)]
    last_name: Option<String>,
    #[schema(required, nullable = false)]
    email: Option<String>,
    #[schema(required, nullable = false)]
    phone: Option<String>,
}

impl RepresentativeForm {
    fn of(stood: AdminRepresentative) -> RepresentativeForm {
        let AdminRepresentative { first_name, last_name, email, phone, .. } = stood;
        RepresentativeForm {
            first_name: Some(first_name),
            last_name: Some(last_name),
            email: Some(email),
            phone: Some(phone),
        }
    }

    fn parse(&self) -> Result<RepresentativeContact, ApiError> {
        let mut fields = Fields::default();
        let first_name = parse_required_line(&mut fields, "first_name", &self.first_name, LONGEST_NAME);
        let last_name = parse_required_line(&mut fields, "last_name", &self.last_name, LONGEST_NAME);
        let email = fields.parse("email", Email::parse(self.email.as_deref().unwrap_or_default()));
        let phone = fields.parse("phone", Phone::parse(self.phone.as_deref().unwrap_or_default()));
        match (first_name, last_name, email, phone) {
            (Some(first_name), Some(last_name), Some(email), Some(phone)) => {
                Ok(RepresentativeContact { first_name, last_name, email, phone })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Creates a representative.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives", tag = "representatives",
    request_body = RepresentativeForm, responses((status = 201, body = ActionResponse<AdminRepresentative>)))]
pub async fn admin_create_representative(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Json(form): Json<RepresentativeForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminRepresentative>>), ApiError> {
    let person = form.parse()?;
    let mut tx = app.db.begin().await?;
    let id = store::insert_representative(&mut tx, &app.rng.public_id(), &person).await?;
    audit::record(&mut tx, ADD_REPRESENTATIVE, audit::by(operator.id, id), (&(), &form), app.clock.now()).await?;
    let data = load_representative(&mut tx, id).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message: "Przedstawiciel jest dodany".to_owned() })))
}

/// Changes a representative's name, e-mail and phone.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/update", tag = "representatives",
    request_body = RepresentativeForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminRepresentative>)))]
pub async fn admin_update_representative(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<RepresentativeForm>,
) -> Result<axum::Json<ActionResponse<AdminRepresentative>>, ApiError> {
    let person = form.parse()?;
    let mut tx = app.db.begin().await?;
    let before = load_representative(&mut tx, id).await?;
    store::update_representative(&mut tx, id, &person).await?;
    let before = RepresentativeForm::of(before);
    let records = (&before, &form);
    audit::record(&mut tx, UPDATE_REPRESENTATIVE, audit::by(operator.id, id), records, app.clock.now()).await?;
    let data = load_representative(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Dane przedstawiciela są zapisane".to_owned() }))
}

/// Current state of a representative.
///
/// # Errors
/// `NotFound` when there is none with this id.
pub async fn load_representative(tx: &mut Tx, id: i64) -> Result<AdminRepresentative, ApiError> {
    store::find_representative(tx, id).await?.map(AdminRepresentative::from).ok_or(ApiError::NotFound)
}
