//! Upload of a file by an operator: it is stored, its format is detected and its columns are guessed.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::extract::multipart::Field;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use plon_domain::import::{ImportKind, ImportStatus};
use plon_domain::text::{is_unprintable, search_key};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::format::ImportFormat;
use super::format_detection::{FormatDetector, TOO_LARGE};
use super::rows::{FileType, RawRow, Stored, Unreadable, too_many_columns};
use super::store::{self, NewImport, SourceRow};
use super::{Column, MOST_COLUMNS, file_permit, kinds};
use crate::handler;
use plon_kernel::db::Tx;
use plon_kernel::ids::{ImportId, ImportSourceId, OperatorId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Multipart, read_text};
use plon_platform::files::{self, Files, Incoming, Upload};
use plon_platform::response::ActionResponse;

audit::events! {
    pub UPLOAD_IMPORT: () => UploadedImport = "imports.upload" on "imports";
}

/// File of a new import as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct UploadedImport {
    pub file: String,
    #[schema(schema_with = kinds)]
    pub kind: ImportKind,
    /// Size in bytes.
    pub size: i64,
    pub source: String,
}

const MAX_FILE_NAME_CHARS: usize = 200;

/// Sample rows shown beside the mapping.
const SAMPLES: usize = 4;

/// Form of an upload.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the parts of the form in the API's document; they are read one by one")]
#[schema(example = json!({"source_id": 2, "file": "(binary)"}))]
pub struct ImportForm {
    source_id: i64,
    /// CSV of up to 32 MiB or XLSX of up to 16 MiB.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// Import that waits for its mapping.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportUploaded {
    id: ImportId,
}

/// Columns of a file.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Head {
    pub columns: Vec<FileColumn>,
}

/// Column of a file with its first values.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FileColumn {
    pub name: String,
    pub samples: Vec<String>,
}

/// Uploads a file to import; nothing of it reaches the programme before it is accepted.
#[utoipa::path(post, path = "/api/v1/backoffice/imports", tag = "imports",
    request_body(content = ImportForm, content_type = "multipart/form-data"),
    responses((status = 201, body = ActionResponse<ImportUploaded>)))]
pub async fn admin_upload_import(
    State(app): State<App>,
    operator: Operator<Moderator>,
    mut form: Multipart,
) -> Result<Response, ApiError> {
    let given = Given::read(&app, &mut form).await?.parse(&app).await?;
    let kept: Option<ImportFormat> = given.source.format.as_deref().and_then(|kept| serde_json::from_str(kept).ok());
    // Format detected in the file, and for the rest that of the source's last file.
    let found = given.file.detector.format();
    let format = kept.map_or(found, |kept| ImportFormat { header: kept.header, ..found });
    let upload = given.file.content.store(&given.file.name, given.file_type.media_type()).await?;
    match begin(&app, operator.id, &given.source, &upload, (given.file_type, format)).await {
        Ok((tx, id)) => {
            // Once the commit has started, the content stays: a lost answer may still mean a stored row.
            tx.commit().await?;
            let data = ImportUploaded { id };
            let message = "Plik został wczytany. Sprawdź, co jest w\u{a0}której kolumnie.".to_owned();
            Ok((StatusCode::CREATED, Json(ActionResponse { data, message })).into_response())
        }
        Err(refused) => {
            if let Err(cause) = app.files.delete(&upload.key).await {
                tracing::warn!(cause = format!("{cause:#}"), "the file of a refused import stays behind");
            }
            Err(refused)
        }
    }
}

/// Reads the head of the stored file and inserts the import, in a transaction that the caller commits.
async fn begin(
    app: &App,
    by: OperatorId,
    source: &SourceRow,
    upload: &Upload,
    (file, format): (FileType, ImportFormat),
) -> Result<(Tx, ImportId), ApiError> {
    let head =
        read_head(&app.files, &upload.key, file, format).await?.map_err(|error| refused_file(error.to_string()))?;
    let mapping = guess_mapping(source.kind, &head, source.mapping.as_deref());
    record(app, by, source, upload, (format, &mapping, &head)).await
}

async fn record(
    app: &App,
    by: OperatorId,
    source: &SourceRow,
    upload: &Upload,
    (format, mapping, head): (ImportFormat, &BTreeMap<String, String>, &Head),
) -> Result<(Tx, ImportId), ApiError> {
    let now = app.clock.now();
    let text = |value: serde_json::Result<String>| value.map_err(anyhow::Error::new);
    let mut tx = app.db.begin().await?;
    let file = files::insert_file(&mut tx, None, upload, now).await?;
    let new = NewImport {
        source: source.id,
        kind: source.kind,
        file,
        format: &text(serde_json::to_string(&format))?,
        mapping: &text(serde_json::to_string(mapping))?,
        head: &text(serde_json::to_string(head))?,
        by,
        at: now,
        status: ImportStatus::Uploaded,
        client: None,
        accepts_itself: false,
    };
    let id = store::insert_import(&mut tx, &new).await?;
    let (file, source_name) = (upload.name.clone(), source.name.clone());
    let after = UploadedImport { file, kind: source.kind, size: upload.size, source: source_name };
    audit::record(&mut tx, UPLOAD_IMPORT, audit::by(by, id.0), (&(), &after), now).await?;
    Ok((tx, id))
}

/// Form as received.
#[derive(Default)]
struct Given {
    source: Option<String>,
    file: Option<GivenFile>,
}

/// File being received into the store.
struct GivenFile {
    name: String,
    detector: FormatDetector,
    content: Incoming,
}

/// Form without errors.
struct Checked {
    source: SourceRow,
    file: GivenFile,
    file_type: FileType,
}

