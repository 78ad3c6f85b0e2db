//! SQLite's write-ahead log stays short, and a reader outside the server that holds it back is noticed.
use plon_kernel::checkpoint::{self, Checkpoint};
use plon_kernel::db::{On, Read};
use plon_platform::alarms::{self, AlarmKind};
use plon_server::checkpoint::Watch;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use crate::support::TestApp;

async fn outside(app: &TestApp) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(app.database_file());
    SqliteConnection::connect_with(&options).await.unwrap()
}

async fn read(conn: &mut SqliteConnection) {
    sqlx::query("SELECT count(*) FROM settings").execute(conn).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_grown_log_is_truncated_unless_a_reader_outside_holds_it_back() {
    let app = TestApp::sqlite().await;
    let mut reader = outside(&app).await;
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    read(&mut reader).await;
    app.participant().await;
    let grown = checkpoint::log_size(app.db());
    assert!(grown > 0);
    assert_eq!(checkpoint::run_if_over(app.db(), grown).await.unwrap(), None, "it is not over the limit");
    assert_eq!(checkpoint::run_if_over(app.db(), 0).await.unwrap(), Some(Checkpoint::HeldBack));
    app.participant_numbered(1).await;
    sqlx::query("ROLLBACK").execute(&mut reader).await.unwrap();
    assert_eq!(checkpoint::run_if_over(app.db(), 0).await.unwrap(), Some(Checkpoint::Done));
    assert_eq!(checkpoint::log_size(app.db()), 0);
    assert_eq!(app.count("SELECT count(*) FROM participants").await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_left_of_the_log_after_a_checkpoint_is_bounded() {
    let app = TestApp::sqlite().await;
    let mut tx = app.db().begin().await.unwrap();
    let On::Sqlite(conn) = tx.on() else { panic!("it is SQLite") };
    let limit: i64 = sqlx::query_scalar("PRAGMA journal_size_limit").fetch_one(conn).await.unwrap();
    assert_eq!(u64::try_from(limit).unwrap(), checkpoint::LIMIT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_leaves_no_log_beside_a_connection_that_rests() {
    let app = TestApp::sqlite().await;
    let mut resting = outside(&app).await;
    read(&mut resting).await;
    app.participant().await;
    app.db().close().await;
    assert_eq!(checkpoint::log_size(app.db()), 0);
}

/// Whether administrators are told of a log that is held back.
async fn is_told(app: &TestApp) -> bool {
    let standing = alarms::list_raised(&mut app.db().read().await.unwrap()).await.unwrap();
    standing.iter().any(|alarm| alarm.kind == AlarmKind::LogHeldBack)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_is_held_back_for_long_is_told_until_its_reader_ends() {
    let app = TestApp::sqlite().await;
    let mut reader = outside(&app).await;
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    read(&mut reader).await;
    app.participant().await;
    let mut watch = Watch::default();
    for told in [false, false, true, true] {
        watch.look(&app.app, 0).await.unwrap();
        assert_eq!(is_told(&app).await, told);
    }
    sqlx::query("ROLLBACK").execute(&mut reader).await.unwrap();
    Watch::default().look(&app.app, 0).await.unwrap();
    assert!(!is_told(&app).await, "a process that has just started takes it away too");
}
