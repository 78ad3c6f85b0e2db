//! Request id and the log line of a request, which holds nothing secret: no header, query or invitation's address.
use std::borrow::Cow;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use plon_kernel::ids::{OperatorId, SessionId};
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::name_unexpected;
use plon_platform::request_context::RequestContext;
use plon_platform::security_events::{Observed, account_of};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Puts the request's id into the answer, into every log line that it causes and into the body of a 500.
pub async fn identify_and_log(State(app): State<App>, request: Request, next: Next) -> Response {
    let id = given_id(request.headers()).unwrap_or_else(|| app.rng.public_id());
    let span = tracing::info_span!("request", id);
    answer(&app, id, request, next).instrument(span).await
}

async fn answer(app: &App, id: String, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let context = RequestContext::default();
    request.extensions_mut().insert(context.clone());
    let method = request.method().clone();
    let client = ClientIp::of(request.extensions()).network();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let path = request.uri().path().to_owned();
    let mut response = name_unexpected(next.run(request).await, &id);
    let pattern = route.as_ref().map(MatchedPath::as_str);
    let observed = Observed { id: &id, client, method: &method, route: pattern, known: context.known() };
    let known = observed.note(app, &mut response).await;
    tracing::info!(
        %client,
        %method,
        path = route.as_ref().map_or_else(|| screen(&path), |route| Cow::Borrowed(route.as_str())).as_ref(),
        status = response.status().as_u16(),
        account = known.caller.map(account_of),
        session = known.session.map(|SessionId(id)| id),
        support = known.support.map(|OperatorId(id)| id),
        milliseconds = began.elapsed().as_secs_f64() * 1000.0,
        "answered"
    );
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// Request id that a proxy gave, when it is a valid one.
fn given_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    ((1..=64).contains(&id.len()) && id.bytes().all(plain)).then(|| id.to_owned())
}

/// Path of a screen without the part that may be secret: `/rejestracja/…`.
fn screen(path: &str) -> Cow<'_, str> {
    match path.get(1..).and_then(|rest| rest.split_once('/')) {
        Some((first, _)) => Cow::Owned(format!("/{first}/…")),
        None => Cow::Borrowed(path),
    }
}
