//! Assigns a representative to the participants of an area at once, by the beginning of their postcodes.
use axum::extract::State;
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::save::load_representative;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    ASSIGN_AREA: AreaForm => AreaAssigned = "representatives.assign_area" on "representatives";
}

/// Area form.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"postcode": "99-4", "only_unassigned": true}))]
pub struct AreaForm {
    /// The beginning of a postcode: `99`, `99-1`.
    postcode: String,
    /// Skips participants who already have a representative.
    only_unassigned: bool,
}

/// Number of newly assigned participants.
#[derive(Debug, Serialize, ToSchema)]
pub struct AreaAssigned {
    participants: i64,
}

const PARTICIPANTS: Plural = Plural { one: "uczestnika", few: "uczestników", many: "uczestników" };

/// Assigns all participants of an area.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/assign", tag = "representatives",
    request_body = AreaForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AreaAssigned>),
    (status = 409, description = "the representative is not active")))]
pub async fn admin_assign_representative_area(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<AreaForm>,
) -> Result<axum::Json<ActionResponse<AreaAssigned>>, ApiError> {
    let mut fields = Fields::default();
    let beginning = beginning_of_postcode(&form.postcode);
    let Some(beginning) = fields.parse("postcode", beginning.ok_or("Podaj początek kodu, na przykład 99 lub 99-1"))
    else {
        return Err(fields.into_error());
    };
    let mut tx = app.db.begin().await?;
    if !load_representative(&mut tx, id).await?.active {
        return Err(ErrorCode::VersionChanged.into());
    }
    let participants = store::assign_area(&mut tx, id, &beginning, form.only_unassigned).await?;
    let records = (&form, &AreaAssigned { participants });
    audit::record(&mut tx, ASSIGN_AREA, audit::by(operator.id, id), records, app.clock.now()).await?;
    tx.commit().await?;
    let message = format!("Przypisano {}", PARTICIPANTS.count(participants));
    Ok(axum::Json(ActionResponse { data: AreaAssigned { participants }, message }))
}

/// Normalizes one to five digits as a postcode's beginning: `991` and `99-1` become `99-1`.
fn beginning_of_postcode(typed: &str) -> Option<String> {
    let digits: String = typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-').collect();
    if digits.is_empty() || digits.len() > 5 || !digits.bytes().all(|sign| sign.is_ascii_digit()) {
        return None;
    }
    Some(match digits.split_at_checked(2) {
        Some((area, rest)) if !rest.is_empty() => format!("{area}-{rest}"),
        _ => digits,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_of_a_postcode_is_read_as_people_type_it() {
        for (typed, beginning) in [
            ("9", Some("9")),
            ("99", Some("99")),
            (" 99-1", Some("99-1")),
            ("991", Some("99-1")),
            ("99-100", Some("99-100")),
        ] {
            assert_eq!(beginning_of_postcode(typed).as_deref(), beginning, "{typed}");
        }
        for typed in ["", "-", "99-1000", "9x", "%"] {
            assert_eq!(beginning_of_postcode(typed), None, "{typed}");
        }
    }
}
