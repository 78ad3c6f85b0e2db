//! Theme of the programme in the head of every document, to apply before the first paint: its colours and its logo.
use axum::extract::State;
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::brand::{self, Brand};
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Caching of the current URL, which names the content.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// Caching of an outdated URL, asked by a tab opened before a change.
const NOT_KEPT: &str = "no-store";

/// Serves `/wyglad.css`: the programme's colours over the portal's own; empty where they are the portal's own.
pub async fn serve_styles(State(app): State<App>, address: Uri) -> Result<Response, ApiError> {
    let brand = brand::load_brand(&mut app.db.read().await?).await?;
    let requested = address.path_and_query().map_or("", |requested| requested.as_str());
    let caching = if brand.stylesheet.as_deref() == Some(requested) { FOR_GOOD } else { NOT_KEPT };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/css; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    Ok((headers, brand.styles.unwrap_or_default()).into_response())
}

/// Elements of the head; none for the portal's own theme. The app reads its logo here until it has the settings.
pub fn theme_tags(brand: &Brand) -> Markup {
    html! {
        @if let Some(address) = &brand.stylesheet { link rel="stylesheet" href=(address) data-look; }
        @if let Some(logo) = &brand.logo { link rel="preload" as="image" href=(logo.url) data-logo=(logo.width); }
    }
}
