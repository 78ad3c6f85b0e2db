//! The operator's side of orders: what waits, one order with its participant, and its next state.
mod bulk;
mod change;
mod export;
mod labels;
mod queue;
mod show;
mod store;
mod wait;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(queue::list))
        .routes(routes!(show::show))
        .routes(routes!(change::change))
        .routes(routes!(bulk::change))
        .routes(routes!(export::orders))
        .routes(routes!(labels::labels))
}
