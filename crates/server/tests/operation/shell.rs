//! Layers around every handler: ids, protections, limits, and refusals in the portal's own JSON.
use std::time::Duration;

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use plon_platform::app::{App, Times};
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Multipart};
use serde_json::{Value, json};

use crate::support::TestApp;

async fn broken() -> Result<(), ApiError> {
    Err(ApiError::Unexpected(anyhow::anyhow!("the table tokens has no column secret")))
}

async fn panicking() {
    panic!("the vault's code is 1234");
}

async fn echo(Json(body): Json<Value>) -> axum::Json<Value> {
    axum::Json(body)
}

fn routes() -> Router<App> {
    Router::new()
        .route("/api/broken", get(broken))
        .route("/api/panicking", get(panicking))
        .route("/api/echo", post(echo))
        .route("/api/endless", post(std::future::pending::<()>))
        .route("/api/upload", post(async |_: AnyParticipant, _: Multipart| std::future::pending::<()>().await))
        .route("/strona", get(async || "strona"))
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .fallback(async || ApiError::NotFound)
}

async fn app() -> TestApp {
    TestApp::sqlite().await.serving(routes())
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn every_answer_names_its_request() {
    let app = app().await;
    let (first, second) = (app.get("/strona").send().await, app.get("/strona").send().await);
    assert_ne!(text(&first.headers, "x-request-id"), "");
    assert_ne!(text(&first.headers, "x-request-id"), text(&second.headers, "x-request-id"));
}

#[tokio::test]
async fn an_id_that_a_proxy_gave_is_kept_unless_it_could_forge_a_log_line() {
    let app = app().await;
    let given = app.get("/strona").header("x-request-id", "0af7651916cd43dd-8448.eb_1").send().await;
    assert_eq!(text(&given.headers, "x-request-id"), "0af7651916cd43dd-8448.eb_1");
    for forged in ["", "a b", "a\"}", &"x".repeat(65)] {
        let answer = app.get("/strona").header("x-request-id", forged).send().await;
        assert_eq!(text(&answer.headers, "x-request-id").len(), 22, "{forged}");
    }
}

#[tokio::test]
async fn a_defect_is_answered_with_the_requests_id_and_no_inner_word() {
    let app = app().await;
    for path in ["/api/broken", "/api/panicking"] {
        let answer = app.get(path).header("x-request-id", "abc-1").send().await;
        answer.assert(500);
        assert_eq!(
            answer.json,
            json!({
                "error": "server_error",
                "message": "Wystąpił błąd po naszej stronie. Spróbuj ponownie za chwilę.",
                "request_id": "abc-1",
            })
        );
    }
}

#[tokio::test]
async fn an_unknown_address_and_a_wrong_method_are_refused_in_json() {
    let app = app().await;
    let unknown = app.get("/api/nic").send().await;
    unknown.assert(404);
    assert_eq!(unknown.json["error"], "not_found");
    let wrong = app.get("/api/echo").send().await;
    wrong.assert(405);
    assert_eq!(wrong.json["error"], "method_not_allowed");
    assert_eq!(text(&wrong.headers, "allow"), "POST");
}

#[tokio::test]
async fn a_body_over_the_limit_is_refused() {
    let app = app().await;
    let fits = json!({"text": "x".repeat(60 * 1024)});
    app.post("/api/echo").json(&fits).send().await.assert(200);
    let over = app.post("/api/echo").json(&json!({"text": "x".repeat(64 * 1024)})).send().await;
    over.assert(413);
    assert_eq!(over.json["error"], "too_large");
}

#[tokio::test]
async fn a_request_that_takes_too_long_is_ended_and_who_says_to_bring_a_file_gets_no_longer() {
    let times = Times { request: Duration::from_millis(10), upload: Duration::from_secs(3600) };
    let app = TestApp::sqlite().await.set(|parts| parts.mode.times = times).serving(routes());
    let answer = app.post("/api/endless").json(&json!({})).send().await;
    answer.assert(503);
    assert_eq!(answer.json["error"], "unavailable");
    assert_eq!(text(&answer.headers, "retry-after"), "5");
    let guest = app.post("/api/endless").multipart(&[], Some(("invoice", "a.pdf", b"%PDF-")));
    guest.send().await.assert(503);
}

#[tokio::test]
async fn who_is_known_and_sends_a_file_gets_the_time_of_an_upload() {
    let times = Times { request: Duration::from_secs(3600), upload: Duration::from_millis(10) };
    let app = TestApp::sqlite().await;
    let participant = app.participant().await;
    let app = app.set(|parts| parts.mode.times = times).serving(routes());
    let upload =
        |token: &str| app.post("/api/upload").bearer(token).multipart(&[], Some(("invoice", "a.pdf", b"%PDF-"))).send();
    upload("guest").await.assert(401);
    upload(&participant.token).await.assert(503);
}

#[tokio::test]
async fn a_page_may_run_the_portals_own_files_only() {
    let answer = app().await.get("/strona").send().await;
    let policy = text(&answer.headers, "content-security-policy");
    let directives: Vec<&str> = policy.split("; ").map(str::trim).collect();
    for wanted in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default dompurify",
    ] {
        assert!(directives.contains(&wanted), "{wanted} is not in {policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
}

#[tokio::test]
async fn every_answer_carries_the_browsers_protections_and_is_kept_by_nobody() {
    let app = app().await;
    for (path, status) in [("/strona", 200), ("/api/broken", 500), ("/api/nic", 404)] {
        let answer = app.get(path).send().await;
        answer.assert(status);
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cache-control", "no-store"),
        ] {
            assert_eq!(text(&answer.headers, name), value, "{name} of {path}");
        }
    }
}

#[tokio::test]
async fn only_over_tls_is_a_browser_told_to_stay_with_it() {
    let plain = app().await.get("/strona").send().await;
    assert_eq!(text(&plain.headers, "strict-transport-security"), "");
    let secure = TestApp::sqlite().await.set(|parts| parts.mode.secure = true).serving(routes());
    let answer = secure.get("/strona").send().await;
    assert_eq!(text(&answer.headers, "strict-transport-security"), "max-age=31536000; includeSubDomains");
}
