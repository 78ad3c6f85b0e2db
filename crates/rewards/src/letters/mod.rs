//! Congratulatory letters: one per level of the lifetime total of points, a PDF with the participant's name and day.
mod file;
mod list;
mod print;
mod store;

use plon_domain::points::Points;
use plon_platform::openapi::{ApiRouter, routes};

use plon_kernel::columns::{At, ParticipantId};
use plon_kernel::db::Tx;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_letters))
        .routes(routes!(list::admin_list_participant_letters))
        .routes(routes!(file::download_letter))
        .routes(routes!(file::admin_download_participant_letter))
}

/// Writes the letter for a reached level with the current names; its text does not change any more.
pub async fn issue(tx: &mut Tx, to: ParticipantId, level: Points, now: At) -> sqlx::Result<()> {
    store::insert(tx, to, level.0, now).await
}
