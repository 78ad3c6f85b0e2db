//! Metrics for Prometheus: who gets them, what they say, and that a scrape costs little.
use std::collections::BTreeSet;
use std::time::Duration;

use jiff::SignedDuration;
use plon_kernel::database_waits::list_pools;
use plon_platform::metrics::MetricsToken;
use plon_server::metrics::{Cache, Times};

use crate::support::{TestApp, on_both};

const TOKEN: &str = "metrics-token-0123456789-0123456789";

/// Server whose main address gives metrics.
fn watched(app: TestApp) -> TestApp {
    app.set(|parts| parts.metrics.token = Some(MetricsToken::new(TOKEN.to_owned())))
}

async fn scrape(app: &TestApp) -> String {
    let answer = app.get("/metrics").bearer(TOKEN).send().await;
    answer.assert(200);
    String::from_utf8(answer.body.to_vec()).unwrap()
}

/// Value of a series, written as in the text.
fn find_value(text: &str, series: &str) -> Option<f64> {
    text.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' ')?.parse().ok())
}

#[track_caller]
fn assert_value(text: &str, series: &str, wanted: f64) {
    assert_eq!(find_value(text, series), Some(wanted), "{series} in:\n{text}");
}

/// Rows without which some metrics have nothing to say: a step of the daily job, and a backup.
async fn insert_jobs(app: &TestApp) {
    for sql in [
        "INSERT INTO daily_steps (step, done_on, failures, due_at) VALUES ('check', '2025-08-19', $1, 0)",
        "INSERT INTO backup_runs (due_at, place, started_at, seen_at, ended_at, bytes)
         VALUES (1755655200000000, 'backups', 1755655200000000, 1755655200000000, 1755655260000000, 4096 * $1)",
        "INSERT INTO backup_runs (due_at, place, started_at, seen_at, ended_at, error)
         VALUES (1755658800000000, 'backups', 1755658800000000, 1755658800000000, 1755658860000000 + 0 * $1, 'no space')",
    ] {
        app.execute(sql, 2).await;
    }
}

