//! Changes for systems that follow the programme: each record once, as it stands now, at the place of its last change.
//!
//! A reader keeps the cursor of each resource and asks for what came after it. Triggers move a changed record to the end
//! (`record_changes`); transfers are never changed and come by their ids, once they are sealed. No name, address or
//! account of a person is among what is told.
mod cursor;
mod follow;
mod list;
mod model;
mod store;

use plon_kernel::db::Db;
use plon_kernel::rng::Rng;
use plon_platform::openapi::{ApiRouter, routes};

pub use follow::{Follower, run};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_changed_participants))
        .routes(routes!(list::list_changed_distributors))
        .routes(routes!(list::list_changed_products))
        .routes(routes!(list::list_changed_invoices))
        .routes(routes!(list::list_changed_orders))
        .routes(routes!(list::list_new_transfers))
}

/// Refuses every cursor that was given so far: what they have led past may be missing after a restore.
///
/// # Errors
/// When the database does not answer.
pub async fn begin_anew(db: &Db, rng: &Rng) -> sqlx::Result<()> {
    let mut tx = db.begin().await?;
    store::put_epoch(&mut tx, &rng.public_id()).await?;
    tx.commit().await
}
