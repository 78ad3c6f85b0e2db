//! Values from a day on: planned, applied by the daily job, withdrawn; a limit takes nothing from anybody.
use jiff::{SignedDuration, Span};
use plon_server::daily::{self, Retention};
use plon_server::verify;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/values";

impl TestApp {
    /// A day from today on, as the form sends it.
    fn in_days(&self, days: i32) -> String {
        (self.app.clock.today().0 + Span::new().days(days)).to_string()
    }

    async fn plan(&self, who: &OperatorClient, code: &str, value: i64, days: i32) -> Answer {
        let form = json!({"code": code, "value": value, "valid_from": self.in_days(days)});
        self.post(PATH).bearer(&who.token).json(&form).send().await
    }

    async fn values(&self, who: &OperatorClient) -> Value {
        self.get(PATH).bearer(&who.token).send().await.assert(200).json["data"].clone()
    }

    /// Hours pass, the daily job runs, and another administrator looks: sessions have ended.
    async fn after(&self, hours: i64, name: &'static str) -> OperatorClient {
        self.wait(SignedDuration::from_hours(hours));
        daily::run_once(&self.app, &Retention::default()).await.unwrap();
        self.operator_named(name, &["administrator"]).await
    }

    /// Reads the value that holds today.
    async fn holds(&self, who: &OperatorClient, code: &str) -> i64 {
        let current = self.values(who).await["current"].as_array().unwrap().clone();
        current.iter().find(|value| value["code"] == code).unwrap()["value"].as_i64().unwrap()
    }
}

on_both! {
    async fn a_value_holds_from_its_day_on_and_one_of_today_at_once(app) {
        let who = app.operator(&["administrator"]).await;
        assert_eq!(app.holds(&who, "points_per_zloty").await, 100);
        app.plan(&who, "points_per_zloty", 120, 0).await.assert(201);
        assert_eq!(app.holds(&who, "points_per_zloty").await, 120);
        app.plan(&who, "appeal_days", 10, 2).await.assert(201);
        let who = app.after(24, "jan").await;
        assert_eq!(app.holds(&who, "appeal_days").await, 5);
        let who = app.after(24, "ewa").await;
        assert_eq!(app.holds(&who, "appeal_days").await, 10);
        let listed = app.values(&who).await["items"].clone();
        assert_eq!((&listed[0]["status"]["code"], &listed[1]["status"]["code"]), (&json!("applied"), &json!("applied")));
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'values.plan'").await, 2);
    }

    async fn a_value_of_today_stands_over_one_that_the_daily_job_has_not_come_to(app) {
        let who = app.operator(&["administrator"]).await;
        app.plan(&who, "appeal_days", 10, 1).await.assert(201);
        app.wait(SignedDuration::from_hours(48));
        let who = app.operator_named("jan", &["administrator"]).await;
        app.plan(&who, "appeal_days", 7, 0).await.assert(201);
        daily::run_once(&app.app, &Retention::default()).await.unwrap();
        assert_eq!(app.holds(&who, "appeal_days").await, 7);
    }

    async fn a_value_is_withdrawn_before_its_day_and_not_after(app) {
        let who = app.operator(&["administrator"]).await;
        app.plan(&who, "appeals_most", 3, 1).await.assert(201);
        assert_ne!(app.plan(&who, "appeals_most", 4, 1).await.assert(422).field("valid_from"), "");
        let id = app.values(&who).await["items"][0]["id"].clone();
        let path = format!("{PATH}/{id}/withdraw");
        app.post(&path).bearer(&who.token).send().await.assert(200);
        assert_eq!(app.post(&path).bearer(&who.token).send().await.assert(409).json["error"], "value_not_waiting");
        let who = app.after(48, "jan").await;
        assert_eq!(app.holds(&who, "appeals_most").await, 2);
        app.plan(&who, "appeals_most", 4, 0).await.assert(201);
        let id = app.values(&who).await["items"][0]["id"].clone();
        app.post(&format!("{PATH}/{id}/withdraw")).bearer(&who.token).send().await.assert(409);
    }

    async fn what_cannot_hold_is_told_at_its_field(app) {
        let who = app.operator(&["administrator"]).await;
        assert_ne!(app.plan(&who, "appeal_days", 91, 0).await.assert(422).field("value"), "");
        assert_ne!(app.plan(&who, "appeal_days", 5, -1).await.assert(422).field("valid_from"), "");
        assert_ne!(app.plan(&who, "brand_name", 5, 0).await.assert(422).field("code"), "");
        let answer = app.post(PATH).bearer(&who.token).json(&json!({})).send().await;
        answer.assert(422);
        for field in ["code", "value", "valid_from"] {
            assert_ne!(answer.field(field), "", "{field}");
        }
        let editor = app.operator_named("ewa", &["editor"]).await;
        app.plan(&editor, "appeal_days", 5, 0).await.assert(403);
    }

    async fn a_limit_grows_from_any_day_and_shrinks_only_today_to_what_nobody_is_over(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        let (who, _) = (app.operator(&["administrator"]).await, app.programme().await);
        app.give_points(participant.id, 5_000).await;
        app.give_points(other.id, 300).await;
        assert_ne!(app.plan(&who, "points_limit", 6_000, 1).await.assert(422).field("valid_from"), "");
        let refused = app.plan(&who, "points_limit", 4_999, 0).await;
        assert_eq!(refused.assert(422).field("value"), "Ktoś zebrał już 5\u{a0}000\u{a0}pkt. Limit nie może być niższy.");
        app.plan(&who, "points_limit", 5_000, 0).await.assert(201);
        let at_limit = "SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL";
        assert_eq!(app.count(at_limit).await, 1, "who has as many is at the limit");
        app.plan(&who, "points_limit", 7_000, 2).await.assert(201);
        assert_ne!(app.plan(&who, "points_limit", 8_000, 1).await.assert(422).field("value"), "", "a later one is lower");
        app.plan(&who, "points_limit", 5_500, 1).await.assert(201);
        let who = app.after(48, "jan").await;
        assert_eq!((app.holds(&who, "points_limit").await, app.count(at_limit).await), (7_000, 0));
        let mut report = verify::Report::new(|_| {});
        verify::verify_database(app.db(), &mut report).await.unwrap();
        assert_eq!(report.errors(), 0, "totals, limit and marks agree");
    }
}
