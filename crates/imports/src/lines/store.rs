//! SQL of the rows of a file, their errors, and operators' changes to them.
use plon_domain::import::RowState;

use super::model::Line;
use crate::model::CellError;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, ImportId, OperatorId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

#[derive(Debug, sqlx::FromRow)]
pub struct LineRow {
    pub row_number: i64,
    #[sqlx(try_from = "String")]
    pub state: RowState,
    pub version: i64,
    pub cells: String,
}

impl Keyed for LineRow {
    fn key(&self) -> i64 {
        self.row_number
    }
}

/// Stores rows as they were read in the edition `version`.
pub async fn insert_lines(tx: &mut Tx, id: ImportId, version: i64, lines: &[Line]) -> anyhow::Result<()> {
    let mut rows = Vec::with_capacity(lines.len());
    for line in lines {
        rows.push((line.number, line.state, serde_json::to_string(&line.cells)?));
    }
    let kept: sqlx::Result<()> = insert_all!(
        tx,
        "INSERT INTO import_lines (import_id, row_number, state, version, cells) ",
        rows,
        |values, row| {
            let (number, state, cells) = row;
            values.push_bind(id).push_bind(*number).push_bind(state.as_str()).push_bind(version);
            values.push_bind(cells.as_str());
        }
    );
    Ok(kept?)
}

pub async fn find_line(db: &mut impl Read, id: ImportId, row: i64) -> sqlx::Result<Option<LineRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT row_number, state, version, cells FROM import_lines WHERE import_id = $1 AND row_number = $2")
        .bind(id).bind(row).fetch_optional(conn).await)
}

/// Query of the rows of an import, as `LineRow`, in the order of the file.
pub fn select_lines(id: ImportId, state: Option<RowState>) -> Select {
    Select::new("row_number, state, version, cells", "import_lines")
        .ties_by("row_number")
        .filter("import_id = ?", id.0)
        .filter_if("state = ?", state.map(RowState::as_str))
}

/// Changes the state of a row in the edition `version`.
pub async fn set_row_state(tx: &mut Tx, id: ImportId, row: i64, state: RowState, version: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE import_lines SET state = $3, version = $4 WHERE import_id = $1 AND row_number = $2")
        .bind(id).bind(row).bind(state.as_str()).bind(version).execute(conn).await.map(|_| ()))
}

/// Starts the import's next edition, which must be checked as a whole again.
pub async fn start_next_edition(tx: &mut Tx, id: ImportId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET edition = edition + 1, stale = TRUE,
                rows_faulty = (SELECT count(*) FROM import_lines WHERE import_id = $1 AND state = 'faulty'),
                rows_left_out = (SELECT count(*) FROM import_lines WHERE import_id = $1 AND state = 'left_out'),
                rows_waiting = (SELECT count(*) FROM import_lines WHERE import_id = $1 AND state = 'waiting')
         WHERE id = $1").bind(id).execute(conn).await.map(|_| ()))
}

/// Deletes up to `most` stored rows; returns their number.
pub async fn delete_lines(tx: &mut Tx, id: ImportId, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM import_lines WHERE import_id = $1 AND row_number IN (
             SELECT row_number FROM import_lines WHERE import_id = $1 ORDER BY row_number LIMIT $2)")
        .bind(id).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

/// Error of a row.
#[derive(Debug)]
pub struct NewError {
    pub row: i64,
    pub place: i64,
    pub error: CellError,
}

impl NewError {
    /// Errors of a row in their order.
    pub fn all(row: i64, errors: Vec<CellError>) -> impl Iterator<Item = NewError> {
        errors.into_iter().zip(0..).map(move |(error, place)| NewError { row, place, error })
    }
}

pub async fn insert_errors(tx: &mut Tx, id: ImportId, errors: &[NewError]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO import_errors (import_id, row_number, place, column_name, value, reason, unnamed) ",
        errors,
        |values, found| {
            values
                .push_bind(id)
                .push_bind(found.row)
                .push_bind(found.place)
                .push_bind(found.error.column.as_str())
                .push_bind(found.error.value.as_str())
                .push_bind(found.error.reason.as_str())
                .push_bind(found.error.unnamed);
        }
    )
}

