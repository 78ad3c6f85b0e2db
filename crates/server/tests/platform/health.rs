//! The process tells whether it lives and can work, and what it cannot do now is refused as such.
use std::path::PathBuf;
use std::time::Duration;

use plon_kernel::db::{Db, OpenMode, Tx};
use plon_kernel::on_db;
use plon_platform::config::{DatabaseTimes, S3};
use plon_platform::files::Files;
use plon_platform::{ledger, outage};
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, TestApp, has_postgres, on_both};

const SOON: Duration = Duration::from_millis(100);

/// So often it is asked at most: connections that were lost are each noticed when they are used.
const TRIES: usize = 50;

/// Asks whether the server is ready until it answers this.
async fn ready(app: &TestApp, wanted: &Value) -> Answer {
    let mut answer = app.get("/health/ready").send().await;
    for _ in 0..TRIES {
        if answer.json == *wanted {
            break;
        }
        answer = app.get("/health/ready").send().await;
    }
    assert_eq!(answer.json, *wanted);
    answer
}

async fn assert_ready(app: &TestApp) {
    ready(app, &json!({"status": "ready"})).await.assert(200);
}

async fn assert_not_ready(app: &TestApp, reason: &str) {
    let answer = ready(app, &json!({"status": "not ready", "reasons": [reason]})).await;
    answer.assert(503);
    assert_eq!(answer.headers["retry-after"], "5");
}

/// A call that writes.
async fn sign_out(app: &TestApp, participant: &ParticipantClient) -> Answer {
    app.get("/api/v1/auth/logout").bearer(&participant.token).send_undeclared().await
}

async fn report(app: &TestApp, participant: &ParticipantClient) -> Answer {
    let distributor = app.programme().await.distributor.to_string();
    let texts = [("document_name", "FV 1/2025"), ("distributor_id", &distributor)];
    let form = app.post("/api/v1/invoices/submit").bearer(&participant.token);
    form.multipart(&texts, Some(("invoice", "a.pdf", b"%PDF-1.4\n%%EOF"))).send().await
}

#[track_caller]
fn assert_unavailable(answer: &Answer) {
    answer.assert(503);
    assert_eq!(answer.json["error"], "unavailable");
    assert_eq!(answer.headers["retry-after"], "5");
}

fn database_file(app: &TestApp) -> PathBuf {
    PathBuf::from(&app.storage()[1]).join("plon.db")
}

/// Has the database refuse all writes, whoever connects.
async fn forbid_writes(app: &TestApp) {
    match app.db().begin().await.unwrap() {
        Tx::Sqlite(mut tx) => {
            sqlx::raw_sql("PRAGMA query_only = ON").execute(&mut *tx).await.unwrap();
            tx.commit().await.unwrap();
        }
        Tx::Postgres(mut tx) => {
            let sql = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', \
                       current_database()); END $$";
            sqlx::raw_sql(sql).execute(&mut *tx).await.unwrap();
            tx.commit().await.unwrap();
            app.end_connections().await;
        }
    }
}

on_both! {
    async fn a_started_server_is_live_and_ready(app) {
        let kept = app.kept_files();
        app.get("/health/live").send().await.assert(200);
        app.get("/health/ready").send().await.assert(200);
        app.get("/health/ready").send().await.assert(200);
        assert_eq!(app.kept_files(), kept);
    }

    async fn an_address_that_nobody_serves_is_refused_in_json(app) {
        let answer = app.get("/api/v1/nic-takiego").send().await;
        answer.assert(404);
        assert_eq!(answer.json["error"], "not_found");
    }

    async fn a_database_that_takes_no_writes_is_not_ready(app) {
        let participant = app.participant().await;
        forbid_writes(&app).await;
        assert_not_ready(&app, "database_read_only").await;
        assert_unavailable(&sign_out(&app, &participant).await);
    }

    async fn a_folder_of_files_that_was_moved_takes_none(app) {
        let participant = app.participant().await;
        let (folder, elsewhere) = (app.files_folder().to_owned(), tempfile::tempdir().unwrap());
        let moved = elsewhere.path().join("files");
        assert!(app.app.files.get("missing").await.unwrap().is_none());
        std::fs::rename(&folder, &moved).unwrap();
        let error = app.app.files.get("missing").await.unwrap_err();
        assert_eq!(outage::find_outage(&error), Some(outage::Outage::Moved));
        assert_not_ready(&app, "files_moved").await;
        assert_unavailable(&report(&app, &participant).await);
        assert!(!folder.exists());
        std::fs::rename(&moved, &folder).unwrap();
        assert_ready(&app).await;
    }

    async fn a_store_of_files_that_does_not_answer_is_not_ready(app) {
        let nobody = S3 {
            endpoint: Some("http://127.0.0.1:1".into()),
            region: "us-east-1".into(),
            access_key: Some("key".into()),
            secret_key: Some("secret".into()),
            ..S3::default()
        };
        let app = app.set(|parts| parts.files = Files::s3("plon", &nobody).unwrap());
        let participant = app.participant().await;
        assert_not_ready(&app, "files_unreachable").await;
        assert_unavailable(&report(&app, &participant).await);
    }
}

