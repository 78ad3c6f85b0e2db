//! Lengths of time as people write them into settings: `10s`, `5m`, `1h 30m`.
use std::time::Duration;

use jiff::SignedDuration;

/// Parses a duration like `10s`, `5m` or `1h 30m`; zero is refused.
pub fn parse_duration(text: &str) -> Result<Duration, String> {
    let time = parse_optional_duration(text)?;
    if time.is_zero() { Err("must be more than nothing".to_owned()) } else { Ok(time) }
}

/// As `parse_duration`, or `0s`.
pub fn parse_optional_duration(text: &str) -> Result<Duration, String> {
    let span: SignedDuration = text.parse().map_err(|_| "write a time like 10s or 5m".to_owned())?;
    Duration::try_from(span).map_err(|_| "must not be less than nothing".to_owned())
}
