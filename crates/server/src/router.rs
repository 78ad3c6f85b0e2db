//! All addresses of the server: a line per feature.
use std::sync::LazyLock;

use axum::Router;
use axum::extract::Request;
use rust_embed::RustEmbed;

use crate::app::App;
use crate::assets::FrontEnd;
use crate::error::ApiError;
use crate::middleware;
use crate::openapi::{self, ApiRouter};
use crate::{
    audit, auth, backoffice, banks, calculator, consents, contact, content, distributors, documents, imports, invoices,
    letters, media, messages, newsletter, notifications, operators, participants, payouts, personal_data, products,
    promotions, purchases, registration, representatives, rewards, seasons, security_events, system, tax, trips,
};

/// The addresses of each feature, with its part of the document.
const FEATURES: [fn() -> ApiRouter; 31] = [
    audit::routes,
    auth::routes,
    backoffice::routes,
    banks::routes,
    calculator::routes,
    consents::routes,
    contact::routes,
    content::routes,
    distributors::routes,
    imports::routes,
    invoices::routes,
    letters::routes,
    media::routes,
    messages::routes,
    newsletter::routes,
    notifications::routes,
    operators::routes,
    participants::routes,
    payouts::routes,
    personal_data::routes,
    products::routes,
    promotions::routes,
    purchases::routes,
    registration::routes,
    representatives::routes,
    rewards::routes,
    seasons::routes,
    security_events::routes,
    system::routes,
    tax::routes,
    trips::routes,
];

/// API of all features.
pub fn api() -> ApiRouter {
    FEATURES.iter().fold(ApiRouter::new(), |api, routes| api.merge(routes()))
}

/// The API's document as it is served, without white space between its parts.
///
/// # Errors
/// When the document is no JSON.
pub fn document() -> anyhow::Result<&'static str> {
    static DOCUMENT: LazyLock<serde_json::Result<String>> = LazyLock::new(|| Ok(api().document()?.to_string()));
    DOCUMENT.as_deref().map_err(|error| anyhow::anyhow!("the API's document: {error}"))
}

/// The screens whose documents are filled.
fn screens() -> Router<App> {
    Router::new()
        .merge(content::screens())
        .merge(products::screens())
        .merge(promotions::screens())
        .merge(documents::screens())
        .fallback(documents::other)
}

/// Everything that the server answers: the API, and the front end for every other address.
pub fn router(app: App) -> Router {
    router_over::<FrontEnd>(api().into_router(), app)
}

/// The same over another front end.
pub fn router_over<E: RustEmbed + 'static>(api: Router<App>, app: App) -> Router {
    let screens = screens().with_state(app.clone());
    let routes = api
        .merge(documents::routes())
        .merge(openapi::reference::routes(document))
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .fallback(move |request: Request| documents::front_end::<E>(screens.clone(), request));
    middleware::around(routes, &app).with_state(app)
}
