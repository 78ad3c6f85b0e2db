//! Crops whose areas participants give: those that a programme begins with, and what operators have made of them.
mod admin;
mod model;
mod store;

use std::collections::BTreeMap;

use plon_domain::crops::{ListedCrop, originals};

use plon_kernel::db::Read;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(admin::admin_list_crops))
        .routes(routes!(admin::admin_create_crop))
        .routes(routes!(admin::admin_update_crop))
}

/// Reads all crops in the order in which they are asked for, retired ones among them.
///
/// # Errors
/// When the database does not answer.
pub async fn load_crops(db: &mut impl Read) -> sqlx::Result<Vec<ListedCrop>> {
    let mut crops: BTreeMap<i64, ListedCrop> = originals().into_iter().map(|crop| (crop.id, crop)).collect();
    crops.extend(store::list_crops(db).await?.into_iter().map(|row| (row.id, ListedCrop::from(row))));
    let mut listed: Vec<ListedCrop> = crops.into_values().collect();
    listed.sort_by_key(|crop| (crop.position, crop.id));
    Ok(listed)
}
