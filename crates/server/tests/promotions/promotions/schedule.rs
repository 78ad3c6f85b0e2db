//! Publishing on a day: what was scheduled is published at its time, or it is said why not.
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::editor::{ROOT, definition, form};
use super::{extra_points, refuel};
use crate::support::{OperatorClient, TestApp, on_both};

/// A draft of a promotion; its id.
async fn drafted(app: &TestApp, editor: &OperatorClient, key: &str, terms: &Value) -> i64 {
    app.edit(editor, "", &form(key, terms)).await.assert(201).json["data"]["id"].as_i64().unwrap()
}

async fn seen(app: &TestApp, token: &str, id: i64) -> Value {
    let shown = app.get(&format!("{ROOT}/{id}/editor")).bearer(token).send().await;
    shown.assert(200).json["data"].clone()
}

async fn notices(app: &TestApp, token: &str) -> Value {
    app.get("/api/v1/backoffice/account/notices").bearer(token).send().await.assert(200).json["data"].clone()
}

on_both! {
    async fn a_draft_is_published_at_its_time(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let id = drafted(&app, &chief, "sierpien", &refuel()).await;
        let at = json!({"version": 1, "publish_on": "2025-08-21", "hour": 8});
        let planned = app.edit(&chief, &format!("/{id}/schedule"), &at).await;
        assert_eq!(planned.assert(200).json["data"]["draft"]["publish_at"], "2025-08-21T06:00:00Z");
        let listed = app.get(ROOT).bearer(&chief.token).send().await;
        assert_eq!(listed.json["data"]["items"][0]["publish_at"], "2025-08-21T06:00:00Z");
        app.wait(SignedDuration::from_hours(22));
        app.reconcile_promotions().await;
        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(404);
        app.wait(SignedDuration::from_hours(1));
        app.reconcile_promotions().await;
        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(200);
        let token = app.operator_again(chief.id).await;
        let shown = seen(&app, &token, id).await;
        assert_eq!((&shown["status"], &shown["draft"]), (&json!("published"), &Value::Null));
        assert_eq!(notices(&app, &token).await[0]["title"], "Promocja jest opublikowana");
        let audited = "SELECT count(*) FROM audit_log WHERE action IN ('promotions.schedule', 'promotions.publish')";
        assert_eq!(app.count(audited).await, 2);
    }

    async fn a_scheduled_publication_is_cancelled_or_given_up_by_a_change(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let id = drafted(&app, &chief, "sierpien", &refuel()).await;
        let (schedule, cancel) = (format!("/{id}/schedule"), format!("/{id}/schedule/cancel"));
        app.edit(&chief, &cancel, &json!({"version": 1})).await.assert(409);
        app.edit(&chief, &schedule, &json!({"version": 2, "publish_on": "2025-08-21", "hour": 8})).await.assert(409);
        let past = app.edit(&chief, &schedule, &json!({"version": 1, "publish_on": "2025-08-20", "hour": 8})).await;
        assert!(past.assert(422).field("publish_on").starts_with("Ten czas już minął"));
        let no_hour = app.edit(&chief, &schedule, &json!({"version": 1, "publish_on": "2025-08-21", "hour": 24})).await;
        assert!(!no_hour.assert(422).field("hour").is_empty());
        let late = app.edit(&chief, &schedule, &json!({"version": 1, "publish_on": "2025-09-01", "hour": 8})).await;
        assert!(late.assert(422).field("terms.accept_by").starts_with("Ten dzień już minął"), "it would be too late then");

        let at = json!({"version": 1, "publish_on": "2025-08-21", "hour": 8});
        app.edit(&chief, &schedule, &at).await.assert(200);
        let cancelled = app.edit(&chief, &cancel, &json!({"version": 1})).await;
        assert_eq!(cancelled.assert(200).json["data"]["draft"]["publish_at"], Value::Null);
        app.edit(&chief, &schedule, &at).await.assert(200);
        let changed = json!({"version": 1, "definition": definition(&refuel())});
        app.edit(&chief, &format!("/{id}/draft"), &changed).await.assert(200);
        assert_eq!(seen(&app, &chief.token, id).await["draft"]["publish_at"], Value::Null);
        app.wait(SignedDuration::from_hours(30));
        app.reconcile_promotions().await;
        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(404);
    }

    async fn what_cannot_be_published_any_more_says_why(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let id = drafted(&app, &chief, "sierpien", &refuel()).await;
        let at = json!({"version": 1, "publish_on": "2025-08-21", "hour": 8});
        app.edit(&chief, &format!("/{id}/schedule"), &at).await.assert(200);
        app.published(&chief, "inna", &refuel()).await;
        app.wait(SignedDuration::from_hours(24));
        app.reconcile_promotions().await;
        let token = app.operator_again(chief.id).await;
        let shown = seen(&app, &token, id).await;
        let reason = shown["draft"]["refusal"].as_str().unwrap();
        assert!(reason.starts_with("Ciasteczko okienka ma już inna promocja"), "{reason}");
        assert_eq!(shown["status"], "draft");
        let told = notices(&app, &token).await;
        assert_eq!(told[0]["title"], "Promocji nie udało się opublikować");
        assert!(told[0]["content"].as_str().unwrap().contains(reason));
        let listed = app.get(ROOT).bearer(&token).send().await;
        let refused = listed.json["data"]["items"].as_array().unwrap().iter().filter(|item| item["refused"] == true);
        assert_eq!(refused.count(), 1);
    }

    async fn what_moves_points_is_counted_anew_at_its_time(app) {
        let (participant, chief, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        let id = app.published(&chief, "sierpien", &extra_points()).await;
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        app.purchased(&participant, &moderator, &programme, 4).await;
        let mut richer = extra_points();
        richer["mechanics"][0]["rate"] = json!(5_000);
        let draft = json!({"version": null, "definition": definition(&richer)});
        app.edit(&chief, &format!("/{id}/draft"), &draft).await.assert(200);
        let at = json!({"version": 1, "publish_on": "2025-08-22", "hour": 8});
        let untried = app.edit(&chief, &format!("/{id}/schedule"), &at).await;
        assert_eq!(untried.assert(409).json["error"], "forecast_missing");
        app.edit(&chief, &format!("/{id}/simulations"), &json!({"season": 2025})).await.assert(201);
        app.reconcile_promotions().await;
        app.edit(&chief, &format!("/{id}/schedule"), &at).await.assert(200);
        app.wait(SignedDuration::from_hours(50));
        app.reconcile_promotions().await;
        assert_eq!(app.points_of(participant.id).await, (300, 300));
        assert_eq!(app.count("SELECT count(*) FROM promotion_simulations").await, 2);
    }
}
