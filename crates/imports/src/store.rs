//! SQL of imports: sources, runs, staged rows and notes.
use plon_domain::import::{ImportKind, ImportStatus};

use super::model::{Accepted, ImportDistributor, Note};
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{ApiClientId, DistributorId, FileId, ImportId, ImportSourceId, OperatorId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

#[derive(Debug, sqlx::FromRow)]
pub struct SourceRow {
    pub id: ImportSourceId,
    #[sqlx(try_from = "String")]
    pub kind: ImportKind,
    pub name: String,
    pub distributor: Option<String>,
    pub format: Option<String>,
    pub mapping: Option<String>,
}

/// Sources of files that people upload.
pub async fn list_sources(db: &mut impl Read) -> sqlx::Result<Vec<SourceRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT s.id, s.kind, s.name, d.name AS distributor, s.format, s.mapping
           FROM import_sources s LEFT JOIN distributors d ON d.id = s.distributor_id
           WHERE s.api_client_id IS NULL
           ORDER BY s.name COLLATE "pl-x-icu", s.id"#).fetch_all(conn).await)
}

/// Source of files that people upload.
pub async fn find_source(db: &mut impl Read, id: ImportSourceId) -> sqlx::Result<Option<SourceRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.id, s.kind, s.name, d.name AS distributor, s.format, s.mapping
         FROM import_sources s LEFT JOIN distributors d ON d.id = s.distributor_id
         WHERE s.id = $1 AND s.api_client_id IS NULL")
        .bind(id).fetch_optional(conn).await)
}

pub async fn is_distributor(db: &mut impl Read, id: DistributorId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM distributors WHERE id = $1)")
        .bind(id).fetch_one(conn).await)
}

pub async fn list_distributors(db: &mut impl Read) -> sqlx::Result<Vec<ImportDistributor>> {
    on_db!(db, conn => sqlx::query_as(r#"SELECT id, name FROM distributors ORDER BY name COLLATE "pl-x-icu", id"#)
        .fetch_all(conn).await)
}

/// Inserts a source and returns its id; none when the kind already has one of that name.
pub async fn insert_source(
    tx: &mut Tx,
    kind: ImportKind,
    name: &str,
    distributor: Option<DistributorId>,
    now: Timestamp,
) -> sqlx::Result<Option<ImportSourceId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO import_sources (kind, name, distributor_id, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (kind, name) DO NOTHING RETURNING id")
        .bind(kind.as_str()).bind(name).bind(distributor).bind(now).fetch_optional(conn).await)
}

/// Renames a source; `false` when another source of its kind has that name.
pub async fn rename_source(tx: &mut Tx, id: ImportSourceId, name: &str) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE import_sources SET name = $2 WHERE id = $1 AND NOT EXISTS (
             SELECT 1 FROM import_sources o WHERE o.kind = import_sources.kind AND o.name = $2 AND o.id <> $1)")
        .bind(id).bind(name).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Stores the format and mapping of a source's files, for the next file.
pub async fn update_source_format(tx: &mut Tx, id: ImportSourceId, format: &str, mapping: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE import_sources SET format = $2, mapping = $3 WHERE id = $1")
        .bind(id).bind(format).bind(mapping).execute(conn).await.map(|_| ()))
}

/// File to be inserted into the list of imports.
pub struct NewImport<'a> {
    pub source: ImportSourceId,
    pub kind: ImportKind,
    pub file: FileId,
    pub format: &'a str,
    pub mapping: &'a str,
    pub head: &'a str,
    pub by: OperatorId,
    pub at: Timestamp,
    pub status: ImportStatus,
    /// Client of the API who pushed it.
    pub client: Option<ApiClientId>,
    /// True when a clean first reading is accepted without an operator.
    pub accepts_itself: bool,
}

