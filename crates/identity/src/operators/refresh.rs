//! `POST /api/v1/backoffice/auth/refresh`: exchanges an operator's refresh token for the next one and a new bearer.
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::sessions::{self, RefreshForm, SessionKind, SignedIn};

/// Renews an operator's session by the refresh token in the cookie, or in the body for a client without cookies.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/refresh", tag = "operators", request_body = Option<RefreshForm>,
    security((), ("operator_refresh_cookie" = [])),
    responses((status = 200, body = SignedIn, headers(("Set-Cookie")),
    description = "A new bearer; the next refresh token as the last one came"),
    (status = 400), (status = 401), (status = 403, description = "Another site's page asks"), (status = 413)))]
pub async fn admin_refresh_session(
    State(app): State<App>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, ApiError> {
    sessions::refresh_session(&app, SessionKind::Operator, &headers, &body).await
}
