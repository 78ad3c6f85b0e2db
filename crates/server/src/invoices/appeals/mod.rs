//! Appeals: a participant asks to look again at what was rejected; the next decision is the answer.
mod answer;
mod make;
mod shown;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use answer::{Answered, answer};
pub use shown::{Appeal, Appeals};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(make::appeal))
}
