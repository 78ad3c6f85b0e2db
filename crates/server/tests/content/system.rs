//! The settings that a browser starts with, and the demo's clock.
use plon_kernel::on_db;
use plon_platform::demo::{Demo, DemoLogin};
use serde_json::{Value, json};

use crate::support::{TestApp, on_both};

async fn set(app: &TestApp, key: &str, value: &str) {
    let mut tx = app.db().begin().await.unwrap();
    on_db!(&mut tx, conn => sqlx::query("INSERT INTO settings (key, value) VALUES ($1, $2)")
        .bind(key).bind(value).execute(conn).await.map(|_| ()))
    .unwrap();
    tx.commit().await.unwrap();
}

fn demo(folder: &tempfile::TempDir) -> Option<Demo> {
    let login = DemoLogin {
        role: "participant".into(),
        label: "Uczestnik z bogatą historią".into(),
        login: "5260250274".into(),
        password: "tajne hasło z demo".into(),
    };
    Some(Demo { data: folder.path().to_owned(), logins: vec![login] })
}

async fn policy_of(app: &TestApp, path: &str) -> String {
    let page = app.get(path).header("accept", "text/html").send().await;
    page.headers["content-security-policy"].to_str().unwrap().to_owned()
}

on_both! {
    async fn a_browser_starts_with_the_programmes_settings(app) {
        set(&app, "brand_name", "Plon").await;
        set(&app, "brand_phone", "+48500000010").await;
        set(&app, "brand_email", "infolinia@plon.example").await;
        let answer = app.get("/api/system-settings").send().await;
        answer.assert(200);
        let data = &answer.json["data"];
        assert_eq!(data["brand"], json!({
            "name": "Plon", "phone": "+48500000010", "email": "infolinia@plon.example", "data_controller": null,
            "logo": null, "stylesheet": null,
        }));
        assert_eq!(data["now"], "2025-08-20T07:00:00Z");
        assert_eq!(data["maintenance"], false);
        assert_eq!(data["demo"], Value::Null);
        assert_ne!(data["teraz_front_ver"], "");
    }

    async fn an_operator_may_close_the_programme_and_name_the_front_version(app) {
        set(&app, "maintenance", "true").await;
        set(&app, "front_version", "2025-08-20").await;
        let answer = app.get("/api/system-settings").send().await;
        assert_eq!(answer.json["data"]["maintenance"], true);
        assert_eq!(answer.json["data"]["teraz_front_ver"], "2025-08-20");
    }

    async fn without_services_outside_a_page_reaches_the_portal_alone(app) {
        set(&app, "statistics_url", "javascript:alert(1)").await;
        set(&app, "statistics_site", "1").await;
        set(&app, "pixel_id", "7").await;
        let none = json!({"statistics": null, "pixel": null, "errors": null});
        assert_eq!(app.get("/api/system-settings").send().await.json["data"]["third_parties"], none);
        let policy = policy_of(&app, "/").await;
        assert!(policy.contains("; connect-src 'self'; img-src 'self' data: blob:"), "{policy}");
    }

    async fn a_page_may_reach_the_services_that_the_programme_names(app) {
        let before = app.get("/").header("accept", "text/html").send().await;
        for (key, value) in [
            ("statistics_url", "https://stats.example/matomo.php"),
            ("statistics_site", "3"),
            ("pixel_url", "https://pixel.example/tr"),
            ("pixel_id", "70"),
            ("errors_dsn", "https://key@errors.example/1"),
        ] {
            set(&app, key, value).await;
        }
        assert_eq!(app.get("/api/system-settings").send().await.json["data"]["third_parties"], json!({
            "statistics": {"url": "https://stats.example/matomo.php", "site": "3"},
            "pixel": {"url": "https://pixel.example/tr", "id": "70"},
            "errors": {"dsn": "https://key@errors.example/1"},
        }));
        let policy = policy_of(&app, "/promocje").await;
        assert!(policy.contains("; connect-src 'self' https://stats.example https://errors.example; "), "{policy}");
        assert!(policy.ends_with("; img-src 'self' data: blob: https://pixel.example"), "{policy}");
        assert!(policy.contains("script-src 'self';"), "{policy}");

        let tag = before.headers["etag"].to_str().unwrap().to_owned();
        let again = app.get("/").header("accept", "text/html").header("if-none-match", &tag).send().await;
        again.assert(200);
    }

    async fn only_the_demo_gives_its_logins_away(app) {
        let folder = tempfile::tempdir().unwrap();
        let app = app.set(|parts| parts.demo = demo(&folder));
        let answer = app.get("/api/system-settings").send().await;
        assert_eq!(answer.json["data"]["demo"]["logins"], json!([{
            "role": "participant", "label": "Uczestnik z bogatą historią", "login": "5260250274",
            "password": "tajne hasło z demo",
        }]));
    }

    async fn outside_the_demo_there_is_no_call_that_moves_the_clock(app) {
        let before = app.app.clock.now();
        for body in [json!({"to": "2025-08-21T09:00"}), json!({"nic": 1})] {
            app.post("/api/demo/clock").json(&body).send().await.assert(404);
        }
        assert_eq!(app.app.clock.now(), before);
    }

    async fn the_demos_clock_moves_on_and_never_back(app) {
        let folder = tempfile::tempdir().unwrap();
        let app = app.set(|parts| parts.demo = demo(&folder));
        let moved = app.post("/api/demo/clock").json(&json!({"to": "2025-11-01T00:00"})).send().await;
        moved.assert(200);
        assert_eq!(moved.json["data"]["now"], "2025-10-31T23:00:00Z");

        let back = app.post("/api/demo/clock").json(&json!({"to": "2025-10-31T23:59"})).send().await;
        back.assert(422);
        assert_eq!(back.field("to"), "Zegar można przesunąć tylko do przodu");
        assert_eq!(app.get("/api/system-settings").send().await.json["data"]["now"], "2025-10-31T23:00:00Z");
    }

    async fn a_time_that_is_none_is_told_at_its_field(app) {
        let folder = tempfile::tempdir().unwrap();
        let app = app.set(|parts| parts.demo = demo(&folder));
        let answer = app.post("/api/demo/clock").json(&json!({"to": "jutro"})).send().await;
        answer.assert(422);
        assert_eq!(answer.field("to"), "Podaj datę i godzinę, np. 2025-08-21T09:00");
    }
}
