//! A database is copied into one of the other kind and back: the same rows, the same next numbers, the same chains.
use std::path::Path;
use std::process::{Command, Output};

use plon_kernel::db::{Db, OpenMode};
use plon_kernel::on_db;
use plon_programme::{Source, generate};
use plon_server::chain::Sealer;
use plon_server::copying::{Target, copy_database};
use plon_server::start;
use tempfile::TempDir;

use crate::given::storage::{storage, storage_of};
use crate::support::{Database, TestApp, empty_postgres, has_postgres, rows_of};

fn plon(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plon")).args(arguments).env_clear().output().unwrap()
}

fn sentence(output: &Output) -> String {
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).trim_end().to_owned()
}

fn sqlite_target(folder: &TempDir) -> (String, Target) {
    let path = folder.path().join("plon.db").display().to_string();
    (path.clone(), format!("sqlite:{path}").parse().unwrap())
}

async fn number(db: &Db, sql: &'static str) -> i64 {
    let mut conn = db.read().await.unwrap();
    on_db!(&mut conn, conn => sqlx::query_scalar(sql).fetch_one(conn).await).unwrap()
}

async fn run(app: &TestApp, sql: &'static str) {
    let mut tx = app.db().begin().await.unwrap();
    on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    tx.commit().await.unwrap();
}

/// A portal of the sample programme, with what the databases store differently: empty bytes, line ends, signs.
async fn filled() -> TestApp {
    let app = TestApp::sqlite().await;
    generate(app.db(), &app.app.files, &Source::Embedded).await.unwrap().unwrap();
    run(
        &app,
        "INSERT INTO settings (key, value) VALUES ('signs', 'Zażółć\t\\N \\ \"gęślą\"' || char(10, 13, 8, 11, 12))",
    )
    .await;
    run(&app, "INSERT INTO settings (key, value) VALUES ('nothing', '')").await;
    let mut sealer = Sealer::default();
    assert_eq!(sealer.seal(&app.app).await.unwrap(), 0, "it has seen how far it may seal");
    sealer.seal(&app.app).await.unwrap();
    assert!(number(app.db(), "SELECT count(*) FROM chain_blocks").await > 0);
    app
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_portal_goes_to_postgresql_and_back_and_is_the_same() {
    let Some(database) = empty_postgres().await else { return };
    let app = filled().await;
    // The number of a row that was removed is not given again.
    run(&app, "INSERT INTO notifications (participant_id, title, content, created_at) SELECT min(id), 'a', 'b', 0 FROM participants").await;
    run(&app, "DELETE FROM notifications WHERE title = 'a' AND content = 'b'").await;
    let next = "SELECT seq FROM sqlite_sequence WHERE name = 'notifications'";
    let last = number(app.db(), next).await;

    copy_database(&storage_of(&app), &database.url().parse().unwrap(), false).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (path, target) = sqlite_target(&folder);
    let postgres = storage(Path::new("none"), Some(database.url()));
    copy_database(&postgres, &target, false).await.unwrap();

    let back = Db::sqlite(Path::new(&path), OpenMode::Existing).await.unwrap();
    assert_eq!(number(&back, next).await, last);
    for table in [
        "participants",
        "transfers",
        "settings",
        "audit_log",
        "chain_blocks",
        "operators",
        "tax_rules",
        "record_changes",
        "change_feed",
    ] {
        assert_eq!(rows_of(&back, &[table]).await, rows_of(app.db(), &[table]).await, "{table}");
    }
    // The copies serve, and refuse changes to what is evidence.
    let served = Db::postgres(&database.url(), 2, OpenMode::Existing).await.unwrap();
    for db in [&back, &served] {
        let mut tx = db.begin().await.unwrap();
        let refused = on_db!(&mut tx, conn => sqlx::query("DELETE FROM tax_rules").execute(conn).await.map(|_| ()));
        assert!(refused.unwrap_err().to_string().contains("append-only"));
    }
    for db in [&back, &served] {
        let before = number(db, "SELECT max(id) FROM record_changes").await;
        let mut tx = db.begin().await.unwrap();
        let sql = "UPDATE orders SET version = version + 1 WHERE id = (SELECT min(id) FROM orders)";
        on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        let after = number(db, "SELECT max(id) FROM record_changes").await;
        assert!(after > before, "a change is noted in the copy too, behind all that the source had");
    }
    let mut tx = served.begin().await.unwrap();
    let given: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
        "INSERT INTO notifications (participant_id, title, content, created_at)
         SELECT min(id), 'a', 'b', 0 FROM participants RETURNING id").fetch_one(conn).await)
    .unwrap();
    assert_eq!(given, last + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_target_that_is_not_empty_or_of_the_same_kind_is_refused_and_a_running_server_too() {
    if !has_postgres() {
        return;
    }
    let (app, other) = (TestApp::sqlite().await, Database::postgres().await);
    let storage = app.storage();
    let storage: Vec<&str> = storage.iter().map(String::as_str).collect();
    let copy_to = |target: &str| plon(&[&["copy-to"], &storage[..], &[target]].concat());
    let full = "plon: the target is not empty: make a new database, also after a copy that was broken off";
    assert_eq!(sentence(&copy_to(&other.url())), full);
    let same = "plon: the source and the target are both SQLite: use plon backup and plon restore";
    assert_eq!(sentence(&copy_to("sqlite:other.db")), same);
    let held = start::lock(&storage_of(&app), OpenMode::Existing).unwrap();
    let running = sentence(&copy_to(&other.url()));
    assert!(running.starts_with("plon: end the server first: what it writes meanwhile would be missing"), "{running}");
    drop(held);

    let folder = tempfile::tempdir().unwrap();
    let (path, _) = sqlite_target(&folder);
    let url = other.url();
    // SQLite would play a log that was left behind into the copy.
    for left in ["-wal", "-journal", ""] {
        std::fs::write(format!("{path}{left}"), "something").unwrap();
        let there = plon(&["copy-to", "--database-url", &url, "--online", &format!("sqlite:{path}")]);
        assert_eq!(sentence(&there), format!("plon: there is {path}{left} already: name a new file"));
        std::fs::remove_file(format!("{path}{left}")).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_was_broken_off_is_not_served() {
    let Some(database) = empty_postgres().await else { return };
    let app = TestApp::sqlite().await;
    // PostgreSQL takes no character zero, so that the copy ends in its middle.
    run(&app, "INSERT INTO settings (key, value) VALUES ('zero', 'a' || char(0))").await;
    let broken = copy_database(&storage_of(&app), &database.url().parse().unwrap(), false).await.unwrap_err();
    let expected =
        "the table settings cannot be copied: a text holds the character zero, which PostgreSQL does not take";
    assert_eq!(format!("{broken:#}"), expected);
    for mode in [OpenMode::Existing, OpenMode::Create] {
        let refusal = Db::postgres(&database.url(), 2, mode).await.err().unwrap().to_string();
        assert!(refusal.contains("is an unfinished copy: make a new database"), "{refusal}");
    }
}
