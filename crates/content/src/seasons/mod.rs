//! Seasons of the programme: an administrator prepares, opens and closes them.
mod desk;
mod model;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(desk::admin_list_seasons))
        .routes(routes!(desk::admin_create_season))
        .routes(routes!(desk::admin_update_season))
        .routes(routes!(desk::admin_copy_season))
}
