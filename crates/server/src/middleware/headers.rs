//! What a browser is told to allow: the content security policy and its companions.
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::assets;

/// A page runs the portal's own files only, makes no HTML from strings, and stands in no frame.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
     object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types default dompurify; img-src 'self' data: blob:";

/// An answer of the API is never a page, whatever it holds.
const API_POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const EVERY_ANSWER: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // An address may hold a secret (an invitation's hash), so no page tells where it was left from.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"),
];

/// A year, as ASVS 3.4.1 asks.
const TRANSPORT_SECURITY: &str = "max-age=31536000; includeSubDomains";

/// What holds for all answers of this process.
#[derive(Clone)]
pub struct Policy {
    /// Browsers come over TLS.
    secure: bool,
    page: HeaderValue,
}

impl Policy {
    /// Pictures come from the portal alone, and from where the map's tiles are when such are set.
    pub fn of(app: &App) -> Policy {
        let foreign = app.tiles.as_ref().map(|tiles| format!("{PAGE_POLICY} {}", tiles.origin()));
        let page = foreign.and_then(|policy| HeaderValue::try_from(policy).ok());
        Policy { secure: app.mode.secure, page: page.unwrap_or(HeaderValue::from_static(PAGE_POLICY)) }
    }
}

/// Adds the protections that hold for every answer. An answer is kept by nobody
/// unless its handler says otherwise.
pub async fn protect(State(policy): State<Policy>, request: Request, next: Next) -> Response {
    let content = match assets::is_of_the_api(request.uri().path()) {
        true => HeaderValue::from_static(API_POLICY),
        false => policy.page,
    };
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in EVERY_ANSWER {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(content);
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if policy.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TRANSPORT_SECURITY));
    }
    response
}
