//! Distributors: who sells the programme's products.
pub mod desk;
mod list;
mod options;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list::list)).routes(routes!(options::options)).merge(desk::routes())
}
