//! Participants: the profile that every screen of the portal is drawn from.
mod desk;
mod edit;
mod profile;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(profile::profile, edit::update)).merge(desk::routes())
}
