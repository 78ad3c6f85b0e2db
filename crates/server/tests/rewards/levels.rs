//! Levels that administrators add, change and delete; what somebody has reached stays.
use serde_json::{Value, json};

use crate::given::review::{accepted, decision};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/levels";

impl TestApp {
    async fn change_levels(&self, who: &OperatorClient, path: &str, form: &Value) -> Answer {
        self.post(&format!("{PATH}{path}")).bearer(&who.token).json(form).send().await
    }
}

on_both! {
    async fn a_level_is_added_and_its_bonus_goes_to_who_reaches_it(app) {
        let (who, participant) = (app.operator(&["administrator"]).await, app.participant().await);
        let programme = app.programme().await;
        let form = json!({"level": 1_000, "bonus_points": 50});
        let added = app.change_levels(&who, "", &form).await;
        assert_eq!(added.assert(201).json["data"][0], json!({"level": 1_000, "bonus_points": 50, "reached": 0}));
        assert_eq!(app.change_levels(&who, "", &form).await.assert(422).field("level"), "Taki poziom już jest");
        app.give_points(participant.id, 900).await;
        let invoice = app.reported(&participant, &programme, "FV/1").await;
        let moderator = app.operator_named("ewa", &["moderator"]).await;
        app.review(&moderator, &invoice, &decision(&[accepted(&programme, 4)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await.1, 900 + 200 + 50);
        let kept = app.change_levels(&who, "/1000/delete", &json!({})).await;
        assert_eq!(kept.assert(409).json["error"], "level_reached");
        let changed = app.change_levels(&who, "/1000/update", &json!({"bonus_points": 60, "seen": 50})).await;
        assert_eq!(changed.assert(200).json["data"][0]["bonus_points"], 60);
        let late = app.change_levels(&who, "/1000/update", &json!({"bonus_points": 70, "seen": 50})).await;
        assert_eq!(late.assert(409).json["error"], "version_changed");
        assert_eq!(app.points_of(participant.id).await.1, 900 + 200 + 50, "what was given stays");
    }

    async fn a_level_that_nobody_has_reached_goes(app) {
        let who = app.operator(&["administrator"]).await;
        app.programme().await;
        let left = app.change_levels(&who, "/50000/delete", &json!({})).await;
        assert_eq!(left.assert(200).json["data"].as_array().unwrap().len(), 2);
        app.change_levels(&who, "/50000/delete", &json!({})).await.assert(404);
        app.change_levels(&who, "/50000/update", &json!({"bonus_points": 1, "seen": 1})).await.assert(404);
        let acts = "SELECT count(*) FROM audit_log WHERE action = 'levels.delete' AND subject_id = 50000";
        assert_eq!(app.count(acts).await, 1);
    }

    async fn what_cannot_be_a_level_is_told_at_its_field(app) {
        let who = app.operator(&["administrator"]).await;
        app.programme().await;
        for (form, field) in [
            (json!({"level": 0, "bonus_points": 1}), "level"),
            (json!({"level": 4_000_001, "bonus_points": 1}), "level"),
            (json!({"level": 5, "bonus_points": -1}), "bonus_points"),
            (json!({"level": 5}), "bonus_points"),
        ] {
            assert_ne!(app.change_levels(&who, "", &form).await.assert(422).field(field), "", "{form}");
        }
        let moderator = app.operator_named("ewa", &["moderator"]).await;
        app.get(PATH).bearer(&moderator.token).send().await.assert(403);
    }
}
