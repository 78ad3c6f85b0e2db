//! All addresses of the server: a line per feature.
use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::assets::{self, FrontEnd};
use crate::error::ApiError;
use crate::middleware;
use crate::{
    audit, auth, backoffice, banks, calculator, consents, distributors, imports, invoices, letters, messages,
    notifications, openapi, operators, participants, personal_data, products, promotions, purchases, registration,
    representatives, rewards, system, trips,
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
        .merge(distributors::routes())
        .merge(imports::routes())
        .merge(invoices::routes())
        .merge(letters::routes())
        .merge(messages::routes())
        .merge(notifications::routes())
        .merge(operators::routes())
        .merge(participants::routes())
        .merge(personal_data::routes())
        .merge(products::routes())
        .merge(promotions::routes())
        .merge(purchases::routes())
        .merge(registration::routes())
        .merge(representatives::routes())
        .merge(rewards::routes())
        .merge(system::routes())
        .merge(trips::routes());
    openapi::show_what_support_may_see(api.get_openapi_mut());
    api
}

/// Everything that the server answers: the API, and the front end for every other address.
pub fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    let routes =
        api.method_not_allowed_fallback(async || ApiError::MethodNotAllowed).fallback(assets::front_end::<FrontEnd>);
    middleware::around(routes, &app).with_state(app)
}
