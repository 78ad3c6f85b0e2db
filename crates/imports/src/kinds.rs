//! Kinds of imports, with the columns that each reads.
use axum::Json;
use axum::extract::State;
use plon_domain::import::ImportKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::ImportDistributor;
use super::{kinds as codes, store};
use crate::handler;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Kind of import.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportKindInfo {
    #[schema(schema_with = codes)]
    code: ImportKind,
    label: &'static str,
    /// True when its sources may belong to one distributor.
    of_distributor: bool,
    columns: Vec<ImportColumn>,
}

/// Options for a new source.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportKinds {
    kinds: Vec<ImportKindInfo>,
    distributors: Vec<ImportDistributor>,
}

/// Column that a kind reads.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportColumn {
    pub key: &'static str,
    pub label: &'static str,
    pub required: bool,
    /// Required content, units included.
    pub hint: &'static str,
}

/// Columns of a kind as an operator sees them.
pub fn columns_of(kind: ImportKind) -> Vec<ImportColumn> {
    let columns = handler::labels_of(kind).columns.iter();
    columns.map(|c| ImportColumn { key: c.key, label: c.label, required: c.required, hint: c.hint }).collect()
}

/// Lists the kinds of imports with their columns, and the distributors that a source may belong to.
#[utoipa::path(get, path = "/api/v1/backoffice/import-kinds", tag = "imports",
    responses((status = 200, body = DataResponse<ImportKinds>)))]
pub async fn admin_list_import_kinds(
    State(app): State<App>,
    _: Operator<Moderator>,
) -> Result<Json<DataResponse<ImportKinds>>, ApiError> {
    let info = |&code: &ImportKind| ImportKindInfo {
        code,
        label: code.label(),
        of_distributor: handler::labels_of(code).of_distributor,
        columns: columns_of(code),
    };
    let distributors = store::list_distributors(&mut app.db.read().await?).await?;
    Ok(Json(DataResponse { data: ImportKinds { kinds: ImportKind::ALL.iter().map(info).collect(), distributors } }))
}
