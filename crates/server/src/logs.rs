//! Log lines on standard error, as JSON for machines or as text for a person.
use std::io::{IsTerminal, stderr};

use anyhow::Context;
use tracing::Subscriber;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, registry};

use crate::cli::LogFormat;
use crate::traces::Traces;
use plon_kernel::traces;

/// Starts writing log lines; `filter` is in the syntax of tracing, such as `info,sqlx=warn`, and leaves `traces` alone.
/// A panic is logged too.
///
/// # Errors
/// When the filter cannot be read.
pub fn start(format: LogFormat, filter: &str, traces: Option<&Traces>) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(filter).context("PLON_LOG cannot be read: write it like info,sqlx=warn")?;
    let filter = filter.add_directive(format!("{}=off", traces::TARGET).parse()?);
    match traces {
        None => registry().with(lines(format)).with(filter).try_init(),
        Some(traces) => registry().with(lines(format).with_filter(filter)).with(traces.layers()).try_init(),
    }?;
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, panic = panic.payload_as_str(), "panicked");
    }));
    Ok(())
}

fn lines<S>(format: LogFormat) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    // Internal errors are off: a line that cannot be written would be reported to the same place, and panic.
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(stderr)
        .with_ansi(stderr().is_terminal())
        .log_internal_errors(false);
    match format {
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(true).with_span_list(false).boxed(),
        LogFormat::Text => lines.compact().boxed(),
    }
}
