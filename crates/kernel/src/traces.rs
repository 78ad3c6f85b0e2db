//! What goes into traces alone and is no part of the log.

/// Target of the spans and events that only traces take.
pub const TARGET: &str = "plon_trace";
