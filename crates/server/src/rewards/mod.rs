//! Rewards: what points are exchanged for, and the orders that exchange them.
mod catalogue;
mod details;
mod orders;
mod reward;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(catalogue::list)).routes(routes!(details::show)).merge(orders::routes())
}
