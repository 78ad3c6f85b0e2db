//! Databases of earlier releases, filled, are brought up to date, and every invariant holds in them.
use std::io::{Read as _, Write as _};
use std::path::Path;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use plon_kernel::db::{Db, On, OpenMode, Read as _};
use plon_kernel::schema::{Dialect, migrations_to, newest_version};
use plon_programme::{Source, generate};
use plon_server::verify::{self, Report};
use serde_json::Value;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use crate::support::{TestApp, empty_postgres};

/// Releases by the number of their last migration, each with its rows: a table to a line.
const RELEASES: [(i64, &[u8]); 1] = [(7, include_bytes!("../data/releases/0007.jsonl.gz"))];

/// A table of a release; bytes stand as PostgreSQL writes them, `\x00ff`.
#[derive(serde::Serialize, serde::Deserialize)]
struct Table {
    table: String,
    rows: Vec<serde_json::Map<String, Value>>,
}

fn tables(packed: &[u8]) -> Vec<Table> {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn a_filled_sqlite_database_of_each_release_is_brought_up_to_date() {
    for (release, packed) in RELEASES {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("plon.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true).foreign_keys(false);
        let mut conn = options.collation("pl-x-icu", Ord::cmp).connect().await.unwrap();
        migrations_to(release, Dialect::Sqlite).run(&mut conn).await.unwrap();
        for table in tables(packed) {
            fill_sqlite(&mut conn, &table).await;
        }
        conn.close().await.unwrap();
        // The indexes of names were made in another order than Polish.
        let db = Db::sqlite(&path, OpenMode::Existing).await.unwrap();
        let mut tx = db.begin().await.unwrap();
        if let On::Sqlite(conn) = tx.on() {
            conn.execute("REINDEX").await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_sound(&db, release).await;
    }
}

#[tokio::test]
async fn a_filled_postgresql_database_of_each_release_is_brought_up_to_date() {
    for (release, packed) in RELEASES {
        let Some(database) = empty_postgres().await else { return };
        let mut conn = PgConnection::connect(&database.url()).await.unwrap();
        migrations_to(release, Dialect::Postgres).run(&mut conn).await.unwrap();
        // Neither references nor the refusals of append-only tables hold while rows come in by the names of their
        // tables.
        conn.execute("SET session_replication_role = replica").await.unwrap();
        for table in tables(packed) {
            fill_postgres(&mut conn, &table).await;
        }
        conn.close().await.unwrap();
        assert_sound(&Db::postgres(&database.url(), 4, OpenMode::Existing).await.unwrap(), release).await;
    }
}

#[tokio::test]
async fn tables_of_another_version_are_refused_with_its_migration() {
    for (changed, migration) in [
        ("UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1", 1),
        ("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 7", 9999),
    ] {
        let app = TestApp::sqlite().await;
        let mut tx = app.db().begin().await.unwrap();
        if let On::Sqlite(conn) = tx.on() {
            conn.execute(changed).await.unwrap();
        }
        tx.commit().await.unwrap();
        let error = app.db().migrate().await.unwrap_err().to_string();
        assert_eq!(
            error,
            format!(
                "another version of Plon has made the tables (migration {migration}): start that one, or one that follows it"
            )
        );
    }
}

async fn assert_sound(db: &Db, release: i64) {
    assert_eq!(verify::find_schema_version(db).await.unwrap(), Some(newest_version()));
    let mut lines = Vec::new();
    let mut report = Report::new(|line| lines.push(line.to_owned()));
    verify::verify_database(db, &mut report).await.unwrap();
    drop(report);
    lines.retain(|line| line.starts_with("FAULT"));
    assert!(lines.is_empty(), "release {release}: {lines:#?}");
    let mut conn = db.read().await.unwrap();
    let participants: i64 = plon_kernel::on_db!(&mut conn, conn =>
        sqlx::query_scalar("SELECT count(*) FROM participants").fetch_one(conn).await)
    .unwrap();
    assert!(participants > 100, "release {release} is not filled");
}

async fn fill_sqlite(conn: &mut SqliteConnection, Table { table, rows }: &Table) {
    let Some(first) = rows.first() else { return };
    let bytes: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1) WHERE type = 'BLOB'")
        .bind(table)
        .fetch_all(&mut *conn)
        .await
        .unwrap();
    let value = |column: &String| {
        let value = format!("json_extract(value, '$.{column}')");
        if bytes.contains(column) { format!("unhex(substr({value}, 3))") } else { value }
    };
    let columns: Vec<&str> = first.keys().map(String::as_str).collect();
    let values: Vec<String> = first.keys().map(value).collect();
    // What a migration has put there gives way: append-only tables refuse to be emptied.
    let sql = format!(
        "INSERT OR REPLACE INTO {table} ({}) SELECT {} FROM json_each($1)",
        columns.join(", "),
        values.join(", ")
    );
    let rows = serde_json::to_string(rows).unwrap();
    sqlx::query(AssertSqlSafe(sql)).bind(rows).execute(conn).await.unwrap();
}

async fn fill_postgres(conn: &mut PgConnection, Table { table, rows }: &Table) {
    let Some(first) = rows.first() else { return };
    conn.execute(AssertSqlSafe(format!("DELETE FROM {table}"))).await.unwrap();
    let columns = first.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let sql = format!(
        "INSERT INTO {table} ({columns}) SELECT {columns} FROM json_populate_recordset(NULL::{table}, CAST($1 AS JSON))"
    );
    sqlx::query(AssertSqlSafe(sql)).bind(serde_json::to_string(rows).unwrap()).execute(&mut *conn).await.unwrap();
    let identity: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_name = $1 AND is_identity = 'YES')",
    )
    .bind(table)
    .fetch_one(&mut *conn)
    .await
    .unwrap();
    if identity {
        let sql = format!("SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table}))");
        conn.execute(AssertSqlSafe(sql)).await.unwrap();
    }
}

