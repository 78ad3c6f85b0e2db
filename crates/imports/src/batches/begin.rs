//! Beginning of a batch: its rows are stored as a file, and its import is inserted for the worker.
use std::collections::BTreeMap;

use bytes::Bytes;
use plon_domain::import::{ImportKind, ImportStatus};

use super::super::format::{DateOrder, DecimalSign, Encoding, ImportFormat, Separator};
use super::super::rows::FileType;
use super::super::store::{self as imports, NewImport};
use super::super::upload::{FileColumn, Head, UPLOAD_IMPORT, UploadedImport};
use super::{MOST_OPEN, note_of, store};
use crate::handler;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ApiClientId, DistributorId, ImportId, ImportSourceId, OperatorId};
use plon_platform::api_clients;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::error::ApiError;
use plon_platform::files::{self, Upload};

/// First values shown beside each column.
const SAMPLES: usize = 3;

/// Characters of such a value.
const LONGEST_SAMPLE: usize = 60;

/// Format in which batches are written.
const FORMAT: ImportFormat = ImportFormat {
    encoding: Encoding::Utf8,
    separator: Separator::Semicolon,
    header: true,
    decimal: DecimalSign::Point,
    dates: DateOrder::YearFirst,
};

/// Format of a kind's batches: rows that the programme makes of other files have days as people read them.
fn format_of(kind: ImportKind) -> ImportFormat {
    match kind {
        ImportKind::EInvoices => ImportFormat { dates: DateOrder::DayFirst, ..FORMAT },
        _ => FORMAT,
    }
}

/// Batch of a client, before it is stored.
#[derive(Debug)]
pub struct NewBatch<'a> {
    pub kind: ImportKind,
    pub client: ApiClientId,
    pub client_name: &'a str,
    pub distributor: Option<DistributorId>,
    /// Operator who answers for the client.
    pub by: OperatorId,
    /// True when a clean batch is accepted without an operator.
    pub accepts_itself: bool,
}

/// Batch whose file is in the store, not yet in the database.
#[derive(Debug)]
pub struct StoredBatch {
    pub upload: Upload,
    head: Head,
}

/// Stores rows, whose cells stand in the order of the kind's columns, as a file of that name.
///
/// # Errors
/// When the store does not take it.
pub async fn store(app: &App, kind: ImportKind, name: &str, rows: &[Vec<String>]) -> anyhow::Result<StoredBatch> {
    let columns = handler::labels_of(kind).columns;
    let mut file = csv::WriterBuilder::new().delimiter(FORMAT.separator.byte()).from_writer(Vec::new());
    file.write_record(columns.iter().map(|column| column.key))?;
    for row in rows {
        // A line end would move the numbers of the rows below.
        file.write_record(row.iter().map(|cell| cell.replace(['\r', '\n'], " ")))?;
    }
    let content = file.into_inner().map_err(|_| anyhow::anyhow!("a batch cannot be written"))?;
    let sample = |row: &Vec<String>, place: usize| {
        row.get(place).map_or("", String::as_str).chars().take(LONGEST_SAMPLE).collect()
    };
    let column = |(place, name): (usize, &str)| FileColumn {
        name: name.to_owned(),
        samples: rows.iter().take(SAMPLES).map(|row| sample(row, place)).collect(),
    };
    let head = Head { columns: columns.iter().map(|column| column.key).enumerate().map(column).collect() };
    let mut incoming = app.files.receive(app.rng.public_id());
    incoming.push(Bytes::from(content)).await?;
    let upload = incoming.store(name, FileType::Csv.media_type()).await?;
    Ok(StoredBatch { upload, head })
}

/// Name under which the file of a client's batch is shown.
pub const FILE_NAME: &str = "paczka-api.csv";

/// Inserts the import of a client's stored batch, which the worker then reads.
///
/// # Errors
/// `TooManyOpenBatches` when too many of the client's batches are not over.
pub async fn begin(app: &App, tx: &mut Tx, new: &NewBatch<'_>, stored: &StoredBatch) -> Result<ImportId, ApiError> {
    api_clients::lock_client(tx, new.client).await?;
    if store::count_open(tx, new.client).await? >= MOST_OPEN {
        return Err(ErrorCode::TooManyOpenBatches.into());
    }
    let (source, source_name) = source_of(app, tx, new).await?;
    let note = note_of(new.client_name);
    let batch = Batch {
        kind: new.kind,
        source: (source, source_name),
        client: Some((new.client, &note)),
        by: new.by,
        accepts_itself: new.accepts_itself,
    };
    insert(app, tx, batch, stored).await
}

/// Inserts the import of a stored batch that an operator has brought for a source, which the worker then reads.
///
/// # Errors
/// When the database does not answer.
pub async fn begin_of_source(
    app: &App,
    tx: &mut Tx,
    (kind, by): (ImportKind, OperatorId),
    source: (ImportSourceId, String),
    stored: &StoredBatch,
) -> Result<ImportId, ApiError> {
    insert(app, tx, Batch { kind, source, client: None, by, accepts_itself: false }, stored).await
}

/// Import to be inserted.
struct Batch<'a> {
    kind: ImportKind,
    source: (ImportSourceId, String),
    /// Client with the audit log's note on it.
    client: Option<(ApiClientId, &'a str)>,
    by: OperatorId,
    accepts_itself: bool,
}

async fn insert(app: &App, tx: &mut Tx, new: Batch<'_>, stored: &StoredBatch) -> Result<ImportId, ApiError> {
    let now = app.clock.now();
    let (source, source_name) = new.source;
    let file = files::insert_file(tx, None, &stored.upload, now).await?;
    let keys = handler::labels_of(new.kind).columns.iter().map(|column| column.key);
    let mapping: BTreeMap<&str, &str> = keys.map(|key| (key, key)).collect();
    let text = |value: serde_json::Result<String>| value.map_err(anyhow::Error::new);
    let import = NewImport {
        source,
        kind: new.kind,
        file,
        format: &text(serde_json::to_string(&format_of(new.kind)))?,
        mapping: &text(serde_json::to_string(&mapping))?,
        head: &text(serde_json::to_string(&stored.head))?,
        by: new.by,
        at: now,
        status: ImportStatus::Reading,
        client: new.client.map(|(client, _)| client),
        accepts_itself: new.accepts_itself,
    };
    let id = imports::insert_import(tx, &import).await?;
    let Upload { name, size, .. } = &stored.upload;
    let after = UploadedImport { file: name.clone(), kind: new.kind, size: *size, source: source_name };
    let context = audit::by(new.by, id.0).note(new.client.map(|(_, note)| note));
    audit::record(tx, UPLOAD_IMPORT, context, (&(), &after), now).await?;
    Ok(id)
}

/// Source of the client's batches, with its name.
async fn source_of(app: &App, tx: &mut Tx, new: &NewBatch<'_>) -> Result<(ImportSourceId, String), ApiError> {
    let (whose, now) = ((new.client, new.kind), app.clock.now());
    if let Some(known) = store::find_source_of_client(tx, new.client, new.kind).await? {
        return Ok(known);
    }
    let name = format!("API: {}", new.client_name);
    if let Some(id) = store::insert_source_of_client(tx, whose, &name, new.distributor, now).await? {
        return Ok((id, name));
    }
    // Somebody has given the name to another source.
    let name = format!("{name} ({})", app.rng.public_id());
    let id = store::insert_source_of_client(tx, whose, &name, new.distributor, now).await?;
    Ok((id.ok_or_else(|| anyhow::anyhow!("client {} gets no source", new.client.0))?, name))
}
