//! A portal that nobody has opened yet: operators work in it, and nobody else is served.
use plon_content::system;
use serde_json::json;

use crate::access;
use crate::support::{TestApp, on_both};

/// Operations that are answered all the same, beside the calls of the back office.
const SERVED: [&str; 10] = [
    "GET /api/system-settings",
    "GET /api/v1/logo",
    "GET /api/v1/media/{key}/{file}",
    "GET /api/v1/representatives/{id}/photo",
    "GET /api/v1/messages/reports/smsapi/{secret}",
    "POST /api/v1/messages/reports/smsapi/{secret}",
    "POST /api/v1/setup",
    "POST /api/v1/setup/link",
    "POST /api/demo/clock",
    "POST /api/demo/operator-code",
];

impl TestApp {
    /// Takes the opening of the portal back, before its first request.
    pub async fn not_open(&self) {
        self.execute("DELETE FROM settings WHERE key = 'opened_at' AND $1 = 1", 1).await;
    }

    async fn open(&self) {
        let mut tx = self.db().begin().await.unwrap();
        assert!(system::open_portal(&mut tx, self.now()).await.unwrap());
        assert!(!system::open_portal(&mut tx, self.now()).await.unwrap());
        tx.commit().await.unwrap();
    }
}

on_both! {
    async fn until_it_is_opened_every_call_but_those_of_operators_is_refused(app) {
        app.not_open().await;
        let callers = access::callers(&app).await;
        let routes = access::routes();
        for route in routes.iter().filter(|route| !route.name().contains(" /health/")) {
            let caller = callers.iter().find(|(caller, _)| route.admits(caller));
            let status = route.status(&app, caller.map(|(_, token)| token.as_str())).await;
            let is_served = route.name().contains("/api/v1/backoffice/") || SERVED.contains(&route.name().as_str());
            assert_eq!(status == 503, !is_served, "{} gives {status}", route.name());
        }
        let refused = app.post("/api/v1/newsletter").json(&json!({"email": "a@plon.example"})).send().await;
        assert_eq!(refused.assert(503).json["error"], "not_open");
        assert_eq!(refused.message(), "Portal nie jest jeszcze otwarty. Zajrzyj tu niedługo.");
    }

    async fn once_opened_it_serves_everybody_and_is_ready(app) {
        app.not_open().await;
        app.get("/health/live").send().await.assert(200);
        let ready = app.get("/health/ready").send().await;
        assert_eq!(ready.assert(200).json, json!({"status": "not_configured"}));
        app.get("/api/v1/products").send().await.assert(503);
        assert_eq!(app.get("/api/system-settings").send().await.json["data"]["is_open"], false);
        app.open().await;
        app.get("/health/ready").send().await.assert(200);
        app.get("/api/v1/products").send().await.assert(200);
        assert_eq!(app.get("/api/system-settings").send().await.json["data"]["is_open"], true);
    }

    async fn its_pages_say_that_it_comes_soon_and_nobody_indexes_them(app) {
        app.not_open().await;
        app.execute("INSERT INTO settings (key, value) SELECT 'brand_name', 'Żniwo' WHERE $1 = 1", 1).await;
        app.execute("INSERT INTO settings (key, value) SELECT 'brand_email', 'info@zniwo.example' WHERE $1 = 1", 1).await;
        for path in ["/", "/regulamin", "/nic/takiego", "/nagrody"] {
            let page = app.get(path).header("accept", "text/html").send().await;
            page.assert(200);
            let text = String::from_utf8(page.body.to_vec()).unwrap();
            assert!(text.contains("<h1") && text.contains("Wkrótce – Żniwo") && text.contains("info@zniwo.example"), "{text}");
            assert!(!text.contains("<script") && !text.contains("tel:"), "{text}");
            assert_eq!((&page.headers["x-robots-tag"], &page.headers["cache-control"]), (&"noindex".parse().unwrap(), &"no-store".parse().unwrap()));
        }
        for path in ["/sitemap.xml", "/robots.txt"] {
            app.get(path).header("accept", "*/*").send_undeclared().await.assert(503);
        }
        let back_office = app.get("/zaplecze/logowanie").header("accept", "text/html").send().await;
        assert!(String::from_utf8(back_office.assert(200).body.to_vec()).unwrap().contains("<script"));
        app.open().await;
        let page = app.get("/").header("accept", "text/html").send().await;
        assert!(!String::from_utf8(page.assert(200).body.to_vec()).unwrap().contains("Wkrótce"));
    }
}
