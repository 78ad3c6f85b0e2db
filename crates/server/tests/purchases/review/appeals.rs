//! Appeals: a rejection is opened again, its clock runs, the next decision answers it.
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::{WHY, about, accepted, decision, line};
use crate::support::on_both;

on_both! {
    async fn a_rejected_line_is_opened_again_and_accepted_on_appeal(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let (id, rejected) = app.half_rejected(&participant, &operator, &programme).await;
        let before = app.details_of(&participant, &id).await;
        assert_eq!((&before["rows"][1]["appeals_left"], &before["appeals_left"]), (&json!(2), &Value::Null));
        let made = app.appeal(&participant, &about(&id, Some(rejected))).await;
        made.assert(201);
        assert_eq!(made.json["data"]["answer_by"], "2025-08-25");
        let seen = app.details_of(&participant, &id).await;
        assert_eq!((&seen["status"]["code"], &seen["points"]), (&json!("pending"), &json!(200)));
        let row = &seen["rows"][1];
        assert_eq!((&row["status"]["code"], &row["appeals"][0]["status"]["code"]), (&json!("pending"), &json!("waiting")));
        assert_eq!((&row["appeals"][0]["reason"], &row["appeals"][0]["rejection"]), (&json!(WHY), &json!("Produkt spoza programu")));
        assert_eq!(row["appeals_left"], Value::Null);

        let queue = app.get("/api/v1/backoffice/invoices?appeals=true").bearer(&operator.token).send().await;
        let queued = &queue.json["data"]["items"][0];
        assert_eq!((&queued["id"], &queued["appeal"]["answer_by"], &queued["appeal"]["overdue"]), (&json!(id), &json!("2025-08-25"), &json!(false)));

        let mut form = decision(&[accepted(&programme, 2)]);
        form["version"] = json!(3);
        form["lines"][0]["id"] = json!(rejected);
        app.review(&operator, &id, &form).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (300, 300));
        assert_eq!(app.last_news(participant.id).await, ("Sprawdziliśmy fakturę ponownie".to_owned(),
            "Faktura FV/1: uwzględniliśmy Twoją prośbę. Przyznaliśmy 100\u{a0}punktów.".to_owned()));
        let seen = app.details_of(&participant, &id).await;
        assert_eq!(seen["rows"][1]["appeals"][0]["status"]["code"], "accepted");
        let queue = app.get("/api/v1/backoffice/invoices?appeals=true").bearer(&operator.token).send().await;
        assert_eq!(queue.json["data"]["items"], json!([]));
    }

    async fn a_whole_rejection_is_opened_again_and_may_be_upheld(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[line(&programme, 2, "pending", None)])).await.assert(200);
        app.reject_whole(&operator, &id, 2).await.assert(200);
        let seen = app.details_of(&participant, &id).await;
        assert_eq!((&seen["appeals_left"], &seen["rows"][0]["appeals_left"]), (&json!(2), &Value::Null));
        let line_id = seen["rows"][0]["id"].as_i64();
        app.appeal(&participant, &about(&id, line_id)).await.assert(409);
        app.appeal(&participant, &about(&id, None)).await.assert(201);
        let shown = app.under_review(&operator, &id).await;
        assert_eq!((&shown["status"]["code"], &shown["lines"][0]["status"]["code"]), (&json!("pending"), &json!("pending")));
        assert_eq!((&shown["appeals"][0]["rejection"], &shown["reason"]), (&json!("Plik jest nieczytelny"), &Value::Null));
        app.reject_whole(&operator, &id, 4).await.assert(200);
        assert_eq!(app.last_news(participant.id).await, ("Sprawdziliśmy fakturę ponownie".to_owned(),
            "Faktura FV/1: po ponownym sprawdzeniu nadal nie możemy jej przyjąć. Powód: Plik jest nieczytelny".to_owned()));
        let seen = app.details_of(&participant, &id).await;
        assert_eq!((&seen["appeals"][0]["status"]["label"], &seen["appeals"][0]["answer"], &seen["appeals_left"]),
            (&json!("Odrzucenie podtrzymane"), &json!("Plik jest nieczytelny"), &json!(1)));
    }

    async fn the_same_is_appealed_twice_at_most_and_once_at_a_time(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.reject_whole(&operator, &id, 1).await.assert(200);
        for version in [3, 5] {
            app.appeal(&participant, &about(&id, None)).await.assert(201);
            let waits = app.appeal(&participant, &about(&id, None)).await;
            waits.assert(409);
            assert_eq!(waits.json["error"], "appeal_waits");
            app.reject_whole(&operator, &id, version).await.assert(200);
        }
        let refused = app.appeal(&participant, &about(&id, None)).await;
        refused.assert(409);
        assert_eq!(refused.message(), "Sprawdziliśmy to już ponownie. Jeśli nadal się nie zgadzasz, zadzwoń na Infolinię Programu.");
        assert_eq!(app.details_of(&participant, &id).await["appeals_left"], 0);
    }

    async fn the_clock_is_overdue_on_the_day_after_the_last(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let (id, rejected) = app.half_rejected(&participant, &operator, &programme).await;
        app.execute("UPDATE settings SET value = CAST($1 AS TEXT) WHERE key = 'appeal_days'", 2).await;
        app.appeal(&participant, &about(&id, Some(rejected))).await.assert(201);
        app.wait(SignedDuration::from_hours(72));
        let operator = app.operator(&["administrator"]).await;
        let queue = app.get("/api/v1/backoffice/invoices?appeals=true&status=pending").bearer(&operator.token).send().await;
        assert_eq!(queue.json["data"]["items"][0]["appeal"]["overdue"], true);
        let shown = app.under_review(&operator, &id).await;
        assert_eq!(shown["lines"][1]["appeals"][0]["status"], json!({"code": "overdue", "label": "Po terminie", "color": "red"}));
    }

    async fn one_key_appeals_once_and_a_reason_is_needed(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let (id, rejected) = app.half_rejected(&participant, &operator, &programme).await;
        let form = about(&id, Some(rejected));
        let empty = app.appeal(&participant, &json!({"document": id, "line": rejected, "reason": "  "})).await;
        empty.assert(422);
        assert_eq!(empty.field("reason"), "Pole jest wymagane");
        let first = app.appeal_once(&participant, &form, "klucz").await;
        let again = app.appeal_once(&participant, &form, "klucz").await;
        first.assert(201);
        assert_eq!((first.status, &first.json), (again.status, &again.json));
        assert_eq!(app.count("SELECT count(*) FROM appeals").await, 1);
        app.post("/api/v1/invoices/appeal").bearer(&participant.token).json(&form).send().await.assert(422);
    }

    async fn nobody_appeals_for_another_or_against_what_is_not_rejected(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let stranger = app.participant_numbered(1).await;
        let (id, rejected) = app.half_rejected(&participant, &operator, &programme).await;
        app.appeal(&stranger, &about(&id, Some(rejected))).await.assert(404);
        app.appeal(&participant, &about(&id, Some(rejected + 1_000))).await.assert(404);
        app.appeal(&participant, &about(&id, None)).await.assert(409);
        let accepted = app.details_of(&participant, &id).await["rows"][0]["id"].as_i64();
        let refused = app.appeal(&participant, &about(&id, accepted)).await;
        refused.assert(409);
        assert_eq!(refused.json["error"], "not_rejected");
    }

    async fn an_operator_who_had_the_invoice_open_sees_that_it_changed(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.reject_whole(&operator, &id, 1).await.assert(200);
        let form = about(&id, None);
        let (appeal, decided) = tokio::join!(app.appeal(&participant, &form), app.reject_whole(&operator, &id, 2));
        appeal.assert(201);
        decided.assert(409);
    }

    async fn a_line_under_appeal_stays_though_the_form_leaves_it_out(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let (id, rejected) = app.half_rejected(&participant, &operator, &programme).await;
        app.appeal(&participant, &about(&id, Some(rejected))).await.assert(201);
        let mut form = decision(&[accepted(&programme, 1)]);
        form["version"] = json!(3);
        app.review(&operator, &id, &form).await.assert(200);
        let seen = app.details_of(&participant, &id).await;
        assert_eq!((&seen["status"]["code"], &seen["rows"][1]["status"]["code"]), (&json!("pending"), &json!("pending")));
        assert_eq!(seen["rows"][1]["appeals"][0]["status"]["code"], "waiting");
    }

    async fn a_line_that_was_returned_and_accepted_again_is_paid_again_once(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let (id, _) = app.half_rejected(&participant, &operator, &programme).await;
        let paid = app.details_of(&participant, &id).await["rows"][0]["id"].as_i64().unwrap();
        let path = format!("/api/v1/backoffice/invoices/{id}/lines/{paid}/correction");
        let form = json!({"version": 2, "kind": "rejection", "reason": "Inny nabywca"});
        app.post(&path).bearer(&operator.token).key("a").json(&form).send().await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        app.appeal(&participant, &about(&id, Some(paid))).await.assert(201);
        let mut form = decision(&[accepted(&programme, 4)]);
        form["version"] = json!(4);
        form["lines"][0]["id"] = json!(paid);
        app.review(&operator, &id, &form).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (200, 200));
        assert_eq!(app.number("SELECT points FROM product_points WHERE product_id = $1", programme.product).await, 200);
    }
}
