//! Operators as an administrator sees them: the list, invitations, roles, second factors, sessions.
pub mod access;
mod change;
mod invite;
mod list;
pub mod store;

pub use change::OperatorStatusRecord;
pub use list::{ListedOperator, load_operator};
pub use store::OperatorRow;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_operators))
        .routes(routes!(invite::admin_create_operator))
        .routes(routes!(invite::admin_resend_operator_invitation))
        .routes(routes!(change::admin_update_operator_roles))
        .routes(routes!(change::admin_update_operator_status))
        .routes(routes!(change::admin_reset_operator_second_factor))
        .routes(routes!(change::admin_end_operator_sessions))
        .routes(routes!(change::admin_clear_operator_locks))
}
