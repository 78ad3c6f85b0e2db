//! Dry runs: what the demo's helper panel tries is carried out to its end, and nothing of it is left.
use plon_platform::demo::Demo;
use serde_json::json;

use crate::given::invoices::pdf;
use crate::given::orders::address;
use crate::support::{Answer, PASSWORD, Request, TestApp, on_both, rows_of};

const HEADER: &str = "plon-dry-run";
const TABLES: [&str; 8] =
    ["invoices", "files", "orders", "transfers", "notifications", "idempotency_keys", "contact_messages", "sessions"];

fn demo(app: TestApp) -> TestApp {
    let data = std::env::temp_dir();
    app.set(|parts| parts.demo = Some(Demo { data, logins: Vec::new() }))
}

fn invoice<'a>(app: &'a TestApp, token: &str, distributor: &str, number: &str) -> Request<'a> {
    app.post("/api/v1/invoices/submit").bearer(token).multipart(
        &[("document_name", number), ("distributor_id", distributor)],
        Some(("invoice", "skan.pdf", &pdf("skan"))),
    )
}

fn assert_passed(answer: &Answer) {
    answer.assert(200);
    assert_eq!(answer.headers[HEADER], "passed");
    assert_eq!(answer.json, json!({"message": "Serwer przyjąłby ten formularz. Niczego nie zapisaliśmy."}));
}

on_both! {
    async fn a_form_that_passes_leaves_neither_rows_nor_files(app) {
        let programme = app.programme().await;
        let participant = app.participant().await;
        let rewards = app.rewards().await;
        app.give_points(participant.id, 24_000).await;
        let app = demo(app);
        let (before, contents) = (rows_of(app.db(), &TABLES).await, app.stored_contents());
        let distributor = programme.distributor.to_string();
        assert_passed(&invoice(&app, &participant.token, &distributor, "FV/1").header(HEADER, "1").send_undeclared().await);
        let parcel = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": address()});
        assert_passed(&app.order_request(&participant, "k1", &parcel).header(HEADER, "1").send_undeclared().await);
        assert_eq!(rows_of(app.db(), &TABLES).await, before);
        assert_eq!(app.stored_contents(), contents);

        invoice(&app, &participant.token, &distributor, "FV/1").send().await.assert(201);
        app.order(&participant, "k1", &parcel).await.assert(201);
        assert_ne!(rows_of(app.db(), &TABLES).await, before, "the same calls are carried out otherwise");
        assert!(app.stored_contents() > contents);
    }

    async fn a_refusal_is_the_one_that_the_form_would_get(app) {
        let programme = app.programme().await;
        let participant = app.participant().await;
        app.reported(&participant, &programme, "FV/1").await;
        let app = demo(app);
        let again = invoice(&app, &participant.token, &programme.distributor.to_string(), "FV/1");
        let answer = again.header(HEADER, "1").send().await;
        answer.assert(422);
        assert_eq!(answer.field("document_name"), "Faktura o tym numerze została już zgłoszona");
        assert!(!answer.headers.contains_key(HEADER));
    }

    /// A try counts no wrong password, so that none is tried.
    async fn no_password_is_guessed_by_one(app) {
        app.programme().await;
        let participant = app.participant_with_password().await;
        let app = demo(app);
        let form = json!({"account_type": "program.retail", "nip": participant.nip, "password": PASSWORD});
        app.post("/api/v1/auth/login").header(HEADER, "1").json(&form).send().await.assert(400);
    }

    async fn outside_of_the_demo_it_is_refused_and_not_carried_out(app) {
        let programme = app.programme().await;
        let participant = app.participant().await;
        let answer = invoice(&app, &participant.token, &programme.distributor.to_string(), "FV/1").header(HEADER, "1").send().await;
        answer.assert(400);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 0);
    }
}
