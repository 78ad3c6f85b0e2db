//! Group commit of SQLite, through the calls that features use.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::pin::pin;

use futures_util::poll;
use tempfile::TempDir;

use plon_kernel::db::{Db, OpenMode, Tx};
use plon_kernel::on_db;

/// File with two tables; a `reply` must have its `entry` when the transaction commits.
const TABLES: &str = "CREATE TABLE entries (id INTEGER PRIMARY KEY);
    CREATE TABLE replies (entry INTEGER REFERENCES entries (id) DEFERRABLE INITIALLY DEFERRED)";

async fn open() -> (TempDir, Db) {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::connect_sqlite(&folder.path().join("plon.db"), OpenMode::Create).await.unwrap();
    let Db::Sqlite { writer, .. } = &db else { unreachable!() };
    sqlx::raw_sql(TABLES).execute(writer.pool()).await.unwrap();
    (folder, db)
}

async fn write(tx: &mut Tx, id: i64) {
    run(tx, &format!("INSERT INTO entries (id) VALUES ({id})")).await.unwrap();
}

async fn run(tx: &mut Tx, sql: &str) -> sqlx::Result<()> {
    let sql = sqlx::AssertSqlSafe(sql.to_owned());
    on_db!(tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ()))
}

/// Entries that readers see.
async fn entries(db: &Db) -> Vec<i64> {
    let mut conn = db.read().await.unwrap();
    on_db!(&mut conn, conn => sqlx::query_scalar("SELECT id FROM entries ORDER BY id").fetch_all(conn).await).unwrap()
}

/// Begins a member, writes an entry, commits it, and gives the next member, which waited for the turn.
macro_rules! commit_before {
    ($db:expr, $id:expr) => {{
        let mut first = $db.begin().await.unwrap();
        write(&mut first, $id).await;
        let mut next = Box::pin($db.begin());
        assert!(poll!(&mut next).is_pending());
        let commit = tokio::spawn(first.commit());
        (commit, next.await.unwrap())
    }};
}

#[tokio::test]
async fn who_waits_for_the_turn_shares_the_flush() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    write(&mut second, 2).await;
    assert!(!first.is_finished(), "nothing is acknowledged before its flush");
    assert_eq!(entries(&db).await, Vec::<i64>::new());
    second.commit().await.unwrap();
    first.await.unwrap().unwrap();
    assert_eq!(entries(&db).await, [1, 2]);
}

#[tokio::test]
async fn who_is_rolled_back_leaves_the_others_alone() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    write(&mut second, 2).await;
    let mut third = Box::pin(db.begin());
    assert!(poll!(&mut third).is_pending());
    drop(second);
    let mut third = third.await.unwrap();
    write(&mut third, 3).await;
    third.commit().await.unwrap();
    first.await.unwrap().unwrap();
    assert_eq!(entries(&db).await, [1, 3]);
}

#[tokio::test]
async fn the_last_one_is_rolled_back_before_the_flush() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    write(&mut second, 2).await;
    drop(second);
    first.await.unwrap().unwrap();
    assert_eq!(entries(&db).await, [1]);
}

#[tokio::test]
async fn a_group_without_a_commit_leaves_nothing() {
    let (_folder, db) = open().await;
    let mut first = db.begin().await.unwrap();
    write(&mut first, 1).await;
    drop(first);
    db.begin().await.unwrap().commit().await.unwrap();
    assert_eq!(entries(&db).await, Vec::<i64>::new());
}

#[tokio::test]
async fn a_commit_that_fails_is_told_to_the_whole_group() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    run(&mut second, "INSERT INTO replies (entry) VALUES (7)").await.unwrap();
    let second = second.commit().await.unwrap_err();
    let first = first.await.unwrap().unwrap_err();
    assert_eq!(first.as_database_error().unwrap().code().as_deref(), Some("787"), "{first}");
    assert_eq!(first.to_string(), second.to_string());
    assert_eq!(entries(&db).await, Vec::<i64>::new());
    let (next, last) = commit_before!(db, 4);
    last.commit().await.unwrap();
    next.await.unwrap().unwrap();
    assert_eq!(entries(&db).await, [4]);
}

#[tokio::test]
async fn a_group_that_sqlite_rolls_back_is_told_to_all_of_it_and_to_nobody_else() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    assert!(run(&mut second, "INSERT OR ROLLBACK INTO entries (id) VALUES (1)").await.is_err());
    let mut third = Box::pin(db.begin());
    assert!(poll!(&mut third).is_pending());
    drop(second);
    let mut third = third.await.unwrap();
    write(&mut third, 3).await;
    third.commit().await.unwrap();
    let first = first.await.unwrap().unwrap_err();
    assert_eq!(first.as_database_error().unwrap().code().as_deref(), Some("516"), "{first}");
    assert_eq!(entries(&db).await, [3]);
}

#[tokio::test]
async fn the_last_ones_rollback_is_told_to_the_group_when_sqlite_was_first() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    assert!(run(&mut second, "INSERT OR ROLLBACK INTO entries (id) VALUES (1)").await.is_err());
    drop(second);
    let first = first.await.unwrap().unwrap_err();
    assert_eq!(first.as_database_error().unwrap().code().as_deref(), Some("516"), "{first}");
    assert_eq!(entries(&db).await, Vec::<i64>::new());
    db.begin().await.unwrap().commit().await.unwrap();
}

#[tokio::test]
async fn whoever_gives_up_after_one_who_was_rolled_back_brings_nothing_back() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    write(&mut second, 2).await;
    let mut third = Box::pin(db.begin());
    assert!(poll!(&mut third).is_pending());
    drop(second);
    assert!(poll!(&mut third).is_pending());
    drop(third);
    first.await.unwrap().unwrap();
    assert_eq!(entries(&db).await, [1]);
}

#[tokio::test]
async fn whoever_gives_up_waiting_for_the_flush_has_written() {
    let (_folder, db) = open().await;
    let mut first = db.begin().await.unwrap();
    write(&mut first, 1).await;
    let mut next = Box::pin(db.begin());
    assert!(poll!(&mut next).is_pending());
    {
        let mut commit = pin!(first.commit());
        assert!(poll!(&mut commit).is_pending());
    }
    next.await.unwrap().commit().await.unwrap();
    assert_eq!(entries(&db).await, [1]);
}

#[tokio::test]
async fn whoever_gives_up_at_the_turn_takes_nothing_from_the_group() {
    let (_folder, db) = open().await;
    let (first, mut second) = commit_before!(db, 1);
    write(&mut second, 2).await;
    let mut third = Box::pin(db.begin());
    assert!(poll!(&mut third).is_pending());
    let mut second = Box::pin(second.commit());
    assert!(poll!(&mut second).is_pending());
    // Its savepoint is under way.
    assert!(poll!(&mut third).is_pending());
    drop(third);
    second.await.unwrap();
    first.await.unwrap().unwrap();
    assert_eq!(entries(&db).await, [1, 2]);
}