pub async fn insert_import(tx: &mut Tx, new: &NewImport<'_>) -> sqlx::Result<ImportId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO imports (source_id, kind, file_id, status, format, mapping, head, figures, created_by, created_at,
                              api_client_id, accepts_itself)
         VALUES ($1, $2, $3, $4, $5, $6, $7, '{}', $8, $9, $10, $11) RETURNING id")
        .bind(new.source).bind(new.kind.as_str()).bind(new.file).bind(new.status.as_str()).bind(new.format)
        .bind(new.mapping).bind(new.head).bind(new.by).bind(new.at).bind(new.client).bind(new.accepts_itself)
        .fetch_one(conn).await)
}

#[derive(Debug, Clone, sqlx::FromRow)]
pub struct ImportRow {
    pub id: ImportId,
    pub source_id: ImportSourceId,
    pub source: String,
    pub distributor_id: Option<DistributorId>,
    #[sqlx(try_from = "String")]
    pub kind: ImportKind,
    pub file_key: String,
    pub file_name: String,
    pub media_type: String,
    #[sqlx(try_from = "String")]
    pub status: ImportStatus,
    pub format: String,
    pub mapping: String,
    pub head: String,
    pub error: Option<String>,
    pub rows_read: i64,
    pub rows_valid: i64,
    pub rows_faulty: i64,
    pub rows_skipped: i64,
    pub rows_mended: i64,
    pub rows_left_out: i64,
    pub rows_waiting: i64,
    pub edition: i64,
    pub stale: bool,
    pub groups: i64,
    pub preview: String,
    pub rows_posted: i64,
    pub posted_group: i64,
    pub posted_row: i64,
    pub figures: String,
    pub lease: i64,
    pub created_at: Timestamp,
    pub created_by: String,
    pub committed_id: Option<OperatorId>,
    pub committed_at: Option<Timestamp>,
    pub committed_by: Option<String>,
    pub finished_at: Option<Timestamp>,
    pub created_id: OperatorId,
    pub client_id: Option<ApiClientId>,
    /// Name of the client of the API who pushed it.
    pub client: Option<String>,
    pub accepts_itself: bool,
}

impl Keyed for ImportRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

impl ImportRow {
    /// Import and operator for posting; none before it was accepted.
    pub fn accepted(&self) -> Option<Accepted> {
        self.committed_id.map(|by| Accepted { id: self.id, by })
    }
}

/// Query of imports, as `ImportRow`.
pub fn select_imports() -> Select {
    Select::new(
        "i.id, i.source_id, s.name AS source, s.distributor_id, i.kind, f.key AS file_key, f.name AS file_name,
         f.media_type, i.status, i.format, i.mapping, i.head, i.error, i.rows_read, i.rows_valid, i.rows_faulty,
         i.rows_skipped, i.rows_mended, i.rows_left_out, i.rows_waiting, i.edition, i.stale, i.groups, i.preview, i.rows_posted, i.posted_group, i.posted_row, i.figures, i.lease,
         i.created_at, c.first_name || ' ' || c.last_name AS created_by, i.committed_by AS committed_id,
         i.committed_at, a.first_name || ' ' || a.last_name AS committed_by, i.finished_at,
         i.created_by AS created_id, i.api_client_id AS client_id, k.name AS client, i.accepts_itself",
        "imports i LEFT JOIN import_sources s ON s.id = i.source_id LEFT JOIN files f ON f.id = i.file_id
         LEFT JOIN operators c ON c.id = i.created_by LEFT JOIN operators a ON a.id = i.committed_by
         LEFT JOIN api_clients k ON k.id = i.api_client_id",
    )
    .ties_by("i.id")
}

/// Query of all imports, or of those with a status in the order of their index.
pub fn select_imports_in_state(status: Option<ImportStatus>) -> Select {
    match status {
        None => select_imports(),
        Some(status) => select_imports().filter("i.status = ?", status.as_str()),
    }
}

pub async fn find_import(db: &mut impl Read, id: ImportId) -> sqlx::Result<Option<ImportRow>> {
    Ok(select_imports().filter("i.id = ?", id.0).first(db, "i.id", 1).await?.pop())
}

