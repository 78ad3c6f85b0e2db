//! The words and the data of a document, what it is kept by, and what is no page.
use jiff::civil::date;
use plon_programme::{Programme, Source, load};
use serde_json::Value;

use super::{Written, answers, between, header, html};
use crate::content::{News, shown};
use crate::support::{FrontEnd, TestApp, on_both};

async fn loaded(app: TestApp) -> TestApp {
    load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
    app
}

/// Returns the part of a page that a reader without JavaScript has.
fn root(html: &str) -> &str {
    between(html, "<div id=\"root\">", "</body>")
}

on_both! {
    async fn a_page_can_be_read_without_the_app(app) {
        let app = loaded(app).await;
        for (path, words) in [
            ("/", vec!["ciesz się nagrodami</h1>", "100\u{a0}punktów to 1\u{a0}zł.", "Przelew na konto</span>", "Trwające promocje", "Tankuj z\u{a0}DOVVO", "Najczęstsze pytania",
                "Newsletter</h2>", "Wypiszesz się jednym kliknięciem."]),
            ("/aktualnosci", vec!["Aktualności</h1>", "Następna strona", "Łącznie: 18"]),
            ("/aktualnosci/sad-z-leptosar", vec!["<h2>Ile można zyskać</h2>", "29.04.2024", "Inne aktualności"]),
            ("/promocje", vec!["Trwają teraz", "Archiwum", "href=\"/promocje/tankuj-z-dovvo\""]),
            ("/promocje/tankuj-z-dovvo", vec!["Za każde pełne 20\u{a0}L", "1\u{a0}L, 5\u{a0}L, 10\u{a0}L", "Regulamin promocji (PDF)"]),
            ("/produkty", vec!["Produkty</h1>", "w\u{a0}sezonie 2025", "<caption"]),
            ("/o-programie", vec!["Warto przeczytać", "Dołącz do programu"]),
            ("/regulamin", vec!["Regulamin Programu Plon</h1>", "Ostatnia aktualizacja"]),
        ] {
            let answer = app.document(path).await;
            let page = root(html(answer.assert(200)));
            for word in words {
                assert!(page.contains(word), "{word} is not in {path}: {page}");
            }
            for place in ["href=\"/aktualnosci\"", "href=\"/regulamin\"", "Infolinia: ", "© 2025 Plon"] {
                assert!(page.contains(place), "{place} is not in {path}");
            }
            assert_eq!(page.matches("<h1").count(), 1, "{path}");
            assert!(!page.contains("style="), "the policy forbids it: {path}");
        }
    }

    async fn the_app_finds_what_it_would_ask_for(app) {
        let app = loaded(app).await;
        for (path, addresses) in [
            ("/", 5), ("/aktualnosci", 1), ("/aktualnosci?page=2", 1), ("/aktualnosci/sad-z-leptosar", 2), ("/promocje", 1),
            ("/promocje/tankuj-z-dovvo", 1), ("/produkty", 1), ("/o-programie", 2), ("/regulamin", 1),
        ] {
            let document = app.document(path).await;
            let found = answers(html(document.assert(200)));
            let found = found.as_object().unwrap();
            assert_eq!(found.len(), addresses, "{path}");
            for (address, answer) in found {
                assert_eq!(app.get(address).send().await.assert(200).json, *answer, "{address} of {path}");
            }
        }
    }

    async fn what_nobody_has_written_is_a_404_with_a_page(app) {
        app.news(News { status: "draft", ..shown("szkic") }).await;
        app.news(News { published_on: "2025-08-21", ..shown("jutro") }).await;
        app.page("szkic-strony", "draft").await;
        let unknown = [
            "/aktualnosci/szkic", "/aktualnosci/jutro", "/aktualnosci/nie-ma", "/promocje/nie-ma", "/szkic-strony", "/nie-ma",
            "/regulamin", "/nie/ma/tego", "/aktualnosci/a/b", "/zaplecze/nie-ma/tego/wcale", "/apiary", "/%00", "//evil.example/",
        ];
        for path in unknown {
            let answer = app.document(path).await;
            let html = html(answer.assert(404));
            assert_eq!(between(html, "<title>", "</title>"), "Nie ma takiej strony", "{path}");
            assert!(html.contains("<meta name=\"robots\" content=\"noindex\" data-document>"), "{path}");
            assert!(root(html).contains("Strona której szukasz nie istnieje, błąd 404"), "{path}");
            assert!(!html.contains("canonical"), "{path}");
            assert_eq!((header(&answer, "x-robots-tag"), header(&answer, "cache-control")), ("noindex", "no-store"));
            assert_eq!(header(&answer, "etag"), "", "{path}");
        }
        let app = app.on(date(2025, 8, 21), 1);
        app.document("/aktualnosci/jutro").await.assert(200);
    }

    async fn the_screens_of_the_app_are_the_bare_shell_and_nobodys_to_find(app) {
        let shell = FrontEnd::get("index.html").unwrap().data.into_owned();
        for path in ["/dashboard", "/moj-profil", "/nagrody/x/zamowienie", "/zaplecze", "/zaplecze/faktury/7", "/wylogowano"] {
            let answer = app.document(path).await;
            answer.assert(200);
            assert_eq!(answer.body, shell, "{path}");
            assert_eq!(header(&answer, "x-robots-tag"), "noindex", "{path}");
        }
        let bare = app.document("/index.html").await;
        assert_eq!((bare.assert(200).body.as_ref(), header(&bare, "x-robots-tag")), (&*shell, ""));
    }

    async fn a_document_is_sent_once_and_anew_when_it_has_changed(app) {
        app.news(shown("jest")).await;
        let first = app.document("/aktualnosci/jest").await;
        let tag = header(first.assert(200), "etag").to_owned();
        assert_eq!(header(&first, "cache-control"), "no-cache");
        let again = app.get("/aktualnosci/jest").header("if-none-match", &tag).send().await;
        assert!(again.assert(304).body.is_empty());
        app.execute("UPDATE news SET title = 'Inaczej' WHERE id > $1", 0).await;
        let changed = app.get("/aktualnosci/jest").header("if-none-match", &tag).send().await;
        assert!(html(changed.assert(200)).contains("Inaczej</h1>"));
    }

    async fn a_document_is_compressed_for_those_who_take_it(app) {
        let app = loaded(app).await;
        let plain = app.document("/").await;
        let packed = app.get("/").header("accept-encoding", "gzip, br").send().await;
        assert_eq!(header(packed.assert(200), "content-encoding"), "gzip");
        assert_eq!((header(&plain, "vary"), header(&packed, "vary")), ("accept-encoding", "accept-encoding"));
        assert_ne!(header(&plain, "etag"), header(&packed, "etag"));
        assert!(packed.body.len() * 2 < plain.body.len());
        let mut unpacked = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(packed.body.as_ref()), &mut unpacked).unwrap();
        assert_eq!(unpacked, html(&plain));
    }

    async fn everybody_gets_the_same_document(app) {
        let app = loaded(app).await;
        let participant = app.participant().await;
        let (theirs, anybodys) = (app.get("/").bearer(&participant.token).send().await, app.document("/").await);
        assert_eq!(theirs.assert(200).body, anybodys.body);
    }

    async fn what_is_narrowed_is_the_apps_alone(app) {
        let app = loaded(app).await;
        let answer = app.document("/produkty?brand=DOVVO").await;
        let page = html(answer.assert(200));
        assert_eq!(root(page).trim(), "</div>");
        assert_eq!(answers(page), Value::Object(serde_json::Map::new()));
        assert!(root(html(&app.document("/produkty?utm_source=sms").await)).contains("<h1"));
    }

    async fn a_slash_at_the_end_changes_nothing(app) {
        let app = loaded(app).await;
        for path in ["/aktualnosci", "/promocje/tankuj-z-dovvo", "/regulamin"] {
            let answer = app.document(&format!("{path}/")).await;
            assert_eq!(answer.assert(200).body, app.document(path).await.body, "{path}");
        }
    }

    async fn without_its_data_the_app_is_sent_alone(app) {
        app.db().close().await;
        let answer = app.document("/aktualnosci").await;
        answer.assert(503);
        assert_eq!(answer.body, FrontEnd::get("index.html").unwrap().data.into_owned());
        assert_eq!(header(&answer, "cache-control"), "no-store");
    }

    async fn a_text_is_cleaned_on_its_way_out_too(app) {
        app.written(Written { slug: "a", title: "A", summary: "B", text: "<h3>C</h3><a href=\"javascript:x\">D</a><iframe>" }).await;
        let answer = app.document("/aktualnosci/a").await;
        assert!(root(html(answer.assert(200))).contains("<div class=\"prose\"><h2>C</h2>D</div>"));
    }

    async fn a_link_leads_where_it_says_and_others_pages_open_beside_ours(app) {
        let text = "<p><a href=\"/nagrody\" onclick=\"x()\">D</a> <a href=\"https://example.pl/?a&amp;b\">E</a> <a href=\"//evil.example\">F</a></p>";
        app.written(Written { slug: "a", title: "A", summary: "B", text }).await;
        let answer = app.document("/aktualnosci/a").await;
        let shown = "<p><a href=\"/nagrody\">D</a> <a href=\"https://example.pl/?a&amp;b\" target=\"_blank\" rel=\"noopener noreferrer\">E\
                     <span class=\"sr-only\"> (otwiera się w\u{a0}nowej karcie)</span></a> F</p>";
        assert!(root(html(answer.assert(200))).contains(shown));
    }
}
