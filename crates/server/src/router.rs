//! All addresses of the server: a line per feature.
use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::assets::{self, FrontEnd};
use crate::error::ApiError;
use crate::middleware;
use crate::{
    auth, backoffice, distributors, invoices, notifications, openapi, operators, participants, products, rewards,
    system,
};

/// The API with its document.
pub fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::document())
        .merge(auth::routes())
        .merge(backoffice::routes())
        .merge(distributors::routes())
        .merge(invoices::routes())
        .merge(notifications::routes())
        .merge(operators::routes())
        .merge(participants::routes())
        .merge(products::routes())
        .merge(rewards::routes())
        .merge(system::routes())
}

/// Everything that the server answers: the API, and the front end for every other address.
pub fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    let routes =
        api.method_not_allowed_fallback(async || ApiError::MethodNotAllowed).fallback(assets::front_end::<FrontEnd>);
    middleware::around(routes, &app).with_state(app)
}
