//! Corrections of accepted lines: goods that went back, lines that were written down wrong.
mod carry_out;
mod correct;
mod form;
mod shown;
mod store;
mod tell;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use shown::{LineCorrection, by_line};
pub use tell::followed;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(correct::correct))
}