#[tokio::test]
async fn a_database_file_that_was_moved_takes_no_more_writes() {
    let app = TestApp::sqlite().await;
    let participant = app.participant().await;
    let file = database_file(&app);
    let moved = file.with_extension("moved");
    std::fs::rename(&file, &moved).unwrap();
    assert_not_ready(&app, "database_moved").await;
    assert_unavailable(&sign_out(&app, &participant).await);
    std::fs::copy(&moved, &file).unwrap();
    assert_not_ready(&app, "database_moved").await;
    std::fs::rename(&moved, &file).unwrap();
    assert_ready(&app).await;
    sign_out(&app, &participant).await.assert(200);
}

#[tokio::test]
async fn a_database_that_cannot_be_read_is_not_ready() {
    let app = TestApp::sqlite().await;
    let mut conn = app.db().read().await.unwrap();
    let page: i64 = on_db!(&mut conn, conn => sqlx::query_scalar(
        "SELECT (rootpage - 1) * page_size FROM sqlite_schema, pragma_page_size WHERE name = 'readiness'")
        .fetch_one(conn).await)
    .unwrap();
    let file = std::fs::OpenOptions::new().write(true).open(database_file(&app)).unwrap();
    std::os::unix::fs::FileExt::write_all_at(&file, &[0xff; 512], page.try_into().unwrap()).unwrap();
    assert_not_ready(&app, "database_damaged").await;
}

#[tokio::test]
async fn without_its_database_the_server_says_when_to_come_again() {
    if !has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    let participant = app.participant().await;
    app.allow_connections(false).await;
    app.end_connections().await;
    assert_not_ready(&app, "database_unreachable").await;
    let profile = app.get("/api/v1/user/profile").bearer(&participant.token);
    assert_unavailable(&profile.send_undeclared().await);
    assert_unavailable(&sign_out(&app, &participant).await);
    let page = app.get("/aktualnosci").send().await;
    page.assert(503);
    assert_eq!(page.headers["retry-after"], "5");
    app.allow_connections(true).await;
    assert_ready(&app).await;
    sign_out(&app, &participant).await.assert(200);
}

#[tokio::test]
async fn postgresql_ends_what_takes_too_long() {
    if !has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    let participant = app.participant().await;
    let times = DatabaseTimes { statement: SOON, lock: SOON, ..DatabaseTimes::default() };
    let db = Db::connect_postgres(app.storage().last().unwrap(), 4, times, OpenMode::Existing).await.unwrap();

    let mut conn = db.read().await.unwrap();
    let silence: String =
        on_db!(&mut conn, conn => sqlx::query_scalar("SHOW tcp_user_timeout").fetch_one(conn).await).unwrap();
    assert_eq!(silence, "30000");
    let endless = on_db!(&mut conn, conn => sqlx::query("SELECT pg_sleep(3600)").execute(conn).await.map(|_| ()));
    assert_eq!(outage::find_outage(&endless.unwrap_err().into()), Some(outage::Outage::Busy));
    let mut tx = db.begin().await.unwrap();
    tx.without_time_limit().await.unwrap();
    let limit: String =
        on_db!(&mut tx, conn => sqlx::query_scalar("SHOW statement_timeout").fetch_one(conn).await).unwrap();
    assert_eq!(limit, "0");
    drop((conn, tx));

    let mut held = app.db().begin().await.unwrap();
    ledger::lock(&mut held, participant.id).await.unwrap();
    let times = DatabaseTimes { lock: SOON, ..DatabaseTimes::default() };
    let db = Db::connect_postgres(app.storage().last().unwrap(), 4, times, OpenMode::Existing).await.unwrap();
    let app = app.set(|parts| parts.db = db);
    let rewards = app.rewards().await;
    let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
    assert_unavailable(&app.order_request(&participant, "key", &form).send().await);
    drop(held);
}
