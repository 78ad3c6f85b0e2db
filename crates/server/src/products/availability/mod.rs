//! Where the programme's products can be bought, for the signed-in, partners included.
mod dictionary;
mod search;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(dictionary::dictionary)).routes(routes!(search::search))
}
