//! Dry run: a call is carried out to its end, and nothing of it is kept. The demo's helper panel tries forms with it.
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use plon_kernel::dry_run;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Header that asks for a dry run, and in an answer tells of one that passed.
pub const HEADER: HeaderName = HeaderName::from_static("plon-dry-run");

/// Paths where passwords and codes are given: a guess in a dry run would not be counted.
const GUESSED: [&str; 3] = ["/auth/", "/password-reset", "/refresh_token"];

#[derive(Serialize)]
struct WouldPass {
    message: &'static str,
}

/// Carries out a dry run for a request that asks for it; nothing that a real call would give is in the answer. It is
/// refused outside of the demo, because its sender does not want it carried out, and where secrets could be guessed.
pub async fn try_out(State(app): State<App>, request: Request, next: Next) -> Response {
    if !request.headers().contains_key(HEADER) {
        return next.run(request).await;
    }
    if app.demo.is_none() || GUESSED.iter().any(|part| request.uri().path().contains(part)) {
        return ApiError::Malformed.into_response();
    }
    let mut response = dry_run::try_out(next.run(request)).await;
    if response.status().is_client_error() || response.status().is_server_error() {
        response.headers_mut().remove(header::SET_COOKIE);
        return response;
    }
    let message = "Serwer przyjąłby ten formularz. Niczego nie zapisaliśmy.";
    ([(HEADER, HeaderValue::from_static("passed"))], axum::Json(WouldPass { message })).into_response()
}
