//! Appeals: a participant asks to look again at what was rejected; the next decision is the answer.
mod answer;
mod make;
mod shown;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use answer::{Answered, answer};
pub use shown::{Appeal, Appeals};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(make::appeal_invoice))
}
