//! The demo's history: the same every time, its books in order, and something of everything for the sample logins.
use jiff::civil::date;
use plon_domain::attachment::MediaType;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_programme::{Generated, Source, generate, logins};
use serde_json::json;

use crate::support::{TestApp, has_postgres, on_both, rows_of};

/// The participant with a rich history.
const RICH: &str = "5260250274";

const TABLES: [&str; 26] = [
    "participants",
    "participant_consents",
    "operators",
    "operator_roles",
    "files",
    "invoices",
    "invoice_lines",
    "einvoices",
    "einvoice_corrections",
    "einvoice_correction_originals",
    "line_corrections",
    "accounts",
    "transfers",
    "product_points",
    "achievements",
    "letters",
    "memberships",
    "orders",
    "order_events",
    "notifications",
    "promotion_answers",
    "promotion_lines",
    "promotion_participations",
    "promotion_rewards",
    "tax_records",
    "tax_totals",
];

async fn fill(app: &TestApp) -> Generated {
    generate(app.db(), &app.app.files, &Source::Embedded).await.unwrap().expect("the database was empty")
}

on_both! {
    async fn the_ledger_of_every_participant_adds_up(app) {
        fill(&app).await;
        app.assert_sound().await;
        for (what, sql) in [
            ("corrections that do not lead to what their line stands at",
             "SELECT count(*) FROM line_corrections c JOIN invoice_lines l ON l.id = c.line_id
              WHERE l.points <> c.points_after OR l.quantity <> c.quantity_after OR l.net_value <> c.net_value_after"),
            ("points moved for trips, of which no story knows",
             "SELECT count(*) FROM transfers WHERE cause = 'trip'"),
            ("notifications that stand after later ones",
             "SELECT count(*) FROM notifications n WHERE EXISTS (
                SELECT 1 FROM notifications o WHERE o.participant_id = n.participant_id AND o.id < n.id
                   AND o.created_at > n.created_at)"),
        ] {
            assert_eq!(count(&app, sql).await, 0, "{what}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_happens_after_the_demos_clock_has_started() {
    let app = TestApp::sqlite().await;
    fill(&app).await;
    let end = Timestamp(date(2025, 8, 20).at(9, 0, 0, 0).in_tz("Europe/Warsaw").unwrap().timestamp());
    for sql in [
        "SELECT count(*) FROM transfers WHERE created_at > $1",
        "SELECT count(*) FROM invoices WHERE reported_at > $1 OR decided_at > $1",
        "SELECT count(*) FROM order_events WHERE at > $1",
        "SELECT count(*) FROM tax_records WHERE recorded_at > $1",
        "SELECT count(*) FROM notifications WHERE created_at > $1 OR read_at > $1",
        "SELECT count(*) FROM participants WHERE created_at > $1",
    ] {
        let mut conn = app.db().read().await.unwrap();
        let late: i64 = on_db!(&mut conn, conn => sqlx::query_scalar(sql).bind(end).fetch_one(conn).await).unwrap();
        assert_eq!(late, 0, "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sample_participant_has_something_of_everything() {
    let app = TestApp::sqlite().await;
    fill(&app).await;
    let of = |columns: &str, rest: &str| {
        format!("SELECT DISTINCT {columns} FROM participants p {rest} AND p.nip = '{RICH}' ORDER BY 1")
    };
    let lines =
        of("l.status", "JOIN invoices i ON i.participant_id = p.id JOIN invoice_lines l ON l.invoice_id = i.id");
    assert_eq!(texts(&app, lines).await, ["accepted", "limit", "limit.product", "pending", "rejected"]);
    let orders = of("o.status", "JOIN orders o ON o.participant_id = p.id");
    assert_eq!(texts(&app, orders).await, ["cancelled", "completed", "in_progress", "returned", "selected"]);
    let levels = of("CAST(a.level AS TEXT)", "JOIN achievements a ON a.participant_id = p.id");
    assert_eq!(texts(&app, levels).await, ["100000", "50000", "75000"]);
    let files = of(
        "f.media_type",
        "JOIN invoices i ON i.participant_id = p.id AND i.status = 'pending'
                                    JOIN files f ON f.id = i.file_id",
    );
    assert_eq!(texts(&app, files).await, ["application/pdf", "image/jpeg", "image/png"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sample_participant_has_answered_progressed_and_collected() {
    let app = TestApp::sqlite().await;
    fill(&app).await;
    let of = |column: &str, rest: &str| {
        format!(
            "SELECT {column} FROM participants p JOIN {rest} ON x.participant_id = p.id WHERE p.nip = '{RICH}' ORDER BY 1"
        )
    };
    let cards = of("x.status || ' ' || CAST(x.value AS TEXT)", "promotion_rewards x");
    assert_eq!(texts(&app, cards).await, ["collected 25000", "waiting 15000"]);
    let order = of("x.status || ' ' || x.card", "(SELECT * FROM orders WHERE promotion_id IS NOT NULL) x");
    let expected = "completed Karta paliwowa 250\u{a0}zł z\u{a0}promocji „Sad z LEPTOSAR”";
    assert_eq!(texts(&app, order).await, [expected]);
    let answered = of(
        "CAST(count(*) AS TEXT)",
        "(SELECT a.participant_id FROM promotion_participations a JOIN promotions q ON q.id = a.promotion_id
          WHERE q.key IN ('dovvo_refuel', 'stubble_agrosar', 'weed_buster') AND a.accepted IS NOT NULL) x",
    );
    assert_eq!(texts(&app, answered).await, ["0"], "two prompts wait for this login");
    let points = of("CAST(sum(x.points) AS TEXT)", "(SELECT * FROM transfers WHERE cause = 'promotion') x");
    assert_ne!(texts(&app, points).await, ["0"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_participant_has_reached_the_limit_and_the_newest_has_only_joined() {
    let app = TestApp::sqlite().await;
    fill(&app).await;
    let totals = "SELECT CAST(-sum(a.balance) AS TEXT) FROM participants p JOIN accounts a ON a.participant_id = p.id
                  WHERE a.kind IN ('purchases', 'affiliation', 'achievements') AND p.password_hash IS NOT NULL
                  GROUP BY p.id, p.points_limit_reached_at HAVING p.points_limit_reached_at IS NOT NULL";
    assert_eq!(texts(&app, totals.into()).await, ["4000000"]);
    let newest = "SELECT CAST(-sum(a.balance) AS TEXT) FROM participants p JOIN accounts a ON a.participant_id = p.id
                  WHERE a.kind IN ('purchases', 'affiliation', 'achievements')
                  GROUP BY p.id, p.created_at ORDER BY p.created_at DESC LIMIT 1";
    assert_eq!(texts(&app, newest.into()).await, ["500"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_sample_login_signs_in() {
    let app = TestApp::sqlite().await;
    fill(&app).await;
    let logins = logins(&Source::Embedded).unwrap();
    assert_eq!(logins.iter().filter(|login| login.role == "participant").count(), 3);
    assert_eq!(logins.len(), 3 + 6);
    for login in logins {
        let (path, body) = match login.role.as_str() {
            "participant" => (
                "/api/v1/auth/login",
                json!({"account_type": "program.retail", "nip": login.login, "password": login.password}),
            ),
            _ => ("/api/v1/backoffice/auth/login", json!({"email": login.login, "password": login.password})),
        };
        app.post(path).json(&body).send().await.assert(200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_file_of_every_waiting_invoice_can_be_read() {
    let app = TestApp::sqlite().await;
    fill(&app).await;
    let mut conn = app.db().read().await.unwrap();
    let files: Vec<(String, String)> = on_db!(&mut conn, conn => sqlx::query_as(
        "SELECT f.key, f.media_type FROM invoices i JOIN files f ON f.id = i.file_id WHERE i.status = 'pending'")
        .fetch_all(conn).await)
    .unwrap();
    let waiting = count(&app, "SELECT count(*) FROM invoices WHERE status = 'pending' AND source = 'reported'").await;
    assert_eq!(i64::try_from(files.len()).unwrap(), waiting);
    assert!(waiting >= 10, "an operator has {waiting} invoices to decide on");
    for (key, media_type) in files {
        let content = app.app.files.get(&key).await.unwrap().expect("the file is stored");
        match media_type.as_str() {
            "application/xml" => assert!(plon_ksef::read(&content).is_ok()),
            _ => assert_eq!(MediaType::of_file(&content).unwrap().as_str(), media_type),
        }
    }
}

on_both! {
    async fn some_of_what_waits_are_e_invoices_and_one_correction_waits_for_an_operator(app) {
        fill(&app).await;
        let waiting = "SELECT count(*) FROM einvoices e JOIN invoices i ON i.id = e.invoice_id
                       JOIN files f ON f.id = i.file_id
                       WHERE i.status = 'pending' AND e.proof = 'consistent' AND f.media_type = 'application/xml'";
        let einvoices = count(&app, waiting).await;
        assert!(einvoices >= 3, "{einvoices} e-invoices wait");
        assert_eq!(plon_corrections::run_once(&app.app).await.unwrap(), 1);
        assert_eq!(count(&app, "SELECT count(*) FROM einvoice_corrections WHERE status = 'pending'").await, 1);
        let operator = app.operator_named("piotr", &["moderator"]).await;
        let ids = "SELECT i.public_id FROM einvoices e JOIN invoices i ON i.id = e.invoice_id";
        for id in texts(&app, ids.to_owned()).await {
            let einvoice = &app.under_review(&operator, &id).await["einvoice"];
            assert_eq!(einvoice["all_certain"], true, "each is accepted as it is read: {einvoice}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_history_is_made_up_on_each_database_and_only_once() {
    let mut apps = vec![TestApp::sqlite().await, TestApp::sqlite().await];
    if has_postgres() {
        apps.push(TestApp::postgres().await);
    }
    let mut generated = Vec::new();
    for app in &apps {
        generated.push(fill(app).await);
    }
    assert!(generated.iter().all(|counts| *counts == generated[0]), "{generated:?}");
    let rows = [rows_of(apps[0].db(), &TABLES).await, rows_of(apps[1].db(), &TABLES).await];
    assert!(rows[0] == rows[1], "two databases were filled differently");
    for app in &apps {
        assert_eq!(generate(app.db(), &app.app.files, &Source::Embedded).await.unwrap(), None);
    }
    assert!(rows_of(apps[0].db(), &TABLES).await == rows[0], "a second time changes nothing");
    for sql in [
        "SELECT idempotency_key || ' ' || explanation || ' ' || CAST(points AS TEXT) FROM transfers ORDER BY id",
        "SELECT public_id || ' ' || status FROM invoices ORDER BY id",
        "SELECT title || ' ' || content FROM notifications ORDER BY id",
    ] {
        let first = texts(&apps[0], sql.into()).await;
        for app in &apps[1..] {
            assert!(texts(app, sql.into()).await == first, "{sql}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_demos_that_start_at_once_one_fills_the_database_and_the_other_waits() {
    if !has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    let fill = async || generate(app.db(), &app.app.files, &Source::Embedded).await.unwrap();
    let (first, second) = tokio::join!(fill(), fill());
    assert_eq!(usize::from(first.is_some()) + usize::from(second.is_some()), 1);
    let people = i64::try_from(first.or(second).unwrap().participants).unwrap();
    assert_eq!(count(&app, "SELECT count(*) FROM participants").await, people);
}

async fn count(app: &TestApp, sql: &'static str) -> i64 {
    let mut conn = app.db().read().await.unwrap();
    on_db!(&mut conn, conn => sqlx::query_scalar(sql).fetch_one(conn).await).unwrap()
}

async fn texts(app: &TestApp, sql: String) -> Vec<String> {
    let mut conn = app.db().read().await.unwrap();
    on_db!(&mut conn, conn => sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_all(conn).await).unwrap()
}
