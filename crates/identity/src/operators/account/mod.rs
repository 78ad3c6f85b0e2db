//! An operator's own account: the password, and the sessions that are open.
mod change_password;
mod own_password;
mod own_sessions;

use plon_platform::openapi::{ApiRouter, routes};

pub use change_password::email_owner as email_of_password;
pub use own_password::verify_password as verify_own_password;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(change_password::admin_update_password))
        .routes(routes!(own_sessions::admin_list_sessions))
        .routes(routes!(own_sessions::admin_end_session))
        .routes(routes!(own_sessions::admin_end_other_sessions))
}
