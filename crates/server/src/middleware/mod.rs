//! What stands around every handler: the request's id and log line, the browser's protections, limits of time and size.
mod headers;
mod request_log;

use std::any::Any;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;

use crate::app::{App, Times};
use crate::error::ApiError;

use headers::Policy;

/// The largest body in bytes, but for the calls with a file, which set their own.
const BODY_LIMIT: usize = 64 * 1024;

/// Puts the middleware around the routes, the outermost last.
pub fn around(routes: Router<App>, app: &App) -> Router<App> {
    routes
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.mode.times, limit_time))
        .layer(from_fn_with_state(Policy::of(app), headers::protect))
        .layer(from_fn_with_state(app.clone(), request_log::identify_and_log))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
}

/// A handler that panicked is a defect like any other.
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let words = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let words = words.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    ApiError::Unexpected(anyhow::anyhow!("a handler panicked: {words}")).into_response()
}

/// Ends a request that takes too long; what it has committed stays.
async fn limit_time(State(times): State<Times>, request: Request, next: Next) -> Response {
    let content_type = request.headers().get(header::CONTENT_TYPE);
    let carries_file = content_type.is_some_and(|value| value.as_bytes().starts_with(b"multipart/form-data"));
    let limit = if carries_file { times.upload } else { times.request };
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            tracing::warn!(seconds = limit.as_secs_f32(), "the request ran out of time");
            ApiError::Unavailable.into_response()
        }
    }
}
