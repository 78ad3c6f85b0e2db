//! A participant signs in, stays signed in, and signs out.
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

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use locks::{lift, locks};
pub use own_password::{Tries, verify as verify_own_password};
pub use reset::{forget_codes, wrong_codes};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(reset::routes())
        .routes(routes!(login::login))
        .routes(routes!(refresh::refresh))
        .routes(routes!(logout::logout))
        .routes(routes!(confirm::confirm))
        .routes(routes!(change_password::change))
        .routes(routes!(own_sessions::list))
        .routes(routes!(own_sessions::end))
        .routes(routes!(own_sessions::end_all))
}
