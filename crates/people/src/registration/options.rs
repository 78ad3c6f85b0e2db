//! `GET /api/v1/registration`: what the form needs to know before it is filled in.
use axum::Json;
use axum::extract::State;
use plon_domain::crops::{Crop, GROUPS};
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// What the form of registration depends on.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegistrationOptions {
    /// Whether one may register without an invitation.
    open: bool,
    /// Whether a NIP can be looked up at GUS.
    company_lookup: bool,
    crops: Vec<CropChoices>,
}

/// Crops that are asked for together.
#[derive(Debug, Serialize, ToSchema)]
pub struct CropChoices {
    name: &'static str,
    /// The crop that stands for the whole group, where it has one; its area is at least the sum of the others.
    total: Option<CropChoice>,
    parts: Vec<CropChoice>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CropChoice {
    id: i64,
    name: &'static str,
}

/// Says whether registration is open to all, and which crops it asks for.
#[utoipa::path(get, path = "/api/v1/registration", tag = "registration",
    responses((status = 200, body = Data<RegistrationOptions>)))]
pub async fn show_registration_options(State(app): State<App>) -> Result<Json<Data<RegistrationOptions>>, ApiError> {
    let open = store::is_open(&mut app.db.read().await?).await?;
    let choice = |crop: &Crop| CropChoice { id: crop.id, name: crop.name };
    let crops = GROUPS.iter().map(|group| CropChoices {
        name: group.name,
        total: group.total.as_ref().map(choice),
        parts: group.parts.iter().map(choice).collect(),
    });
    Ok(Json(Data { data: RegistrationOptions { open, company_lookup: app.gus.is_some(), crops: crops.collect() } }))
}
