//! Exports, most of them for operators, as CSV for the Polish Excel or as XLSX: read in batches and streamed, so that a million
//! rows take no more memory than a thousand.
mod csv;
mod listed;
mod table_file;
mod xlsx;

use std::borrow::Cow;
use std::io;

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tracing::Instrument;
use utoipa::ToSchema;

use crate::app::App;
use crate::audit::{self, AuditEvent};
use crate::error::{ApiError, chain};
use plon_kernel::clock::time_in_warsaw;
use plon_kernel::db::Conn;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::{BusinessDate, Timestamp};

pub use csv::escape_formula;
pub use listed::{Listed, Loaded};
pub use table_file::TableFile;

/// Batches buffered for a slow browser.
const AHEAD: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    Csv,
    Xlsx,
}

impl Format {
    fn extension(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Xlsx => "xlsx",
        }
    }

    fn media_type(self) -> &'static str {
        match self {
            Format::Csv => "text/csv; charset=utf-8",
            Format::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }
}

/// A cell; its kind decides the format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Empty,
    Text(String),
    Whole(i64),
    /// A value such as grosze, shown as zlotys with both decimals.
    Hundredths(i64),
    /// A value such as a volume or a rate.
    Thousandths(i64),
    /// A value such as a coordinate.
    Millionths(i64),
    Day(Date),
    YesNo(bool),
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }

    /// Cell of an optional value.
    pub fn of<T>(value: Option<T>, cell: impl FnOnce(T) -> Cell) -> Cell {
        value.map_or(Cell::Empty, cell)
    }
}

/// Text of a time in Warsaw, to the minute.
impl TryFrom<Timestamp> for Cell {
    type Error = jiff::Error;

    fn try_from(at: Timestamp) -> Result<Cell, jiff::Error> {
        Ok(Cell::Text(time_in_warsaw(at)?.strftime("%Y-%m-%d %H:%M").to_string()))
    }
}

impl From<BusinessDate> for Cell {
    fn from(day: BusinessDate) -> Cell {
        Cell::Day(day.0)
    }
}

/// Name and titles of a table, in Polish, with the column widths in characters.
#[derive(Debug, Clone, Copy)]
pub struct Sheet {
    /// Part of the file name: small letters and hyphens.
    pub name: &'static str,
    /// Name of the sheet in XLSX.
    pub title: &'static str,
    pub columns: &'static [(&'static str, u16)],
}

/// Head of a table whose columns follow from what is asked for; a `Sheet` is one, too.
#[derive(Debug, Clone)]
pub struct Head {
    /// Part of the file name: small letters and hyphens.
    pub name: &'static str,
    /// Name of the sheet in XLSX.
    pub title: &'static str,
    /// Titles of the columns, with their widths in characters.
    pub columns: Vec<(Cow<'static, str>, u16)>,
}

impl From<Sheet> for Head {
    fn from(Sheet { name, title, columns }: Sheet) -> Head {
        Head { name, title, columns: columns.iter().map(|(title, width)| (Cow::Borrowed(*title), *width)).collect() }
    }
}

pub type Row = Vec<Cell>;

/// Source of rows. Each batch is read over a connection of its own, so that a slow browser holds none.
pub trait Rows: Send + 'static {
    /// The next batch of rows; empty at the end.
    fn next(&mut self, db: &mut Conn) -> impl Future<Output = anyhow::Result<Vec<Row>>> + Send;
}

/// Content of an exported file, for the API document.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct ExportedFile(pub Bytes);

/// Sends the table as a download. First it logs the operator and the filter in the audit log, as `exports.take`.
///
/// # Errors
/// When the audit log cannot be written. A later error cuts the download off.
pub async fn download<Filter: Serialize + ToSchema>(
    app: &App,
    operator: OperatorId,
    (head, format): (impl Into<Head>, Format),
    (event, filter): (AuditEvent<(), Filter>, &Filter),
    rows: impl Rows,
) -> Result<Response, ApiError> {
    let mut tx = app.db.begin().await?;
    let head: Head = head.into();
    let context = audit::by(operator, 0).note(head.title);
    audit::record(&mut tx, event, context, (&(), filter), app.clock.now()).await?;
    tx.commit().await?;
    send(app, (head, format), rows)
}

/// Sends a table of the caller's own as a download.
///
/// # Errors
/// When its name is none for a file. A later error cuts the download off.
pub fn send(app: &App, (head, format): (impl Into<Head>, Format), rows: impl Rows) -> Result<Response, ApiError> {
    let head: Head = head.into();
    let name = format!("plon-{}-{}.{}", head.name, app.clock.today().0, format.extension());
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(format.media_type())),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(disposition).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, body(app.clone(), head, format, rows)).into_response())
}

type Sender = mpsc::Sender<io::Result<Bytes>>;

/// Body of the file, written while it is being sent.
fn body(app: App, head: Head, format: Format, rows: impl Rows) -> Body {
    let (sender, receiver) = mpsc::channel(AHEAD);
    let export = head.name;
    let writing = async move {
        let written = match format {
            Format::Csv => csv::write(&app, head, rows, &sender).await,
            Format::Xlsx => xlsx::write(&app, head, rows, &sender).await,
        };
        if let Err(error) = written {
            tracing::error!(cause = chain(&error), export, "an export broke off");
            // No message is needed for a browser that has gone away.
            drop(sender.send(Err(io::Error::other("the export broke off"))).await);
        }
    };
    tokio::spawn(writing.in_current_span());
    let chunks = stream::unfold(receiver, async |mut receiver| Some((receiver.recv().await?, receiver)));
    Body::from_stream(chunks)
}

/// Reads the next batch; `None` at the end, or once nobody waits for the file.
async fn batch(app: &App, rows: &mut impl Rows, sender: &Sender) -> anyhow::Result<Option<Vec<Row>>> {
    if sender.is_closed() {
        return Ok(None);
    }
    let batch = rows.next(&mut app.db.read().await?).await?;
    Ok(Some(batch).filter(|batch| !batch.is_empty()))
}
