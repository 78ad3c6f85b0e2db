//! The operator's side of trips: the seasons' trips, who stands where with each, and its terms.
mod copy;
mod list;
mod participants;
mod save;
mod show;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(participants::list))
        .routes(routes!(save::update))
        .routes(routes!(copy::copy))
}
