//! What a promotion brought, participant by participant, for operators who answer for it.
mod export;
mod list;
mod pay;
mod show;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(pay::pay))
        .routes(routes!(export::results))
}
