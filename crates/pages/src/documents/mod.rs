//! The documents of public pages: the front end's shell with the page's words, its title and its data written into it, the
//! same for everybody. Search engines and readers without JavaScript get the whole page; a browser shows it until the app
//! has loaded and takes it over. See `docs/adr/0010-documents-filled-by-the-server.md`.
//!
//! A feature offers the pages of its own as `screens()`, which `router.rs` puts together.
mod frame;
mod front_end;
mod look;
mod page;
pub mod parts;
mod places;
mod screens;
mod shell;
mod visit;

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use futures_util::future::BoxFuture;
use plon_kernel::columns::Day;
use plon_platform::app::App;
use plon_platform::error::ApiError;

pub use front_end::front_end;
pub use page::{Answers, Head, Page};
pub use places::Place;
pub use screens::paths;
pub use visit::Visit;

/// Public pages of the features, listed by `router.rs`, on a day.
pub type PublicPlaces = for<'a> fn(&'a App, Day) -> BoxFuture<'a, Result<Vec<Place>, ApiError>>;

/// What search engines ask for, and the colours of every document.
pub fn routes(public: PublicPlaces) -> Router<App> {
    let sitemap = move |app, headers| places::sitemap(public, app, headers);
    Router::new()
        .route("/robots.txt", get(places::robots))
        .route("/sitemap.xml", get(sitemap))
        .route("/wyglad.css", get(look::styles))
}

/// The pages that are forms: a title and a description, and the app does the rest.
pub fn screens() -> Router<App> {
    screens::forms().fold(Router::new(), |routes, form| {
        let show = move |visit: Visit| async move { visit.answer(form.path, async { Ok(form.page()) }).await };
        routes.route(form.path, get(show))
    })
}

/// Every other screen: the bare shell for what the app knows, the page of a 404 for what nobody does.
pub async fn other(visit: Visit) -> Response {
    match visit.is_of_the_app() {
        true => visit.bare_shell().await,
        false => visit.not_found().await,
    }
}
