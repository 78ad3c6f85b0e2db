//! What can be imported, and which columns each kind reads.
use axum::Json;
use axum::extract::State;
use plon_domain::import::ImportKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::{kinds as codes, store};
use crate::handler;
use plon_kernel::columns::DistributorId;
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::who::{Moderates, Operator};

/// A kind of import.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportKindInfo {
    #[schema(schema_with = codes)]
    code: ImportKind,
    label: &'static str,
    /// Whether its sources may belong to one distributor.
    of_distributor: bool,
    columns: Vec<ImportColumn>,
}

/// What a new source is chosen from.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportKinds {
    kinds: Vec<ImportKindInfo>,
    distributors: Vec<ImportDistributor>,
}

/// A distributor to whom a source may belong.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ImportDistributor {
    id: DistributorId,
    name: String,
}

/// A column that a kind reads.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportColumn {
    pub key: &'static str,
    pub label: &'static str,
    pub required: bool,
    /// What it must hold, units included.
    pub hint: &'static str,
}

/// The columns of a kind as an operator sees them.
pub fn columns(kind: ImportKind) -> Vec<ImportColumn> {
    let columns = handler::words(kind).columns.iter();
    columns.map(|c| ImportColumn { key: c.key, label: c.label, required: c.required, hint: c.hint }).collect()
}

/// The kinds of imports with their columns, and the distributors to whom a source may belong.
#[utoipa::path(get, path = "/api/v1/backoffice/import-kinds", tag = "imports",
    responses((status = 200, body = Data<ImportKinds>)))]
pub async fn admin_list_import_kinds(
    State(app): State<App>,
    _: Operator<Moderates>,
) -> Result<Json<Data<ImportKinds>>, ApiError> {
    let info = |&code: &ImportKind| ImportKindInfo {
        code,
        label: code.label(),
        of_distributor: handler::words(code).of_distributor,
        columns: columns(code),
    };
    let distributors = store::distributors(&mut app.db.read().await?).await?;
    Ok(Json(Data { data: ImportKinds { kinds: ImportKind::ALL.iter().map(info).collect(), distributors } }))
}
