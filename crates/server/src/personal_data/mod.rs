//! Personal data: a participant's copy of all that is stored of them, and the request to be forgotten.
mod archive;
mod ask;
mod contents;
mod desk;
mod download;
mod erase;
mod mine;
mod rows;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use contents::store::{CONTENTS, WITHOUT_PERSONAL_DATA};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine::mine))
        .routes(routes!(ask::export))
        .routes(routes!(ask::erasure))
        .routes(routes!(ask::cancel))
        .routes(routes!(download::download))
        .routes(routes!(desk::list))
        .routes(routes!(erase::erase))
        .routes(routes!(erase::reject))
}
