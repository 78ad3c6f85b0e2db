//! `/produkty` as a server-rendered document; filters and other orders are rendered by the app only.
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use maud::{Markup, display, html};
use plon_domain::number::grouped;
use plon_domain::season::Season;
use plon_domain::text::Plural;
use plon_domain::volume::Volume;

use super::list::{OfferQuery, OfferedProduct, load_page};
use plon_pages::documents::parts::{pager, picture};
use plon_pages::documents::{Answers, Head, Page, Visit};
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Query parameters that filter or reorder the list.
const ASKED: [&str; 7] = ["brand", "category", "crops", "volume", "search", "sortBy", "sortDesc"];

/// Number of crops that a card names before the rest is counted.
const SHOWN: usize = 3;

const MORE: Plural = Plural { one: "inna", few: "inne", many: "innych" };

pub fn screens() -> Router<App> {
    Router::new().route("/produkty", get(list))
}

async fn list(visit: Visit) -> Response {
    let (season, page) = (Season::of(visit.app.clock.today().0), visit.page());
    if visit.asks_for_any(&ASKED) {
        return visit.answer(&format!("products narrowed {season}"), async { Ok(empty_page(season)) }).await;
    }
    visit.answer(&format!("products {season} {page}"), list_page(&visit.app, season, page)).await
}

fn description(season: Season) -> String {
    format!("Za każdy litr i\u{a0}kilogram tych środków dostajesz punkty w\u{a0}sezonie {season}.")
}

fn empty_page(season: Season) -> Page {
    Page { head: Head::page("/produkty", "Produkty", description(season)), main: html! {}, answers: Answers::default() }
}

async fn list_page(app: &App, season: Season, number: i64) -> Result<Page, ApiError> {
    let products = load_page(app, season, OfferQuery::of_page(number)).await?;
    let main = html! {
        div class="flex flex-wrap items-center justify-between gap-x-5 gap-y-3" {
            div class="min-w-0 grow basis-80" {
                h1 class="font-bold text-h1" { "Produkty" }
                p class="mt-1 text-muted" { (description(season)) }
            }
            p class="max-w-text" {
                a href="#!logowanie" class="rounded-tag text-brand-text underline underline-offset-4 hover:decoration-2" {
                    "Zaloguj się"
                }
                ", żeby sprawdzić, gdzie je kupisz."
            }
        }
        (picture("h-11 rounded-card border border-line bg-surface shadow-card sm:h-91.5 xl:h-49.5 noscript:hidden"))
        ul class="grid items-start gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3 2xl:grid-cols-4" {
            @for product in &products.data.items { (card(product, season)) }
        }
        (pager("/produkty", &products.meta))
    };
    let path = if number > 1 { format!("/produkty?page={number}") } else { "/produkty".to_owned() };
    let address = format!("/api/v1/products?page={number}&sortBy=name&sortDesc=false");
    let answers = Answers::default().with(address, &products)?;
    Ok(Page { head: Head::page(path, "Produkty", description(season)), main, answers })
}

fn card(product: &OfferedProduct, season: Season) -> Markup {
    let OfferedProduct { name, brand, category, crops, unit, packs, points_per_unit, .. } = product;
    html! {
        li class="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card" {
            (picture("daylight shrink-0 overflow-hidden bg-linear-to-b from-line-soft to-white h-40 rounded-card"))
            div {
                p class="text-muted text-small" { (brand) " · " (category) }
                h2 class="font-bold text-h3" { (name) }
            }
            p class="text-small" { span class="sr-only" { "Uprawy: " } (crops_summary(crops)) }
            div {
                table class="w-full text-left tabular-nums" {
                    caption class="sr-only" { "Opakowania: " (name) }
                    thead class="text-muted text-small" {
                        tr {
                            th scope="col" class="font-normal" { "Opakowanie" }
                            th scope="col" class="text-right font-normal" { "Punkty" }
                        }
                    }
                    tbody {
                        @for pack in packs {
                            tr class="border-line-soft border-t" {
                                th scope="row" class="py-1 font-normal" { (Volume(pack.volume).to_polish(*unit)) }
                                td class="py-1 text-right font-bold" {
                                    @if points_per_unit.is_some() { (grouped(pack.points.unwrap_or(0))) } @else { "–" }
                                }
                            }
                        }
                    }
                }
                @if points_per_unit.is_none() {
                    p class="mt-2 text-limit" { "W\u{a0}sezonie " (display(season)) " ten produkt nie daje punktów." }
                }
            }
            (picture("mt-auto min-h-11"))
        }
    }
}

/// The first crops, and the number of further ones.
fn crops_summary(crops: &[String]) -> String {
    if crops.len() <= SHOWN + 1 {
        return listed(crops);
    }
    let (named, more) = crops.split_at(SHOWN);
    format!("{} i\u{a0}{}", listed(named), MORE.count(more.len() as i64))
}

/// Joins names; only the first keeps its capital. Its counterpart in the app is `listed` (`web/src/format/text.ts`).
fn listed(names: &[String]) -> String {
    let mut listed = String::new();
    for name in names {
        let mut signs = name.chars();
        match signs.next() {
            Some(first) if !listed.is_empty() => {
                listed += ", ";
                listed.extend(first.to_lowercase());
                listed += signs.as_str();
            }
            _ => listed += name,
        }
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_crops_in_a_row_only_the_first_begins() {
        let crops = ["Pszenica ozima", "Żyto", "Łubin", "Owies", "Rzepak"].map(str::to_owned);
        assert_eq!(crops_summary(&crops), "Pszenica ozima, żyto, łubin i\u{a0}2\u{a0}inne");
        assert_eq!(crops_summary(&crops[..1]), "Pszenica ozima");
    }
}
