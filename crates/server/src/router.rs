//! All addresses of the server: a line per feature.
use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::error::ApiError;
use crate::{auth, distributors, invoices, notifications, openapi, operators, participants, rewards, system};

/// The API with its document.
pub fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::document())
        .merge(auth::routes())
        .merge(distributors::routes())
        .merge(invoices::routes())
        .merge(notifications::routes())
        .merge(operators::routes())
        .merge(participants::routes())
        .merge(rewards::routes())
        .merge(system::routes())
}

/// Everything that the server answers.
pub fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    api.fallback(async || ApiError::NotFound).with_state(app)
}
