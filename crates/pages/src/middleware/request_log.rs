//! Request id and the log line of a request, which holds nothing secret: no header, query or invitation's address.
use std::borrow::Cow;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::trace;
use crate::assets::{self, StaticFile};
use plon_kernel::ids::{OperatorId, SessionId};
use plon_platform::app::App;
use plon_platform::client_ip::{ClientIp, Network};
use plon_platform::error::name_unexpected;
use plon_platform::request_context::{ContextData, RequestContext};
use plon_platform::security_events::Observed;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Path of the metrics, which a scraper asks for several times a minute.
const METRICS: &str = "/metrics";

/// Line of an answered request.
struct Line<'a> {
    client: Network,
    method: &'a Method,
    path: Cow<'a, str>,
    status: StatusCode,
    known: ContextData,
    seconds: f64,
}

/// Writes a line; its level has to be a constant.
macro_rules! write_line {
    ($level:expr, $line:expr) => {
        tracing::event!(
            $level,
            client = %$line.client,
            method = %$line.method,
            path = $line.path.as_ref(),
            status = $line.status.as_u16(),
            account = $line.known.account(),
            session = $line.known.session.map(|SessionId(id)| id),
            support = $line.known.support.map(|OperatorId(id)| id),
            milliseconds = $line.seconds * 1000.0,
            "answered"
        )
    };
}

/// Puts the request's id into the answer, into every log line that it causes and into the body of a 500.
pub async fn identify_and_log(State(app): State<App>, request: Request, next: Next) -> Response {
    let id = given_id(request.headers()).unwrap_or_else(|| app.rng.public_id());
    let span = tracing::info_span!("request", id);
    answer(&app, id, request, next).instrument(span).await
}

async fn answer(app: &App, id: String, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let _in_flight = app.metrics.hold_request();
    let context = RequestContext::default();
    request.extensions_mut().insert(context.clone());
    let method = request.method().clone();
    let client = ClientIp::of(request.extensions()).network();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let path = request.uri().path().to_owned();
    let trace = trace::begin(&id, &method, request.headers());
    let mut response = name_unexpected(next.run(request).instrument(trace.clone()).await, &id);
    let pattern = route.as_ref().map(MatchedPath::as_str);
    let observed = Observed { id: &id, client, method: &method, route: pattern, known: context.known() };
    let known = observed.note(app, &mut response).await;
    tell_limit(&known, &mut response);
    let is_file = response.extensions().get::<StaticFile>().is_some();
    let (status, seconds) = (response.status(), began.elapsed().as_secs_f64());
    let group = pattern.unwrap_or_else(|| group_of(&path, is_file));
    app.metrics.count_request(&method, group, status, seconds);
    trace::end(&trace, &method, group, status);
    let line = Line {
        client,
        method: &method,
        path: pattern.map_or_else(|| screen(&path), Cow::Borrowed),
        status,
        known,
        seconds,
    };
    if is_file || (pattern == Some(METRICS) && status.is_success()) {
        write_line!(tracing::Level::DEBUG, line);
    } else {
        write_line!(tracing::Level::INFO, line);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// Tells a machine how many requests it has left.
fn tell_limit(known: &ContextData, response: &mut Response) {
    let Some((policy, left)) = known.limit.map(|limit| limit.headers()) else { return };
    for (name, text) in [("ratelimit-policy", policy), ("ratelimit", left)] {
        if let Ok(value) = HeaderValue::from_str(&text) {
            response.headers_mut().insert(HeaderName::from_static(name), value);
        }
    }
}

/// Name under which requests without a route are counted, whatever their path.
fn group_of(path: &str, is_file: bool) -> &'static str {
    match (is_file, assets::is_of_the_api(path)) {
        (true, _) => "(file)",
        (false, true) => "(unknown)",
        (false, false) => "(page)",
    }
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
