//! `GET /api/v1/banks/{sort_code}`: the bank's name, so that a person who types an account sees which bank it is at.
use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use super::name;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

#[derive(Debug, Serialize, ToSchema)]
pub struct Bank {
    /// Name of the bank; `null` where it is unknown, and the account is as good as any other.
    name: Option<&'static str>,
}

/// Shows the bank of a sort code, the eight digits that follow an account's check digits; its first four are enough.
#[utoipa::path(get, path = "/api/v1/banks/{sort_code}", tag = "banks",
    params(("sort_code" = String, Path, description = "four to eight digits")),
    responses((status = 200, body = DataResponse<Bank>)))]
pub async fn show_bank(_: AnyParticipant, Path(sort_code): Path<String>) -> Result<Json<DataResponse<Bank>>, ApiError> {
    Ok(Json(DataResponse { data: Bank { name: name(&sort_code) } }))
}