/// Writes the rows of the release that is about to be made: the sample programme with its history.
#[tokio::test]
#[ignore = "writes data for the test above, once for each release: see CONTRIBUTING.md"]
async fn write_release() {
    let app = TestApp::sqlite().await;
    generate(app.db(), &app.app.files, &Source::Embedded).await.unwrap().unwrap();
    let mut conn = app.db().read().await.unwrap();
    let On::Sqlite(conn) = conn.on() else { panic!("it is SQLite") };
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    for table in table_names(conn).await {
        let rows = rows_of_table(conn, &table).await;
        serde_json::to_writer(&mut packed, &Table { table, rows }).unwrap();
        packed.write_all(b"\n").unwrap();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/releases");
    std::fs::write(folder.join(format!("{:04}.jsonl.gz", newest_version())), packed.finish().unwrap()).unwrap();
}

async fn table_names(conn: &mut SqliteConnection) -> Vec<String> {
    let sql = "SELECT name FROM sqlite_schema
               WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_sqlx_migrations' ORDER BY name";
    sqlx::query_scalar(sql).fetch_all(conn).await.unwrap()
}

async fn rows_of_table(conn: &mut SqliteConnection, table: &str) -> Vec<serde_json::Map<String, Value>> {
    let pairs: String = sqlx::query_scalar(
        "SELECT group_concat('''' || name || ''', ' || CASE type
            WHEN 'BLOB' THEN 'CASE WHEN ' || name || ' IS NULL THEN NULL ELSE ''\\x'' || lower(hex(' || name || ')) END'
            ELSE name END, ', ')
         FROM pragma_table_info($1)",
    )
    .bind(table)
    .fetch_one(&mut *conn)
    .await
    .unwrap();
    let sql = format!("SELECT json_group_array(json_object({pairs})) FROM {table}");
    let rows: String = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(conn).await.unwrap();
    serde_json::from_str(&rows).unwrap()
}
