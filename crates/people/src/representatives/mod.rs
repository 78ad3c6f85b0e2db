//! Sales representatives, whom participants may call. Operators manage them; portraits are public by their URL.
mod assign;
mod list;
mod photo;
mod portrait;
mod retire;
mod save;
mod store;

use axum::extract::DefaultBodyLimit;
use plon_platform::openapi::{ApiRouter, routes};

/// A little over the largest photo, so that a slightly larger one gets its error at the field.
const MAX_BODY_BYTES: usize = portrait::MAX_PHOTO_BYTES + 1024 * 1024;

pub fn routes() -> ApiRouter {
    let upload = ApiRouter::new()
        .routes(routes!(photo::admin_upload_representative_photo))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    ApiRouter::new()
        .merge(upload)
        .routes(routes!(list::admin_list_representatives))
        .routes(routes!(save::admin_create_representative))
        .routes(routes!(save::admin_update_representative))
        .routes(routes!(photo::admin_delete_representative_photo))
        .routes(routes!(photo::show_representative_photo))
        .routes(routes!(retire::admin_deactivate_representative))
        .routes(routes!(retire::admin_activate_representative))
        .routes(routes!(assign::admin_assign_representative_area))
}
