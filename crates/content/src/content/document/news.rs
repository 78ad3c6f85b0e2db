//! `/aktualnosci` and a news item, as server-rendered documents.
use axum::response::Response;
use maud::{Markup, display, html};

use crate::content::news::{LONGEST_PAGE, NewsCard, NewsQuery, load_item, load_newest};
use plon_kernel::paging::NumberedList;
use plon_kernel::types::BusinessDate;
use plon_pages::documents::parts::{ButtonVariant, Place, content_picture, picture, tile_link};
use plon_pages::documents::parts::{
    CARD, GRID, Level, NoBreak, TILE, Written, button, link, page_heading, pager, render_formatted,
};
use plon_pages::documents::{Answers, Head, Page, Visit};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

const ABOUT: &str = "Co nowego w programie i co warto wiedzieć przed wyjazdem w pole.";

/// Number of other items below an item.
const OTHERS: usize = 3;

pub async fn list_news(visit: Visit) -> Response {
    let (today, page) = (visit.app.clock.today(), visit.page());
    visit.answer(&format!("news {} {page}", today.0), list_page(&visit.app, today, page)).await
}

async fn list_page(app: &App, today: BusinessDate, page: i64) -> Result<Page, ApiError> {
    let news = load_newest(app, today, NewsQuery::of_page(page, LONGEST_PAGE)).await?;
    let path = if page > 1 { format!("/aktualnosci?page={page}") } else { "/aktualnosci".to_owned() };
    let main = html! {
        (page_heading("Aktualności", ABOUT))
        @if news.data.items.is_empty() {
            div class="flex flex-col items-center gap-3 px-4 py-8 text-center" {
                p class="font-semibold text-h3" { @if news.meta.total > 0 { "Tu już nic nie ma" } @else { "Nie ma jeszcze aktualności" } }
                @if news.meta.total > 0 { (button("/aktualnosci", ButtonVariant::Primary, "Najnowsze aktualności")) }
            }
        } @else {
            (news_cards(&news.data.items, Level::Page))
        }
        (pager("/aktualnosci", &news.meta))
    };
    let answers = Answers::default().with(list_address(page, LONGEST_PAGE), &news)?;
    Ok(Page { head: Head::page(path, "Aktualności", ABOUT), main, answers })
}

pub async fn show_news(visit: Visit, slug: Result<Path<String>, ApiError>) -> Response {
    let Ok(Path(slug)) = slug else { return visit.not_found().await };
    let today = visit.app.clock.today();
    visit.answer(&format!("news item {} {slug}", today.0), item_page(&visit.app, today, &slug)).await
}

async fn item_page(app: &App, today: BusinessDate, slug: &str) -> Result<Page, ApiError> {
    let item = load_item(app, today, slug).await?;
    let others = load_newest(app, today, NewsQuery::of_page(1, OTHERS as i64 + 1)).await?;
    let NewsCard { slug: own, title, summary, published_on, .. } = &item.data.card;
    let main = html! {
        p { (link("/aktualnosci", "Wszystkie aktualności")) }
        section class=(CARD) {
            article class="mx-auto flex max-w-text flex-col gap-4 sm:py-3" {
                @if let Some(shown) = &item.data.card.picture {
                    (content_picture(shown, Place::Article))
                } @else {
                    (picture("daylight w-full rounded-card bg-brand-tint h-44 sm:h-56 lg:h-72"))
                }
                time datetime=(display(published_on.0)) class="text-muted tabular-nums" { (Written(*published_on)) }
                h1 class="font-bold text-h1" { (NoBreak(title)) }
                p class="font-semibold text-h3" { (NoBreak(summary)) }
                (render_formatted(&item.data.text_html, Level::Page))
            }
        }
        (others_than(own, &others))
    };
    let answers = Answers::default()
        .with(format!("/api/v1/cms/news/{slug}"), &item)?
        .with(list_address(1, OTHERS as i64 + 1), &others)?;
    let head = Head::page(format!("/aktualnosci/{own}"), title, summary).of(*published_on);
    let head = head.showing(item.data.card.picture.clone());
    Ok(Page { head, main, answers })
}

fn others_than(slug: &str, news: &NumberedList<NewsCard>) -> Markup {
    let others: Vec<&NewsCard> = news.data.items.iter().filter(|card| card.slug != slug).take(OTHERS).collect();
    html! {
        @if !others.is_empty() {
            section aria-labelledby="others" class="mt-3" {
                h2 id="others" class="mb-3 font-bold text-h2" { "Inne aktualności" }
                (news_cards(others, Level::Part))
            }
        }
    }
}

/// News as cards; on the list's own page their titles are one heading level higher.
pub fn news_cards<'a>(news: impl IntoIterator<Item = &'a NewsCard>, level: Level) -> Markup {
    html! {
        ul class=(GRID) {
            @for NewsCard { slug, title, summary, published_on, picture: shown, .. } in news {
                @let link = tile_link(&format!("/aktualnosci/{slug}"), title);
                li class=(TILE) {
                    @if let Some(shown) = shown {
                        (content_picture(shown, Place::Card))
                    } @else {
                        (picture("daylight w-full rounded-card bg-brand-tint h-36"))
                    }
                    time datetime=(display(published_on.0)) class="text-muted text-small tabular-nums" { (Written(*published_on)) }
                    @if level == Level::Page {
                        h2 class="font-bold text-h3" { (link) }
                    } @else {
                        h3 class="font-bold text-h3" { (link) }
                    }
                    p class="grow" { (NoBreak(summary)) }
                }
            }
        }
    }
}

/// The URL at which the app requests a page of the list.
pub fn list_address(page: i64, per_page: i64) -> String {
    format!("/api/v1/cms/news?program=program.retail&page={page}&per_page={per_page}")
}
