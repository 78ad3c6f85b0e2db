//! Operators as an administrator sees them: the list, invitations, roles, second factors, sessions.
mod change;
mod invite;
mod list;
pub mod store;

pub use invite::act;
pub use list::{ListedOperator, listed};

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list, invite::add))
        .routes(routes!(invite::again))
        .routes(routes!(change::roles))
        .routes(routes!(change::status))
        .routes(routes!(change::reset_second_factor))
        .routes(routes!(change::end_sessions))
        .routes(routes!(change::lift_locks))
}
