//! The operator's side of invoices: the queue, one invoice beside its file, and the decision.
mod decide;
mod file;
pub mod form;
mod post;
mod queue;
pub mod record;
mod show;
pub mod store;
mod tell;

pub use post::key_of_line;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(queue::queue))
        .routes(routes!(show::show))
        .routes(routes!(file::file))
        .routes(routes!(decide::decide))
}
