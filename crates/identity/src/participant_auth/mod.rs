//! Participants' sign-in, session refresh and sign-out.
mod attack;
mod change_password;
mod confirm;
mod locks;
mod login;
mod logout;
mod own_password;
mod own_sessions;
mod refresh;
mod reset;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use locks::{clear_locks, list_locks};
pub use own_password::{PasswordTry, verify_password as verify_own_password};
pub use reset::{delete_old_codes, wrong_codes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .merge(reset::routes())
        .routes(routes!(login::sign_in))
        .routes(routes!(refresh::refresh_session))
        .routes(routes!(logout::sign_out))
        .routes(routes!(confirm::confirm_password))
        .routes(routes!(change_password::update_password))
        .routes(routes!(own_sessions::list_sessions))
        .routes(routes!(own_sessions::end_session))
        .routes(routes!(own_sessions::end_all_sessions))
}
