//! Appeals: a participant asks for another decision on what was rejected; that decision is the answer.
mod answer;
mod make;
mod shown;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use answer::{Answered, answer_appeals};
pub use shown::{Appeal, Appeals};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(make::appeal_invoice))
}
