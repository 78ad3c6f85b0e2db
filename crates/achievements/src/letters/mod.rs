//! Congratulatory letters: one per level of the lifetime total of points, a PDF with the participant's name and day.
mod admin;
mod file;
mod list;
mod model;
mod print;
mod store;

use plon_domain::points::Points;
use plon_platform::openapi::{ApiRouter, routes};

use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_letters))
        .routes(routes!(list::admin_list_participant_letters))
        .routes(routes!(file::download_letter))
        .routes(routes!(file::admin_download_participant_letter))
        .routes(routes!(admin::admin_show_letter_texts))
        .routes(routes!(admin::admin_print_sample_letter))
        .routes(routes!(admin::admin_update_letter_texts))
}

/// Writes letters for reached levels with the current names; their texts do not change any more.
pub async fn issue_letters(tx: &mut Tx, levels: &[(ParticipantId, Points)], now: Timestamp) -> sqlx::Result<()> {
    store::insert_letters(tx, levels, now).await
}
