//! Metrics for Prometheus: what this process counts, and figures of the database that are collected at most once in
//! some seconds, however often they are asked for.
mod cache;
mod database;
mod figures;
mod process;
mod render;
mod settings;
mod store;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use plon_pages::connections::Connections;
use plon_pages::proxies::TrustedProxies;
use plon_pages::serve;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::metrics::{ConnectionMetrics, MetricsToken};

pub use cache::{Cache, Times};
pub use settings::MetricsSettings;

/// Media type of the answer: Prometheus' text format.
const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Connections to the metrics' own address; a scraper needs one.
const CONNECTIONS: usize = 32;

/// `GET /metrics` on the main address, for who has the token; without a token it is not there. It is no part of the
/// API's document: it speaks a format of its own, and most servers do not have it.
pub fn routes() -> Router<App> {
    let cache = Arc::new(Cache::default());
    let answer = move |State(app): State<App>, headers: HeaderMap| async move {
        let token = app.metrics.token.clone().ok_or(ApiError::NotFound)?;
        answer(&app, &headers, Some(&token), &cache).await
    };
    Router::new().route("/metrics", get(answer))
}

/// `GET /metrics` for an address of its own, with a token only where one is set.
pub fn own_router(app: App, token: Option<MetricsToken>) -> Router {
    let cache = Arc::new(Cache::default());
    let answer = move |State(app): State<App>, headers: HeaderMap| async move {
        answer(&app, &headers, token.as_ref(), &cache).await
    };
    Router::new().route("/metrics", get(answer)).with_state(app)
}

/// Serves the metrics on their own address until the server ends.
///
/// # Errors
/// With one sentence when the address cannot be served on.
pub async fn serve_apart(app: &App, settings: &MetricsSettings) -> anyhow::Result<Option<SocketAddr>> {
    let Some(address) = settings.listen else { return Ok(None) };
    let listener = serve::bind(address, "--metrics-listen").await?;
    let bound = listener.local_addr()?;
    if settings.token.is_none() && !bound.ip().is_loopback() {
        tracing::warn!(address = %bound, "metrics are open to whoever reaches their address: set PLON_METRICS_TOKEN, or keep others from it");
    }
    let limits = Connections { total: CONNECTIONS, per_address: CONNECTIONS, ..Connections::default() };
    let ending = app.clone();
    let end = async move { ending.shutdown.requested().await };
    let router = own_router(app.clone(), settings.token());
    tokio::spawn(serve::run(listener, router, limits, TrustedProxies::default(), ConnectionMetrics::default(), end));
    tracing::info!(address = %bound, "metrics are served");
    Ok(Some(bound))
}

async fn answer(
    app: &App,
    headers: &HeaderMap,
    token: Option<&MetricsToken>,
    cache: &Cache,
) -> Result<Response, ApiError> {
    if token.is_some_and(|token| !token.is_in(headers)) {
        return Err(ApiError::Unauthorized);
    }
    let text = render::render(app, &cache.ask(app).await)?;
    Ok(([(header::CONTENT_TYPE, TEXT)], text).into_response())
}
