//! Data about its page that a document holds for those who do not read it, and of which nothing runs.
use plon_programme::{Programme, Source, load};
use serde_json::json;

use super::{Written, between, content_of, html, linked_data};
use crate::support::on_both;

on_both! {
    async fn a_news_item_says_what_it_is(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        app.written(Written { slug: "zniwa", title: "Żniwa i \"punkty\"", summary: "Krótko & jasno", text: "<p>Dłużej</p>" }).await;
        let answer = app.document("/aktualnosci/zniwa").await;
        let html = html(answer.assert(200));
        assert_eq!(between(html, "<title>", "</title>"), "Żniwa i &quot;punkty&quot; – Plon");
        assert_eq!(html.matches("<title>").count(), 1);
        assert_eq!(content_of(html, "<meta name=\"description\""), "Krótko &amp; jasno");
        assert!(html.contains("<link rel=\"canonical\" href=\"https://plon.example/aktualnosci/zniwa\" data-document>"));
        for (property, value) in [
            ("og:type", "article"),
            ("og:title", "Żniwa i &quot;punkty&quot;"),
            ("og:description", "Krótko &amp; jasno"),
            ("og:url", "https://plon.example/aktualnosci/zniwa"),
            ("og:site_name", "Plon"),
            ("og:image", "https://plon.example/icons/card.png"),
            ("article:published_time", "2025-08-01"),
        ] {
            assert_eq!(content_of(html, &format!("<meta property=\"{property}\"")), value);
        }
        let data = linked_data(html);
        assert_eq!((&data["@type"], &data["headline"]), (&json!("NewsArticle"), &json!("Żniwa i \"punkty\"")));
        assert_eq!((&data["datePublished"], &data["publisher"]["name"]), (&json!("2025-08-01"), &json!("Plon")));
    }

    async fn the_first_page_answers_its_questions_to_machines_too(app) {
        app.question("Ile to <kosztuje>?", "everyone", "published", 10).await;
        app.question("Szkic?", "everyone", "draft", 20).await;
        let answer = app.document("/").await;
        let html = html(answer.assert(200));
        let (_, second) = html.split_once("</script><script type=\"application/ld+json\" data-document>").unwrap();
        let data: serde_json::Value = serde_json::from_str(second.split_once("</script>").unwrap().0).unwrap();
        assert_eq!(data["@type"], "FAQPage");
        assert_eq!(data["mainEntity"], json!([{"@type": "Question", "name": "Ile to <kosztuje>?",
            "acceptedAnswer": {"@type": "Answer", "text": "<p>Tak</p>"}}]));
        let other = app.document("/o-programie").await;
        assert!(!super::html(&other).contains("FAQPage"));
    }

    async fn every_public_page_has_a_title_of_its_own(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        for (path, title, kind) in [
            ("/", "Kupuj produkty, zbieraj punkty, ciesz się nagrodami – Plon", "WebSite"),
            ("/o-programie", "O\u{a0}programie – Plon", "WebPage"),
            ("/aktualnosci", "Aktualności – Plon", "WebPage"),
            ("/promocje", "Promocje – Plon", "WebPage"),
            ("/produkty", "Produkty – Plon", "WebPage"),
            ("/regulamin", "Regulamin Programu Plon – Plon", "WebPage"),
            ("/polityka-prywatnosci", "Polityka prywatności – Plon", "WebPage"),
            ("/deklaracja-dostepnosci", "Deklaracja dostępności – Plon", "WebPage"),
            ("/jak-zglosic-fakture", "Jak zgłosić fakturę – Plon", "WebPage"),
            ("/rejestracja", "Rejestracja – Plon", "WebPage"),
            ("/zglos-udzial", "Zgłoś udział w\u{a0}programie – Plon", "WebPage"),
        ] {
            let answer = app.document(path).await;
            let html = html(answer.assert(200));
            assert_eq!(between(html, "<title>", "</title>"), title, "{path}");
            assert!(content_of(html, "<meta name=\"description\"").chars().count() > 30, "{path}");
            let canonical = between(html, "<link rel=\"canonical\" href=\"", "\"");
            assert_eq!(canonical, format!("https://plon.example{path}"));
            assert_eq!(linked_data(html)["@type"], kind, "{path}");
            assert!(!answer.headers.contains_key("x-robots-tag"), "{path}");
        }
        for page in ["/aktualnosci?page=2", "/promocje?page=2", "/produkty?page=2"] {
            let answer = app.document(page).await;
            let canonical = between(html(answer.assert(200)), "<link rel=\"canonical\" href=\"", "\"");
            assert_eq!(canonical, format!("https://plon.example{page}"));
        }
    }

    async fn what_somebody_wrote_stays_text(app) {
        let hostile = "</title></script><script>alert(1)</script><img src=x onerror=alert(2)>\" onload=\"alert(3)";
        let text = "<p onclick=\"alert(4)\">A</p><script>alert(5)</script><img src=x onerror=alert(6)><svg onload=alert(7)>";
        app.written(Written { slug: "zle", title: hostile, summary: hostile, text }).await;
        for path in ["/aktualnosci/zle", "/aktualnosci", "/"] {
            let answer = app.document(path).await;
            let html = html(answer.assert(200));
            // the shell's own, the data for the app, the data for machines
            assert_eq!(html.matches("<script").count(), 3, "{path}: {html}");
            assert_eq!(html.matches("</script").count(), 3, "{path}");
            assert_eq!(html.matches("<title").count(), 1, "{path}");
            for tag in ["<img", "<svg onload", "<p onclick", "\" onload=\""] {
                assert!(!html.contains(tag), "{tag} in {path}: {html}");
            }
            assert_eq!(linked_data(html)["@context"], "https://schema.org", "{path}");
        }
        let answer = app.document("/aktualnosci/zle").await;
        assert_eq!(linked_data(html(&answer))["headline"], hostile, "told as it was written");
    }
}
