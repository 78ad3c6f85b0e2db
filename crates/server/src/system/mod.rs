//! The system's own calls: health, and the settings that a browser starts with.
mod health;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health::live)).routes(routes!(health::ready))
}