on_both! {
    async fn what_waits_is_counted_and_its_age_told(app) {
        let app = watched(app);
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.reported(&participant, &programme, "FV 1").await;
        app.wait(SignedDuration::from_hours(2));
        app.reported(&app.signed_in_again(participant).await, &programme, "FV 2").await;
        insert_jobs(&app).await;
        app.execute("INSERT INTO alarms (kind, count, detail, raised_at) VALUES ('backup_failed', $1, '', 0)", 1).await;
        let text = scrape(&app).await;
        assert_value(&text, "plon_invoices_waiting", 2.0);
        assert_value(&text, "plon_invoices_oldest_waiting_seconds", 7200.0);
        assert_value(&text, "plon_orders{status=\"selected\"}", 0.0);
        assert_value(&text, "plon_alarm_raised{kind=\"backup_failed\"}", 1.0);
        assert_value(&text, "plon_alarm_raised{kind=\"damaged_database\"}", 0.0);
        assert_value(&text, "plon_daily_step_failures{step=\"check\"}", 2.0);
        // Midnight of 19 August in Warsaw.
        assert_value(&text, "plon_daily_step_done_timestamp_seconds{step=\"check\"}", 1_755_554_400.0);
        assert_value(&text, "plon_backup_last_success_timestamp_seconds", 1_755_655_260.0);
        assert_value(&text, "plon_backup_last_bytes", 8192.0);
        assert_value(&text, "plon_backup_last_result", 0.0);
        assert_value(&text, "plon_files", 2.0);
        assert_value(&text, "plon_scrape_error{collector=\"figures\"}", 0.0);
        assert!(find_value(&text, "plon_database_bytes").unwrap() > 100_000.0);
    }

    async fn the_ledgers_sum_tells_of_points_from_nowhere(app) {
        let app = watched(app);
        let participant = app.participant().await;
        let text = scrape(&app).await;
        assert_value(&text, "plon_ledger_sum_points", 0.0);
        let before = find_value(&text, "plon_ledger_outstanding_points").unwrap();
        let made_up = "UPDATE accounts SET balance = balance + 5 WHERE kind = 'available' AND participant_id = $1";
        app.execute(made_up, participant.id.0).await;
        assert_value(&scrape(&app).await, "plon_ledger_sum_points", 0.0);
        let text = scrape(&watched(app)).await;
        assert_value(&text, "plon_ledger_sum_points", 5.0);
        assert_value(&text, "plon_ledger_outstanding_points", before + 5.0);
    }

    async fn no_query_of_a_scrape_reads_a_growing_table_but_the_two_sums(app) {
        let app = watched(app);
        let plans = app.plans_of(app.get("/metrics").bearer(TOKEN)).await;
        plans.assert_whole_at_most(&["accounts", "files", "alarms", "daily_steps", "backup_runs", "webhook_targets"]);
        plans.assert_by_index("invoices", "invoices_");
        plans.assert_by_index("messages", "messages_by_status");
    }

    async fn a_database_that_is_away_leaves_its_figures_out_and_the_rest_is_told(app) {
        let app = watched(app);
        app.db().close().await;
        let text = scrape(&app).await;
        assert_value(&text, "plon_scrape_error{collector=\"figures\"}", 1.0);
        assert_value(&text, "plon_scrape_error{collector=\"totals\"}", 1.0);
        assert!(find_value(&text, "plon_invoices_waiting").is_none() && find_value(&text, "plon_uptime_seconds").is_some());
    }

    async fn a_scrape_waits_so_long_and_a_failure_is_not_tried_again_at_once(app) {
        let most = list_pools(app.db()).iter().map(|pool| pool.most).max().unwrap();
        let mut held = Vec::new();
        for _ in 0..most {
            held.push(app.db().read().await.unwrap());
        }
        let cache = Cache::within(Times { answer: Duration::from_millis(20), ..Times::default() });
        assert!(cache.ask(&app.app).await.figures.is_none(), "every connection is taken");
        drop(held);
        assert!(cache.ask(&app.app).await.figures.is_none(), "it was asked again at once");
        let soon = Cache::within(Times { figures: Duration::ZERO, ..Times::default() });
        assert!(soon.ask(&app.app).await.figures.is_some());
    }
}