impl Given {
    async fn read(app: &App, form: &mut Multipart) -> Result<Given, ApiError> {
        let mut given = Given::default();
        while let Some(part) = form.next().await.map_err(too_large)? {
            match part.name() {
                Some("source_id") => given.source = Some(read_text(part).await.map_err(too_large)?),
                Some("file") => given.file = Some(GivenFile::read(app, part).await?),
                _ => {}
            }
        }
        Ok(given)
    }

    async fn parse(self, app: &App) -> Result<Checked, ApiError> {
        let mut fields = Fields::default();
        let id = self.source.and_then(|text| text.trim().parse().ok()).map(ImportSourceId);
        let source = match id {
            Some(id) => store::find_source(&mut app.db.read().await?, id).await?,
            None => None,
        };
        let source = fields.parse("source_id", source.ok_or("Wybierz źródło z\u{a0}listy"));
        let seen = self.file.as_ref().map_or_else(|| FormatDetector::default().whole(), |file| file.detector.whole());
        let file_type = fields.parse("file", seen);
        match (source, self.file, file_type) {
            (Some(source), Some(file), Some(file_type)) => Ok(Checked { source, file, file_type }),
            (_, file, _) => {
                if let Some(file) = file {
                    file.content.give_up().await;
                }
                Err(fields.into_error())
            }
        }
    }
}

impl GivenFile {
    /// Receives the file as a stream; the rest of a file that will be refused is skipped, as other parts may follow.
    async fn read(app: &App, mut part: Field<'_>) -> Result<GivenFile, ApiError> {
        let name = part.file_name().unwrap_or_default();
        let name = name.chars().filter(|sign| !is_unprintable(*sign)).take(MAX_FILE_NAME_CHARS).collect();
        let content = app.files.receive(app.rng.public_id());
        let mut file = GivenFile { name, detector: FormatDetector::default(), content };
        loop {
            match part.chunk().await {
                Ok(None) => return Ok(file),
                Ok(Some(piece)) => {
                    file.detector.push(&piece);
                    if file.detector.so_far().is_ok() {
                        file.content.push(piece).await?;
                    }
                }
                Err(error) => {
                    file.content.give_up().await;
                    return Err(too_large(error));
                }
            }
        }
    }
}

fn too_large(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => refused_file(TOO_LARGE),
        other => other,
    }
}

fn refused_file(why: impl Into<String>) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error("file", why);
    fields.into_error()
}

/// Columns of a stored file with the values of its first rows.
///
/// # Errors
/// `OtherFilesFirst` when its turn does not come in time, and when the store does not answer; the inner error when
/// the file cannot be read at all.
pub async fn read_head(
    files: &Files,
    key: &str,
    file: FileType,
    format: ImportFormat,
) -> Result<Result<Head, Unreadable>, ApiError> {
    let permit = file_permit::acquire().await?;
    let stored = Stored::open(files, key, file).await?;
    let read = spawn_blocking(move || {
        let _permit = permit;
        let mut first: Vec<RawRow> = Vec::new();
        let read = stored.rows(format, |row| {
            first.push(row);
            first.len() <= SAMPLES
        })?;
        anyhow::Ok(read.and_then(|()| head_of_rows(first, format.header)))
    });
    Ok(read.await.map_err(anyhow::Error::new)??)
}

/// Columns of a file, from its first rows.
///
/// # Errors
/// When there are no rows, or more columns than a file may have.
pub fn head_of_rows(mut rows: Vec<RawRow>, has_header: bool) -> Result<Head, Unreadable> {
    let nothing = || Unreadable("W\u{a0}pliku nie ma ani jednego wiersza".to_owned());
    let first = rows.first().ok_or_else(nothing)?.cells.clone();
    if first.len() > MOST_COLUMNS {
        return Err(too_many_columns(1));
    }
    let titles = if has_header { rows.remove(0).cells } else { vec![String::new(); first.len()] };
    let mut names: Vec<String> = Vec::new();
    for (place, title) in titles.iter().enumerate() {
        let title: String = title.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(100).collect();
        let title = if title.is_empty() { format!("Kolumna {}", place + 1) } else { title };
        let twice = names.contains(&title);
        names.push(if twice { format!("{title} ({})", place + 1) } else { title });
    }
    let sample =
        |place: usize, row: &RawRow| row.cells.get(place).map_or("", String::as_str).chars().take(60).collect();
    let column = |(place, name)| FileColumn { name, samples: rows.iter().map(|row| sample(place, row)).collect() };
    Ok(Head { columns: names.into_iter().enumerate().map(column).collect() })
}

/// Guesses the mapping: as in the source's last file, else by the usual names in files.
pub fn guess_mapping(kind: ImportKind, head: &Head, kept: Option<&str>) -> BTreeMap<String, String> {
    let kept = kept.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    guess_mapping_of(handler::labels_of(kind).columns, head, &kept)
}

/// Same as `guess_mapping`, for columns of no kind; `kept` is the mapping of an earlier file.
pub fn guess_mapping_of(columns: &[Column], head: &Head, kept: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let known = |name: &&String| head.columns.iter().any(|column| column.name == **name);
    let mut mapping: BTreeMap<String, String> = BTreeMap::new();
    for column in columns {
        let by_name = || {
            let is_named = |found: &&FileColumn| {
                let name = search_key(&found.name.replace(['.', '_'], " "));
                column.names.contains(&name.as_str()) || name == search_key(column.label)
            };
            head.columns.iter().find(is_named).map(|found| &found.name)
        };
        let found = match kept.get(column.key).filter(known) {
            Some(name) => Some(name),
            None => by_name().filter(|name| !mapping.values().any(|taken| taken == *name)),
        };
        if let Some(name) = found {
            mapping.insert(column.key.to_owned(), name.clone());
        }
    }
    mapping
}
