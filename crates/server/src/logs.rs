//! Log lines on standard error, as JSON for machines or as text for a person.
use std::io::{IsTerminal, stderr};

use anyhow::Context;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::LogFormat;

/// Starts writing log lines; `filter` is in the syntax of tracing, such as `info,sqlx=warn`. A panic is logged too.
///
/// # Errors
/// When the filter cannot be read.
pub fn start(format: LogFormat, filter: &str) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(filter).context("PLON_LOG cannot be read: write it like info,sqlx=warn")?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr).with_ansi(stderr().is_terminal());
    // Internal errors are off: a line that cannot be written would be reported to the same place, and panic.
    let lines = lines.log_internal_errors(false);
    match format {
        LogFormat::Json => {
            lines.json().flatten_event(true).with_current_span(true).with_span_list(false).finish().try_init()
        }
        LogFormat::Text => lines.compact().finish().try_init(),
    }?;
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, panic = panic.payload_as_str(), "panicked");
    }));
    Ok(())
}
