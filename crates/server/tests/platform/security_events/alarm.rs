//! The alarm of failed sign-ins: raised past its limits, seen on the dashboard, gone after a day.
use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use plon_platform::security_events;
use serde_json::{Value, json};

use crate::support::{TestApp, on_both};

async fn alarms(app: &TestApp) -> Value {
    security_events::check_limits(&app.app).await.unwrap();
    let token = app.administrators_token().await;
    let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&token).send().await;
    dashboard.assert(200).json["data"]["alarms"].clone()
}

on_both! {
    async fn more_than_fifty_failures_in_an_hour_are_an_alarm(app) {
        app.failed(app.now(), None, 30).await;
        app.failed(Timestamp(app.now().0 - SignedDuration::from_hours(1)), None, 50).await;
        app.failed(app.now(), Some("participant:1"), 20).await;
        assert_eq!(alarms(&app).await, json!([]), "at the limits, and not over them");
        app.failed(app.now(), None, 1).await;
        assert_eq!(alarms(&app).await, json!([{
            "kind": "failed_sign_ins", "count": 51, "detail": "2025-08-20T07:00:00Z", "raised_at": "2025-08-20T07:00:00Z",
        }]));
    }

    async fn more_than_twenty_failures_at_one_account_are_an_alarm_and_at_many_they_are_none(app) {
        for account in 0..10 {
            app.failed(app.now(), Some(&format!("name:{account}")), 5).await;
        }
        assert_eq!(alarms(&app).await, json!([]));
        app.failed(Timestamp(app.now().0 - SignedDuration::from_hours(2)), Some("name:7"), 21).await;
        assert_eq!(alarms(&app).await, json!([{
            "kind": "attacked_account", "count": 21, "detail": "2025-08-20T05:00:00Z", "raised_at": "2025-08-20T07:00:00Z",
        }]));
    }

    async fn an_alarm_stands_for_a_day_and_other_roles_are_not_told(app) {
        app.failed(app.now(), Some("participant:1"), 60).await;
        assert_eq!(alarms(&app).await.as_array().unwrap().len(), 2);
        let operator = app.operator(&["moderator"]).await;
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
        assert_eq!(dashboard.assert(200).json["data"]["alarms"], json!([]));
        app.wait(SignedDuration::from_hours(23));
        assert_eq!(alarms(&app).await.as_array().unwrap().len(), 2);
        app.wait(SignedDuration::from_hours(2));
        assert_eq!(alarms(&app).await, json!([]));
    }

    async fn other_kinds_raise_no_alarm(app) {
        let operator = app.operator(&["editor"]).await;
        for _ in 0..60 {
            app.get(super::EVENTS).bearer(&operator.token).send().await.assert(403);
        }
        assert_eq!(app.events("").await[0]["count"], 60);
        assert_eq!(alarms(&app).await, json!([]));
    }
}
