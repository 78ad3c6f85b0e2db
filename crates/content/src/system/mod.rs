//! System calls: health, the settings that a browser starts with and administrators change, and the demo's clock.
mod admin;
mod clock;
mod health;
mod logo;
mod settings;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use admin::{Identity, change_programme};
pub use store::{open_portal, put_setting};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(health::check_liveness))
        .routes(routes!(health::check_readiness))
        .routes(routes!(settings::show_system_settings))
        .routes(routes!(clock::advance_demo_clock))
        .routes(routes!(logo::show_logo))
        .merge(admin::routes())
}
