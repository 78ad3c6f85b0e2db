//! Pictures and files of the content: editors keep them, and whoever has an address is sent what is there.
mod change;
mod desk;
mod show;
mod store;
mod upload;

use axum::extract::DefaultBodyLimit;
use plon_domain::content::MediaKind;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::openapi::codes;

/// A little over the largest file, so that one that is slightly too large is told at its field.
const MAX_BODY_BYTES: usize = upload::MEBIBYTES * 1024 * 1024 + 1024 * 1024;

pub fn routes() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new().routes(routes!(upload::add)).layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    OpenApiRouter::new()
        .merge(upload)
        .routes(routes!(desk::list))
        .routes(routes!(desk::item))
        .routes(routes!(change::update))
        .routes(routes!(change::delete))
        .routes(routes!(show::show))
}

fn kinds() -> Object {
    codes(MediaKind::ALL.iter().map(|kind| kind.as_str()))
}
