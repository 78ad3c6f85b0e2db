//! Sales representatives: whom participants may call. Operators keep them; a portrait is shown to whoever has its address.
mod assign;
mod list;
mod photo;
mod portrait;
mod retire;
mod save;
mod store;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// A little over the largest photo, so that one that is slightly too large is told at its field.
const MAX_BODY_BYTES: usize = portrait::MAX_PHOTO_BYTES + 1024 * 1024;

pub fn routes() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new().routes(routes!(photo::put)).layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    OpenApiRouter::new()
        .merge(upload)
        .routes(routes!(list::list, save::add))
        .routes(routes!(save::update))
        .routes(routes!(photo::remove))
        .routes(routes!(photo::show))
        .routes(routes!(retire::deactivate))
        .routes(routes!(retire::activate))
        .routes(routes!(assign::assign))
}
