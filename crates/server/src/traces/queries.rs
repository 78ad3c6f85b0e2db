//! Spans of queries: sqlx tells of a statement when it has ended, and how long it took.
use std::time::Duration;

use opentelemetry::KeyValue;
use opentelemetry::time;
use opentelemetry::trace::{Span as _, SpanKind, TraceContextExt, Tracer as _};
use opentelemetry_sdk::trace::SdkTracer;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber, dispatcher};
use tracing_subscriber::layer::{Context, Layer};
use tracing_subscriber::registry::LookupSpan;

/// Layer that makes a span of each event that has a duration, inside the request's.
pub struct Queries {
    tracer: SdkTracer,
}

/// Fields of such an event.
#[derive(Default)]
struct Told {
    /// First words of the statement.
    summary: String,
    /// Statement with its numbered parameters, whose values sqlx does not tell; empty where the summary is all of it.
    statement: String,
    /// Duration; events without one are no queries.
    seconds: Option<f64>,
    rows: u64,
}

impl Queries {
    pub fn new(tracer: SdkTracer) -> Queries {
        Queries { tracer }
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Queries {
    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let Some(id) = context.event_span(event).map(|span| span.id()) else { return };
        let parent = dispatcher::get_default(|dispatch| tracing_opentelemetry::get_otel_context(&id, dispatch));
        let Some(parent) = parent.filter(|parent| parent.span().is_recording()) else { return };
        let mut told = Told::default();
        event.record(&mut told);
        let ended = time::now();
        let Some(began) = told
            .seconds
            .and_then(|took| Duration::try_from_secs_f64(took).ok())
            .and_then(|took| ended.checked_sub(took))
        else {
            return;
        };
        let statement = if told.statement.is_empty() { told.summary.clone() } else { told.statement };
        let rows = i64::try_from(told.rows).unwrap_or(i64::MAX);
        let attributes =
            vec![KeyValue::new("db.query.text", statement), KeyValue::new("db.response.returned_rows", rows)];
        let span = self.tracer.span_builder(told.summary).with_kind(SpanKind::Client).with_start_time(began);
        span.with_attributes(attributes).start_with_context(&self.tracer, &parent).end_with_timestamp(ended);
    }
}

impl Visit for Told {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.trim_end_matches(" …").clone_into(&mut self.summary),
            "db.statement" => value.trim().clone_into(&mut self.statement),
            _ => {}
        }
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        if field.name() == "elapsed_secs" {
            self.seconds = Some(value);
        }
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        if field.name() == "rows_returned" {
            self.rows = value;
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}
