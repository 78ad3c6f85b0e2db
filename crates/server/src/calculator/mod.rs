//! The calculator: what a purchase would bring. The browser calculates; here is what it needs to know.
mod show;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show::show))
}
