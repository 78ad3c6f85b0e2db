//! Addresses of the server, a line per feature.
use std::sync::LazyLock;

use axum::Router;
use axum::extract::Request;
use axum::middleware::from_fn_with_state;
use rust_embed::RustEmbed;

use crate::{backup, changes, launch, metrics, setup};
use futures_util::future::BoxFuture;
use plon_achievements::{letters, levels};
use plon_backoffice::{audit_log, dashboard, records, views};
use plon_catalogue::{crops, distributors, products};
use plon_content::{contact, content, home, media, message_templates, newsletter, seasons, system, values};
use plon_identity::{api_clients, operators, participant_auth, push, webhooks};
use plon_imports as imports;
use plon_kernel::types::BusinessDate;
use plon_pages::assets::FrontEnd;
use plon_pages::documents::{self, Place};
use plon_pages::middleware;
use plon_people::{
    banks, consents, participants, personal_data, point_history, referrals, registration, representatives, rules,
};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::openapi::{self, ApiRouter};
use plon_platform::{messages, notifications, security_events};
use plon_programme::samples;
use plon_promotions as promotions;
use plon_purchases::{calculator, invoices, purchases, waiting};
use plon_rewards::{payouts, rewards, tax, trips};

/// Routes of each feature, with its part of the API document.
const FEATURES: [fn() -> ApiRouter; 56] = [
    levels::routes,
    api_clients::routes,
    audit_log::routes,
    participant_auth::routes,
    dashboard::routes,
    backup::routes,
    plon_audiences::routes,
    plon_mailings::routes,
    plon_bulk_jobs::routes,
    plon_reports::routes,
    banks::routes,
    calculator::routes,
    changes::routes,
    consents::routes,
    contact::routes,
    content::routes,
    plon_ksef_connections::routes,
    plon_corrections::routes,
    crops::routes,
    distributors::routes,
    home::routes,
    imports::routes,
    invoices::routes,
    launch::routes,
    letters::routes,
    media::routes,
    messages::routes,
    message_templates::routes,
    newsletter::routes,
    notifications::routes,
    operators::routes,
    participants::routes,
    payouts::routes,
    personal_data::routes,
    point_history::routes,
    products::routes,
    promotions::routes,
    push::routes,
    purchases::routes,
    waiting::routes,
    records::routes,
    referrals::routes,
    registration::routes,
    representatives::routes,
    rewards::routes,
    rules::routes,
    samples::routes,
    seasons::routes,
    security_events::routes,
    setup::routes,
    system::routes,
    tax::routes,
    trips::routes,
    values::routes,
    views::routes,
    webhooks::routes,
];

/// API of all features.
pub fn api() -> ApiRouter {
    FEATURES.iter().fold(ApiRouter::new(), |api, routes| api.merge(routes()))
}

/// API document as it is served, without white space between its parts.
///
/// # Errors
/// When it cannot be serialized.
pub fn document() -> anyhow::Result<&'static str> {
    static DOCUMENT: LazyLock<serde_json::Result<String>> = LazyLock::new(|| Ok(api().document()?.to_string()));
    DOCUMENT.as_deref().map_err(|error| anyhow::anyhow!("the API's document: {error}"))
}

/// Screens whose HTML documents are filled in by the server.
fn screens() -> Router<App> {
    Router::new()
        .merge(content::screens())
        .merge(products::screens())
        .merge(promotions::screens())
        .merge(documents::screens())
        .fallback(documents::serve_other)
}

/// Pages that anybody may read on a day.
fn public_places(app: &App, today: BusinessDate) -> BoxFuture<'_, Result<Vec<Place>, ApiError>> {
    Box::pin(async move {
        let mut db = app.db.read().await?;
        let mut places = vec![Place::standing("/produkty")];
        places.extend(content::list_places(&mut db, today).await?);
        places.extend(promotions::list_places(&mut db).await?);
        Ok(places)
    })
}

/// Router of everything that the server answers: the API, and the front end for every other address.
pub fn router(app: App) -> Router {
    router_over::<FrontEnd>(api().into_router(), app)
}

/// Router over another front end.
pub fn router_over<E: RustEmbed + 'static>(api: Router<App>, app: App) -> Router {
    let until_open = from_fn_with_state(app.clone(), documents::show_until_open);
    let screens = screens().layer(until_open).with_state(app.clone());
    let routes = api
        .merge(documents::routes(public_places))
        .merge(openapi::reference::routes(document))
        .merge(metrics::routes())
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .fallback(move |request: Request| documents::front_end::<E>(screens.clone(), request));
    middleware::wrap_routes(routes, &app).with_state(app)
}
