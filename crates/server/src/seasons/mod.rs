//! The programme's seasons: an administrator prepares one, opens it and closes it.
mod desk;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(desk::list))
        .routes(routes!(desk::add))
        .routes(routes!(desk::update))
        .routes(routes!(desk::copy))
}
