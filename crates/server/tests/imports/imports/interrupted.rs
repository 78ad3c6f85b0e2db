//! Posting that is killed again and again writes what it would have written in one go, once.
use std::time::Duration;

use jiff::SignedDuration;
use plon_imports as imports;
use plon_kernel::db::Db;
use plon_kernel::on_db;

use super::{products, table};
use crate::support::{OperatorClient, TestApp, on_both};

/// The tables into which imports of the catalogue, of distributors and of availability write.
const COUNTS: [&str; 6] = [
    "SELECT count(*) FROM products",
    "SELECT count(*) FROM packs",
    "SELECT count(*) FROM product_rates",
    "SELECT count(*) FROM branches",
    "SELECT count(*) FROM availability",
    "SELECT count(*) FROM audit_log WHERE note LIKE 'Import %'",
];

struct File {
    kind: &'static str,
    content: Vec<u8>,
}

/// 260 products of two rows, 520 branches, and two products in each branch.
fn files() -> [File; 3] {
    let product = |row: usize| {
        let (number, volume) = (row / 2, 1 + row % 2);
        format!("S{number};Produkt {number};M;K;;L;tak;E{number}-{volume};{volume};2025;10;120,00;")
    };
    let branch = |number: usize| {
        format!(
            "{};Firma;Oddział {number};Polna;1;88-400;Żnin;łódzkie;52,1;19,9;500000100",
            ["5260250274", "7740001454"][number % 2]
        )
    };
    let offer = |row: usize| {
        let (branch, product) = (row / 2, row % 2);
        format!("{};Oddział {branch};S{product}", ["5260250274", "7740001454"][branch % 2])
    };
    let rows = |count: usize, row: &dyn Fn(usize) -> String| (0..count).map(row).collect::<Vec<_>>();
    let branches = "NIP;Nazwa;Oddział;Ulica;Numer;Kod pocztowy;Miejscowość;Województwo;Szerokość geograficzna;\
                    Długość geograficzna;Telefon";
    [
        File { kind: "products", content: table(products::HEADER, &rows(520, &product)) },
        File { kind: "distributors", content: table(branches, &rows(900, &branch)) },
        File { kind: "availability", content: table("NIP;Oddział;SAP", &rows(1040, &offer)) },
    ]
}

async fn accepted(app: &TestApp, operator: &OperatorClient, file: &File) -> i64 {
    let source = app.source_of(operator, file.kind, None).await;
    let seen = app.previewed(operator, source, "a.csv", &file.content).await;
    let id = seen["id"].as_i64().unwrap();
    assert_eq!(seen["can_be_committed"], true, "{seen:#} {:?}", app.errors_of(operator, id).await.first());
    app.commit_import(operator, id).await.assert(200);
    id
}

/// Returns the counts of the tables, and the figures that the operator is told.
async fn outcome(app: &TestApp, id: i64) -> (Vec<i64>, String) {
    let mut counts = Vec::new();
    for sql in COUNTS {
        counts.push(app.count(sql).await);
    }
    let mut db = app.db().read().await.unwrap();
    let figures: String = on_db!(&mut db, conn => sqlx::query_scalar("SELECT figures FROM imports WHERE id = $1")
        .bind(id).fetch_one(conn).await)
    .unwrap();
    (counts, figures)
}

/// All files up to the one of the kind, that one accepted and still to be posted; its id.
async fn waiting(app: &TestApp, kind: &str) -> i64 {
    let operator = app.operator(&["moderator"]).await;
    app.programme().await;
    for file in files() {
        let id = accepted(app, &operator, &file).await;
        if file.kind == kind {
            return id;
        }
        app.work_on_imports().await;
    }
    panic!("no file of {kind}");
}

/// Posts one file in many attempts and another in one.
async fn assert_written_once(app: TestApp, kind: &str) {
    let whole = match app.db() {
        Db::Sqlite { .. } => TestApp::sqlite().await,
        Db::Postgres(_) => TestApp::postgres().await,
    };
    let (id, other) = (waiting(&app, kind).await, waiting(&whole, kind).await);
    let mut kills = 0;
    for step in 0..14 {
        let done = tokio::time::timeout(Duration::from_millis(1 << step), imports::run_once(&app.app)).await;
        if app.is_posted(id).await {
            break;
        }
        kills += i32::from(done.is_err());
        app.wait(SignedDuration::from_secs(121));
    }
    assert!(kills > 1, "{kills}");
    app.post_in_the_end(id).await;
    whole.post_in_the_end(other).await;
    assert_eq!(outcome(&app, id).await, outcome(&whole, other).await);
}

on_both! {
    async fn a_killed_worker_writes_each_product_once(app) {
        assert_written_once(app, "products").await;
    }

    async fn a_killed_worker_writes_each_branch_once(app) {
        assert_written_once(app, "distributors").await;
    }

    async fn a_killed_worker_changes_each_offer_once(app) {
        assert_written_once(app, "availability").await;
    }
}
