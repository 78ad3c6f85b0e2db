//! Spans and events that go into traces alone and are no part of the log.

/// Target of the spans and events that only traces take.
pub const TARGET: &str = "plon_trace";
