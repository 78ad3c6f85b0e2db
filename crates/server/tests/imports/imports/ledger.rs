//! A worker that is killed, and two at once: what an import brings is the same.
use std::time::Duration;

use jiff::SignedDuration;
use plon_imports as imports;
use plon_kernel::on_db;
use serde_json::json;

use super::{csv, sale_of};
use crate::support::{NIPS, OperatorClient, TestApp, on_both};

/// Lists what an import has brought: transfers and what everybody was told, whatever their ids.
async fn brought(app: &TestApp) -> Vec<(i64, i64, String)> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as(
        "SELECT participant_id, points, explanation FROM transfers
         UNION ALL SELECT participant_id, id, content FROM notifications ORDER BY 1, 2, 3").fetch_all(conn).await)
    .unwrap()
}

async fn sales(app: &TestApp) -> (OperatorClient, i64) {
    let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
    app.participant().await;
    app.participant_numbered(1).await;
    app.set_limit(60_000).await;
    let source = app.source(&operator, programme.distributor).await;
    let row = |number: usize| sale_of(NIPS[number % 2], &format!("FV/{number}"), "2025-08-01", 1 + number as i64 % 3);
    let rows: Vec<String> = (0..1800).map(row).collect();
    let seen = app.previewed(&operator, source, "a.csv", &csv(&rows)).await;
    let id = seen["id"].as_i64().unwrap();
    app.commit_import(&operator, id).await.assert(200);
    (operator, id)
}

on_both! {
    async fn a_killed_worker_is_taken_over_from_and_the_ledger_is_the_same(app) {
        let (_, id) = sales(&app).await;
        let mut kills = 0;
        for millis in 1.. {
            let done = tokio::time::timeout(Duration::from_millis(millis * 4), imports::run_once(&app.app)).await;
            if app.is_posted(id).await {
                break;
            }
            kills += i32::from(done.is_err());
            app.wait(SignedDuration::from_secs(121));
        }
        assert!(kills > 2, "{kills}");
        let whole = match app.db() {
            plon_kernel::db::Db::Sqlite { .. } => TestApp::sqlite().await,
            plon_kernel::db::Db::Postgres(_) => TestApp::postgres().await,
        };
        sales(&whole).await;
        whole.work_on_imports().await;
        let (killed, whole) = (brought(&app).await, brought(&whole).await);
        assert_eq!(killed.iter().map(|row| (row.0, &row.2)).collect::<Vec<_>>(),
            whole.iter().map(|row| (row.0, &row.2)).collect::<Vec<_>>());
    }

    async fn two_workers_post_each_row_once(app) {
        let (operator, id) = sales(&app).await;
        // The lease of the first is over while it still works.
        let first = imports::run_once(&app.app);
        let second = async {
            tokio::time::timeout(Duration::from_millis(15), std::future::pending::<()>()).await.ok();
            app.wait(SignedDuration::from_secs(121));
            imports::run_once(&app.app).await
        };
        let (first, second) = tokio::join!(first, second);
        first.unwrap();
        second.unwrap();
        app.work_on_imports().await;
        let seen = app.import(&operator, id).await;
        assert_eq!((&seen["status"]["code"], &seen["counts"]["posted"]), (&json!("posted"), &json!(1800)));
        assert_eq!(app.count("SELECT count(*) FROM invoice_lines").await, 1800);
        assert_eq!(app.count("SELECT count(*) FROM notifications WHERE title = 'Faktury od dystrybutora'").await, 2);
    }
}
