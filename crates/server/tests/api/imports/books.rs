//! The books under any sequence of reports, decisions and imports, and under a worker that is killed.
use std::collections::BTreeMap;
use std::time::Duration;

use jiff::SignedDuration;
use plon_server::{imports, on_db};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::json;

use super::{csv, sale_of};
use crate::review::decision;
use crate::support::{Clerk, Farmer, NIPS, Programme, TestApp, has_postgres, on_both};

const LIMIT: i64 = 3_000;
const CAP: i64 = 2_400;

/// What may happen, in any order.
#[derive(Debug, Clone)]
enum Step {
    Report {
        farmer: usize,
        number: usize,
    },
    Decide {
        farmer: usize,
        number: usize,
        quantity: Option<i64>,
    },
    /// Rows of (farmer, number, quantity); the worker is killed after some time, then another takes over.
    Import {
        rows: Vec<(usize, usize, i64)>,
        killed_after: Option<u64>,
    },
}

fn step() -> impl Strategy<Value = Step> {
    let rows = prop::collection::vec((0..2_usize, 0..4_usize, 1..25_i64), 1..8);
    prop_oneof![
        2 => (0..2_usize, 0..4_usize).prop_map(|(farmer, number)| Step::Report { farmer, number }),
        2 => (0..2_usize, 0..4_usize, prop::option::weighted(0.8, 1..25_i64))
            .prop_map(|(farmer, number, quantity)| Step::Decide { farmer, number, quantity }),
        3 => (rows, prop::option::of(0..4_000_u64))
            .prop_map(|(rows, killed_after)| Step::Import { rows, killed_after }),
    ]
}

struct Scene {
    app: TestApp,
    farmers: [Farmer; 2],
    clerk: Clerk,
    programme: Programme,
    source: i64,
    /// What a settled invoice was paid, by its id.
    paid: BTreeMap<i64, i64>,
    round: i64,
}

impl Scene {
    async fn new(app: TestApp) -> Scene {
        let (farmers, clerk) = ([app.farmer().await, app.farmer_numbered(1).await], app.clerk(&["moderator"]).await);
        let programme = app.programme().await;
        app.set_limit(LIMIT).await;
        app.set_cap(CAP).await;
        let source = app.source(&clerk, programme.distributor).await;
        Scene { app, farmers, clerk, programme, source, paid: BTreeMap::new(), round: 0 }
    }

    async fn take(&mut self, step: &Step) {
        self.round += 1;
        match step {
            Step::Report { farmer, number } => {
                let answer = self.app.report(&self.farmers[*farmer], &self.programme, &format!("FV/{number}")).await;
                assert!([201, 422].contains(&answer.status.as_u16()), "{:?}", answer.status);
            }
            Step::Decide { farmer, number, quantity } => self.decide(*farmer, *number, *quantity).await,
            Step::Import { rows, killed_after } => self.import(rows, *killed_after).await,
        }
        self.assert_sound().await;
    }

    async fn decide(&self, farmer: usize, number: usize, quantity: Option<i64>) {
        let mut db = self.app.db().read().await.unwrap();
        let found: Option<(String, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT public_id, version FROM invoices WHERE participant_id = $1 AND number_key = $2 AND status = 'pending'")
            .bind(self.farmers[farmer].id).bind(format!("FV/{number}")).fetch_optional(conn).await)
        .unwrap();
        drop(db);
        let Some((id, version)) = found else { return };
        let mut form = match quantity {
            None => json!({"lines": [], "reject": {"reason": "Nieczytelna"}}),
            Some(quantity) => {
                let seen = self.app.under_review(&self.clerk, &id).await;
                let kept = seen["lines"].as_array().unwrap().iter().map(|line| {
                    json!({"id": line["id"],
                    "pack_id": line["pack_id"], "quantity": line["quantity"], "net_value": line["net_value"],
                    "decision": "accept"})
                });
                let mut lines: Vec<_> = kept.collect();
                if lines.is_empty() {
                    lines.push(crate::review::accepted(&self.programme, quantity));
                }
                decision(&lines)
            }
        };
        form["version"] = json!(version);
        self.app.review(&self.clerk, &id, &form).await.assert(200);
    }

    async fn import(&self, rows: &[(usize, usize, i64)], killed_after: Option<u64>) {
        let sale = |(farmer, number, quantity): &(usize, usize, i64)| {
            sale_of(NIPS[*farmer], &format!("FV/{number}"), "2025-08-01", *quantity)
        };
        let rows: Vec<String> = rows.iter().map(sale).collect();
        let seen = self.app.previewed(&self.clerk, self.source, "a.csv", &csv(&rows)).await;
        let id = seen["id"].as_i64().unwrap();
        if seen["can_be_committed"] != true {
            self.app.commit_import(&self.clerk, id).await.assert(409);
            return;
        }
        self.app.commit_import(&self.clerk, id).await.assert(200);
        if let Some(micros) = killed_after {
            tokio::time::timeout(Duration::from_micros(micros), imports::work_once(&self.app.app)).await.ok();
            self.app.wait(SignedDuration::from_secs(121));
        }
        self.app.post_in_the_end(id).await;
    }

