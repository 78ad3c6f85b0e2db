//! The operator's view of an e-invoice: what it says, its proof, and the lines that it proposes.
use serde_json::{Value, json};

use super::{file_name, goods, sale};
use crate::support::on_both;

/// Decision that accepts the proposals of an e-invoice under review, each with the name that it has there.
fn accepting(shown: &Value) -> Value {
    let content = &shown["einvoice"]["content"];
    let lines: Vec<Value> = content["lines"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|line| !line["proposal"].is_null())
        .map(|line| {
            json!({
                "pack_id": line["proposal"]["pack_id"], "quantity": line["proposal"]["quantity"],
                "net_value": line["net_value"], "decision": "accept", "alias": line["name"],
            })
        })
        .collect();
    json!({"version": shown["version"], "issued_on": content["issued_on"], "buyer_name": content["buyer"]["name"], "lines": lines})
}

on_both! {
    async fn an_e_invoice_is_shown_with_its_proof_and_accepted_as_proposed(app) {
        let (participant, operator, _) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let draft = sale(participant.nip, "FS/1/05/2025");
        let id = app.reported_einvoice(&participant, &draft).await;
        let shown = app.under_review(&operator, &id).await;
        let einvoice = &shown["einvoice"];
        assert_eq!(einvoice["proof"]["level"]["code"], "consistent");
        assert_eq!(einvoice["proof"]["ksef_number"], file_name(&draft).trim_end_matches(".xml"));
        let url = einvoice["proof"]["url"].as_str().unwrap();
        assert!(url.starts_with("https://qr.ksef.mf.gov.pl/invoice/8971649500/12-05-2025/"), "{url}");
        assert_eq!((&einvoice["all_certain"], &einvoice["content"]["kind"]), (&json!(true), &json!("Faktura")));
        assert_eq!(shown["file"]["media_type"], "application/xml");
        app.review(&operator, &id, &accepting(&shown)).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (100, 100));
        let details = app.details_of(&participant, &id).await;
        assert_eq!((&details["status"]["code"], &details["rows"][0]["value"]), (&json!("accepted"), &json!(120_000)));
    }

    async fn a_name_that_an_operator_confirmed_is_certain_the_next_time(app) {
        let (participant, operator, _) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let mut draft = sale(participant.nip, "FS/1");
        draft.lines = vec![goods(1, "Herbicyd DOVVO 500 EC 5L", None, 3)];
        let first = app.reported_einvoice(&participant, &draft).await;
        let shown = app.under_review(&operator, &first).await;
        let line = &shown["einvoice"]["content"]["lines"][0];
        assert_eq!((&line["proposal"]["certain"], &line["proposal"]["quantity"]), (&json!(false), &json!(3)));
        assert!(line["note"].as_str().unwrap().contains("sprawdź"));
        assert_eq!(shown["einvoice"]["all_certain"], false);
        app.review(&operator, &first, &accepting(&shown)).await.assert(200);
        draft.number = "FS/2".to_owned();
        let second = app.reported_einvoice(&participant, &draft).await;
        let shown = app.under_review(&operator, &second).await;
        assert_eq!(shown["einvoice"]["content"]["lines"][0]["proposal"]["certain"], true);
        assert_eq!(shown["einvoice"]["all_certain"], true);
    }

    async fn an_operator_who_has_looked_at_ksef_confirms_it_once(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator_named("Maria", &["moderator"]).await, app.programme().await);
        let id = app.reported_einvoice(&participant, &sale(participant.nip, "FS/1")).await;
        let path = format!("/api/v1/backoffice/invoices/{id}/confirm");
        app.post(&path).bearer(&participant.token).send().await.assert(403);
        let finance = app.operator(&["finance"]).await;
        app.post(&path).bearer(&finance.token).send().await.assert(403);
        for _ in 0..2 {
            app.post(&path).bearer(&operator.token).send().await.assert(200);
        }
        let proof = app.under_review(&operator, &id).await["einvoice"]["proof"].clone();
        assert_eq!((&proof["level"]["code"], &proof["level"]["color"]), (&json!("confirmed"), &json!("green")));
        assert!(proof["confirmed_by"].as_str().unwrap().starts_with("Jan Kowalski") && proof["confirmed_at"].is_string());
        let said: Vec<_> = app.audited_changes().await.into_iter().filter(|entry| entry["action"] == "invoices.confirm").collect();
        assert_eq!(said.len(), 1);
        let paper = app.reported(&participant, &programme, "FV/1").await;
        app.post(&format!("/api/v1/backoffice/invoices/{paper}/confirm")).bearer(&operator.token).send().await.assert(404);
        app.post("/api/v1/backoffice/invoices/nie-ma/confirm").bearer(&operator.token).send().await.assert(404);
    }
}
