//! Content negotiation: which encodings of an answer a client takes.
use axum::http::{HeaderMap, header};

/// True when the browser accepts the encoding.
pub fn takes_encoding(headers: &HeaderMap, encoding: &str) -> bool {
    headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').any(|offer| {
            let mut parts = offer.split(';').map(str::trim);
            let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
            named && !parts.any(is_zero_weight)
        })
    })
}

/// True for `q=0` or `q=0.000`: "anything but this".
fn is_zero_weight(parameter: &str) -> bool {
    parameter.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok()).is_some_and(|weight| weight == 0.0)
}
