//! Metrics that this process counts by itself: requests, connections and security events. Labels are codes and route
//! patterns, so that no caller can make up new series.
use std::sync::LazyLock;

use aws_lc_rs::constant_time::verify_slices_are_equal;
use axum::http::{HeaderMap, Method, StatusCode, header};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use tokio::time::Instant;

use crate::security_events::{SecurityEventKind, SecurityEventSide};

/// Upper bounds of the buckets of requests, in seconds.
const BUCKETS: [f64; 12] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

/// Metrics of this process; every part shares them.
pub struct Metrics {
    /// Token that the main address asks for; `None` hides `/metrics` there.
    pub token: Option<MetricsToken>,
    pub connections: ConnectionMetrics,
    requests: Family<RequestLabels, Counter>,
    durations: Family<RouteLabels, Histogram, fn() -> Histogram>,
    in_flight: Gauge,
    security_events: Family<SecurityLabels, Counter>,
    started: Instant,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            token: None,
            connections: ConnectionMetrics::default(),
            requests: Family::default(),
            durations: Family::new_with_constructor(|| Histogram::new(BUCKETS)),
            in_flight: Gauge::default(),
            security_events: Family::default(),
            started: Instant::now(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabels {
    method: &'static str,
    route: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct SecurityLabels {
    kind: &'static str,
    side: &'static str,
}

/// Metrics of the accept loop.
#[derive(Clone, Default)]
pub struct ConnectionMetrics {
    open: Gauge,
    refused: Family<[(&'static str, &'static str); 1], Counter>,
}

/// Reason why the accept loop refuses a connection or a request before any handler.
#[derive(Debug, Clone, Copy)]
pub enum Refusal {
    /// Too many connections from one address.
    Connections,
    /// Too many requests of one client.
    Requests,
    /// All slots are taken, and only health checks are answered.
    Full,
    /// The request contradicts itself.
    Malformed,
}

impl Refusal {
    const ALL: [Refusal; 4] = [Refusal::Connections, Refusal::Requests, Refusal::Full, Refusal::Malformed];

    fn as_str(self) -> &'static str {
        match self {
            Refusal::Connections => "connections",
            Refusal::Requests => "requests",
            Refusal::Full => "full",
            Refusal::Malformed => "malformed",
        }
    }
}

/// Gauge that counts a thing until it is dropped.
pub struct Held(Gauge);

impl Held {
    fn new(gauge: &Gauge) -> Held {
        gauge.inc();
        Held(gauge.clone())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl ConnectionMetrics {
    /// Counts a connection as open until the value is dropped.
    pub fn hold_connection(&self) -> Held {
        Held::new(&self.open)
    }

    pub fn count_refusal(&self, why: Refusal) {
        self.refused.get_or_create(&[("reason", why.as_str())]).inc();
    }
}

/// Spans of this process's traces.
pub static TRACES: LazyLock<TraceMetrics> = LazyLock::new(TraceMetrics::default);

/// Metrics of the export of traces.
#[derive(Default)]
pub struct TraceMetrics {
    exported: Counter,
    dropped: Counter,
}

impl TraceMetrics {
    /// Counts spans that the collector has taken.
    pub fn count_exported(&self, spans: usize) {
        self.exported.inc_by(spans as u64);
    }

    /// Counts spans that are lost: the queue was full, or the collector did not take them.
    pub fn count_dropped(&self, spans: usize) {
        self.dropped.inc_by(spans as u64);
    }
}

/// Token of the scraper, as a bearer.
#[derive(Clone)]
pub struct MetricsToken(String);

impl MetricsToken {
    pub fn new(token: String) -> MetricsToken {
        MetricsToken(token)
    }

    /// True when the headers bear this token; takes the same time for every wrong one of its length.
    pub fn is_in(&self, headers: &HeaderMap) -> bool {
        let given = headers.get(header::AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
        given.is_some_and(|given| verify_slices_are_equal(given, self.0.as_bytes()).is_ok())
    }
}

impl Metrics {
    /// Metrics that the main address gives for a token, or not at all.
    pub fn asking_for(token: Option<MetricsToken>) -> Metrics {
        Metrics { token, ..Metrics::default() }
    }

    /// Counts a request as in flight until the value is dropped.
    pub fn hold_request(&self) -> Held {
        Held::new(&self.in_flight)
    }

    /// Counts an answered request; `route` is a pattern.
    pub fn count_request(&self, method: &Method, route: &str, status: StatusCode, seconds: f64) {
        let (method, route) = (name_of(method), route.to_owned());
        let labels = RequestLabels { method, route: route.clone(), status: status.as_u16() };
        self.requests.get_or_create(&labels).inc();
        self.durations.get_or_create(&RouteLabels { method, route }).observe(seconds);
    }

    pub fn count_security_event(&self, kind: SecurityEventKind, side: SecurityEventSide) {
        let labels = SecurityLabels { kind: kind.as_str(), side: side.as_str() };
        self.security_events.get_or_create(&labels).inc();
    }

    /// Seconds since the process started.
    pub fn uptime_seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    /// Registers the metrics; what has not happened yet is shown as zero.
    pub fn register(&self, registry: &mut Registry) {
        for kind in SecurityEventKind::ALL {
            for side in [SecurityEventSide::Participant, SecurityEventSide::Operator] {
                let labels = SecurityLabels { kind: kind.as_str(), side: side.as_str() };
                drop(self.security_events.get_or_create(&labels));
            }
        }
        for refusal in Refusal::ALL {
            drop(self.connections.refused.get_or_create(&[("reason", refusal.as_str())]));
        }
        registry.register("plon_http_requests", "Requests answered, by route pattern", self.requests.clone());
        registry.register(
            "plon_http_request_duration_seconds",
            "Time from a request's headers to its answer",
            self.durations.clone(),
        );
        registry.register("plon_http_requests_in_flight", "Requests being answered", self.in_flight.clone());
        registry.register("plon_http_connections_open", "Open connections", self.connections.open.clone());
        registry.register(
            "plon_http_refused",
            "Connections and requests refused before any handler",
            self.connections.refused.clone(),
        );
        registry.register("plon_traces_exported", "Spans that the collector has taken", TRACES.exported.clone());
        registry.register("plon_traces_dropped", "Spans that are lost", TRACES.dropped.clone());
        registry.register(
            "plon_security_events",
            "Security events, as in the log's target security",
            self.security_events.clone(),
        );
    }
}

/// Name of a method; made-up ones are one.
fn name_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_token_itself_is_let_in() {
        let token = MetricsToken::new("a".repeat(32));
        let with = |value: &str| HeaderMap::from_iter([(header::AUTHORIZATION, value.parse().unwrap())]);
        assert!(token.is_in(&with(&format!("Bearer {}", "a".repeat(32)))));
        for wrong in ["Bearer ", "Bearer a", &"a".repeat(32), &format!("Bearer {}b", "a".repeat(32))] {
            assert!(!token.is_in(&with(wrong)), "{wrong}");
        }
        assert!(!token.is_in(&HeaderMap::new()));
    }

    #[test]
    fn a_method_that_a_client_made_up_is_no_series_of_its_own() {
        let metrics = Metrics::default();
        for name in ["BREW", "PROPFIND"] {
            metrics.count_request(
                &Method::from_bytes(name.as_bytes()).unwrap(),
                "(unknown)",
                StatusCode::NOT_FOUND,
                0.1,
            );
        }
        let labels = RequestLabels { method: "other", route: "(unknown)".to_owned(), status: 404 };
        assert_eq!(metrics.requests.get_or_create(&labels).get(), 2);
        let mut registry = Registry::default();
        metrics.register(&mut registry);
        let mut text = String::new();
        prometheus_client::encoding::prometheus_text::encode(&mut text, &registry).unwrap();
        assert!(!text.contains("BREW") && !text.contains("PROPFIND"), "{text}");
    }
}
