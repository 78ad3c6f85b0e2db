//! An operator corrects a participant's details, because a participant who lost the telephone gets no code to do so.
use axum::Json;
use axum::extract::State;
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use plon_domain::postcode::Postcode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::Array;

use super::super::edit::{self, Address, Corrected, Edit, LONGEST_NAME, Names};
use super::model::Company;
use super::{reason, store};
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::openapi;
use plon_platform::response::ActionResponse;
use plon_platform::search_index;
use plon_platform::sessions::{self, EndReason, Subject};
use plon_platform::text_input::{
    LONGEST_CITY, LONGEST_COMPANY, LONGEST_NUMBER, LONGEST_STREET, parse_line, parse_required_line,
};

audit::events! {
    CORRECT_DETAILS: () => CorrectedDetails = "participants.correct_details" on "participants";
}

/// Names of the corrected details, as the audit log keeps them; without values, because the log outlives the data.
#[derive(Debug, Serialize, ToSchema)]
struct CorrectedDetails {
    #[schema(schema_with = parts)]
    changed: Vec<&'static str>,
}

/// Parts of the details by their codes.
const PARTS: [&str; 4] = ["email", "phone", "names", "company"];

fn parts() -> Array {
    Array::new(openapi::codes(PARTS.into_iter()))
}

/// Corrected details as the browser sends them: fields left out stay. Names go together, and so does a company's name
/// with its address.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"email": "jan.kowalski@example.com", "first_name": "Jan", "last_name": "Kowalski",
    "reason": "Prośba uczestnika zgłoszona telefonicznie 16 marca 2026"}))]
pub struct DetailsForm {
    email: Option<String>,
    phone: Option<String>,
    first_name: Option<String>,
    last_name: Option<String>,
    company_name: Option<String>,
    company_street: Option<String>,
    company_street_number: Option<String>,
    company_street_number_place: Option<String>,
    company_postcode: Option<String>,
    company_city: Option<String>,
    /// Kept in the audit log.
    reason: String,
}

/// Corrects a participant's details. A new e-mail or telephone is reported to the old one and the new one, and holds
/// transfers for 48 hours, as the participant's own change does. A new telephone ends their sessions.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/details", tag = "participants",
    request_body = DetailsForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<Vec<String>>, description = "what has changed"),
    (status = 409, description = "the account was erased")))]
pub async fn admin_update_participant(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ParticipantId>,
    extract::Json(form): extract::Json<DetailsForm>,
) -> Result<Json<ActionResponse<Vec<&'static str>>>, ApiError> {
    let now = app.clock.now();
    let (edit, company, reason) = form.parse()?;
    let mut tx = app.db.begin().await?;
    store::find_account(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let corrected = edit::apply_correction(&mut tx, id, &edit, now).await?;
    let company = match &company {
        Some(company) => store::set_company(&mut tx, id, company).await?,
        None => false,
    };
    let changed = changed(&corrected, company);
    if changed.is_empty() {
        let mut fields = Fields::default();
        fields.add_error("reason", NOTHING_CHANGED);
        return Err(fields.into_error());
    }
    search_index::refresh(&mut tx, id).await?;
    if corrected.phone {
        // A person who has the old telephone may be signed in on it.
        sessions::end_all_sessions(&mut tx, &app.clock, Subject::Participant(id), EndReason::ByOperator).await?;
    }
    let context = audit::by(operator.id, id.0).about(id).note(reason.as_str());
    let after = CorrectedDetails { changed: changed.clone() };
    audit::record(&mut tx, CORRECT_DETAILS, context, (&(), &after), now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data: changed, message: "Dane uczestnika są poprawione".to_owned() }))
}

const NOTHING_CHANGED: &str = "Żadne dane się nie zmieniły";

fn changed(corrected: &Corrected, company: bool) -> Vec<&'static str> {
    let are_changed = [corrected.email, corrected.phone, corrected.names, company];
    PARTS.into_iter().zip(are_changed).filter(|(_, is_changed)| *is_changed).map(|(part, _)| part).collect()
}

impl DetailsForm {
    /// # Errors
    /// `Invalid` with a message for every faulty field.
    fn parse(&self) -> Result<(Edit, Option<Company>, String), ApiError> {
        let mut fields = Fields::default();
        let email = self.email.as_deref().and_then(|email| fields.parse("email", Email::parse(email)));
        let phone = self.phone.as_deref().and_then(|phone| fields.parse("phone", Phone::parse(phone)));
        let names = self.names(&mut fields);
        let company = self.company(&mut fields);
        let edit = Edit { email, phone, names, ..Edit::default() };
        let reason = reason(&mut fields, &self.reason, "Podaj powód. Zostanie w\u{a0}historii konta.");
        match reason {
            Some(reason) if fields.is_clean() => Ok((edit, company, reason)),
            _ => Err(fields.into_error()),
        }
    }

    fn names(&self, fields: &mut Fields) -> Option<Names> {
        if self.first_name.is_none() && self.last_name.is_none() {
            return None;
        }
        let first = parse_required_line(fields, "first_name", &self.first_name, LONGEST_NAME);
        let last = parse_required_line(fields, "last_name", &self.last_name, LONGEST_NAME);
        Some(Names { first: first?, last: last? })
    }

    fn company(&self, fields: &mut Fields) -> Option<Company> {
        let (street, number) = (&self.company_street, &self.company_street_number);
        let (place, postcode) = (&self.company_street_number_place, &self.company_postcode);
        let given = [&self.company_name, street, number, place, postcode, &self.company_city];
        if given.iter().all(|one| one.is_none()) {
            return None;
        }
        let name = parse_required_line(fields, "company_name", &self.company_name, LONGEST_COMPANY);
        let street = parse_required_line(fields, "company_street", street, LONGEST_STREET);
        let number = parse_required_line(fields, "company_street_number", number, LONGEST_NUMBER);
        let flat = parse_line(fields, "company_street_number_place", place, LONGEST_NUMBER);
        let postcode = fields.parse("company_postcode", Postcode::parse(postcode.as_deref().unwrap_or_default()));
        let city = parse_required_line(fields, "company_city", &self.company_city, LONGEST_CITY);
        let (name, street, number, flat, postcode, city) = (name?, street?, number?, flat?, postcode?, city?);
        Some(Company { name, address: Address { street, number, flat, postcode, city } })
    }
}
