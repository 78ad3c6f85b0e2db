//! All addresses of the server: a line per feature.
use axum::Router;
use axum::extract::Request;
use rust_embed::RustEmbed;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::assets::FrontEnd;
use crate::error::ApiError;
use crate::middleware;
use crate::{
    audit, auth, backoffice, banks, calculator, consents, contact, content, distributors, documents, imports, invoices,
    letters, media, messages, newsletter, notifications, openapi, operators, participants, payouts, personal_data,
    products, promotions, purchases, registration, representatives, rewards, seasons, security_events, system, tax,
    trips,
};

/// The addresses of each feature, with its part of the document.
const FEATURES: [fn() -> OpenApiRouter<App>; 31] = [
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

/// The API with its document.
pub fn api() -> OpenApiRouter<App> {
    let bare = OpenApiRouter::with_openapi(openapi::document());
    let mut api = FEATURES.iter().fold(bare, |api, routes| api.merge(routes()));
    openapi::show_what_support_may_see(api.get_openapi_mut());
    openapi::show_what_maintenance_closes(api.get_openapi_mut());
    api
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
    // Whoever serves needs no document: each part of it goes before the next is made, for the whole takes 20 MB.
    let api = FEATURES.iter().fold(Router::new(), |api, routes| api.merge(routes().split_for_parts().0));
    router_over::<FrontEnd>(api, app)
}

/// The same of an API that was split from its document, over another front end.
pub fn router_over<E: RustEmbed + 'static>(api: Router<App>, app: App) -> Router {
    let screens = screens().with_state(app.clone());
    let routes = api
        .merge(documents::routes())
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .fallback(move |request: Request| documents::front_end::<E>(screens.clone(), request));
    middleware::around(routes, &app).with_state(app)
}
