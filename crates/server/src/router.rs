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
    letters, messages, newsletter, notifications, openapi, operators, participants, payouts, personal_data, products,
    promotions, purchases, registration, representatives, rewards, seasons, system, tax, trips,
};

/// The API with its document.
pub fn api() -> OpenApiRouter<App> {
    let mut api = OpenApiRouter::with_openapi(openapi::document())
        .merge(audit::routes())
        .merge(auth::routes())
        .merge(backoffice::routes())
        .merge(banks::routes())
        .merge(calculator::routes())
        .merge(consents::routes())
        .merge(contact::routes())
        .merge(content::routes())
        .merge(distributors::routes())
        .merge(imports::routes())
        .merge(invoices::routes())
        .merge(letters::routes())
        .merge(messages::routes())
        .merge(newsletter::routes())
        .merge(notifications::routes())
        .merge(operators::routes())
        .merge(participants::routes())
        .merge(payouts::routes())
        .merge(personal_data::routes())
        .merge(products::routes())
        .merge(promotions::routes())
        .merge(purchases::routes())
        .merge(registration::routes())
        .merge(representatives::routes())
        .merge(rewards::routes())
        .merge(seasons::routes())
        .merge(system::routes())
        .merge(tax::routes())
        .merge(trips::routes());
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
    let (api, _) = api().split_for_parts();
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
