//! Gate of a portal that is not open yet: every call of visitors and participants is refused, and
//! what search engines ask, to whom it would name unannounced pages.
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Beginnings of the calls that are answered all the same: those of the back office and of what its screens show, the
/// setup, and the reports of the SMS provider on test messages. A new call of visitors is refused unless it is added.
const SERVED_BEFORE: [&str; 11] = [
    "/api/v1/backoffice/",
    "/api/v1/setup",
    "/api/v1/media/",
    "/api/v1/representatives/",
    "/api/v1/logo",
    "/api/v1/messages/reports/",
    "/api/system-settings",
    "/api/demo/clock",
    "/api/demo/operator-code",
    "/api/openapi.json",
    "/api/reference",
];

/// Passes a request on unless it is a call that waits for the opening.
pub async fn refuse_until_open(State(app): State<App>, request: Request, next: Next) -> Response {
    if !waits(request.uri().path()) {
        return next.run(request).await;
    }
    match app.opening.is_open(&app.db).await {
        Ok(true) => next.run(request).await,
        Ok(false) => ApiError::from(ErrorCode::NotOpen).into_response(),
        Err(error) => ApiError::from(error).into_response(),
    }
}

fn waits(path: &str) -> bool {
    ["/sitemap.xml", "/robots.txt"].contains(&path)
        || path.starts_with("/api/") && !SERVED_BEFORE.iter().any(|served| path.starts_with(served))
}
