//! Log lines on standard error, as JSON for machines or as text for a person, written by a thread of their own.
use std::io::{BufWriter, IsTerminal, stderr};

use anyhow::Context;
use tracing::Subscriber;
use tracing_appender::non_blocking::{NonBlocking, NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, registry};

use crate::cli::LogFormat;
use crate::traces::Traces;
use plon_kernel::traces;

/// Lines that may wait to be written, about 2 MB; with more of them, whoever logs waits too.
const WAITING_LINES: usize = 8_192;

/// Starts writing log lines; `filter` is in the syntax of tracing, such as `info,sqlx=warn`, and leaves `traces` alone.
/// A panic is logged too. The lines that still wait are written when the guard is dropped.
///
/// # Errors
/// When the filter cannot be read.
#[must_use = "lines are written only as long as the guard is held"]
pub fn start(format: LogFormat, filter: &str, traces: Option<&Traces>) -> anyhow::Result<WorkerGuard> {
    let filter = EnvFilter::try_new(filter).context("PLON_LOG cannot be read: write it like info,sqlx=warn")?;
    let filter = filter.add_directive(format!("{}=off", traces::TARGET).parse()?);
    let (writer, guard) = NonBlockingBuilder::default()
        .lossy(false)
        .buffered_lines_limit(WAITING_LINES)
        .thread_name("log")
        .finish(BufWriter::new(stderr()));
    match traces {
        None => registry().with(lines(format, writer)).with(filter).try_init(),
        Some(traces) => registry().with(lines(format, writer).with_filter(filter)).with(traces.layers()).try_init(),
    }?;
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, panic = panic.payload_as_str(), "panicked");
    }));
    Ok(guard)
}

fn lines<S>(format: LogFormat, writer: NonBlocking) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    // Internal errors are off: a line that cannot be written would be reported to the same place, and panic.
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(writer)
        .with_ansi(stderr().is_terminal())
        .log_internal_errors(false);
    match format {
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(true).with_span_list(false).boxed(),
        LogFormat::Text => lines.compact().boxed(),
    }
}
