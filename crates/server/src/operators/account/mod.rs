//! An operator's own account: the password, and the sessions that are open.
mod change_password;
mod own_password;
mod own_sessions;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use change_password::tell as tell_of_password;
pub use own_password::verify as verify_own_password;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change_password::change))
        .routes(routes!(own_sessions::list))
        .routes(routes!(own_sessions::end))
        .routes(routes!(own_sessions::end_others))
}
