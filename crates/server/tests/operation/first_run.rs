//! First run: an empty place becomes a portal that is not open, and is set up once behind the link that its start prints.
use std::sync::Arc;

use jiff::SignedDuration;
use plon_server::setup;
use serde_json::{Value, json};

use super::installation::plon;
use crate::support::{Answer, PASSWORD, Plon, TestApp, empty_postgres, on_both, together};

const EMAIL: &str = "jan@plon.example";

fn form(token: &str, email: &str) -> Value {
    json!({"token": token, "brand_name": "Żniwo", "data_controller": "Żniwo Sp. z o.o., ul. Polna 1, 87-100 Toruń",
        "brand_phone": "500 000 300", "brand_email": "info@zniwo.example", "first_name": "Jan", "last_name": "Lis",
        "email": email, "password": PASSWORD, "password_confirmation": PASSWORD, "season": 2025,
        "welcome_points": "400", "membership_points": "200", "points_limit": "2 000 000", "points_per_zloty": "50",
        "levels": [{"level": "10 000", "bonus_points": "100"}, {"level": "20000", "bonus_points": "0"}]})
}

/// Secret of a link.
fn secret(link: &str) -> String {
    let (address, secret) = link.split_once('#').unwrap();
    assert!(address.ends_with("/zaplecze/pierwsze-uruchomienie"), "{address}");
    assert_eq!(secret.len(), 43, "256 bits");
    secret.to_owned()
}

impl TestApp {
    /// Link of a start, as its secret.
    async fn setup_link(&self) -> String {
        let app = &self.app;
        secret(&setup::make_link(&app.db, &app.rng, &app.public_url, app.clock.now()).await.unwrap().unwrap())
    }

    async fn set_up(&self, form: &Value) -> Answer {
        self.post("/api/v1/setup").json(form).send().await
    }

    async fn check_link(&self, token: &str) -> Answer {
        self.post("/api/v1/setup/link").json(&json!({"token": token})).send().await
    }
}

on_both! {
    async fn the_link_of_the_last_start_is_good_for_a_day(app) {
        let first = app.setup_link().await;
        let link = app.setup_link().await;
        for dead in [first.as_str(), "", "nic"] {
            assert_eq!(app.check_link(dead).await.assert(410).json["error"], "setup_link_ended");
        }
        let proposal = app.check_link(&link).await.assert(200).json["data"].clone();
        assert_eq!((&proposal["season"]["year"], &proposal["points_limit"]), (&json!(2025), &json!(4_000_000)));
        assert_eq!(proposal["levels"].as_array().unwrap().len(), 3);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(app.check_link(&link).await.assert(410).json["error"], "setup_link_ended");
        assert_eq!(app.set_up(&form(&link, EMAIL)).await.assert(410).json["error"], "setup_link_ended");
        assert_eq!(app.count("SELECT count(*) FROM operators").await, 0);
    }

    async fn a_portal_is_set_up_once_and_its_administrator_enrols_a_second_factor(app) {
        let link = app.setup_link().await;
        let answer = app.set_up(&form(&link, "Jan@Plon.example")).await;
        assert_eq!(answer.assert(201).json["data"], json!({"email": EMAIL}));

        let first_step = app.operator_password(EMAIL, PASSWORD).await;
        assert!(first_step.assert(200).json["data"]["enrolment"].is_object());
        assert_eq!(app.count("SELECT count(*) FROM operator_roles WHERE role = 'administrator'").await, 1);
        assert_eq!(app.count("SELECT welcome_points FROM seasons WHERE year = 2025 AND status = 'open'").await, 400);
        assert_eq!(app.count("SELECT CAST(sum(level) AS BIGINT) FROM achievement_levels").await, 30_000);
        let settings = app.get("/api/system-settings").send().await.json["data"].clone();
        assert_eq!((&settings["brand"]["name"], &settings["points_limit"]), (&json!("Żniwo"), &json!(2_000_000)));
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action IN ('operators.add_first', 'settings.programme', 'seasons.add')").await, 3);

        assert_eq!(app.check_link(&link).await.assert(410).json["error"], "setup_done");
        let again = setup::make_link(&app.app.db, &app.app.rng, "https://plon.pl", app.now()).await.unwrap();
        assert_eq!(again, None);
    }

    async fn the_same_form_sent_again_gets_the_same_answer_and_another_none(app) {
        let link = app.setup_link().await;
        let first = app.set_up(&form(&link, EMAIL)).await.assert(201).json.clone();
        assert_eq!(app.set_up(&form(&link, EMAIL)).await.assert(201).json, first);
        let mut other = form(&link, EMAIL);
        (other["password"], other["password_confirmation"]) = (json!("Zboze#dojrzewa26"), json!("Zboze#dojrzewa26"));
        for dead in [form(&link, "anna@plon.example"), form("nic", EMAIL), other] {
            assert_eq!(app.set_up(&dead).await.assert(410).json["error"], "setup_done");
        }
        assert_eq!(app.count("SELECT count(*) FROM operators").await, 1);
    }

    async fn of_two_at_once_one_sets_the_portal_up(app) {
        let link = app.setup_link().await;
        let app = Arc::new(app);
        let answers = together(&app, 4, |app, number| {
            let form = form(&link, &format!("jan{number}@plon.example"));
            async move { app.set_up(&form).await.status.as_u16() }
        })
        .await;
        assert_eq!(answers.iter().filter(|&&status| status == 201).count(), 1, "{answers:?}");
        assert_eq!(app.count("SELECT count(*) FROM operators").await, 1);
    }

    async fn all_wrong_fields_are_told_at_once_and_the_link_stays_good(app) {
        let link = app.setup_link().await;
        let mut wrong = form(&link, "nie");
        for field in ["brand_name", "data_controller", "first_name", "last_name", "password_confirmation"] {
            wrong[field] = json!("");
        }
        (wrong["brand_phone"], wrong["brand_email"], wrong["password"]) = (json!("12"), json!("nie"), json!("abc"));
        (wrong["season"], wrong["points_limit"], wrong["points_per_zloty"]) = (json!(7), json!("0"), json!("1,5"));
        (wrong["welcome_points"], wrong["membership_points"]) = (json!("-1"), json!("x"));
        wrong["levels"] = json!([{"level": "0", "bonus_points": "x"}, {"level": "5", "bonus_points": "1"}, {"level": "5", "bonus_points": "1"}]);
        let refused = app.set_up(&wrong).await;
        let errors = refused.assert(422).json["errors"].as_object().unwrap().clone();
        for field in ["brand_name", "data_controller", "brand_phone", "brand_email", "first_name", "last_name", "email",
            "password", "password_confirmation", "season", "points_limit", "points_per_zloty", "welcome_points",
            "membership_points", "levels.0.level", "levels.0.bonus_points", "levels.2.level"]
        {
            assert!(errors.contains_key(field), "{field} is not told: {errors:?}");
        }
        assert_eq!(refused.field("points_limit"), "Podaj liczbę od 1 do 1\u{a0}000\u{a0}000\u{a0}000");
        app.set_up(&form(&link, EMAIL)).await.assert(201);
    }
}

