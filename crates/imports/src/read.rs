//! Format and column mapping of a file: the operator corrects the first and confirms the second, and then the rows
//! are read.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::import::{ImportKind, ImportStatus};
use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use super::ImportFormat;
use super::rows::FileType;
use super::store::{self, ImportRow};
use super::upload::{Head, guess_mapping, read_head};
use crate::handler;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ImportId, OperatorId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json as Body, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    MAP_COLUMNS: MappingRecord => MappingRecord = "imports.map" on "imports";
}

/// Names of a file's columns by the keys of the kind's, as the audit log keeps them.
#[derive(Debug, Serialize, Deserialize)]
#[serde(transparent)]
struct MappingRecord(BTreeMap<String, String>);

impl PartialSchema for MappingRecord {
    fn schema() -> RefOr<Schema> {
        let columns = ImportKind::ALL.iter().flat_map(|kind| handler::labels_of(*kind).columns);
        let text = || ObjectBuilder::new().schema_type(Type::String);
        columns.fold(ObjectBuilder::new(), |record, column| record.property(column.key, text())).into()
    }
}

impl ToSchema for MappingRecord {}

/// Format and mapping of a file; without a mapping the columns are only guessed again.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"format": {"encoding": "windows-1250", "separator": "semicolon", "header": true,
    "decimal": "comma", "dates": "year_first"}, "mapping": {"buyer_nip": "NIP nabywcy", "number": "Nr faktury",
    "issued_on": "Data", "product": "Kod towaru", "quantity": "Szt.", "net_value": "Netto"}}))]
pub struct MappingForm {
    format: ImportFormat,
    /// Name of the file's column, by the key of the kind's.
    mapping: Option<BTreeMap<String, String>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ReadingStarted {
    id: ImportId,
}

/// Reads and checks the rows with a mapping, which the source remembers; without one, guesses the columns again in
/// the given format.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/read", tag = "imports",
    params(("id" = i64, Path)), request_body = MappingForm,
    responses((status = 200, body = ActionResponse<ReadingStarted>), (status = 400),
    (status = 409, description = "it is being read, or is over"), (status = 413), (status = 415), (status = 422)))]
pub async fn admin_parse_import(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ImportId>,
    Body(form): Body<MappingForm>,
) -> Result<Json<ActionResponse<ReadingStarted>>, ApiError> {
    let run = store::find_import(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    let head = read_columns(&app, &run, form.format).await?;
    let mapping = match &form.mapping {
        Some(given) => checked(&run, given, &head)?,
        None => guess_mapping(run.kind, &head, None),
    };
    let mut tx = app.db.begin().await?;
    let before = lock_readable(&mut tx, id).await?;
    let text = |value: serde_json::Result<String>| value.map_err(anyhow::Error::new);
    let (format, mapping, head) = (
        text(serde_json::to_string(&form.format))?,
        text(serde_json::to_string(&mapping))?,
        text(serde_json::to_string(&head))?,
    );
    store::start_reading(&mut tx, id, &format, &mapping, &head).await?;
    let message = match form.mapping {
        Some(_) => {
            store::update_source_format(&mut tx, run.source_id, &format, &mapping).await?;
            record(&mut tx, &app, operator.id, &before, &mapping).await?;
            "Sprawdzamy wiersze pliku"
        }
        None => {
            store::set_status(&mut tx, id, ImportStatus::Uploaded, None).await?;
            "Wczytaliśmy kolumny jeszcze raz"
        }
    };
    tx.commit().await?;
    Ok(Json(ActionResponse { data: ReadingStarted { id }, message: message.to_owned() }))
}

/// Locked import in a state in which its rows may be read again.
async fn lock_readable(tx: &mut Tx, id: ImportId) -> Result<ImportRow, ApiError> {
    store::lock_import(tx, id).await?;
    let run = store::find_import(tx, id).await?.ok_or(ApiError::NotFound)?;
    match run.status {
        ImportStatus::Uploaded | ImportStatus::Previewed => Ok(run),
        _ => Err(ErrorCode::ImportStateForbids.into()),
    }
}

/// Columns of the file when it is read in this format.
async fn read_columns(app: &App, run: &ImportRow, format: ImportFormat) -> Result<Head, ApiError> {
    let file = FileType::of_media_type(&run.media_type);
    read_head(&app.files, &run.file_key, file, format).await?.map_err(|error| {
        let mut fields = Fields::default();
        fields.add_error("format", error.to_string());
        fields.into_error()
    })
}

/// Mapping without empty choices, once all required columns are in it and none is used twice.
fn checked(
    run: &ImportRow,
    given: &BTreeMap<String, String>,
    head: &Head,
) -> Result<BTreeMap<String, String>, ApiError> {
    let mut fields = Fields::default();
    let mut mapping: BTreeMap<String, String> = BTreeMap::new();
    for column in handler::labels_of(run.kind).columns {
        let field = format!("mapping.{}", column.key);
        let name = given.get(column.key).filter(|name| !name.is_empty());
        match name {
            None if column.required => fields.add_error(&field, "Wskaż kolumnę"),
            None => {}
            Some(name) if head.columns.iter().all(|known| known.name != *name) => {
                fields.add_error(&field, "Nie ma takiej kolumny w\u{a0}pliku");
            }
            Some(name) if mapping.values().any(|taken| taken == name) => {
                fields.add_error(&field, "Ta kolumna jest już wskazana w\u{a0}innym polu");
            }
            Some(name) => {
                mapping.insert(column.key.to_owned(), name.clone());
            }
        }
    }
    if let Some((key, sentence)) = (handler::handler_of(run.kind)?.mapping_error)(run.distributor_id, &mapping) {
        fields.add_error(&format!("mapping.{key}"), sentence);
    }
    fields.check()?;
    Ok(mapping)
}

async fn record(tx: &mut Tx, app: &App, by: OperatorId, run: &ImportRow, mapping: &str) -> anyhow::Result<()> {
    let parsed = |text: &str| serde_json::from_str::<MappingRecord>(text);
    let (before, after) = (parsed(&run.mapping)?, parsed(mapping)?);
    audit::record(tx, MAP_COLUMNS, audit::by(by, run.id.0), (&before, &after), app.clock.now()).await
}
