//! Promotions: prompts, answers, declarations, participants' progress, and the rewards that purchases bring.
//!
//! The terms are data and the rules that read them are the domain's; here lines find their promotions, and what is due
//! is posted, once. `evaluation` is what purchases reach.
mod agreement;
mod aliases;
pub mod audience;
mod calendar;
mod caps;
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
mod model;
mod names;
mod notification_texts;
mod packs;
mod progress;
mod promotion;
mod prompts;
mod results;
mod rules;
mod shown;
mod simulations;
mod store;
mod trial;
mod visits;
pub mod waiting;

use plon_platform::openapi::{ApiRouter, routes};

pub use agreement::record_answer as answer;
pub use cards::collect_first;
pub use cms::PromotionArchive;
pub use document::{list_places, running_for_all, screens};
pub use editor::request_recount;
pub use evaluation::lines_changed;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(cms::list_promotions))
        .routes(routes!(cms::show_promotion))
        .routes(routes!(calendar::download_promotion_calendar))
        .routes(routes!(rules::show_promotion_rules))
        .routes(routes!(prompts::list_promotion_prompts))
        .routes(routes!(agreement::answer_promotion_rules))
        .routes(routes!(list::list_promotion_progress))
        .routes(routes!(lines::show_promotion_progress))
        .routes(routes!(packs::list_promotion_packs))
        .routes(routes!(declaration::declare_promotion_purchases))
        .routes(routes!(trial::simulate_purchases))
        .routes(routes!(simulations::admin_start_promotion_simulation))
        .routes(routes!(simulations::admin_list_promotion_simulations))
        .routes(routes!(simulations::admin_show_promotion_simulation))
        .routes(routes!(simulations::admin_cancel_promotion_simulation))
        .merge(editor::routes())
        .merge(results::routes())
        .merge(cards::routes())
        .merge(aliases::routes())
        .merge(audience::routes())
}
