//! `/regulamin` as a server-rendered document.
use axum::response::Response;
use maud::{Markup, display, html};

use super::super::model::ContentPage;
use crate::content::rules::{ProgrammeRules, load_rules};
use plon_kernel::types::BusinessDate;
use plon_pages::documents::parts::{ButtonVariant, CARD, Level, NoBreak, Written, button, render_formatted};
use plon_pages::documents::{Answers, Head, Page, Visit};
use plon_people::rules::RulesFile;
use plon_platform::app::App;
use plon_platform::error::ApiError;

const TITLE: &str = "Regulamin programu";
const SUMMARY: &str = "Obowiązujący regulamin programu i jego wcześniejsze wersje.";

pub async fn show_rules(visit: Visit) -> Response {
    let today = visit.app.clock.today();
    visit.answer(&format!("rules {}", today.0), page(&visit.app, today)).await
}

async fn page(app: &App, today: BusinessDate) -> Result<Page, ApiError> {
    let found = load_rules(app, today).await?;
    let ProgrammeRules { page, file, earlier } = &found.data;
    let (title, summary) = page.as_ref().map_or((TITLE, SUMMARY), |page| (page.title.as_str(), page.summary.as_str()));
    let main = html! {
        section class=(CARD) {
            article class="mx-auto flex max-w-text flex-col gap-4 sm:py-3" {
                h1 class="font-bold text-h1" { (NoBreak(title)) }
                p class="text-h3 text-muted" { (NoBreak(summary)) }
                @if let Some(file) = file { (in_force(file)) }
                @if let Some(ContentPage { text_html, updated_on, .. }) = page {
                    (render_formatted(text_html, Level::Page))
                    p class="border-line border-t pt-4 text-muted text-small" {
                        "Ostatnia aktualizacja: " time datetime=(display(updated_on.0)) { (Written(*updated_on)) }
                    }
                }
                (before(earlier))
            }
        }
    };
    let answers = Answers::default().with("/api/v1/cms/rules".to_owned(), &found)?;
    Ok(Page { head: Head::page("/regulamin", title, summary), main, answers })
}

fn in_force(file: &RulesFile) -> Markup {
    html! {
        div class="flex flex-col items-start gap-3 rounded-card bg-brand-tint p-4" {
            p class="font-semibold" { "Obowiązuje od " (Written(file.valid_from)) }
            (button(&file.url, ButtonVariant::Primary, "Pobierz regulamin (PDF)"))
            p class="w-full text-small wrap-anywhere" { "Suma kontrolna pliku (SHA-256): " (file.sha256) }
        }
    }
}

fn before(earlier: &[RulesFile]) -> Markup {
    html! {
        @if !earlier.is_empty() {
            h2 class="font-bold text-h2" { "Wcześniejsze wersje" }
            ul class="flex flex-col gap-2" {
                @for file in earlier {
                    li {
                        a href=(file.url) class="inline-flex min-h-11 items-center rounded-tag font-semibold text-brand-text underline underline-offset-4" {
                            "Regulamin od " (Written(file.valid_from)) " (PDF)"
                        }
                    }
                }
            }
        }
    }
}