/// Deletes the errors of a row.
pub async fn delete_errors_of_row(tx: &mut Tx, id: ImportId, row: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM import_errors WHERE import_id = $1 AND row_number = $2")
        .bind(id).bind(row).execute(conn).await.map(|_| ()))
}

/// Deletes up to `most` errors of an earlier reading; returns their number.
pub async fn delete_errors(tx: &mut Tx, id: ImportId, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM import_errors WHERE import_id = $1 AND (row_number, place) IN (
             SELECT row_number, place FROM import_errors WHERE import_id = $1 ORDER BY row_number, place LIMIT $2)")
        .bind(id).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

#[derive(Debug, sqlx::FromRow)]
pub struct ErrorRow {
    pub row_number: i64,
    pub column_name: String,
    pub value: String,
    pub reason: String,
    pub unnamed: bool,
}

/// Query of the errors of an import, as `ErrorRow`, in the order of the file.
pub fn select_errors(id: ImportId) -> Select {
    Select::new("row_number, column_name, value, reason, unnamed", "import_errors")
        .ties_by("place")
        .filter("import_id = ?", id.0)
}

/// Errors of the rows from one to another.
pub async fn list_errors_between(
    db: &mut impl Read,
    id: ImportId,
    (first, last): (i64, i64),
) -> sqlx::Result<Vec<ErrorRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT row_number, column_name, value, reason, unnamed FROM import_errors
         WHERE import_id = $1 AND row_number BETWEEN $2 AND $3 ORDER BY row_number, place")
        .bind(id).bind(first).bind(last).fetch_all(conn).await)
}

/// Cell corrected by an operator, or row left out by one.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct ChangedCell {
    pub row_number: i64,
    /// Empty when the row is left out.
    pub column_key: String,
    pub original: String,
    pub value: String,
    pub changed_by: String,
    pub changed_at: Timestamp,
}

/// Query of the changes to an import, as `ChangedCell`, in the order of the file.
pub fn select_changes(id: ImportId) -> Select {
    Select::new(
        "c.row_number, c.column_key, c.original, c.value, o.first_name || ' ' || o.last_name AS changed_by,
         c.changed_at",
        "import_changes c JOIN operators o ON o.id = c.changed_by",
    )
    .ties_by("c.column_key")
    .filter("c.import_id = ?", id.0)
}

/// Changes to the rows from one to another.
pub async fn list_changes_between(
    db: &mut impl Read,
    id: ImportId,
    (first, last): (i64, i64),
) -> sqlx::Result<Vec<ChangedCell>> {
    let most = crate::model::MOST_CHANGES;
    select_changes(id)
        .filter("c.row_number >= ?", first)
        .filter("c.row_number <= ?", last)
        .first(db, "c.row_number", most)
        .await
}

/// Change to be stored.
pub struct NewChange<'a> {
    pub row: i64,
    pub column: &'a str,
    pub original: &'a str,
    pub value: &'a str,
    pub by: OperatorId,
    pub at: Timestamp,
}

pub async fn put_change(tx: &mut Tx, id: ImportId, new: &NewChange<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO import_changes (import_id, row_number, column_key, original, value, changed_by, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (import_id, row_number, column_key) DO UPDATE SET
            original = excluded.original, value = excluded.value, changed_by = excluded.changed_by,
            changed_at = excluded.changed_at")
        .bind(id).bind(new.row).bind(new.column).bind(new.original).bind(new.value).bind(new.by).bind(new.at)
        .execute(conn).await.map(|_| ()))
}

/// Deletes a change.
pub async fn delete_change(tx: &mut Tx, id: ImportId, row: i64, column: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM import_changes WHERE import_id = $1 AND row_number = $2 AND column_key = $3")
        .bind(id).bind(row).bind(column).execute(conn).await.map(|_| ()))
}

/// Distributor with this NIP.
pub async fn find_distributor(db: &mut impl Read, nip: &str) -> sqlx::Result<Option<DistributorId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM distributors WHERE nip = $1")
        .bind(nip).fetch_optional(conn).await)
}
