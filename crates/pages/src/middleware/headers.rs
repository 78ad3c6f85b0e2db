//! What a browser is told to allow: the content security policy and its companions.
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::assets;
use plon_platform::app::App;
use plon_platform::third_parties::ThirdParties;

/// A page runs the portal's own files only, makes no HTML from strings, and stands in no frame. Where it may send
/// requests and load pictures from follows.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
     manifest-src 'self'; worker-src 'self'; form-action 'self'; \
     object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types default dompurify";

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
pub struct Policy(App);

impl Policy {
    pub fn of(app: &App) -> Policy {
        Policy(app.clone())
    }

    /// Requests go to the portal and to the services outside that are configured; pictures come from the portal, from
    /// where the map's tiles are when such are set, and from a configured pixel.
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

/// What a page may be allowed beside the portal; nothing that a file with a hash in its name could use.
async fn services_for(app: &App, path: &str) -> ThirdParties {
    match path.starts_with("/assets/") {
        true => ThirdParties::default(),
        false => app.third_parties.get(&app.db).await,
    }
}

/// Adds the protections that hold for every answer. An answer is kept by nobody
/// unless its handler says otherwise.
pub async fn protect(State(policy): State<Policy>, mut request: Request, next: Next) -> Response {
    let content = match assets::is_of_the_api(request.uri().path()) {
        true => HeaderValue::from_static(API_POLICY),
        false => {
            let services = services_for(&policy.0, request.uri().path()).await;
            // A browser that is told "not modified" goes on with the policy that it has.
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
