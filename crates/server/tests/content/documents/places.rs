//! `/sitemap.xml` and `/robots.txt`.
use plon_programme::{Programme, Source, load};

use super::{header, html};
use crate::content::{News, shown};
use crate::support::on_both;

on_both! {
    async fn the_map_has_every_public_page_with_its_day(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        app.news(shown("a")).await;
        app.news(News { status: "draft", ..shown("szkic") }).await;
        app.news(News { published_on: "2025-08-21", ..shown("jutro") }).await;
        app.news(News { audience: "program.partner", ..shown("dla-partnerow") }).await;
        app.page("szkic-strony", "draft").await;
        let answer = app.get("/sitemap.xml").header("accept", "*/*").send().await;
        let map = html(answer.assert(200));
        assert_eq!(header(&answer, "content-type"), "application/xml; charset=utf-8");
        assert!(map.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"));
        assert!(map.contains("<url><loc>https://plon.example/aktualnosci/a</loc><lastmod>2025-08-01</lastmod></url>"));
        for path in ["/", "/aktualnosci", "/promocje", "/promocje/tankuj-z-dovvo", "/produkty", "/rejestracja", "/regulamin", "/o-programie"] {
            assert_eq!(map.matches(&format!("<loc>https://plon.example{path}</loc>")).count(), 1, "{path}");
        }
        for hidden in ["szkic", "jutro", "dla-partnerow", "dashboard", "zaplecze"] {
            assert!(!map.contains(hidden), "{hidden}");
        }
        for place in map.split("<loc>https://plon.example").skip(1) {
            let path = place.split('<').next().unwrap();
            app.document(path).await.assert(200);
        }
        let again = app.get("/sitemap.xml").header("if-none-match", header(&answer, "etag")).send().await;
        again.assert(304);
    }

    async fn the_map_goes_by_indexes(app) {
        app.news(shown("a")).await;
        app.page("o-programie", "published").await;
        let plans = app.plans_of(app.get("/sitemap.xml")).await;
        plans.assert_by_index("news n", "news_by_status");
        plans.assert_by_index("pages p", "pages_by_status");
        plans.assert_by_index("promotions p", "promotions_by_day");
    }

    async fn robots_are_told_what_is_not_for_them(app) {
        let answer = app.get("/robots.txt").header("accept", "text/plain").send().await;
        let words = html(answer.assert(200));
        assert_eq!(words, "User-agent: *\nDisallow: /api/\nAllow: /api/v1/media/\nDisallow: /zaplecze\n\nSitemap: https://plon.example/sitemap.xml\n");
        assert_eq!(header(&answer, "content-type"), "text/plain; charset=utf-8");
        app.post("/robots.txt").send().await.assert(405);
    }
}
