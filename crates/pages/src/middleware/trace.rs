//! Span of a request for traces, apart from the log's: it is enabled only where a collector is set.
use axum::http::{HeaderMap, Method, StatusCode};
use opentelemetry::Context;
use opentelemetry::trace::{SpanContext, SpanId, Status, TraceContextExt, TraceFlags, TraceId, TraceState};
use tracing::Span;
use tracing::field::Empty;
use tracing_opentelemetry::OpenTelemetrySpanExt;

use plon_kernel::traces::TARGET;

/// Begins the span, inside the trace of a trusted proxy that sends one.
pub fn begin(id: &str, method: &Method, headers: &HeaderMap) -> Span {
    let span = tracing::info_span!(
        target: TARGET,
        "request",
        otel.kind = "server",
        http.request.method = method.as_str(),
        http.route = Empty,
        http.response.status_code = Empty,
        plon.request_id = id,
    );
    if !span.is_disabled()
        && let Some(caller) = headers.get("traceparent").and_then(|value| read_parent(value.to_str().ok()?))
    {
        span.set_parent(Context::new().with_remote_span_context(caller)).ok();
    }
    span
}

/// Records the answer.
pub fn end(span: &Span, method: &Method, route: &str, status: StatusCode) {
    if span.is_disabled() {
        return;
    }
    // The log's own fields cannot rename a span that was entered.
    span.context().span().update_name(format!("{method} {route}"));
    span.record("http.route", route);
    span.record("http.response.status_code", status.as_u16());
    if status.is_server_error() {
        span.set_status(Status::error(""));
    }
}

/// Parses a `traceparent` (W3C Trace Context), as `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`.
fn read_parent(text: &str) -> Option<SpanContext> {
    let mut parts = text.split('-');
    let mut next = |length: usize| {
        let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        parts.next().filter(|part| part.len() == length && part.bytes().all(is_hex))
    };
    let (version, trace, span, flags) = (next(2)?, next(32)?, next(16)?, next(2)?);
    let (trace, span) = (TraceId::from_hex(trace).ok()?, SpanId::from_hex(span).ok()?);
    let flags = TraceFlags::new(u8::from_str_radix(flags, 16).ok()? & 1);
    let is_whole = version != "ff" && (version != "00" || parts.next().is_none());
    let caller = SpanContext::new(trace, span, flags, true, TraceState::default());
    (is_whole && caller.is_valid()).then_some(caller)
}

#[cfg(test)]
mod tests {
    use super::read_parent;

    #[test]
    fn a_callers_trace_is_read_as_w3c_writes_it() {
        let caller = read_parent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01").unwrap();
        assert_eq!(caller.trace_id().to_string(), "4bf92f3577b34da6a3ce929d0e0e4736");
        assert_eq!(caller.span_id().to_string(), "00f067aa0ba902b7");
        assert!(caller.is_sampled() && caller.is_remote());
        assert!(read_parent("01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00-later").is_some());
    }

    #[test]
    fn what_is_no_trace_is_left_alone() {
        for wrong in [
            "",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
            "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
            "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
            "00-+bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
            "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        ] {
            assert!(read_parent(wrong).is_none(), "{wrong}");
        }
    }
}
