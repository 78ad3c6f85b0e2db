//! Promotions: what is asked, answered and declared, how far a participant is, and what purchases bring.
//!
//! The terms are data and the rules that read them are the domain's; here lines find their promotions, and what is due
//! is posted, once. `evaluation` is what other features reach through `reactions.rs`.
mod agreement;
mod aliases;
mod cards;
mod cms;
mod declaration;
mod document;
mod editor;
mod evaluation;
pub mod jobs;
mod kinds;
mod lines;
mod list;
mod names;
mod progress;
mod promotion;
mod prompts;
mod results;
mod rules;
mod shown;
mod simulations;
mod store;
mod trial;
mod words;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use agreement::give as answer;
pub use cards::{Card, came_back, collected, first_waiting, waiting};
pub use cms::PromotionArchive;
pub use document::{places, running_for_all, screens};
pub use editor::request_recount;
pub use evaluation::lines_changed;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(cms::list))
        .routes(routes!(cms::show))
        .routes(routes!(rules::show))
        .routes(routes!(prompts::list))
        .routes(routes!(agreement::answer))
        .routes(routes!(list::list))
        .routes(routes!(lines::show))
        .routes(routes!(declaration::declare))
        .routes(routes!(trial::try_purchases))
        .routes(routes!(simulations::begin, simulations::list))
        .routes(routes!(simulations::show))
        .routes(routes!(simulations::cancel))
        .merge(editor::routes())
        .merge(results::routes())
        .merge(cards::routes())
        .merge(aliases::routes())
}
