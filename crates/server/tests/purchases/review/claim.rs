//! Claims: whoever opens an invoice has it for ten minutes.
use jiff::SignedDuration;
use serde_json::json;

use super::{accepted, decision};
use crate::support::{OperatorClient, on_both};

on_both! {
    async fn an_invoice_that_one_has_open_is_told_and_passed_over_by_others(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let maria = app.operator_named("Maria", &["moderator"]).await;
        let piotr = app.operator_named("Piotr", &["moderator"]).await;
        let mut ids = Vec::new();
        for number in ["FV/1", "FV/2", "FV/3"] {
            ids.push(app.reported(&participant, &programme, number).await);
        }
        let claim = |id: &str| format!("/api/v1/backoffice/invoices/{id}/claim");
        let taken = app.post(&claim(&ids[1])).bearer(&maria.token).send().await;
        assert_eq!(taken.assert(200).json["data"]["own"], true);
        let told = app.post(&claim(&ids[1])).bearer(&piotr.token).send().await;
        assert_eq!(told.assert(200).json["data"]["own"], false);
        assert_eq!(told.json["data"]["operator"], "Jan Kowalski");
        assert_eq!(app.under_review(&piotr, &ids[1]).await["claim"], told.json["data"]);
        assert_eq!(app.under_review(&piotr, &ids[0]).await["next_waiting"], json!(ids[2]), "Maria's is passed over");
        assert_eq!(app.under_review(&maria, &ids[0]).await["next_waiting"], json!(ids[1]));
        let queue = app.get("/api/v1/backoffice/invoices?status=pending").bearer(&piotr.token).send().await;
        let open: Vec<_> = queue.assert(200).json["data"]["items"].as_array().unwrap().iter().map(|row| row["claimed_by"].is_string()).collect();
        assert_eq!(open, [false, true, false]);
        let own = app.get("/api/v1/backoffice/invoices?status=pending").bearer(&maria.token).send().await;
        assert_eq!(own.json["data"]["items"][1]["claimed_by"], json!(null));
        app.post(&claim("nie-ma")).bearer(&maria.token).send().await.assert(404);
        app.post(&claim(&ids[0])).bearer(&participant.token).send().await.assert(403);
    }

    async fn a_claim_ends_after_ten_minutes_and_a_decided_invoice_has_none(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (maria, piotr) = (app.operator(&["moderator"]).await, app.operator_named("Piotr", &["moderator"]).await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let path = format!("/api/v1/backoffice/invoices/{id}/claim");
        app.post(&path).bearer(&maria.token).send().await.assert(200);
        app.wait(SignedDuration::from_mins(9));
        assert_eq!(app.post(&path).bearer(&piotr.token).send().await.json["data"]["own"], false);
        app.wait(SignedDuration::from_mins(2));
        let piotr = OperatorClient { token: app.operator_again(piotr.id).await, ..piotr };
        assert_eq!(app.post(&path).bearer(&piotr.token).send().await.json["data"]["own"], true);
        app.review(&piotr, &id, &decision(&[accepted(&programme, 1)])).await.assert(200);
        app.wait(SignedDuration::from_mins(11));
        let token = app.operator_again(maria.id).await;
        assert_eq!(app.post(&path).bearer(&token).send().await.assert(200).json["data"], json!(null));
    }
}
