//! Texts of the home page: what the programme says of itself to visitors, with its own figures filled in.
mod admin;
mod figures;
mod model;
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use model::HomeTexts;
pub use show::load_home;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(show::show_home_page))
        .routes(routes!(admin::admin_show_home_page))
        .routes(routes!(admin::admin_update_home_page))
}
