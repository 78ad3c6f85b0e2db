//! SQL of the verification: the engines' own checks, and the rows of files.
use futures_util::TryStreamExt;
use sqlx::{PgConnection, SqliteConnection};

use super::Report;
use plon_kernel::db::Read;
use plon_kernel::ids::FileId;
use plon_kernel::on_db;
use plon_platform::files::StoredFile;

/// Reads every page, index and constraint; reports one sentence for each of the first hundred errors.
pub async fn check_sqlite_integrity(conn: &mut SqliteConnection, report: &mut Report<'_>) -> sqlx::Result<()> {
    let mut rows = sqlx::query_scalar::<_, String>("SELECT * FROM pragma_integrity_check").fetch(conn);
    while let Some(about) = rows.try_next().await? {
        if about != "ok" {
            report.report_error(&about);
        }
    }
    Ok(())
}

pub async fn check_sqlite_references(conn: &mut SqliteConnection, report: &mut Report<'_>) -> sqlx::Result<()> {
    let mut rows = sqlx::query_scalar::<_, String>(
        "SELECT \"table\" || ', row ' || coalesce(rowid, '?') || ': there is no such row of ' || parent
         FROM pragma_foreign_key_check",
    )
    .fetch(conn);
    while let Some(about) = rows.try_next().await? {
        report.report_error(&about);
    }
    Ok(())
}

/// A table or an index of PostgreSQL.
#[derive(sqlx::FromRow)]
struct Relation {
    oid: sqlx::postgres::types::Oid,
    name: String,
    is_index: bool,
}

/// Reads every table and, with amcheck, checks each index against its table.
pub async fn check_postgres_relations(conn: &mut PgConnection, report: &mut Report<'_>) -> sqlx::Result<()> {
    let has_amcheck: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'amcheck')
            AND (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)",
    )
    .fetch_one(&mut *conn)
    .await?;
    if !has_amcheck {
        report.note("amcheck is not installed or not allowed: tables are read whole, indexes are not compared");
    }
    let relations: Vec<Relation> = sqlx::query_as(
        "SELECT c.oid, CAST(c.relname AS TEXT) AS name, c.relkind = 'i' AS is_index FROM pg_class c
         LEFT JOIN pg_am a ON a.oid = c.relam
         WHERE c.relnamespace = current_schema()::regnamespace AND (c.relkind = 'r' OR (c.relkind = 'i' AND a.amname = 'btree'))
         ORDER BY c.relkind DESC, c.relname",
    )
    .fetch_all(&mut *conn)
    .await?;
    for relation in relations.iter().filter(|relation| has_amcheck || !relation.is_index) {
        if let Err(error) = check_postgres_relation(conn, relation, has_amcheck, report).await {
            report.report_error(&format!("{}: {error}", relation.name));
        }
    }
    Ok(())
}

async fn check_postgres_relation(
    conn: &mut PgConnection,
    relation: &Relation,
    has_amcheck: bool,
    report: &mut Report<'_>,
) -> sqlx::Result<()> {
    if relation.is_index {
        return sqlx::query("SELECT bt_index_check($1, TRUE)").bind(relation.oid).execute(conn).await.map(|_| ());
    }
    // Reads every row as text, so that values stored out of line (TOAST) are fetched too.
    sqlx::query(
        "SELECT query_to_xml(format('SELECT sum(length(CAST(t AS TEXT))) FROM %s t', $1::regclass), TRUE, TRUE, '')",
    )
    .bind(relation.oid)
    .execute(&mut *conn)
    .await?;
    if has_amcheck {
        let mut errors = sqlx::query_scalar::<_, String>(
            "SELECT 'block ' || coalesce(CAST(blkno AS TEXT), '?') || ': ' || msg FROM verify_heapam($1)",
        )
        .bind(relation.oid)
        .fetch(conn);
        while let Some(about) = errors.try_next().await? {
            report.report_error(&format!("{}, {about}", relation.name));
        }
    }
    Ok(())
}

/// Finds dangling foreign keys of one column: PostgreSQL checks a foreign key only when it is written.
pub async fn check_postgres_references(conn: &mut PgConnection, report: &mut Report<'_>) -> sqlx::Result<()> {
    let mut rows = sqlx::query_scalar::<_, String>(
        "SELECT 'the constraint ' || conname || ' of ' || conrelid::regclass || ': ' || found.rows || ' rows'
         FROM pg_constraint c
         JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
         JOIN pg_attribute r ON r.attrelid = c.confrelid AND r.attnum = c.confkey[1]
         CROSS JOIN LATERAL (SELECT substring(CAST(query_to_xml(format(
            'SELECT count(*) AS n FROM %s c WHERE c.%I IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s p WHERE p.%I = c.%I)',
            c.conrelid::regclass, a.attname, c.confrelid::regclass, r.attname, a.attname), TRUE, TRUE, '') AS TEXT)
            FROM '<n>([0-9]+)</n>') AS rows) AS found
         WHERE c.contype = 'f' AND cardinality(c.conkey) = 1
            AND c.connamespace = current_schema()::regnamespace AND found.rows <> '0'",
    )
    .fetch(conn);
    while let Some(about) = rows.try_next().await? {
        report.report_error(&about);
    }
    Ok(())
}

/// The next 500 files after `last`.
pub async fn list_files_after(db: &mut impl Read, last: i64) -> sqlx::Result<Vec<StoredFile>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, key, participant_id, name, media_type, size, sha256 FROM files WHERE id > $1 ORDER BY id LIMIT 500")
        .bind(last).fetch_all(conn).await)
}

pub async fn file_exists(db: &mut impl Read, id: FileId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM files WHERE id = $1)")
        .bind(id).fetch_one(conn).await)
}

pub async fn find_schema_version(db: &mut impl Read) -> sqlx::Result<Option<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
        .fetch_one(conn).await)
}
