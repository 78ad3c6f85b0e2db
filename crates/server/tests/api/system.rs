//! The settings that a browser starts with, and the demo's clock.
use plon_server::demo::{Demo, DemoLogin};
use plon_server::on_db;
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

on_both! {
    async fn a_browser_starts_with_the_programmes_settings(app) {
        set(&app, "brand_name", "Plon").await;
        set(&app, "brand_phone", "+48500000010").await;
        set(&app, "brand_email", "infolinia@plon.example").await;
        let answer = app.get("/api/system-settings").send().await;
        answer.assert(200);
        let data = &answer.json["data"];
        assert_eq!(data["brand"], json!({"name": "Plon", "phone": "+48500000010", "email": "infolinia@plon.example"}));
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
