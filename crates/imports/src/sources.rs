//! Sources of files: a distributor's system or a colleague's sheet, each with its own format.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::import::ImportKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{kinds, store};
use crate::handler;
use plon_kernel::ids::{DistributorId, ImportSourceId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json as Body, Path};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::text_input::parse_required_line;

audit::events! {
    ADD_SOURCE: () => AddedSource = "imports.add_source" on "import_sources";
    RENAME_SOURCE: SourceNameRecord => SourceNameRecord = "imports.rename_source" on "import_sources";
}

/// New source as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct AddedSource {
    distributor_id: Option<DistributorId>,
    #[schema(schema_with = kinds)]
    kind: ImportKind,
    name: Option<String>,
}

/// Source's name as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct SourceNameRecord {
    name: String,
}

const LONGEST_NAME: usize = 80;

const TAKEN: &str = "Źródło o\u{a0}tej nazwie już istnieje";

/// Source of files.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportSource {
    id: ImportSourceId,
    #[schema(schema_with = kinds)]
    kind: ImportKind,
    name: String,
    distributor: Option<String>,
    /// True when a file of it was read before, so that its columns are known.
    known: bool,
}

/// New source.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"kind": "edi_sales", "name": "Agro-Przykład, sprzedaż miesięczna", "distributor_id": 1}))]
pub struct ImportSourceForm {
    #[schema(schema_with = kinds)]
    kind: ImportKind,
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Distributor of all its rows, when no column names one.
    distributor_id: Option<DistributorId>,
}

/// New name of a source.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"name": "Agro-Przykład, sprzedaż tygodniowa"}))]
pub struct ImportSourceName {
    #[schema(required, nullable = false)]
    name: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportSourceAdded {
    id: ImportSourceId,
}

/// Lists all sources by name.
#[utoipa::path(get, path = "/api/v1/backoffice/import-sources", tag = "imports",
    responses((status = 200, body = DataResponse<Vec<ImportSource>>)))]
pub async fn admin_list_import_sources(
    State(app): State<App>,
    _: Operator<Moderator>,
) -> Result<Json<DataResponse<Vec<ImportSource>>>, ApiError> {
    let rows = store::list_sources(&mut app.db.read().await?).await?;
    let source = |row: store::SourceRow| ImportSource {
        id: row.id,
        kind: row.kind,
        name: row.name,
        distributor: row.distributor,
        known: row.mapping.is_some(),
    };
    Ok(Json(DataResponse { data: rows.into_iter().map(source).collect() }))
}

/// Adds a source.
#[utoipa::path(post, path = "/api/v1/backoffice/import-sources", tag = "imports", request_body = ImportSourceForm,
    responses((status = 201, body = ActionResponse<ImportSourceAdded>), (status = 400), (status = 413), (status = 415),
    (status = 422)))]
pub async fn admin_create_import_source(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Body(form): Body<ImportSourceForm>,
) -> Result<(StatusCode, Json<ActionResponse<ImportSourceAdded>>), ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let name = parse_required_line(&mut fields, "name", &form.name, LONGEST_NAME);
    let distributor = form.distributor_id.filter(|_| handler::labels_of(form.kind).of_distributor);
    let mut tx = app.db.begin().await?;
    if let Some(id) = distributor
        && !store::is_distributor(&mut tx, id).await?
    {
        fields.add_error("distributor_id", "Wybierz dystrybutora z\u{a0}listy");
    }
    let added = match &name {
        Some(name) => store::insert_source(&mut tx, form.kind, name, distributor, now).await?,
        None => None,
    };
    if name.is_some() && added.is_none() {
        fields.add_error("name", TAKEN);
    }
    fields.check()?;
    let Some(id) = added else { return Err(ApiError::Malformed) };
    let after = AddedSource { distributor_id: distributor, kind: form.kind, name };
    audit::record(&mut tx, ADD_SOURCE, audit::by(operator.id, id.0), (&(), &after), now).await?;
    tx.commit().await?;
    let done = ActionResponse { data: ImportSourceAdded { id }, message: "Źródło zostało dodane".to_owned() };
    Ok((StatusCode::CREATED, Json(done)))
}

/// Renames a source; it keeps the known columns of its files.
#[utoipa::path(post, path = "/api/v1/backoffice/import-sources/{id}/update", tag = "imports",
    request_body = ImportSourceName, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<ImportSourceAdded>), (status = 400), (status = 413), (status = 415),
    (status = 422)))]
pub async fn admin_rename_import_source(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ImportSourceId>,
    Body(form): Body<ImportSourceName>,
) -> Result<Json<ActionResponse<ImportSourceAdded>>, ApiError> {
    let mut fields = Fields::default();
    let mut tx = app.db.begin().await?;
    let before = store::find_source(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let Some(name) = parse_required_line(&mut fields, "name", &form.name, LONGEST_NAME) else {
        return Err(fields.into_error());
    };
    if !store::rename_source(&mut tx, id, &name).await? {
        fields.add_error("name", TAKEN);
        return Err(fields.into_error());
    }
    let records = (&SourceNameRecord { name: before.name }, &SourceNameRecord { name });
    audit::record(&mut tx, RENAME_SOURCE, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data: ImportSourceAdded { id }, message: "Nazwa źródła jest zmieniona".to_owned() }))
}
