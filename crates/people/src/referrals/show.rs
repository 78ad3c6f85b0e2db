//! `GET /api/v1/registration/referrals/{code}`: the partner whose link was followed.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::{consent, store};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Partner of a link, and the question that the form asks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Referral {
    company_name: String,
    city: String,
    /// Words of the optional consent that the partner may see who registered.
    consent: String,
}

/// Shows the partner of a link. 404 for a code that is unknown or whose partner has left.
#[utoipa::path(get, path = "/api/v1/registration/referrals/{code}", tag = "registration",
    params(("code" = String, Path, description = "the code in the link's address")),
    responses((status = 200, body = DataResponse<Referral>), (status = 404)))]
pub async fn show_referral(
    State(app): State<App>,
    Path(code): Path<String>,
) -> Result<Json<DataResponse<Referral>>, ApiError> {
    let partner = store::find_partner(&mut app.db.read().await?, &code).await?.ok_or(ApiError::NotFound)?;
    let consent = consent(&partner.company_name);
    Ok(Json(DataResponse { data: Referral { company_name: partner.company_name, city: partner.city, consent } }))
}
