//! Effects of a decision on an invoice, and what it may not do.
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::{accepted, decision, line};
use crate::support::{TestApp, on_both};

async fn last_act(app: &TestApp) -> (i64, String, i64, Option<String>, Value, Value) {
    let mut db = app.db().read().await.unwrap();
    let row: (i64, String, i64, Option<String>, String, String) = on_db!(&mut db, conn => sqlx::query_as(
        "SELECT operator_id, action, participant_id, note, before, after FROM audit_log ORDER BY id DESC LIMIT 1")
        .fetch_one(conn).await)
    .unwrap();
    let json = |text: String| serde_json::from_str(&text).unwrap();
    (row.0, row.1, row.2, row.3, json(row.4), json(row.5))
}

on_both! {
    async fn an_accepted_invoice_takes_what_the_operator_read(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1/2025").await;
        let answer = app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await;
        answer.assert(200);
        assert_eq!(answer.message(), "Zapisano decyzję. Przyznano 200\u{a0}punktów.");
        assert_eq!(answer.json["data"], json!({
            "id": id, "version": 2, "points": 200, "next_waiting": null,
            "status": {"code": "accepted", "label": "Zaakceptowana", "color": "green"},
        }));
        let details = app.post("/api/v1/invoices/details").bearer(&participant.token).json(&json!({"document": id})).send().await;
        let details = &details.json["data"];
        assert_eq!((&details["date"], &details["buyer"]), (&json!("2025-08-01"), &json!("Anna Wiśniewska")));
        assert_eq!((&details["points"], &details["value"]), (&json!(200), &json!(10_000)));
        assert_eq!(details["rows"][0]["explanation"], "4 × 5\u{a0}L × 10\u{a0}pkt = 200\u{a0}pkt");
        assert_eq!(details["rows"][0]["volume"], 20_000);
    }

    async fn a_decision_that_is_only_checked_leaves_no_trace(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let path = format!("/api/v1/backoffice/invoices/{id}/review?check=true");
        let form = decision(&[accepted(&programme, 4)]);
        let checked = app.post(&path).bearer(&operator.token).key("klucz").json(&form).send().await;
        checked.assert(200);
        assert_eq!((&checked.json["data"]["points"], app.points_of(participant.id).await), (&json!(200), (0, 0)));
        assert_eq!(app.count("SELECT count(*) FROM invoice_lines").await, 0);
        let wrong = decision(&[line(&programme, 0, "accept", None)]);
        app.post(&path).bearer(&operator.token).key("inny").json(&wrong).send().await.assert(422);
        app.review_once(&operator, &id, &form, "klucz").await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (200, 200));
    }

    async fn lines_are_decided_one_by_one_and_the_state_follows(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let lines = [accepted(&programme, 4), line(&programme, 1, "pending", None)];
        let first = app.review(&operator, &id, &decision(&lines)).await;
        first.assert(200);
        assert_eq!(first.json["data"]["status"]["code"], "pending");
        assert_eq!(app.last_news(participant.id).await.1, "Rozpatrzyliśmy część pozycji faktury FV/1. \
            Przyznaliśmy 200\u{a0}punktów. Pozostałe pozycje czekają na decyzję.");
        let shown = app.under_review(&operator, &id).await;
        let mut form = decision(&[line(&programme, 1, "reject", Some("Produkt spoza programu"))]);
        form["version"] = json!(2);
        form["lines"][0]["id"] = shown["lines"][1]["id"].clone();
        let second = app.review(&operator, &id, &form).await;
        second.assert(200);
        assert_eq!(second.json["data"]["status"]["label"], "Zaakceptowana częściowo");
        assert_eq!(app.last_news(participant.id).await,
            ("Faktura została rozpatrzona".to_owned(),
             "Faktura FV/1 została rozpatrzona. Przyznaliśmy 200\u{a0}punktów.".to_owned()));
        let shown = app.under_review(&operator, &id).await;
        assert_eq!(shown["lines"][1]["reason"], "Produkt spoza programu");
        assert_eq!(shown["lines"].as_array().unwrap().len(), 2, "a decided line stays when it is left out");
        assert_eq!(app.points_of(participant.id).await, (200, 200));
    }

    async fn a_line_that_waits_and_is_left_out_is_removed(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let kept = app.review(&operator, &id, &decision(&[line(&programme, 7, "pending", None)])).await;
        kept.assert(200);
        assert_eq!(kept.message(), "Zapisano bez decyzji");
        assert_eq!(app.count("SELECT count(*) FROM notifications").await, 0);
        let mut form = decision(&[accepted(&programme, 1)]);
        form["version"] = json!(2);
        app.review(&operator, &id, &form).await.assert(200);
        let lines = app.under_review(&operator, &id).await["lines"].clone();
        assert_eq!(lines.as_array().unwrap().len(), 1);
        assert_eq!(lines[0]["quantity"], 1);
    }

    async fn a_line_of_a_distributors_data_stays_until_it_is_decided(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[line(&programme, 7, "pending", None)])).await.assert(200);
        app.execute("UPDATE invoices SET source = 'edi' WHERE version = $1", 2).await;
        let mut form = decision(&[accepted(&programme, 1)]);
        form["version"] = json!(2);
        let answer = app.review(&operator, &id, &form).await;
        assert_eq!(answer.json["data"]["status"]["code"], "pending");
        assert_eq!(app.under_review(&operator, &id).await["lines"].as_array().unwrap().len(), 2);
    }

    async fn the_whole_is_rejected_with_a_reason(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[line(&programme, 7, "pending", None)])).await.assert(200);
        let silent = app.review(&operator, &id, &json!({"version": 2, "reject": {"reason": "  "}})).await;
        silent.assert(422);
        assert_eq!(silent.field("reject.reason"), "Pole jest wymagane");
        let answer = app.review(&operator, &id, &json!({"version": 2, "reject": {"reason": "Zdjęcie jest nieczytelne."}})).await;
        answer.assert(200);
        assert_eq!(answer.message(), "Faktura została odrzucona");
        assert_eq!(answer.json["data"]["status"]["color"], "red");
        assert_eq!(app.last_news(participant.id).await.1,
            "Nie mogliśmy przyjąć faktury FV/1. Powód: Zdjęcie jest nieczytelne.");
        let shown = app.under_review(&operator, &id).await;
        assert_eq!(shown["reason"], "Zdjęcie jest nieczytelne.");
        assert_eq!(shown["lines"][0]["status"]["code"], "rejected");
        let details = app.post("/api/v1/invoices/details").bearer(&participant.token).json(&json!({"document": id})).send().await;
        assert_eq!(details.json["data"]["reason"], "Zdjęcie jest nieczytelne.");
    }

    async fn an_accepted_line_can_neither_change_nor_be_swept_away(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let lines = [accepted(&programme, 4), line(&programme, 1, "pending", None)];
        app.review(&operator, &id, &decision(&lines)).await.assert(200);
        let line_id = app.under_review(&operator, &id).await["lines"][0]["id"].clone();
        for (field, value) in [
            ("quantity", json!(5)), ("net_value", json!(1)), ("decision", json!("pending")), ("decision", json!("reject")),
        ] {
            let mut form = decision(&[accepted(&programme, 4)]);
            form["version"] = json!(2);
            form["lines"][0]["id"] = line_id.clone();
            form["lines"][0]["reason"] = json!("pomyłka");
            form["lines"][0][field] = value;
            let answer = app.review(&operator, &id, &form).await;
            answer.assert(422);
            assert_eq!(answer.field("lines.0.decision"), "Ta pozycja jest już rozpatrzona i\u{a0}nie można jej zmienić");
        }
        let mut moved = decision(&[accepted(&programme, 4)]);
        moved["version"] = json!(2);
        moved["lines"][0]["id"] = line_id.clone();
        moved["issued_on"] = json!("2024-08-01");
        let answer = app.review(&operator, &id, &moved).await;
        answer.assert(422);
        assert_eq!(answer.field("issued_on"),
            "Punkty z\u{a0}tej faktury przyznano już według zapisanej daty, dlatego nie można jej zmienić");
        let whole = app.review(&operator, &id, &json!({"version": 2, "reject": {"reason": "nie nasza"}})).await;
        whole.assert(409);
        assert_eq!(whole.json["error"], "invoice_partly_accepted");
        let mut same = decision(&[accepted(&programme, 4), accepted(&programme, 2)]);
        same["version"] = json!(2);
        same["lines"][0]["id"] = line_id;
        app.review(&operator, &id, &same).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (300, 300), "the line that was sent back as it stands counts once");
    }

    async fn a_decided_invoice_stays_decided(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        let mut again = decision(&[accepted(&programme, 4)]);
        again["version"] = json!(2);
        let answer = app.review(&operator, &id, &again).await;
        answer.assert(409);
        assert_eq!(answer.json["error"], "invoice_already_decided");
    }

    async fn who_saw_an_older_version_is_told(app) {
        let (anna, jan, programme) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let operator = app.operator(&["moderator"]).await;
        let id = app.reported(&anna, &programme, "FV/1").await;
        app.reported(&jan, &programme, "FV/1").await;
        let answer = app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await;
        answer.assert(409);
        assert_eq!(answer.json["error"], "version_changed");
        assert_eq!(app.points_of(anna.id).await, (0, 0));
    }

    async fn every_decision_is_in_the_audit_log(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        let (by, action, about, note, before, after) = last_act(&app).await;
        assert_eq!((by, action.as_str(), about, note), (operator.id.0, "invoices.review", participant.id.0, None));
        assert_eq!((&before["status"], &before["lines"]), (&json!("pending"), &json!([])));
        assert_eq!((&after["status"], &after["lines"][0]["points"]), (&json!("accepted"), &json!(200)));
        let other = app.reported(&participant, &programme, "FV/2").await;
        app.review(&operator, &other, &json!({"version": 1, "reject": {"reason": "nie nasza"}})).await.assert(200);
        assert_eq!(last_act(&app).await.3.as_deref(), Some("nie nasza"));
    }

    async fn only_moderators_decide(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let form = decision(&[accepted(&programme, 4)]);
        let path = format!("/api/v1/backoffice/invoices/{id}/review");
        for role in ["finance", "editor", "support"] {
            let operator = app.operator(&[role]).await;
            app.review(&operator, &id, &form).await.assert(403);
        }
        app.post(&path).bearer(&participant.token).key("a").json(&form).send().await.assert(403);
        app.post(&path).key("a").json(&form).send().await.assert(401);
        let operator = app.operator(&["moderator"]).await;
        app.post(&path).bearer(&operator.token).json(&form).send().await.assert(422);
        app.review(&operator, "nie-ma", &form).await.assert(404);
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        let administrator = app.operator(&["administrator"]).await;
        app.review(&administrator, &id, &form).await.assert(200);
    }
}
