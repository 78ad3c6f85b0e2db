//! Security headers: the content security policy (CSP) and its companions.
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::assets;
use plon_platform::app::App;
use plon_platform::third_parties::ThirdParties;

/// Policy of a page: it runs only the portal's own files, makes no HTML from strings, and cannot be framed. The hosts
/// for requests and pictures are appended.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
     manifest-src 'self'; worker-src 'self'; form-action 'self'; \
     object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types default dompurify";

/// Policy of an answer of the API, which is never a page, whatever it holds.
const API_POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const EVERY_ANSWER: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // An address may hold a secret (an invitation's hash), so no page sends a referrer.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"),
];

/// One year, as ASVS 3.4.1 asks.
const TRANSPORT_SECURITY: &str = "max-age=31536000; includeSubDomains";

/// Policies of all answers of this process.
#[derive(Clone)]
pub struct Policy(App);

impl Policy {
    pub fn of(app: &App) -> Policy {
        Policy(app.clone())
    }

    /// Builds a page's policy: requests go to the portal and to configured outside services; pictures come from the
    /// portal, from the host of the map's tiles when one is set, and from a configured pixel.
    fn of_page(&self, services: &ThirdParties) -> HeaderValue {
        let connections = list(services.connections());
        let tiles = self.0.tiles.as_ref().map(|tiles| tiles.origin().to_owned());
        let pictures = list(tiles.into_iter().chain(services.pictures()));
        HeaderValue::try_from(format!(
            "{PAGE_POLICY}; connect-src 'self'{connections}; img-src 'self' data: blob:{pictures}"
        ))
        .unwrap_or(HeaderValue::from_static(API_POLICY))
    }
}

fn list(origins: impl IntoIterator<Item = String>) -> String {
    origins.into_iter().map(|origin| format!(" {origin}")).collect()
}

/// Outside services that a page may use; none for files with a hash in their name, which could use none.
async fn services_for(app: &App, path: &str) -> ThirdParties {
    match path.starts_with("/assets/") {
        true => ThirdParties::default(),
        false => app.third_parties.get(&app.db).await,
    }
}

/// Adds the security headers to every answer, which nobody may cache unless its handler says otherwise.
pub async fn add_security_headers(State(policy): State<Policy>, mut request: Request, next: Next) -> Response {
    let content = match assets::is_of_the_api(request.uri().path()) {
        true => HeaderValue::from_static(API_POLICY),
        false => {
            let services = services_for(&policy.0, request.uri().path()).await;
            // A browser that is told "not modified" keeps the policy that it has.
            if services != ThirdParties::default() {
                request.headers_mut().remove(header::IF_NONE_MATCH);
            }
            policy.of_page(&services)
        }
    };
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in EVERY_ANSWER {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(content);
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if policy.0.mode.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TRANSPORT_SECURITY));
    }
    response
}
