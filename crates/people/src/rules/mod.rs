//! Rules of the programme as the lawyer's file: in versions, each in force from a day on until the next.
mod admin;
mod file;
mod model;
mod store;
mod upload;
mod withdraw;

use axum::extract::DefaultBodyLimit;
use plon_platform::openapi::{ApiRouter, routes};

use plon_kernel::db::Read;
use plon_kernel::types::BusinessDate;

pub use model::RulesFile;

/// A little over the largest file, so that a slightly larger one gets its error at the field.
const MAX_BODY_BYTES: usize = upload::MEBIBYTES * 1024 * 1024 + 1024 * 1024;

pub fn routes() -> ApiRouter {
    let upload =
        ApiRouter::new().routes(routes!(upload::admin_upload_rules)).layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    ApiRouter::new()
        .merge(upload)
        .routes(routes!(admin::admin_list_rules))
        .routes(routes!(admin::admin_download_rules))
        .routes(routes!(withdraw::admin_withdraw_rules))
        .routes(routes!(file::download_rules))
}

/// Reads the files that are or were in force on a day, the newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn list_in_force(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Vec<RulesFile>> {
    Ok(store::list_in_force(db, today).await?.into_iter().map(RulesFile::of).collect())
}

/// Hash of the file that is in force on a day, as evidence beside an answer.
pub(crate) async fn find_hash(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Option<String>> {
    store::find_hash(db, today).await
}
