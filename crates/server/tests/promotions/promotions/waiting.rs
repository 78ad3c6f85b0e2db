//! Purchases that wait to be checked: seen beside what is had, never counted as had, and whole once they are accepted.
use jiff::civil::date;
use plon_ksef::writing::Draft;
use serde_json::{Value, json};

use super::refuel;
use crate::given::einvoices::{goods, sale};
use crate::given::review::{decision, line};
use crate::support::{ParticipantClient, TestApp, on_both};

/// E-invoice of 2 August 2025 with packs of 5 l.
fn bought(participant: &ParticipantClient, number: &str, packs: i64) -> Draft {
    Draft {
        issued_on: date(2025, 8, 2),
        lines: vec![goods(1, "DOVVO 500 EC op. 5 L", Some("DOVVO-5"), packs)],
        ..sale(participant.nip, number)
    }
}

async fn waiting(app: &TestApp, participant: &ParticipantClient) -> Value {
    let answer = app.get("/api/v1/user/waiting-purchases").bearer(&participant.token).send().await;
    answer.assert(200).json["data"].clone()
}

async fn packs(app: &TestApp, participant: &ParticipantClient, key: &str) -> Value {
    let path = format!("/api/v1/user/promotions/{key}/packs");
    app.get(&path).bearer(&participant.token).send().await.assert(200).json["data"].clone()
}

async fn tried(app: &TestApp, participant: &ParticipantClient, packs: i64) -> Value {
    let form = json!({"items": [{"sap": "DOVVO", "volume": 5_000, "quantity": packs}]});
    let products = app.get("/api/v1/calculator").bearer(&participant.token).send().await;
    let sap = &products.assert(200).json["data"]["products"][0]["sap"];
    let mut form = form;
    form["items"][0]["sap"] = sap.clone();
    let answer = app.post("/api/v1/user/promotions/try").bearer(&participant.token).json(&form).send().await;
    answer.assert(200).json["data"][0].clone()
}

on_both! {
    async fn an_e_invoice_that_waits_is_seen_and_becomes_whole_when_it_is_accepted(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("refuel", &refuel()).await;
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        assert_eq!(app.progress(&participant, "refuel").await["waiting"], Value::Null);
        assert_eq!(waiting(&app, &participant).await, json!({"points": 0, "invoices": 0, "unknown_invoices": 0, "text": null}));
        let id = app.reported_einvoice(&participant, &bought(&participant, "FS/1", 4)).await;
        let progress = app.progress(&participant, "refuel").await;
        assert_eq!((&progress["current"], &progress["missing"], &progress["promised"]["text"]),
            (&json!(0), &json!(20_000), &Value::Null), "what waits is not had");
        let text = "W\u{a0}sprawdzaniu 20\u{a0}L. Po przyjęciu: 20 z\u{a0}20\u{a0}L, nagroda: karta paliwowa 300\u{a0}zł.";
        assert_eq!(progress["waiting"]["text"], text);
        assert_eq!((&progress["waiting"]["amount"], &progress["waiting"]["after"], &progress["waiting"]["reward_text"]),
            (&json!(20_000), &json!(20_000), &json!("karta paliwowa 300\u{a0}zł")));
        let text = "W\u{a0}sprawdzaniu 200\u{a0}pkt (1\u{a0}faktura)";
        assert_eq!(waiting(&app, &participant).await, json!({"points": 200, "invoices": 1, "unknown_invoices": 0, "text": text}));
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        let trial = tried(&app, &participant, 2).await;
        assert_eq!((&trial["now"]["current"], &trial["waiting"]["amount"], &trial["after"]["current"]),
            (&json!(0), &json!(20_000), &json!(30_000)), "what waits and what is tried, each apart");
        let other = app.participant_numbered(1).await;
        app.reported_einvoice(&other, &bought(&other, "FS/2", 5)).await;
        let text = "W\u{a0}sprawdzaniu 25\u{a0}L. Po przyjęciu: 25\u{a0}L, nagroda: karta paliwowa 300\u{a0}zł.";
        assert_eq!(app.progress(&other, "refuel").await["waiting"]["text"], text, "past the target it is not named");
        let shown = app.under_review(&operator, &id).await;
        let mut form = decision(&[line(&programme, 4, "accept", None)]);
        form["version"] = shown["version"].clone();
        form["issued_on"] = json!("2025-08-02");
        app.review(&operator, &id, &form).await.assert(200);
        let progress = app.progress(&participant, "refuel").await;
        assert_eq!((&progress["current"], &progress["waiting"]), (&json!(20_000), &Value::Null));
        assert_eq!(waiting(&app, &participant).await["points"], 0);
    }

    async fn what_an_operator_has_entered_stands_in_for_what_the_e_invoice_proposes(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("refuel", &refuel()).await;
        let id = app.reported_einvoice(&participant, &bought(&participant, "FS/1", 4)).await;
        let shown = app.under_review(&operator, &id).await;
        let mut form = decision(&[line(&programme, 1, "accept", None), line(&programme, 2, "pending", None)]);
        form["version"] = shown["version"].clone();
        form["issued_on"] = json!("2025-08-02");
        app.review(&operator, &id, &form).await.assert(200);
        let progress = app.progress(&participant, "refuel").await;
        assert_eq!((&progress["current"], &progress["waiting"]["amount"]), (&json!(5_000), &json!(10_000)));
        assert_eq!(waiting(&app, &participant).await["points"], 100);
    }

    async fn points_that_wait_keep_the_limits_and_others_are_told_apart(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.set_limit(150).await;
        app.reported_einvoice(&participant, &bought(&participant, "FS/1", 2)).await;
        app.reported_einvoice(&participant, &bought(&participant, "FS/2", 2)).await;
        app.reported(&participant, &programme, "FV/3").await;
        let found = waiting(&app, &participant).await;
        assert_eq!((&found["points"], &found["invoices"], &found["unknown_invoices"]), (&json!(150), &json!(3), &json!(1)));
        app.set_limit(4_000_000).await;
        app.set_cap(120).await;
        assert_eq!(waiting(&app, &participant).await["points"], 120);
        let other = app.participant_numbered(1).await;
        assert_eq!(waiting(&app, &other).await["invoices"], 0, "nobody sees another's");
    }

    async fn a_promotion_says_which_whole_packs_reach_its_next_reward(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("refuel", &refuel()).await;
        app.purchased(&participant, &operator, &programme, 1).await;
        let found = packs(&app, &participant, "refuel").await;
        assert_eq!((&found["missing_text"], &found["reward_text"]), (&json!("15\u{a0}L"), &json!("karta paliwowa 300\u{a0}zł")));
        let first = &found["suggestions"][0];
        assert_eq!(first["items"][0]["quantity"], 3);
        assert!(first["text"].as_str().unwrap().starts_with("3\u{a0}×\u{a0}5\u{a0}L DOVVO"), "{first}");
        assert_eq!(found["packs"][0]["volume_text"], "5\u{a0}L");
        app.reported_einvoice(&participant, &bought(&participant, "FS/1", 3)).await;
        let found = packs(&app, &participant, "refuel").await;
        assert_eq!(found["suggestions"][0]["items"][0]["quantity"], 4, "what waits counts here: the next card needs 20 more litres");
        let path = "/api/v1/user/promotions/none/packs";
        app.get(path).bearer(&participant.token).send().await.assert(404);
    }
}
