//! Traces by OTLP, to a collector that is played here: what a request and its queries are told as, and that a
//! collector in trouble costs nothing.
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::any_value::Value;
use opentelemetry_proto::tonic::trace::v1::Span;
use plon_pages::connections::Connections;
use plon_pages::proxies::TrustedProxies;
use prost::Message;
use tokio::net::TcpListener;
use tokio::time::Instant;

use super::serve::Server;
use crate::support::{Plon, TestApp, on_both};

const SECRET: &str = "otlp-secret-0123456789";
const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER: &str = "00f067aa0ba902b7";

/// Collector on this machine, with what it was sent.
struct Collector {
    url: String,
    calls: Arc<Mutex<Vec<(HeaderMap, ExportTraceServiceRequest)>>>,
}

impl Collector {
    async fn answering(status: StatusCode) -> Collector {
        let calls = Arc::<Mutex<Vec<_>>>::default();
        let kept = Arc::clone(&calls);
        let take = move |headers: HeaderMap, body: Bytes| async move {
            kept.lock().unwrap().push((headers, ExportTraceServiceRequest::decode(body).unwrap()));
            status
        };
        Collector { url: serve(Router::new().route("/v1/traces", post(take))).await, calls }
    }

    /// Spans of all calls.
    fn spans(&self) -> Vec<Span> {
        let calls = self.calls.lock().unwrap();
        let resources = calls.iter().flat_map(|(_, call)| &call.resource_spans);
        resources.flat_map(|resource| &resource.scope_spans).flat_map(|scope| scope.spans.clone()).collect()
    }
}

async fn serve(routes: Router) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async { axum::serve(listener, routes).await });
    url
}

/// Server that sends its traces to an address, with metrics beside it.
fn traced(app: &TestApp, url: &str, further: &[&str]) -> Plon {
    let headers = format!("authorization=Bearer%20{SECRET}");
    let settings = ["--otlp-endpoint", url, "--otlp-headers", &headers, "--shutdown-delay", "0s", "--log", "debug"];
    Plon::set(app, &[&settings, further].concat())
}

fn attribute(span: &Span, name: &str) -> Option<String> {
    let found = span.attributes.iter().find(|attribute| attribute.key == name)?;
    Some(match found.value.clone()?.value? {
        Value::StringValue(text) => text,
        Value::IntValue(number) => number.to_string(),
        other => panic!("{other:?}"),
    })
}

on_both! {
    async fn a_request_and_its_queries_are_one_trace_with_the_callers(app) {
        let collector = Collector::answering(StatusCode::OK).await;
        let participant = app.participant().await;
        let plon = traced(&app, &collector.url, &[]);
        let call = app.get("/api/v1/user/profile?token=query-secret").bearer(&participant.token);
        let call = call.header("x-request-id", "call-1").header("traceparent", &format!("00-{TRACE}-{CALLER}-01"));
        call.send_to(plon.address).await.unwrap().assert(200);
        // What is queued is sent before the process ends.
        assert_eq!(plon.end().code(), Some(0));

        let spans = collector.spans();
        let is_call = |span: &&Span| attribute(span, "plon.request_id").as_deref() == Some("call-1");
        let request = spans.iter().find(is_call).expect("no span of the request");
        assert_eq!(request.name, "GET /api/v1/user/profile");
        assert_eq!((request.kind, hex::encode(&request.trace_id).as_str()), (2, TRACE));
        assert_eq!(hex::encode(&request.parent_span_id), CALLER);
        assert_eq!(attribute(request, "http.route").as_deref(), Some("/api/v1/user/profile"));
        assert_eq!(attribute(request, "http.response.status_code").as_deref(), Some("200"));
        let queries: Vec<&Span> = spans.iter().filter(|span| span.parent_span_id == request.span_id).collect();
        assert!(!queries.is_empty(), "no query is told");
        for query in queries {
            assert_eq!((query.kind, hex::encode(&query.trace_id).as_str()), (3, TRACE));
            let text = attribute(query, "db.query.text").unwrap();
            // A busy machine makes the request wait for its connection, which is told too.
            assert!(text.starts_with("SELECT") || text == "wait to read", "{query:?}");
            assert!(query.start_time_unix_nano <= query.end_time_unix_nano);
        }
        let told = format!("{spans:?}");
        assert!(!told.contains("query-secret") && !told.contains(&participant.token) && !told.contains(participant.nip));
        let calls = collector.calls.lock().unwrap();
        assert_eq!(calls[0].0["authorization"], format!("Bearer {SECRET}"));
        let log = serde_json::Value::from(plon.log()).to_string();
        assert!(!log.contains(SECRET) && !log.contains("plon_trace"), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_share_of_the_requests_is_traced_unless_the_caller_has_decided() {
    let app = TestApp::sqlite().await;
    let collector = Collector::answering(StatusCode::OK).await;
    let plon = traced(&app, &collector.url, &["--otlp-sampling", "0"]);
    app.get("/health/live").send_to(plon.address).await.unwrap().assert(200);
    let asked = app.get("/health/live").header("traceparent", &format!("00-{TRACE}-{CALLER}-01"));
    asked.send_to(plon.address).await.unwrap().assert(200);
    assert_eq!(plon.end().code(), Some(0));
    let traces: Vec<String> = collector.spans().iter().map(|span| hex::encode(&span.trace_id)).collect();
    assert_eq!(traces, [TRACE]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_refuses_or_is_gone_is_told_of_once_and_the_spans_are_counted_as_dropped() {
    let app = TestApp::sqlite().await;
    let refusing = Collector::answering(StatusCode::INTERNAL_SERVER_ERROR).await;
    let gone = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    for url in [refusing.url.clone(), format!("http://{gone}")] {
        let plon = traced(&app, &url, &[]);
        for _ in 0..3 {
            app.get("/health/live").send_to(plon.address).await.unwrap().assert(200);
        }
        assert_eq!(plon.end().code(), Some(0));
        let log = plon.log();
        let told = log.iter().filter(|line| line["message"] == "the collector takes no traces: they are dropped");
        assert_eq!(told.count(), 1, "{log:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_hangs_holds_up_neither_requests_nor_the_end() {
    let app = TestApp::sqlite().await;
    let hanging = serve(Router::new().route("/v1/traces", post(std::future::pending::<StatusCode>))).await;
    let plon = traced(&app, &hanging, &["--drain-time", "1s"]);
    let began = Instant::now();
    for _ in 0..20 {
        app.get("/health/live").send_to(plon.address).await.unwrap().assert(200);
    }
    assert_eq!(plon.end().code(), Some(0));
    assert!(began.elapsed() < Duration::from_secs(4), "it waited for the collector");
    let log = plon.log();
    assert!(log.iter().any(|line| line["message"] == "the last traces are cut off"), "{log:?}");
}

#[tokio::test]
async fn a_trace_is_taken_from_proxies_only() {
    let routes = || {
        let names = async |headers: HeaderMap| format!("{:?}", headers.contains_key("traceparent"));
        Some(Router::new().route("/told", get(names)))
    };
    let asking =
        format!("GET /told HTTP/1.1\r\nHost: plon\r\nConnection: close\r\ntraceparent: 00-{TRACE}-{CALLER}-01\r\n\r\n");
    let direct = Server::start(Connections::default(), routes()).await;
    assert!(direct.ask(&asking).await.ends_with("false"));
    let proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().unwrap()]);
    let proxied = Server::behind(proxies, Connections::default(), routes()).await;
    assert!(proxied.ask(&asking).await.ends_with("true"));
}