/// Locks an import until the transaction ends; false when it does not exist.
pub async fn lock_import(tx: &mut Tx, id: ImportId) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("UPDATE imports SET lease = lease WHERE id = $1")
        .bind(id).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Starts a new reading of the rows with another mapping.
pub async fn start_reading(tx: &mut Tx, id: ImportId, format: &str, mapping: &str, head: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET status = 'reading', format = $2, mapping = $3, head = $4, error = NULL, rows_read = 0,
                rows_valid = 0, rows_faulty = 0, rows_skipped = 0, rows_mended = 0, rows_left_out = 0, rows_waiting = 0,
                stale = FALSE, edition = edition + 1, groups = 0, preview = '{}', lease_until = NULL,
                lease = lease + 1
         WHERE id = $1")
        .bind(id).bind(format).bind(mapping).bind(head).execute(conn).await.map(|_| ()))
}

pub async fn start_posting(tx: &mut Tx, id: ImportId, by: OperatorId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET status = 'posting', committed_by = $2, committed_at = $3, lease_until = NULL,
                lease = lease + 1
         WHERE id = $1").bind(id).bind(by).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn set_status(
    tx: &mut Tx,
    id: ImportId,
    status: ImportStatus,
    finished: Option<Timestamp>,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET status = $2, finished_at = $3, lease_until = NULL, lease = lease + 1 WHERE id = $1")
        .bind(id).bind(status.as_str()).bind(finished).execute(conn).await.map(|_| ()))
}

/// True when there is work for the worker.
pub async fn is_due(db: &mut impl Read, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM imports WHERE NOT swept AND status IN ('reading', 'posting', 'posted', 'cancelled')
                        AND (lease_until IS NULL OR lease_until <= $1))")
        .bind(now).fetch_one(conn).await)
}

/// Claims an import until `until`: first one that somebody waits for, then one to sweep.
/// SQLite's transaction is already the only writer; PostgreSQL skips rows locked by another process.
pub async fn claim_import(tx: &mut Tx, now: Timestamp, until: Timestamp) -> sqlx::Result<Option<ImportId>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_scalar(
                "UPDATE imports SET lease_until = $2, lease = lease + 1
                 WHERE id = (SELECT id FROM imports
                             WHERE NOT swept AND status IN ('reading', 'posting', 'posted', 'cancelled')
                               AND (lease_until IS NULL OR lease_until <= $1)
                             ORDER BY CASE WHEN status IN ('reading', 'posting') THEN 0 ELSE 1 END, id LIMIT 1)
                 RETURNING id",
            )
            .bind(now)
            .bind(until)
            .fetch_optional(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_scalar(
                "UPDATE imports SET lease_until = $2, lease = lease + 1
                 WHERE id = (SELECT id FROM imports
                             WHERE NOT swept AND status IN ('reading', 'posting', 'posted', 'cancelled')
                               AND (lease_until IS NULL OR lease_until <= $1)
                             ORDER BY CASE WHEN status IN ('reading', 'posting') THEN 0 ELSE 1 END, id LIMIT 1
                             FOR UPDATE SKIP LOCKED)
                 RETURNING id",
            )
            .bind(now)
            .bind(until)
            .fetch_optional(conn)
            .await
        }
    }
}

/// Extends the lease; `false` when another process has it or the import's status has changed.
pub async fn extend_lease(tx: &mut Tx, run: &ImportRow, until: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET lease_until = $3 WHERE id = $1 AND lease = $2 AND status = $4")
        .bind(run.id).bind(run.lease).bind(until).bind(run.status.as_str())
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Gives up the lease until `due`, and stores the reason for the operator.
pub async fn release_lease(tx: &mut Tx, run: &ImportRow, error: &str, due: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE imports SET lease_until = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(run.id).bind(run.lease).bind(due).bind(error).execute(conn).await.map(|_| ()))
}

