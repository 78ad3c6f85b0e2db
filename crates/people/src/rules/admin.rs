//! An editor's list of the programme's rules, and their files in any state.
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use plon_kernel::db::Read;
use plon_kernel::types::{BusinessDate, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use super::file::{self, ProgrammeRulesContent};
use super::model::VersionRow;
use super::store;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// State of a version of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RulesState {
    InForce,
    Planned,
    /// Another one has taken its place.
    Past,
    /// It was taken back before its first day.
    Withdrawn,
}

/// A version of the rules as editors see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesVersion {
    id: i64,
    state: RulesState,
    /// First day on which it is in force.
    valid_from: BusinessDate,
    /// SHA-256 of the content.
    sha256: String,
    /// In bytes.
    size: i64,
    added_at: Timestamp,
    /// Name of the operator who added it.
    added_by: String,
    withdrawn_at: Option<Timestamp>,
    withdrawn_by: Option<String>,
}

/// Lists all versions of the rules, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/rules", tag = "content",
    responses((status = 200, body = DataResponse<Vec<RulesVersion>>)))]
pub async fn admin_list_rules(
    State(app): State<App>,
    _: Operator<Editor>,
) -> Result<Json<DataResponse<Vec<RulesVersion>>>, ApiError> {
    Ok(Json(DataResponse { data: load_versions(&app, &mut app.db.read().await?).await? }))
}

/// Downloads the rules in any state.
#[utoipa::path(get, path = "/api/v1/backoffice/rules/{id}/file", tag = "content", params(("id" = i64, Path)),
    responses((status = 200, body = ProgrammeRulesContent, content_type = "application/pdf")))]
pub async fn admin_download_rules(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<i64>,
) -> Result<Response, ApiError> {
    let row = store::find_content(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    file::content(&app, &row, "no-store").await
}

/// All versions with their states of today.
///
/// # Errors
/// When the database does not answer.
pub async fn load_versions(app: &App, db: &mut impl Read) -> Result<Vec<RulesVersion>, ApiError> {
    let today = app.clock.today();
    let mut is_followed = false;
    let versions = store::list_versions(db).await?.into_iter().map(|row| {
        let VersionRow { id, valid_from, sha256, size, added_at, added_by, withdrawn_at, withdrawn_by } = row;
        let state = match withdrawn_at {
            Some(_) => RulesState::Withdrawn,
            None if valid_from > today => RulesState::Planned,
            None if std::mem::replace(&mut is_followed, true) => RulesState::Past,
            None => RulesState::InForce,
        };
        RulesVersion { id, state, valid_from, sha256, size, added_at, added_by, withdrawn_at, withdrawn_by }
    });
    Ok(versions.collect())
}