#[tokio::test]
async fn metrics_are_for_who_has_the_token_and_not_there_without_one() {
    let app = TestApp::sqlite().await;
    app.get("/metrics").send().await.assert(404);
    app.get("/metrics").bearer(TOKEN).send().await.assert(404);
    let app = watched(app);
    for refused in [app.get("/metrics"), app.get("/metrics").bearer("another")] {
        refused.send().await.assert(401);
    }
    let answer = app.get("/metrics").bearer(TOKEN).send().await;
    assert_eq!(answer.assert(200).headers["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    assert_eq!(answer.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn requests_are_counted_by_the_pattern_of_their_route() {
    let app = watched(TestApp::sqlite().await);
    for path in ["/api/v1/cms/news/1", "/api/v1/cms/news/2", "/api/v1/path-secret", "/rejestracja/path-secret/1"] {
        app.get(path).header("accept", "text/html").send_undeclared().await;
    }
    app.get("/assets/app-B1x2C3d4.js").send().await.assert(200);
    let text = scrape(&app).await;
    assert_value(&text, "plon_http_requests_total{method=\"GET\",route=\"/api/v1/cms/news/{id}\",status=\"404\"}", 2.0);
    assert_value(&text, "plon_http_requests_total{method=\"GET\",route=\"(unknown)\",status=\"404\"}", 1.0);
    assert_value(&text, "plon_http_requests_total{method=\"GET\",route=\"(file)\",status=\"200\"}", 1.0);
    let count = "plon_http_request_duration_seconds_count{method=\"GET\",route=\"/api/v1/cms/news/{id}\"}";
    assert_value(&text, count, 2.0);
    assert_value(&text, "plon_http_requests_in_flight", 1.0);
    assert!(!text.contains("path-secret"), "{text}");
}

#[tokio::test]
async fn security_events_are_counted_by_kind() {
    let app = watched(TestApp::sqlite().await);
    let participant = app.participant().await;
    let wrong = serde_json::json!({"account_type": "program.retail", "nip": participant.nip, "password": "wrong"});
    app.post("/api/v1/auth/login").json(&wrong).send().await.assert(422);
    let text = scrape(&app).await;
    assert_value(&text, "plon_security_events_total{kind=\"sign_in_failed\",side=\"participant\"}", 1.0);
    assert_value(&text, "plon_security_events_total{kind=\"sign_in_locked\",side=\"operator\"}", 0.0);
}

/// Names after `# TYPE`, with those of a histogram's series.
fn names_in(text: &str) -> BTreeSet<String> {
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    types
        .flat_map(|(name, kind)| match kind {
            "histogram" => ["", "_bucket", "_sum", "_count"].map(|end| format!("{name}{end}")).to_vec(),
            "counter" if !name.ends_with("_total") => vec![format!("{name}_total")],
            _ => vec![name.to_owned()],
        })
        .collect()
}

/// Names of metrics that a text mentions.
fn named_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    words.filter(|word| word.starts_with("plon_") || word.starts_with("process_")).map(str::to_owned).collect()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// Anchor of a heading, as renderers of Markdown make it.
fn anchor_of(heading: &str) -> String {
    let kept = heading.trim_start_matches('#').trim().to_lowercase();
    kept.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign)).collect::<String>().replace(' ', "-")
}

#[tokio::test]
async fn the_rules_the_board_and_the_handbook_name_what_a_scrape_tells() {
    let app = watched(TestApp::sqlite().await);
    insert_jobs(&app).await;
    app.get("/health/live").send().await.assert(200);
    let names = names_in(&scrape(&app).await);
    let handbook = read("docs/operations.md");
    let anchors: BTreeSet<String> = handbook.lines().filter(|line| line.starts_with('#')).map(anchor_of).collect();

    let rules = read("deploy/prometheus/plon-alerts.yml");
    let mut alerts = BTreeSet::new();
    for rule in rules.split("- alert: ").skip(1) {
        let alert = rule.lines().next().unwrap();
        for key in ["expr:", "for:", "severity:", "summary:", "runbook:"] {
            assert!(rule.contains(key), "{alert} has no {key}");
        }
        let runbook = rule.lines().find_map(|line| line.trim().strip_prefix("runbook: docs/operations.md#"));
        assert!(runbook.is_some_and(|anchor| anchors.contains(anchor)), "{alert} leads to {runbook:?}");
        assert!(handbook.contains(&format!("`{alert}`")), "the handbook does not say what to do at {alert}");
        alerts.insert(alert);
    }
    assert!(alerts.len() > 20, "{alerts:?}");
    for (file, mentioned) in
        [("the rules", named_in(&rules)), ("the board", named_in(&read("deploy/grafana/plon.json")))]
    {
        let unknown: Vec<&String> = mentioned.difference(&names).collect();
        assert!(unknown.is_empty(), "{file} name what no scrape tells: {unknown:?}");
    }

    let rows = handbook.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let listed: BTreeSet<String> = rows
        .filter_map(|name| name.split('{').next())
        .map(str::to_owned)
        .filter(|name| !named_in(name).is_empty())
        .collect();
    let series = |name: &&String| ["_bucket", "_sum", "_count"].iter().any(|end| name.ends_with(end));
    let told: BTreeSet<String> = names.iter().filter(|name| !series(name)).cloned().collect();
    assert_eq!(listed, told, "the handbook's table lists each metric");
}
