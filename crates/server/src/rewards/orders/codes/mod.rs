//! Cards that come as codes: their numbers are imported, which carries the orders out, and read by the winner.
//!
//! Operators see of a code its last four signs. The file that brings codes, with what is changed in it, is not kept, so that nothing but this feature's
//! table holds them: it is sent to be checked and sent again to be imported.
mod changes;
mod check;
mod faults;
mod file;
mod give;
mod import;
mod plan;
mod read;
mod store;
mod waiting;

pub use give::complete;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(waiting::list, import::import))
        .routes(routes!(waiting::export))
        .routes(routes!(check::check))
        .routes(routes!(faults::download))
        .routes(routes!(read::read))
}
