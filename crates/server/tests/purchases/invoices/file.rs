//! The file of a reported invoice.
use super::pdf;
use crate::support::on_both;

on_both! {
    async fn the_owner_downloads_what_was_reported(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let content = pdf("oryginał");
        let reported = app.report_file(&participant, programme.distributor, "FV 1/2025 \"ą\"", &content).await;
        let id = reported.json["data"]["id"].as_str().unwrap();
        let answer = app.get(&format!("/api/v1/invoices/{id}/file")).bearer(&participant.token).send().await;
        answer.assert(200);
        assert_eq!(answer.body, content);
        for (name, value) in [
            ("content-type", "application/pdf"),
            ("content-disposition", "attachment; filename=\"faktura-fv-1-2025-a.pdf\""),
            ("x-content-type-options", "nosniff"),
            ("cache-control", "no-store"),
        ] {
            assert_eq!(answer.headers[name], value);
        }
    }

    async fn nobody_else_gets_it(app) {
        let (anna, jan, programme) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let operator = app.operator(&["administrator"]).await;
        let path = format!("/api/v1/invoices/{}/file", app.reported(&anna, &programme, "FV/1").await);
        app.get(&path).bearer(&jan.token).send().await.assert(404);
        app.get(&path).bearer(&operator.token).send().await.assert(403);
        app.get(&path).send().await.assert(401);
        app.get("/api/v1/invoices/nie-ma/file").bearer(&anna.token).send().await.assert(404);
    }
}
