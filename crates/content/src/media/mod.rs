//! Media library of the content: editors manage pictures and files, and anybody with a URL may download.
mod admin;
mod change;
mod model;
mod show;
mod store;
mod upload;

use axum::extract::DefaultBodyLimit;
use plon_platform::openapi::{ApiRouter, routes};

/// A little over the largest file, so that a slightly larger one gets its error at the field.
const MAX_BODY_BYTES: usize = upload::MEBIBYTES * 1024 * 1024 + 1024 * 1024;

pub fn routes() -> ApiRouter {
    let upload =
        ApiRouter::new().routes(routes!(upload::admin_upload_media)).layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    ApiRouter::new()
        .merge(upload)
        .routes(routes!(admin::admin_list_media))
        .routes(routes!(admin::admin_show_media))
        .routes(routes!(change::admin_update_media))
        .routes(routes!(change::admin_delete_media))
        .routes(routes!(show::download_media))
}
