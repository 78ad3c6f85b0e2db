//! Products: what the programme gives points for, in packs, and where they can be bought.
mod availability;
pub mod desk;
mod offer;
mod packs;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use offer::screens;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(packs::packs))
        .merge(offer::routes())
        .merge(availability::routes())
        .merge(desk::routes())
}
