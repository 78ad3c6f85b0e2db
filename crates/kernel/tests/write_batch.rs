//! Batches of writes on SQLite; the orders' tests send theirs to both databases.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use tempfile::TempDir;

use plon_kernel::db::{Db, OpenMode};
use plon_kernel::on_db;
use plon_kernel::write_batch::{Write, WriteBatch};

async fn open() -> (TempDir, Db) {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::connect_sqlite(&folder.path().join("plon.db"), OpenMode::Create).await.unwrap();
    let Db::Sqlite { writer, .. } = &db else { unreachable!() };
    let table = "CREATE TABLE entries (id INTEGER PRIMARY KEY, name TEXT NOT NULL, points INTEGER NOT NULL)";
    sqlx::raw_sql(table).execute(writer.pool()).await.unwrap();
    (folder, db)
}

fn insert(id: i64, name: &str, points: i64) -> Write {
    Write::new("INSERT INTO entries (id, name, points) VALUES ($1, $2, $3)").bind(id).bind(name).bind(points)
}

async fn entries(db: &Db) -> Vec<(i64, String, i64)> {
    let mut conn = db.read().await.unwrap();
    let select = "SELECT id, name, points FROM entries ORDER BY id";
    on_db!(&mut conn, conn => sqlx::query_as(select).fetch_all(conn).await).unwrap()
}

#[tokio::test]
async fn writes_run_in_their_order_each_with_its_own_values() {
    let (_folder, db) = open().await;
    let mut tx = db.begin().await.unwrap();
    let mut batch = WriteBatch::default();
    batch.push(insert(1, "pierwszy; $1", 10));
    batch.push(insert(2, "drugi", 20));
    // A value may stand in several places, in any order.
    let update = "UPDATE entries SET points = points + CASE WHEN name = $2 THEN -$1 ELSE $1 END WHERE id IN ($3, $4)";
    batch.push(Write::new(update).bind(5).bind("drugi").bind(1).bind(2));
    batch.run(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(entries(&db).await, [(1, "pierwszy; $1".to_owned(), 15), (2, "drugi".to_owned(), 15)]);
}

#[tokio::test]
async fn a_refused_write_refuses_the_batch() {
    let (_folder, db) = open().await;
    let mut tx = db.begin().await.unwrap();
    let mut batch = WriteBatch::default();
    batch.push(insert(1, "pierwszy", 10));
    batch.push(insert(1, "drugi", 20));
    assert!(batch.run(&mut tx).await.is_err());
    drop(tx);
    assert_eq!(entries(&db).await, []);
}

#[tokio::test]
async fn an_empty_batch_sends_nothing() {
    let (_folder, db) = open().await;
    let mut tx = db.begin().await.unwrap();
    WriteBatch::default().run(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(entries(&db).await, []);
}
