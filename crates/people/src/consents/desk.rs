//! The operator's list of consents with all their versions and how many gave each.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::agreement::html;
use super::publish::is_of_own_will;
use super::store::{self, VersionRow};
use plon_kernel::columns::At;
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::who::{Edits, Operator};

/// A consent with its versions.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentHistory {
    account_type: String,
    slug: String,
    /// The slug of the consent that it is a part of.
    parent: Option<String>,
    /// Nobody has to give it, whatever its version.
    voluntary: bool,
    /// The latest first.
    versions: Vec<ConsentVersion>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentVersion {
    id: i64,
    version: i64,
    /// Plain text with line breaks.
    text: String,
    /// As participants see it.
    content: String,
    required: bool,
    /// None for what came with the programme's files.
    published_at: Option<At>,
    published_by: Option<String>,
    /// How many participants say yes to this version.
    given: i64,
    /// How many said no, or took it back.
    refused: i64,
}

/// All consents, in the order in which participants see them.
#[utoipa::path(get, path = "/api/v1/backoffice/consents", tag = "consents",
    responses((status = 200, body = Data<Vec<ConsentHistory>>)))]
pub async fn admin_list_consents(
    State(app): State<App>,
    _: Operator<Edits>,
) -> Result<Json<Data<Vec<ConsentHistory>>>, ApiError> {
    let mut consents: Vec<ConsentHistory> = Vec::new();
    for row in store::versions(&mut app.db.read().await?).await? {
        let is_same = |last: &&mut ConsentHistory| last.slug == row.slug && last.account_type == row.account_type;
        match consents.last_mut().filter(is_same) {
            Some(consent) => consent.versions.push(read(row)),
            None => consents.push(ConsentHistory {
                account_type: row.account_type.clone(),
                slug: row.slug.clone(),
                parent: row.parent.clone(),
                voluntary: is_of_own_will(&row.slug),
                versions: vec![read(row)],
            }),
        }
    }
    Ok(Json(Data { data: consents }))
}

fn read(row: VersionRow) -> ConsentVersion {
    ConsentVersion {
        id: row.id,
        version: row.version,
        content: html(&row.content),
        text: row.content,
        required: row.required,
        published_at: row.published_at,
        published_by: row.published_by,
        given: row.given,
        refused: row.refused,
    }
}
