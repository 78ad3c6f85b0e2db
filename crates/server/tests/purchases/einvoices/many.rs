//! Many invoices at once: confirmed e-invoices are accepted as they are read, others stay for somebody to look at.
use jiff::civil::date;
use plon_bulk_jobs::run_once;
use plon_ksef::writing::Draft;
use serde_json::{Value, json};

use super::{goods, sale};
use crate::support::{Answer, OperatorClient, TestApp, dies_after, on_both};

pub const PATH: &str = "/api/v1/backoffice/invoices/bulk-job";

/// Sale of a day of its own, for its number in KSeF has the day.
pub fn sold_on(day: i8, buyer: &str) -> Draft {
    Draft { issued_on: date(2025, 5, day), ..sale(buyer, &format!("FS/{day}")) }
}

pub async fn start(app: &TestApp, operator: &OperatorClient, key: &str, form: Value) -> Answer {
    app.post(PATH).bearer(&operator.token).key(key).json(&form).send().await
}

/// Labels and reasons of the invoices that a job has left.
async fn refusals(app: &TestApp, operator: &OperatorClient, started: &Answer) -> Value {
    let path = format!("/api/v1/backoffice/bulk-jobs/{}/refusals", started.assert(201).json["data"]["id"]);
    let items = app.get(&path).bearer(&operator.token).send().await.assert(200).json["data"]["items"].clone();
    items.as_array().unwrap().iter().map(|row| json!([row["label"], row["reason"]])).collect()
}

pub async fn confirm(app: &TestApp, operator: &OperatorClient, id: &str) {
    let path = format!("/api/v1/backoffice/invoices/{id}/confirm");
    app.post(&path).bearer(&operator.token).send().await.assert(200);
}

on_both! {
    async fn confirmed_e_invoices_are_accepted_once_and_the_rest_says_why_not(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let operator = app.operator_named("Maria", &["moderator"]).await;
        let mut ids = Vec::new();
        for number in 1..=4 {
            ids.push(app.reported_einvoice(&participant, &sold_on(number, participant.nip)).await);
        }
        let mut vague = sold_on(5, participant.nip);
        vague.lines = vec![goods(1, "Herbicyd DOVVO 500 EC 5L", None, 3)];
        ids.push(app.reported_einvoice(&participant, &vague).await);
        app.reported(&participant, &programme, "FV/1").await;
        for place in [0, 1, 3, 4] {
            confirm(&app, &operator, &ids[place]).await;
        }
        let other = app.operator_named("Piotr", &["moderator"]).await;
        app.post(&format!("/api/v1/backoffice/invoices/{}/claim", ids[3])).bearer(&other.token).send().await.assert(200);
        let preview = app.get(&format!("{PATH}?status=pending")).bearer(&operator.token).send().await;
        let data = &preview.assert(200).json["data"];
        assert_eq!((&data["found"], &data["pending"], &data["confirmed"]), (&json!(6), &json!(6), &json!(4)));

        let form = json!({"filters": {"status": "pending"}, "invoices": 6, "action": "accept"});
        let started = start(&app, &operator, "a", form.clone()).await;
        assert_eq!(started.assert(201).message(), "Zadanie jest w\u{a0}toku: 6\u{a0}faktur");
        assert_eq!(start(&app, &operator, "a", form).await.assert(201).body, started.body);
        assert!(dies_after(20, run_once(&app.app)).await, "the worker has died at work");
        app.wait(jiff::SignedDuration::from_mins(3));
        app.finish_jobs().await;
        assert_eq!(refusals(&app, &operator, &started).await, json!([
            ["Faktura FS/3", "E-faktury nie potwierdził jeszcze KSeF, dystrybutor ani operator."],
            ["Faktura FS/4", "Fakturę ma otwartą inny operator: Jan Kowalski."],
            ["Faktura FS/5", "Nie wszystkie pozycje są rozpoznane na pewno."],
            ["Faktura FV/1", "To nie jest e-faktura."],
        ]));
        assert_eq!(app.points_of(participant.id).await, (200, 200), "two invoices of 100 points, each once");
        let acts = "SELECT count(*) FROM audit_log WHERE action = 'invoices.review' AND id > $1";
        assert_eq!(app.number(acts, 0).await, 2);
    }

    async fn invoices_of_a_list_are_rejected_with_one_reason(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let operator = app.operator(&["moderator"]).await;
        for number in ["FV/1", "FV/2"] {
            app.reported(&participant, &programme, number).await;
        }
        let form = |reason: Value, invoices: i64| json!({"filters": {"status": "pending"}, "invoices": invoices,
            "action": "reject", "reason": reason});
        let refused = start(&app, &operator, "a", form(Value::Null, 2)).await;
        assert!(!refused.assert(422).field("reason").is_empty());
        let refused = start(&app, &operator, "b", form(json!("Spoza programu"), 1)).await;
        assert_eq!(refused.assert(422).field("invoices"), "Lista się zmieniła. Teraz: 2\u{a0}faktury. Sprawdź ją jeszcze raz.");
        let started = start(&app, &operator, "c", form(json!("Spoza programu"), 2)).await;
        started.assert(201);
        app.finish_jobs().await;
        let rejected = "SELECT count(*) FROM invoices WHERE status = 'rejected' AND reason = 'Spoza programu' AND id > $1";
        assert_eq!(app.number(rejected, 0).await, 2);
        let again = start(&app, &operator, "d", json!({"filters": {}, "invoices": 2, "action": "reject", "reason": "x"})).await;
        again.assert(201);
        app.finish_jobs().await;
        assert_eq!(refusals(&app, &operator, &again).await.as_array().unwrap().len(), 2, "what is decided stays");
        for (roles, status) in [(["finance"], 403), (["support"], 403)] {
            let caller = app.operator(&roles).await;
            app.get(PATH).bearer(&caller.token).send().await.assert(status);
            start(&app, &caller, "e", form(json!("x"), 2)).await.assert(status);
        }
    }
}