    /// What must hold whatever has happened.
    async fn assert_sound(&mut self) {
        for farmer in &self.farmers {
            let (available, total) = self.app.points_of(farmer.id).await;
            assert_eq!(available, total, "nothing was spent");
            assert!(total <= LIMIT, "{total}");
            let of = |sql| self.app.number(sql, farmer.id.0);
            let granted =
                of("SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM product_points WHERE participant_id = $1")
                    .await;
            let lines = of("SELECT CAST(COALESCE(SUM(l.points), 0) AS BIGINT) FROM invoice_lines l
                JOIN invoices i ON i.id = l.invoice_id WHERE i.participant_id = $1")
            .await;
            let invoices =
                of("SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM invoices WHERE participant_id = $1").await;
            assert!(granted <= CAP, "{granted}");
            assert_eq!([granted, lines, invoices], [total; 3], "the figures agree");
        }
        let mut db = self.app.db().read().await.unwrap();
        let posted: Vec<(i64, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT cause_id, points FROM transfers WHERE cause = 'invoice_line' ORDER BY cause_id").fetch_all(conn).await).unwrap();
        let lines: Vec<(i64, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT id, points FROM invoice_lines WHERE points > 0 ORDER BY id").fetch_all(conn).await)
        .unwrap();
        assert_eq!(posted, lines, "every accrual has one cause, and every line is paid once");
        let settled: Vec<(i64, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT id, points FROM invoices WHERE status <> 'pending' ORDER BY id").fetch_all(conn).await)
        .unwrap();
        for (id, points) in settled {
            assert_eq!(*self.paid.entry(id).or_insert(points), points, "a settled invoice is not paid again");
        }
    }
}

impl TestApp {
    async fn is_posted(&self, import: i64) -> bool {
        self.number("SELECT COUNT(*) FROM imports WHERE id = $1 AND status = 'posted'", import).await == 1
    }

    /// Has the worker go on until an import is posted: the locks of one that was killed may outlive it for a moment.
    async fn post_in_the_end(&self, import: i64) {
        for _ in 0..10_000 {
            self.work_on_imports().await;
            if self.is_posted(import).await {
                return;
            }
        }
        panic!("import {import} is never posted");
    }
}

fn holds(cases: u32, runtime: &tokio::runtime::Runtime, app: impl AsyncFn() -> TestApp) {
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&prop::collection::vec(step(), 1..14), |steps| {
        runtime.block_on(async {
            let mut scene = Scene::new(app().await).await;
            for step in &steps {
                scene.take(step).await;
            }
        });
        Ok(())
    });
    outcome.unwrap();
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

mod any_sequence_of_reports_decisions_and_imports_keeps_the_books_sound {
    use super::{TestApp, has_postgres, holds, runtime};

    #[test]
    fn sqlite() {
        holds(12, &runtime(), TestApp::sqlite);
    }

    #[test]
    fn postgres() {
        if has_postgres() {
            holds(4, &runtime(), TestApp::postgres);
        }
    }
}

/// What an import has brought: transfers and what everybody was told, whatever their ids.
async fn brought(app: &TestApp) -> Vec<(i64, i64, String)> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as(
        "SELECT participant_id, points, explanation FROM transfers
         UNION ALL SELECT participant_id, id, content FROM notifications ORDER BY 1, 2, 3").fetch_all(conn).await)
    .unwrap()
}

async fn sales(app: &TestApp) -> (Clerk, i64) {
    let (clerk, programme) = (app.clerk(&["moderator"]).await, app.programme().await);
    app.farmer().await;
    app.farmer_numbered(1).await;
    app.set_limit(60_000).await;
    let source = app.source(&clerk, programme.distributor).await;
    let row = |number: usize| sale_of(NIPS[number % 2], &format!("FV/{number}"), "2025-08-01", 1 + number as i64 % 3);
    let rows: Vec<String> = (0..1800).map(row).collect();
    let seen = app.previewed(&clerk, source, "a.csv", &csv(&rows)).await;
    let id = seen["id"].as_i64().unwrap();
    app.commit_import(&clerk, id).await.assert(200);
    (clerk, id)
}

on_both! {
    async fn a_killed_worker_is_taken_over_from_and_the_books_are_the_same(app) {
        let (_, id) = sales(&app).await;
        let mut kills = 0;
        for millis in 1.. {
            let done = tokio::time::timeout(Duration::from_millis(millis * 4), imports::work_once(&app.app)).await;
            if app.is_posted(id).await {
                break;
            }
            kills += i32::from(done.is_err());
            app.wait(SignedDuration::from_secs(121));
        }
        assert!(kills > 2, "{kills}");
        let whole = match app.db() {
            plon_server::db::Db::Sqlite { .. } => TestApp::sqlite().await,
            plon_server::db::Db::Postgres(_) => TestApp::postgres().await,
        };
        sales(&whole).await;
        whole.work_on_imports().await;
        let (killed, whole) = (brought(&app).await, brought(&whole).await);
        assert_eq!(killed.iter().map(|row| (row.0, &row.2)).collect::<Vec<_>>(),
            whole.iter().map(|row| (row.0, &row.2)).collect::<Vec<_>>());
    }

    async fn two_workers_post_each_row_once(app) {
        let (clerk, id) = sales(&app).await;
        // The lease of the first is over while it still works.
        let first = imports::work_once(&app.app);
        let second = async {
            tokio::time::timeout(Duration::from_millis(15), std::future::pending::<()>()).await.ok();
            app.wait(SignedDuration::from_secs(121));
            imports::work_once(&app.app).await
        };
        let (first, second) = tokio::join!(first, second);
        first.unwrap();
        second.unwrap();
        app.work_on_imports().await;
        let seen = app.import(&clerk, id).await;
        assert_eq!((&seen["status"]["code"], &seen["counts"]["posted"]), (&json!("posted"), &json!(1800)));
        assert_eq!(app.count("SELECT count(*) FROM invoice_lines").await, 1800);
        assert_eq!(app.count("SELECT count(*) FROM notifications WHERE title = 'Faktury od dystrybutora'").await, 2);
    }
}
