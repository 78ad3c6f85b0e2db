//! Bounded queue of finished spans: a request only puts its own in, and never waits.
use std::time::Duration;

use opentelemetry::Context;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{Span, SpanData, SpanProcessor};
use plon_platform::metrics::TRACES;
use tokio::sync::mpsc;

/// Most spans that wait; one is about a kilobyte.
const MOST: usize = 8192;

#[derive(Debug)]
pub struct Queue(mpsc::Sender<SpanData>);

impl Queue {
    pub fn new() -> (Queue, mpsc::Receiver<SpanData>) {
        let (sender, spans) = mpsc::channel(MOST);
        (Queue(sender), spans)
    }
}

impl SpanProcessor for Queue {
    fn on_start(&self, _: &mut Span, _: &Context) {}

    fn on_end(&self, span: SpanData) {
        if span.span_context.is_sampled() && self.0.try_send(span).is_err() {
            TRACES.count_dropped(1);
        }
    }

    /// Nothing to do: the task that exports is told to end by other means.
    fn force_flush(&self) -> OTelSdkResult {
        Ok(())
    }

    fn shutdown_with_timeout(&self, _: Duration) -> OTelSdkResult {
        Ok(())
    }
}
