//! A participant signs in, stays signed in, and signs out.
mod login;
mod logout;
mod refresh;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(login::login)).routes(routes!(refresh::refresh)).routes(routes!(logout::logout))
}
