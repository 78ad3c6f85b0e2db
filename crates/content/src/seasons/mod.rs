//! Seasons of the programme: an administrator prepares, opens and closes them.
mod admin;
mod model;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use admin::open_first_season;
pub use store::find_points;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(admin::admin_list_seasons))
        .routes(routes!(admin::admin_create_season))
        .routes(routes!(admin::admin_update_season))
        .routes(routes!(admin::admin_copy_season))
        .routes(routes!(admin::admin_delete_season))
}
