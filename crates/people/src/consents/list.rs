//! Lists of consents: for the registration form, and for a signed-in participant.
use axum::Json;
use axum::extract::State;
use plon_domain::audience::AccountType;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa::openapi::Required;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};

use super::agreement::{Agreement, build_tree};
use super::store;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

#[derive(Debug, Deserialize)]
pub struct ConsentsPath {
    #[serde(rename = "type")]
    account_type: String,
}

// The derived parameters would call one with a schema of its own optional, which no part of a path is.
impl IntoParams for ConsentsPath {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let account_type = ParameterBuilder::new().name("type").parameter_in(ParameterIn::Path);
        vec![account_type.required(Required::True).schema(Some(openapi::account_types())).build()]
    }
}

/// Lists the consents of the registration form, none of them given.
#[utoipa::path(get, path = "/api/v1/consents/{type}/participant_registration", tag = "consents",
    params(ConsentsPath),
    responses((status = 200, body = DataResponse<Vec<Agreement>>)))]
pub async fn list_registration_consents(
    State(app): State<App>,
    Path(ConsentsPath { account_type }): Path<ConsentsPath>,
) -> Result<Json<DataResponse<Vec<Agreement>>>, ApiError> {
    let account_type = AccountType::try_from(account_type).map_err(|_| ApiError::NotFound)?;
    let rows = store::list_consents(&mut app.db.read().await?, account_type).await?;
    Ok(Json(DataResponse { data: build_tree(rows.into_iter().map(store::AnswerRow::unanswered).collect()) }))
}

/// Lists the caller's agreements in their latest versions, with the answers.
#[utoipa::path(get, path = "/api/v1/user/agreements", tag = "consents",
    responses((status = 200, body = DataResponse<Vec<Agreement>>)))]
pub async fn list_consents(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Json<DataResponse<Vec<Agreement>>>, ApiError> {
    Ok(Json(DataResponse { data: build_tree(store::list_answers(&mut app.db.read().await?, who.id).await?) }))
}