/// Serves an empty place, which becomes a portal that waits for its setup.
async fn assert_set_up_behind_the_printed_link(storage: &[&str]) {
    let storage: Vec<String> = storage.iter().map(|&word| word.to_owned()).collect();
    let app = TestApp::sqlite().await; // It only writes the requests: the portal that is asked is the binary's.
    let server = Plon::serving(&storage);
    let first = secret(server.setup_link().unwrap());
    assert_eq!(server.end().code(), Some(0));

    let server = Plon::serving(&storage);
    let link = secret(server.setup_link().unwrap());
    let ready = app.get("/health/ready").send_to(server.address).await.unwrap();
    assert_eq!(ready.assert(200).json["status"], json!("not_configured"));
    app.get("/api/v1/products").send_to(server.address).await.unwrap().assert(503);
    let send = |form: Value| app.post("/api/v1/setup").json(&form).send_to(server.address);
    send(form(&first, EMAIL)).await.unwrap().assert(410);
    let opened = app.post("/api/v1/setup/link").json(&json!({"token": link})).send_to(server.address).await.unwrap();
    let mut today_s = form(&link, EMAIL);
    // The binary runs on the machine's clock.
    today_s["season"] = opened.assert(200).json["data"]["season"]["year"].clone();
    send(today_s).await.unwrap().assert(201);
    assert_eq!(server.end().code(), Some(0));
    let log = serde_json::to_string(&server.log()).unwrap();
    assert!(!log.contains(&link) && !log.contains(&first), "{log}");

    assert_eq!(Plon::serving(&storage).setup_link(), None);
}

#[tokio::test]
async fn an_empty_folder_is_set_up_behind_the_link_that_its_start_prints() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/data").display().to_string();
    assert_set_up_behind_the_printed_link(&["--data", &data]).await;
}

#[tokio::test]
async fn an_empty_postgresql_is_set_up_behind_the_link_that_its_start_prints() {
    let Some(database) = empty_postgres().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let storage = ["--data", folder.path().to_str().unwrap(), "--database-url", &database.url()];
    assert_set_up_behind_the_printed_link(&storage).await;
}

#[test]
fn init_leaves_the_link_to_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let made = plon(&["init", "--data", data, "--public-url", "https://plon.pl/"]);
    let words = String::from_utf8(made.stdout).unwrap();
    assert!(words.contains("plon serve, which prints the link") && !words.contains("https://plon.pl/"), "{words}");
}
