//! Participants: the profile that every screen of the portal reads.
mod admin;
mod edit;
mod model;
mod profile;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(profile::show_profile)).routes(routes!(edit::update_profile)).merge(admin::routes())
}
