//! Content that everybody reads, and content that nobody is shown.
use plon_programme::{Programme, Source, load};
use serde_json::{Value, json};

use super::{News, shown};
use crate::support::{TestApp, on_both};

async fn slugs(app: &TestApp, query: &str) -> Vec<String> {
    let answer = app.get(&format!("/api/v1/cms/news{query}")).send().await;
    let items = answer.assert(200).json["data"]["items"].as_array().unwrap().clone();
    items.iter().map(|item| item["slug"].as_str().unwrap().to_owned()).collect()
}

async fn questions(app: &TestApp, query: &str) -> Vec<String> {
    let answer = app.get(&format!("/api/v1/cms/faq{query}")).send().await;
    let items = answer.assert(200).json["data"].as_array().unwrap().clone();
    items.iter().map(|item| item["question"].as_str().unwrap().to_owned()).collect()
}

on_both! {
    async fn news_come_twelve_a_page_the_newest_first(app) {
        for day in 1..=14 {
            let (slug, published_on) = (format!("nr-{day}"), format!("2025-08-{:02}", day / 2 + 1));
            app.news(News { published_on: &published_on, ..shown(&slug) }).await;
        }
        let first = slugs(&app, "").await;
        assert_eq!(first.len(), 12);
        assert_eq!(first[..4], ["nr-14", "nr-13", "nr-12", "nr-11"], "of one day the later one");
        assert_eq!(slugs(&app, "?page=2").await, ["nr-2", "nr-1"]);
        assert!(slugs(&app, "?page=3").await.is_empty());
        assert_eq!(slugs(&app, "?per_page=3").await, ["nr-14", "nr-13", "nr-12"]);
        assert_eq!(slugs(&app, "?per_page=500").await.len(), 12, "no page is longer");
        let answer = app.get("/api/v1/cms/news?page=2").send().await;
        assert_eq!(answer.json["meta"], json!({"last_page": 2, "current_page": 2, "per_page": 12, "total": 14}));
    }

    async fn nobody_is_shown_a_draft_or_what_is_to_come(app) {
        app.news(shown("jest")).await;
        let draft = app.news(News { status: "draft", ..shown("szkic") }).await;
        let planned = app.news(News { published_on: "2025-08-21", ..shown("jutro") }).await;
        app.news(News { published_on: "2025-08-20", ..shown("dzis") }).await;
        assert_eq!(slugs(&app, "").await, ["dzis", "jest"]);
        for hidden in ["szkic".to_owned(), "jutro".to_owned(), draft.to_string(), planned.to_string()] {
            app.get(&format!("/api/v1/cms/news/{hidden}")).send().await.assert(404);
        }
        app.execute("UPDATE news SET status = 'published' WHERE id = $1", draft).await;
        assert_eq!(slugs(&app, "").await, ["dzis", "szkic", "jest"]);
        let app = app.on(jiff::civil::date(2025, 8, 21), 1);
        assert_eq!(slugs(&app, "").await[0], "jutro");
    }

    async fn each_audience_reads_its_own_and_what_is_for_everyone(app) {
        app.news(shown("dla-wszystkich")).await;
        app.news(News { audience: "program.retail", ..shown("dla-gospodarstw") }).await;
        app.news(News { audience: "program.partner", ..shown("dla-partnerow") }).await;
        app.question("Wszyscy?", "everyone", "published", 30).await;
        app.question("Gospodarstwa?", "program.retail", "published", 10).await;
        app.question("Partnerzy?", "program.partner", "published", 20).await;
        app.question("Szkic?", "everyone", "draft", 1).await;
        for retail in ["", "?program=program.retail"] {
            assert_eq!(slugs(&app, retail).await, ["dla-gospodarstw", "dla-wszystkich"]);
            assert_eq!(questions(&app, retail).await, ["Gospodarstwa?", "Wszyscy?"]);
        }
        assert_eq!(slugs(&app, "?program=program.partner").await, ["dla-partnerow", "dla-wszystkich"]);
        assert_eq!(questions(&app, "?program=program.partner").await, ["Partnerzy?", "Wszyscy?"]);
        for path in ["news", "faq"] {
            let refused = app.get(&format!("/api/v1/cms/{path}?program=program.nobody")).send().await;
            assert!(refused.assert(422).json["errors"]["program"].is_array());
        }
        app.get("/api/v1/cms/news?page=pierwsza").send().await.assert(400);
    }

    async fn a_news_item_is_found_by_its_address_and_by_its_id(app) {
        let id = app.news(shown("czyste-sciernisko")).await;
        let answer = app.get("/api/v1/cms/news/czyste-sciernisko").send().await;
        assert_eq!(answer.assert(200).json["data"], json!({
            "id": id, "slug": "czyste-sciernisko", "title": "czyste-sciernisko", "summary": "Krótko",
            "topic": "crops", "published_on": "2025-08-01", "text_html": "<p>Dłużej</p>"}));
        assert_eq!(app.get(&format!("/api/v1/cms/news/{id}")).send().await.assert(200).json, answer.json);
        for unknown in ["nie-ma", "999999", "%27%20OR%201=1", "99999999999999999999999", "%00", "a%00b"] {
            app.get(&format!("/api/v1/cms/news/{unknown}")).send().await.assert(404);
        }
        app.get("/api/v1/products?search=%00").send().await.assert(400);
        let numbered = app.news(shown(&id.to_string())).await;
        let answer = app.get(&format!("/api/v1/cms/news/{id}")).send().await;
        assert_eq!(answer.json["data"]["id"], numbered, "an address comes before an id");
    }

    async fn a_page_is_shown_once_it_is_published(app) {
        let id = app.page("o-programie", "published").await;
        let draft = app.page("szkic", "draft").await;
        let list = app.get("/api/v1/cms/pages").send().await;
        let card = json!({"slug": "o-programie", "title": "Strona", "summary": "Krótko"});
        assert_eq!(list.assert(200).json["data"], json!([card]));
        let answer = app.get("/api/v1/cms/pages/o-programie").send().await;
        assert_eq!(answer.assert(200).json["data"], json!({
            "id": id, "slug": "o-programie", "title": "Strona", "summary": "Krótko", "text_html": "<p>Dłużej</p>",
            "updated_on": "2025-08-01"}));
        assert_eq!(app.get(&format!("/api/v1/cms/pages/{id}")).send().await.assert(200).json, answer.json);
        for hidden in ["szkic".to_owned(), draft.to_string(), "nie-ma".to_owned()] {
            app.get(&format!("/api/v1/cms/pages/{hidden}")).send().await.assert(404);
        }
    }

    async fn the_sample_programme_has_news_for_two_pages_its_legal_pages_and_questions(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        assert_eq!((slugs(&app, "").await.len(), slugs(&app, "?page=2").await.len()), (12, 6));
        assert!(questions(&app, "").await.len() >= 10);
        for page in ["o-programie", "regulamin", "polityka-prywatnosci", "deklaracja-dostepnosci", "jak-zglosic-fakture"] {
            let answer = app.get(&format!("/api/v1/cms/pages/{page}")).send().await;
            let text = answer.assert(200).json["data"]["text_html"].as_str().unwrap().to_owned();
            assert!(text.starts_with("<p>") && text.contains("<h3>"), "{page}: {text}");
        }
        let known: Value = app.get("/api/v1/cms/news/tankuj-z-dovvo").send().await.assert(200).json["data"].clone();
        assert_eq!((&known["topic"], &known["published_on"]), (&json!("packs"), &json!("2025-08-01")));
    }
}
