//! The system's own calls: health, the settings that a browser starts with and administrators change, and the demo's clock.
mod clock;
mod desk;
mod health;
mod logo;
mod look;
mod settings;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use settings::{Brand, brand};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(health::live))
        .routes(routes!(health::ready))
        .routes(routes!(settings::settings))
        .routes(routes!(clock::move_clock))
        .routes(routes!(logo::show))
        .merge(desk::routes())
}
