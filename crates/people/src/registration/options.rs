//! `GET /api/v1/registration`: settings and choices for the form.
use axum::Json;
use axum::extract::State;
use plon_domain::crops::{Crop, CropGroup, groups};
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_catalogue::crops::load_crops;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Settings and choices for the registration form.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegistrationOptions {
    /// True if registration is possible without an invitation.
    open: bool,
    /// True if a NIP can be looked up at GUS.
    company_lookup: bool,
    crops: Vec<CropChoices>,
}

/// A group of crops in the form.
#[derive(Debug, Serialize, ToSchema)]
pub struct CropChoices {
    name: String,
    /// The crop for the whole group, if it has one; its area is at least the sum of the others.
    total: Option<CropChoice>,
    parts: Vec<CropChoice>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CropChoice {
    id: i64,
    name: String,
}

/// Shows if registration is open to all, and the crops of the form.
#[utoipa::path(get, path = "/api/v1/registration", tag = "registration",
    responses((status = 200, body = DataResponse<RegistrationOptions>)))]
pub async fn show_registration_options(
    State(app): State<App>,
) -> Result<Json<DataResponse<RegistrationOptions>>, ApiError> {
    let mut db = app.db.read().await?;
    let open = store::is_open(&mut db).await?;
    let choice = |Crop { id, name }: Crop| CropChoice { id, name };
    let crops = groups(&load_crops(&mut db).await?).into_iter().map(|CropGroup { name, total, parts }| CropChoices {
        name,
        total: total.map(choice),
        parts: parts.into_iter().map(choice).collect(),
    });
    Ok(Json(DataResponse {
        data: RegistrationOptions { open, company_lookup: app.gus.is_some(), crops: crops.collect() },
    }))
}
