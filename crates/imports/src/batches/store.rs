//! SQL of the batches of API clients.
use plon_domain::import::{ImportKind, RowOutcome};
use plon_domain::invoice::LineStatus;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ApiClientId, DistributorId, ImportId, ImportSourceId};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

use super::super::model::RowResult;

/// Source that people bring files of one kind for.
#[derive(Debug, sqlx::FromRow)]
pub struct SourceOfFiles {
    pub name: String,
    pub distributor: Option<DistributorId>,
}

pub async fn find_source_of_files(
    db: &mut impl Read,
    id: ImportSourceId,
    kind: ImportKind,
) -> sqlx::Result<Option<SourceOfFiles>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT name, distributor_id AS distributor FROM import_sources
         WHERE id = $1 AND kind = $2 AND api_client_id IS NULL")
        .bind(id).bind(kind.as_str()).fetch_optional(conn).await)
}

/// Source of a client's batches.
pub async fn find_source_of_client(
    db: &mut impl Read,
    client: ApiClientId,
    kind: ImportKind,
) -> sqlx::Result<Option<(ImportSourceId, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, name FROM import_sources WHERE api_client_id = $1 AND kind = $2")
        .bind(client).bind(kind.as_str()).fetch_optional(conn).await)
}

/// Inserts the source of a client's batches; none when another has the name, or this client has one meanwhile.
pub async fn insert_source_of_client(
    tx: &mut Tx,
    (client, kind): (ApiClientId, ImportKind),
    name: &str,
    distributor: Option<DistributorId>,
    now: Timestamp,
) -> sqlx::Result<Option<ImportSourceId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO import_sources (kind, name, distributor_id, created_at, api_client_id)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id")
        .bind(kind.as_str()).bind(name).bind(distributor).bind(now).bind(client).fetch_optional(conn).await)
}

/// Number of a client's batches that are not over.
pub async fn count_open(db: &mut impl Read, client: ApiClientId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM imports
         WHERE api_client_id = $1 AND status IN ('uploaded', 'reading', 'previewed', 'posting')")
        .bind(client).fetch_one(conn).await)
}

pub async fn insert_results(tx: &mut Tx, id: ImportId, results: &[RowResult]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO import_results (import_id, row_number, outcome, invoice_id, position) ",
        results,
        |row, result| row
            .push_bind(id)
            .push_bind(result.row)
            .push_bind(result.outcome.as_str())
            .push_bind(result.invoice)
            .push_bind(result.position)
    )
}

/// Inserts the rows that an operator has left out.
pub async fn insert_left_out(tx: &mut Tx, id: ImportId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO import_results (import_id, row_number, outcome)
         SELECT import_id, row_number, 'left_out' FROM import_lines WHERE import_id = $1 AND state = 'left_out'
         ON CONFLICT DO NOTHING")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Outcome of a row, with its invoice's line as it stands now.
#[derive(Debug, sqlx::FromRow)]
pub struct ResultRow {
    pub row_number: i64,
    #[sqlx(try_from = "String")]
    pub outcome: RowOutcome,
    /// Public id.
    pub invoice: Option<String>,
    status: Option<String>,
    pub reason: Option<String>,
    pub points: Option<i64>,
}

impl ResultRow {
    /// Status of its line; none where it has no line, or has none any more.
    ///
    /// # Errors
    /// When the stored code is of no list.
    pub fn line_status(&self) -> anyhow::Result<Option<LineStatus>> {
        Ok(self.status.as_deref().map(LineStatus::try_from).transpose()?)
    }
}

/// Lists the outcomes of the rows in a range.
pub async fn list_results_between(
    db: &mut impl Read,
    id: ImportId,
    first: i64,
    last: i64,
) -> sqlx::Result<Vec<ResultRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.row_number, r.outcome, i.public_id AS invoice, l.status, l.reason, l.points
         FROM import_results r
         LEFT JOIN invoices i ON i.id = r.invoice_id
         LEFT JOIN invoice_lines l ON l.invoice_id = r.invoice_id AND l.position = r.position
         WHERE r.import_id = $1 AND r.row_number >= $2 AND r.row_number <= $3 ORDER BY r.row_number")
        .bind(id).bind(first).bind(last).fetch_all(conn).await)
}

/// States of the staged rows in a range.
pub async fn list_states_between(
    db: &mut impl Read,
    id: ImportId,
    first: i64,
    last: i64,
) -> sqlx::Result<Vec<(i64, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT row_number, state FROM import_lines
         WHERE import_id = $1 AND row_number >= $2 AND row_number <= $3 ORDER BY row_number")
        .bind(id).bind(first).bind(last).fetch_all(conn).await)
}
