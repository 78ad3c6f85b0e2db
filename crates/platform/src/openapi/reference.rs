//! The API document and its reference page for browsers, served by the portal itself when the setting allows it.
use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use maud::{DOCTYPE, html};

use crate::app::App;
use crate::error::ApiError;

/// Content security policy of the reference, which runs the build's files and calls this server only. It sets inline
/// styles, and makes HTML from the document's own texts.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// `GET /api/openapi.json` and `GET /api/reference`; `document` gives the JSON.
pub fn routes(document: fn() -> anyhow::Result<&'static str>) -> Router<App> {
    let json = move |_: Allowed, State(app): State<App>, headers: HeaderMap| async move {
        let made = async { Ok(document()?.to_owned()) };
        let answer = app.public.document("openapi".to_owned(), &headers, made).await?;
        Ok::<_, ApiError>(([(header::CONTENT_TYPE, "application/json")], answer).into_response())
    };
    Router::new().route("/api/openapi.json", get(json)).route("/api/reference", get(page))
}

/// Permission by the setting `PLON_API_REFERENCE`; without it the two paths give 404.
struct Allowed;

impl FromRequestParts<App> for Allowed {
    type Rejection = ApiError;

    async fn from_request_parts(_: &mut Parts, app: &App) -> Result<Allowed, ApiError> {
        if app.mode.api_reference { Ok(Allowed) } else { Err(ApiError::NotFound) }
    }
}

async fn page(_: Allowed) -> Response {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Plon: API reference" }
                link rel="icon" href="/favicon.svg";
                link rel="stylesheet" href="/reference/swagger-ui.css";
            }
            body {
                noscript { "The reference needs JavaScript; " a href="/api/openapi.json" { "the document" } " does not." }
                div #reference {}
                script src="/reference/swagger-ui.js" {}
                script src="/reference/start.js" {}
            }
        }
    };
    ([(header::CONTENT_SECURITY_POLICY, POLICY)], Html(page.into_string())).into_response()
}
