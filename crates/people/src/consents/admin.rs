//! Operators' list of consents, with all versions and their numbers of answers.
use axum::Json;
use axum::extract::State;
use plon_domain::consent::is_of_own_will;
use serde::Serialize;
use utoipa::ToSchema;

use super::agreement::to_html;
use super::store::{self, VersionRow};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

/// A consent with its versions.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentHistory {
    #[schema(schema_with = openapi::account_types)]
    account_type: String,
    slug: String,
    /// Slug of the parent consent.
    parent: Option<String>,
    /// True when no version of it may be required.
    voluntary: bool,
    /// Time since which it is no longer asked; none while it is.
    retired_at: Option<Timestamp>,
    /// Versions, the latest first.
    versions: Vec<ConsentVersion>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentVersion {
    id: i64,
    version: i64,
    /// Plain text with line breaks.
    text: String,
    /// HTML, as participants see it.
    content: String,
    required: bool,
    /// Time of publication; none for a version from the programme's files.
    published_at: Option<Timestamp>,
    published_by: Option<String>,
    /// Number of participants who agree to this version.
    given: i64,
    /// Number of participants who declined it or withdrew.
    refused: i64,
}

/// Lists all consents, in the order in which participants see them.
#[utoipa::path(get, path = "/api/v1/backoffice/consents", tag = "consents",
    responses((status = 200, body = DataResponse<Vec<ConsentHistory>>)))]
pub async fn admin_list_consents(
    State(app): State<App>,
    _: Operator<Editor>,
) -> Result<Json<DataResponse<Vec<ConsentHistory>>>, ApiError> {
    let mut consents: Vec<ConsentHistory> = Vec::new();
    for row in store::list_versions(&mut app.db.read().await?).await? {
        let is_same = |last: &&mut ConsentHistory| last.slug == row.slug && last.account_type == row.account_type;
        match consents.last_mut().filter(is_same) {
            Some(consent) => consent.versions.push(from_row(row)),
            None => consents.push(ConsentHistory {
                account_type: row.account_type.clone(),
                slug: row.slug.clone(),
                parent: row.parent.clone(),
                voluntary: is_of_own_will(&row.slug),
                retired_at: row.retired_at,
                versions: vec![from_row(row)],
            }),
        }
    }
    Ok(Json(DataResponse { data: consents }))
}

fn from_row(row: VersionRow) -> ConsentVersion {
    ConsentVersion {
        id: row.id,
        version: row.version,
        content: to_html(&row.content),
        text: row.content,
        required: row.required,
        published_at: row.published_at,
        published_by: row.published_by,
        given: row.given,
        refused: row.refused,
    }
}
