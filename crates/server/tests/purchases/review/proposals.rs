//! Proposals for invoices that are no e-invoices: packs for the lines of a file's text, and what is usually bought.
use serde_json::json;

use super::{accepted, decision};
use crate::support::on_both;

on_both! {
    async fn lines_of_a_text_are_matched_as_those_of_an_e_invoice_and_never_certain(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let path = format!("/api/v1/backoffice/invoices/{id}/proposals");
        let form = json!({"issued_on": "2025-05-12", "lines": [
            {"name": "Dovvo 500 EC, op. 5 l", "quantity": "1\u{a0}002,00", "net_value": 120_000},
            {"name": "DOVVO 500 EC 5 L", "unit": "l", "quantity": "10"},
            {"name": "Transport", "quantity": "1"},
            {"name": "DOVVO 500 EC 5 L", "quantity": "dwa"},
        ]});
        let answer = app.post(&path).bearer(&operator.token).json(&form).send().await;
        let lines = answer.assert(200).json["data"].as_array().unwrap();
        let of = |quantity: i64, points: i64| json!({
            "pack_id": programme.pack, "product": "DOVVO 500 EC", "pack": "5\u{a0}L", "quantity": quantity,
            "points": points, "certain": false,
        });
        assert_eq!((&lines[0]["proposal"], &lines[1]["proposal"]), (&of(1_002, 50_100), &of(2, 100)), "pieces, then litres");
        assert_eq!((&lines[2]["proposal"], &lines[3]["proposal"]), (&json!(null), &json!(null)));
        assert_eq!(lines[3]["note"], "Pozycja nie ma ilości.");
        for (lines, error) in [(0, "Podaj co najmniej jedną pozycję"), (201, "Podaj najwyżej 200\u{a0}pozycji")] {
            let form = json!({"lines": vec![json!({"name": "a"}); lines]});
            let answer = app.post(&path).bearer(&operator.token).json(&form).send().await;
            assert_eq!(answer.assert(422).json["errors"]["lines"], json!([error]));
        }
        app.post(&path).bearer(&participant.token).json(&form).send().await.assert(403);
        let nowhere = "/api/v1/backoffice/invoices/nie-ma/proposals";
        app.post(nowhere).bearer(&operator.token).json(&form).send().await.assert(404);
    }

    async fn what_was_accepted_before_is_what_is_usually_bought(app) {
        let (participant, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let first = app.reported(&participant, &programme, "FV/1").await;
        assert_eq!(app.under_review(&operator, &first).await["usual"], json!([]));
        app.review(&operator, &first, &decision(&[accepted(&programme, 7)])).await.assert(200);
        let next = app.reported(&participant, &programme, "FV/2").await;
        assert_eq!(app.under_review(&operator, &next).await["usual"], json!([
            {"pack_id": programme.pack, "product": "DOVVO 500 EC", "pack": "5\u{a0}L", "quantity": 7}
        ]));
        // Somebody else's habit is not this one's.
        let other = app.participant_numbered(1).await;
        let others = app.reported(&other, &programme, "FV/3").await;
        assert_eq!(app.under_review(&operator, &others).await["usual"], json!([]));
    }
}
