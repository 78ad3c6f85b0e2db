//! Congratulatory letters: one for each level of the lifetime total, as a PDF with the participant's name and the day.
mod file;
mod list;
mod print;
mod store;

use plon_domain::points::Points;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::columns::{At, ParticipantId};
use crate::db::Tx;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(list::of_participant))
        .routes(routes!(file::file))
        .routes(routes!(file::of_participant))
}

/// Writes the letter for a level that was reached, in the names of now: what it says does not change any more.
pub async fn issue(tx: &mut Tx, to: ParticipantId, level: Points, now: At) -> sqlx::Result<()> {
    store::insert(tx, to, level.0, now).await
}
