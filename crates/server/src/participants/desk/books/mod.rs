//! A participant's points as an operator sees them: every transfer explained, and corrections with a reason.
mod apply;
mod correct;
mod pending;
mod store;
mod transfers;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(transfers::list)).routes(routes!(correct::correct)).merge(pending::routes())
}
