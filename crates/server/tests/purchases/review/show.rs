//! One invoice as the operator sees it, and its file.
use serde_json::json;

use super::{accepted, decision};
use crate::invoices::pdf;
use crate::support::on_both;

on_both! {
    async fn an_invoice_stands_with_its_participant_and_file(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.give_points(participant.id, 70).await;
        let id = app.reported(&participant, &programme, "FV/1/2025").await;
        let shown = app.under_review(&operator, &id).await;
        assert_eq!((&shown["version"], &shown["number"], &shown["season"]), (&json!(1), &json!("FV/1/2025"), &json!(2025)));
        assert_eq!((&shown["issued_on"], &shown["buyer_name"]), (&json!(null), &json!("Gospodarstwo Rolne")));
        assert_eq!(shown["participant"], json!({
            "id": participant.id, "first_name": "Anna", "last_name": "Wiśniewska", "company_name": "Gospodarstwo Rolne",
            "city": "Łęczyca", "nip": participant.nip, "email": "anna@example.pl", "phone": "+48500000001",
            "points_available": 70, "points_total": 70, "hit_points_limit": false,
        }));
        let size = pdf(&format!("FV/1/2025 {}", participant.nip)).len();
        assert_eq!(shown["file"], json!({"name": "skan faktury.pdf", "media_type": "application/pdf", "size": size}));
        assert_eq!((&shown["possible_duplicates"], &shown["lines"]), (&json!([]), &json!([])));
    }

    async fn others_that_may_be_the_same_are_named_with_the_reason(app) {
        let (anna, jan, programme) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let operator = app.operator(&["moderator"]).await;
        let first = app.report_file(&anna, programme.distributor, "FV/1", &pdf("ten sam")).await;
        let first = first.json["data"]["id"].as_str().unwrap();
        let same_number = app.report_file(&jan, programme.distributor, "fv 1", &pdf("inny")).await;
        let same_file = app.report_file(&anna, programme.distributor, "FV/2", &pdf("ten sam")).await;
        app.report_file(&jan, programme.distributor, "FV/3", &pdf("całkiem inny")).await.assert(201);
        let shown = app.under_review(&operator, first).await;
        let twins: Vec<_> = shown["possible_duplicates"].as_array().unwrap().iter()
            .map(|twin| (&twin["id"], &twin["number"], &twin["same_number"], &twin["same_file"])).collect();
        assert_eq!(twins, [
            (&same_number.json["data"]["id"], &json!("fv 1"), &json!(true), &json!(false)),
            (&same_file.json["data"]["id"], &json!("FV/2"), &json!(false), &json!(true)),
        ]);
        assert_eq!(shown["possible_duplicates"][0]["participant"], "Anna Wiśniewska");
        assert_eq!(shown["possible_duplicates"][0]["status"]["code"], "pending");
    }

    async fn the_next_that_waits_is_named_round_about(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let mut ids = Vec::new();
        for number in ["FV/1", "FV/2", "FV/3"] {
            ids.push(app.reported(&participant, &programme, number).await);
        }
        assert_eq!(app.under_review(&operator, &ids[0]).await["next_waiting"], json!(ids[1]));
        assert_eq!(app.under_review(&operator, &ids[2]).await["next_waiting"], json!(ids[0]));
        let decided = app.review(&operator, &ids[1], &decision(&[accepted(&programme, 1)])).await;
        assert_eq!(decided.json["data"]["next_waiting"], json!(ids[2]));
        assert_eq!(app.under_review(&operator, &ids[0]).await["next_waiting"], json!(ids[2]));
        app.review(&operator, &ids[2], &decision(&[accepted(&programme, 1)])).await.assert(200);
        assert_eq!(app.under_review(&operator, &ids[0]).await["next_waiting"], json!(null), "never the one that is open");
    }

    async fn operators_who_moderate_see_the_file(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let content = pdf("do obejrzenia");
        let reported = app.report_file(&participant, programme.distributor, "FV/1", &content).await;
        let path = format!("/api/v1/backoffice/invoices/{}", reported.json["data"]["id"].as_str().unwrap());
        let answer = app.get(&format!("{path}/file")).bearer(&operator.token).send().await;
        answer.assert(200);
        assert_eq!(answer.body, content);
        assert_eq!(answer.headers["cache-control"], "no-store");
        let finance = app.operator(&["finance"]).await;
        for what in [path.clone(), format!("{path}/file")] {
            app.get(&what).bearer(&finance.token).send().await.assert(403);
            app.get(&what).bearer(&participant.token).send().await.assert(403);
            app.get(&what).send().await.assert(401);
        }
        app.get("/api/v1/backoffice/invoices/nie-ma").bearer(&operator.token).send().await.assert(404);
        app.get("/api/v1/backoffice/invoices/nie-ma/file").bearer(&operator.token).send().await.assert(404);
    }
}
