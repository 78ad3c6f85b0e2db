//! One import: its file's columns, its progress and its results.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::import::{ImportKind, ImportStatus};
use plon_domain::status::Color;
use serde::Serialize;
use utoipa::ToSchema;

use super::kinds::{ImportColumn, columns_of};
use super::model::MOST_CHANGES;
use super::store::{self, ImportRow};
use super::upload::{FileColumn, Head};
use super::{ImportFigure, ImportFormat, kinds, lines};
use crate::handler;
use plon_kernel::ids::{ImportId, ImportSourceId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::{DataResponse, Status};

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportDetails {
    id: ImportId,
    #[schema(schema_with = kinds)]
    kind: ImportKind,
    kind_label: &'static str,
    source_id: ImportSourceId,
    source: String,
    file_name: String,
    status: Status,
    can_be_cancelled: bool,
    /// True when it can be accepted: every row is valid or left out, and at least one is valid.
    can_be_committed: bool,
    /// Increases with each change of a row and each reading; to be sent on acceptance, for optimistic locking.
    edition: i64,
    /// True when rows were changed since the file was checked as a whole.
    is_stale: bool,
    /// True for a CSV; a sheet has no encoding and no separator.
    is_csv: bool,
    format: ImportFormat,
    /// Columns of the file.
    file_columns: Vec<FileColumn>,
    /// Columns of the kind.
    columns: Vec<ImportColumn>,
    /// Name of the file's column, by the key of the kind's.
    mapping: BTreeMap<String, String>,
    /// Reason why the file cannot be read as a whole, or why posting waits.
    error: Option<String>,
    counts: ImportCounts,
    /// Figures that the valid rows would bring.
    preview: Vec<ImportFigure>,
    /// Warning for the operator before accepting it.
    caution: &'static str,
    /// Figures of posting so far.
    figures: Vec<ImportFigure>,
    notes: i64,
    /// Number of corrected cells and rows left out.
    changes: i64,
    uploaded_at: Timestamp,
    uploaded_by: String,
    /// Client of the API who pushed it; `uploaded_by` answers for it.
    api_client: Option<String>,
    committed_at: Option<Timestamp>,
    committed_by: Option<String>,
    finished_at: Option<Timestamp>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportCounts {
    read: i64,
    valid: i64,
    faulty: i64,
    /// Rows skipped by the kind.
    skipped: i64,
    /// Valid rows with corrected cells.
    mended: i64,
    /// Rows left out by operators.
    left_out: i64,
    /// Rows changed since the file was checked, and valid on their own.
    waiting: i64,
    posted: i64,
}

fn parsed<T: serde::de::DeserializeOwned>(kept: &str) -> Result<T, ApiError> {
    Ok(serde_json::from_str(kept).map_err(anyhow::Error::new)?)
}

/// True when every row is valid or left out, at least one is valid, and none was changed since the check.
pub fn can_be_committed(row: &ImportRow) -> bool {
    let is_good = row.error.is_none() && row.rows_faulty == 0 && row.rows_valid > 0;
    row.status == ImportStatus::Previewed && is_good && !row.stale
}

/// Status as an operator reads it: a file that cannot be accepted is shown as one to correct.
pub fn status_label(row: &ImportRow) -> Status {
    let status = Status::from(row.status);
    match row.status == ImportStatus::Previewed && !can_be_committed(row) {
        true => Status { label: "Do poprawy", color: Color::Red.as_str(), ..status },
        false => status,
    }
}

impl ImportDetails {
    fn from_row(row: ImportRow, (notes, changes): (i64, i64)) -> Result<ImportDetails, ApiError> {
        let labels = handler::labels_of(row.kind);
        let sums: BTreeMap<String, i64> = parsed(&row.figures)?;
        let head: Head = parsed(&row.head)?;
        let brings: BTreeMap<String, i64> = parsed(&row.preview)?;
        let mut preview = vec![
            ImportFigure { label: labels.groups, value: row.groups },
            ImportFigure { label: "Poprawne wiersze", value: row.rows_valid },
        ];
        let changed =
            [(row.rows_mended, "Poprawione wiersze"), (row.rows_left_out, "Wiersze pominięte przez operatora")];
        let changed = changed.into_iter().filter(|(value, _)| *value > 0);
        preview.extend(changed.map(|(value, label)| ImportFigure { label, value }));
        preview.extend(labels.skipped.map(|label| ImportFigure { label, value: row.rows_skipped }));
        preview.extend(
            labels
                .preview
                .iter()
                .map(|(code, label)| ImportFigure { label, value: brings.get(*code).copied().unwrap_or_default() }),
        );
        let figure = |(code, label): &(&str, &'static str)| sums.get(*code).map(|&value| ImportFigure { label, value });
        Ok(ImportDetails {
            id: row.id,
            kind: row.kind,
            kind_label: row.kind.label(),
            status: status_label(&row),
            can_be_cancelled: row.status.can_be_cancelled(),
            can_be_committed: can_be_committed(&row),
            edition: row.edition,
            is_stale: row.stale,
            is_csv: row.media_type == super::rows::FileType::Csv.media_type(),
            format: parsed(&row.format)?,
            file_columns: head.columns,
            columns: columns_of(row.kind),
            mapping: parsed(&row.mapping)?,
            counts: ImportCounts {
                read: row.rows_read,
                valid: row.rows_valid,
                faulty: row.rows_faulty,
                skipped: row.rows_skipped,
                mended: row.rows_mended,
                left_out: row.rows_left_out,
                waiting: row.rows_waiting,
                posted: row.rows_posted,
            },
            preview,
            caution: labels.caution,
            figures: labels.figures.iter().filter_map(figure).collect(),
            notes,
            changes,
            source_id: row.source_id,
            source: row.source,
            file_name: row.file_name,
            error: row.error,
            uploaded_at: row.created_at,
            uploaded_by: row.created_by,
            api_client: row.client,
            committed_at: row.committed_at,
            committed_by: row.committed_by,
            finished_at: row.finished_at,
        })
    }
}

/// Shows an import.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}", tag = "imports",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<ImportDetails>)))]
pub async fn admin_show_import(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ImportId>,
) -> Result<Json<DataResponse<ImportDetails>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_import(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let notes = store::select_notes(id).count_capped(&mut db, 10_000).await?;
    let changes = lines::store::select_changes(id).count_capped(&mut db, MOST_CHANGES).await?;
    Ok(Json(DataResponse { data: ImportDetails::from_row(row, (notes, changes))? }))
}
