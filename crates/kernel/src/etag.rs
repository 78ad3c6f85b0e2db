//! Entity tags (ETag): a browser that still has the current content is told so instead of being sent it.
use axum::http::{HeaderMap, header};

/// Tag of a content by its hash.
pub fn of_hash(sha256: &[u8; 32]) -> String {
    format!("\"{}\"", hex::encode(&sha256[..8]))
}

/// True when the request's `If-None-Match` names the tag, weakly or not.
pub fn is_known(request: &HeaderMap, tag: &str) -> bool {
    request.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).is_some_and(|tags| {
        tags.split(',').map(str::trim).any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
    })
}
