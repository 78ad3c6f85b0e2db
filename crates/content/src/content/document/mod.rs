//! The server-rendered documents of content: the home page, news and pages of text.
mod home;
mod news;
mod pages;
mod rules;

use axum::Router;
use axum::routing::get;
use plon_domain::audience::AccountType;

use super::store;
use plon_kernel::db::Read;
use plon_kernel::types::BusinessDate;
use plon_pages::documents::Place;
use plon_platform::app::App;

/// Pages of text with routes of their own in the app.
const STANDING_PAGES: [&str; 2] = ["/polityka-prywatnosci", "/deklaracja-dostepnosci"];

pub fn screens() -> Router<App> {
    let screens = Router::new()
        .route("/", get(home::show_home))
        .route("/aktualnosci", get(news::list_news))
        .route("/aktualnosci/{slug}", get(news::show_news))
        .route("/o-programie", get(pages::show_about))
        .route("/regulamin", get(rules::show_rules))
        .route("/{slug}", get(pages::show_other_page));
    STANDING_PAGES.iter().fold(screens, |screens, path| screens.route(path, get(pages::show_page)))
}

/// URLs of content.
pub async fn list_places(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Vec<Place>> {
    let mut places = vec![Place::standing("/"), Place::standing("/aktualnosci")];
    let news = store::list_news_places(db, AccountType::Retail, today).await?;
    places.extend(
        news.into_iter().map(|(slug, day)| Place { path: format!("/aktualnosci/{slug}"), changed_on: Some(day) }),
    );
    let pages = store::list_page_places(db).await?;
    let rules = plon_people::rules::list_in_force(db, today).await?;
    if let Some(rules) = rules.first().filter(|_| pages.iter().all(|(slug, _)| slug != super::rules::RULES)) {
        places.push(Place { path: "/regulamin".to_owned(), changed_on: Some(rules.valid_from) });
    }
    places.extend(pages.into_iter().map(|(slug, day)| Place { path: format!("/{slug}"), changed_on: Some(day) }));
    Ok(places)
}
