//! Middleware around every handler: the request's id and log line, the security headers, limits of time and size.
mod dry_run;
mod headers;
mod opening;
mod request_log;
mod trace;

use std::any::Any;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;

use crate::bodies::{BodyAccount, GivenUp};
use plon_platform::app::{App, Times};
use plon_platform::deadline::Deadline;
use plon_platform::error::ApiError;

use headers::Policy;

/// Largest body in bytes, except for calls with a file, which set their own limit.
const BODY_LIMIT: usize = 64 * 1024;

/// Wraps the routes in the middleware, the outermost last.
pub fn wrap_routes(routes: Router<App>, app: &App) -> Router<App> {
    routes
        .layer(from_fn_with_state(app.clone(), dry_run::try_out))
        .layer(from_fn_with_state(app.clone(), opening::refuse_until_open))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.mode.times, limit_time))
        .layer(from_fn_with_state(Policy::of(app), headers::add_security_headers))
        .layer(from_fn_with_state(app.clone(), request_log::identify_and_log))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
}

/// Turns a handler's panic into a defect like any other.
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let words = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let words = words.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    ApiError::Unexpected(anyhow::anyhow!("a handler panicked: {words}")).into_response()
}

/// Ends a request whose time, or whose body's, is over; what it has committed stays.
async fn limit_time(State(times): State<Times>, mut request: Request, next: Next) -> Response {
    let deadline = Deadline::begin(times);
    request.extensions_mut().insert(deadline.clone());
    let body = request.extensions().get::<BodyAccount>().cloned();
    let response = tokio::select! {
        response = next.run(request) => response,
        () = deadline.passed() => {
            tracing::warn!(seconds = deadline.given().as_secs_f32(), "the request ran out of time");
            return ApiError::Unavailable.into_response();
        }
    };
    match body.and_then(|body| body.given_up()) {
        None => response,
        Some(GivenUp::TooSlow) => ApiError::TooSlow.into_response(),
        Some(GivenUp::NoMemory) => {
            tracing::warn!("a body is refused, for there is no memory for it");
            ApiError::Unavailable.into_response()
        }
    }
}