/// Progress of reading.
#[derive(Debug, Clone, Copy, Default)]
pub struct Counts {
    pub read: i64,
    pub valid: i64,
    pub faulty: i64,
    /// Skipped by the kind.
    pub skipped: i64,
    /// Valid with corrected cells.
    pub mended: i64,
    /// Left out by an operator.
    pub left_out: i64,
    pub groups: i64,
}

/// Stores the progress of reading; `preview` are the figures that the valid rows would bring, as JSON.
pub async fn store_counts(tx: &mut Tx, id: ImportId, counts: Counts, preview: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET rows_read = $2, rows_valid = $3, rows_faulty = $4, rows_skipped = $5, groups = $6,
                preview = $7, rows_mended = $8, rows_left_out = $9 WHERE id = $1")
        .bind(id).bind(counts.read).bind(counts.valid).bind(counts.faulty).bind(counts.skipped).bind(counts.groups)
        .bind(preview).bind(counts.mended).bind(counts.left_out).execute(conn).await.map(|_| ()))
}

/// Ends reading; `error` when the file could not be read as a whole.
pub async fn end_reading(tx: &mut Tx, id: ImportId, error: Option<&str>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET status = 'previewed', error = $2, lease_until = NULL, lease = lease + 1 WHERE id = $1")
        .bind(id).bind(error).execute(conn).await.map(|_| ()))
}

/// Staged row.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct StagedRow {
    pub group_row: i64,
    pub row_number: i64,
    pub payload: String,
}

pub async fn insert_staged_rows(tx: &mut Tx, id: ImportId, rows: &[StagedRow]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO import_rows (import_id, group_row, row_number, payload) ", rows, |values, row| {
        values.push_bind(id).push_bind(row.group_row).push_bind(row.row_number).push_bind(row.payload.as_str());
    })
}

/// Rows after the last posted one, in the order of posting.
pub async fn list_staged_rows(db: &mut impl Read, run: &ImportRow, most: i64) -> sqlx::Result<Vec<StagedRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT group_row, row_number, payload FROM import_rows
         WHERE import_id = $1 AND (group_row, row_number) > ($2, $3) ORDER BY group_row, row_number LIMIT $4")
        .bind(run.id).bind(run.posted_group).bind(run.posted_row).bind(most).fetch_all(conn).await)
}

/// Moves the import past the rows that were posted in the same transaction.
pub async fn store_progress(tx: &mut Tx, run: &ImportRow) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET rows_posted = $2, posted_group = $3, posted_row = $4, figures = $5, error = NULL
         WHERE id = $1")
        .bind(run.id).bind(run.rows_posted).bind(run.posted_group).bind(run.posted_row).bind(&run.figures)
        .execute(conn).await.map(|_| ()))
}

pub async fn insert_notes(tx: &mut Tx, id: ImportId, notes: &[Note]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO import_notes (import_id, row_number, note, invoice) ", notes, |values, note| {
        values.push_bind(id).push_bind(note.row).push_bind(note.note.as_str()).push_bind(note.invoice.as_deref());
    })
}

/// Deletes up to `most` staged rows; returns their number.
pub async fn delete_staged_rows(tx: &mut Tx, id: ImportId, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM import_rows WHERE import_id = $1 AND (group_row, row_number) IN (
             SELECT group_row, row_number FROM import_rows WHERE import_id = $1
             ORDER BY group_row, row_number LIMIT $2)")
        .bind(id).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

pub async fn mark_swept(tx: &mut Tx, id: ImportId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE imports SET swept = TRUE, lease_until = NULL WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

#[derive(Debug, sqlx::FromRow)]
pub struct NoteRow {
    pub id: i64,
    pub row_number: i64,
    pub note: String,
    pub invoice: Option<String>,
}

impl Keyed for NoteRow {
    fn key(&self) -> i64 {
        self.id
    }
}

pub fn select_notes(id: ImportId) -> Select {
    Select::new("id, row_number, note, invoice", "import_notes").filter("import_id = ?", id.0)
}
