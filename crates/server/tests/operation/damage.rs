//! A damaged database: looked for every day, told to administrators, and never answered as if it were whole.
use std::io::{Seek, SeekFrom, Write};

use axum::body::Body;
use axum::http::Request;
use plon_kernel::on_db;
use plon_platform::alarms::{self, AlarmKind};
use plon_server::daily;
use plon_server::daily::Retention;
use tower::ServiceExt;

use crate::support::{TestApp, on_both};

const PAGE: u64 = 4096;

async fn alarms(app: &TestApp) -> Vec<AlarmKind> {
    daily::run_once(&app.app, &Retention::default()).await.unwrap();
    alarms::list_raised(&mut app.db().read().await.unwrap()).await.unwrap().iter().map(|alarm| alarm.kind).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_page_is_found_within_a_day_and_answered_with_503() {
    let app = TestApp::sqlite().await;
    let operator = app.operator(&["administrator"]).await;
    let list = "/api/v1/backoffice/newsletter";
    app.get(list).bearer(&operator.token).send().await.assert(200);
    assert_eq!(alarms(&app).await, []);
    let root = app
        .number("SELECT rootpage FROM sqlite_schema WHERE name = 'newsletter_subscribers' AND rootpage > $1", 0)
        .await;
    app.db().close().await;
    let mut file = std::fs::File::options().write(true).open(app.files_folder().with_file_name("plon.db")).unwrap();
    file.seek(SeekFrom::Start((u64::try_from(root).unwrap() - 1) * PAGE)).unwrap();
    file.write_all(&[0xff; PAGE as usize]).unwrap();

    let app = app.reopened().await;
    let request = Request::get(list).header("authorization", format!("Bearer {}", operator.token));
    let answer = app.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(answer.status(), 503);
    app.wait(jiff::SignedDuration::from_hours(24));
    assert_eq!(alarms(&app).await, [AlarmKind::DamagedDatabase]);
    let ready = app.get("/health/ready").send().await;
    assert_eq!(ready.assert(503).json["reasons"], serde_json::json!(["database_damaged"]));
}

on_both! {
    async fn a_whole_database_is_found_whole(app) {
        app.participant().await;
        assert_eq!(app.db().damage().await.unwrap(), None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_postgresql_says_of_damage_is_an_alarm() {
    if !crate::support::has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    let mut tx = app.db().begin().await.unwrap();
    for sql in [
        "CREATE FUNCTION invalid_page() RETURNS BIGINT LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'invalid page in block 7' USING ERRCODE = 'XX001'; END $$",
        "ALTER TABLE transfers RENAME TO whole_transfers",
        "CREATE VIEW transfers AS SELECT invalid_page() AS points",
    ] {
        on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    }
    tx.commit().await.unwrap();
    assert_eq!(alarms(&app).await, [AlarmKind::DamagedDatabase]);
}
