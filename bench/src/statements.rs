//! Listens to the server while it takes an order, to measure its real statements, not a copy that grows old.
use std::sync::Mutex;

use anyhow::ensure;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt;
use plon_platform::app::App;
use plon_server::router;
use serde_json::json;
use tower::ServiceExt;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::people::People;

static SENT: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Listener;

#[derive(Default)]
struct Statement {
    whole: String,
    summary: String,
}

/// Orders a bank transfer of 50 zł for the first participant and gives the statements of its transaction.
pub async fn of_an_order(app: &App, people: &People) -> anyhow::Result<Vec<String>> {
    let bearer = format!("Bearer {}", people.bearers[0]);
    // What the server reads once, at its first request, is no statement of an order.
    let first = Request::get("/api/v1/user/profile").header(header::AUTHORIZATION, &bearer).body(Body::empty())?;
    ensure!(router::router(app.clone()).oneshot(first).await?.status().is_success(), "the profile is refused");
    tracing_subscriber::registry().with(Listener).try_init()?;
    let request = Request::post("/api/v1/prize/orders")
        .header(header::AUTHORIZATION, bearer)
        .header(header::CONTENT_TYPE, "application/json")
        .header("idempotency-key", "listened-to")
        .body(Body::from(json!({"reward_id": people.reward, "amount": 5_000}).to_string()))?;
    let response = router::router(app.clone()).oneshot(request).await?;
    let status = response.status();
    let body = response.into_body().collect().await?.to_bytes();
    ensure!(status == StatusCode::CREATED, "the order was refused: {}", String::from_utf8_lossy(&body));
    let sent = SENT.lock().map_err(|_| anyhow::anyhow!("the listener has panicked"))?.split_off(0);
    Ok(sent.into_iter().filter(|sql| is_of_the_transaction(sql)).flat_map(|sql| apart(&sql)).collect())
}

/// Statements of a batch, each with values of its own from `$1` on: the measure sends them one by one.
fn apart(sql: &str) -> Vec<String> {
    let Some(batch) = sql.strip_prefix("WITH w0 AS (").and_then(|rest| rest.strip_suffix(") SELECT 1")) else {
        return sql.split("; ").map(str::to_owned).collect();
    };
    let mut statements: Vec<String> = Vec::new();
    let mut rest = batch;
    for number in 1.. {
        let Some((statement, after)) = rest.split_once(&format!("), w{number} AS (")) else { break };
        statements.push(statement.to_owned());
        rest = after;
    }
    statements.push(rest.to_owned());
    statements.iter().map(|statement| from_one(statement)).collect()
}

/// Statement whose places, which follow each other, are counted from one.
fn from_one(sql: &str) -> String {
    let mut parts = sql.split('$');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.zip(1..).fold(first, |sql, (part, number)| {
        format!("{sql}${number}{}", part.trim_start_matches(|sign: char| sign.is_ascii_digit()))
    })
}

/// True for a statement of the order; the lookup of the bearer comes before it.
fn is_of_the_transaction(sql: &str) -> bool {
    ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH w0 "].iter().any(|verb| sql.starts_with(verb))
        && !sql.contains("access_tokens")
}

impl<S: Subscriber> Layer<S> for Listener {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() != "sqlx::query" {
            return;
        }
        let mut statement = Statement::default();
        event.record(&mut statement);
        let sql = if statement.whole.is_empty() { statement.summary } else { statement.whole };
        if let Ok(mut sent) = SENT.lock() {
            sent.push(sql.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
}

impl Visit for Statement {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "db.statement" => value.clone_into(&mut self.whole),
            "summary" => value.clone_into(&mut self.summary),
            _ => {}
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}
