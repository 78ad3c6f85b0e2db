//! The list of events, and failed sign-ins by the hour.
use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use serde_json::{Value, json};

use super::{EVENTS, network};
use crate::support::{NIPS, TestApp, on_both};

async fn hours(app: &TestApp, query: &str) -> Value {
    let token = app.administrators_token().await;
    let answer = app.get(&format!("{EVENTS}/hours{query}")).bearer(&token).send().await;
    answer.assert(200).json["data"].clone()
}

on_both! {
    async fn the_list_is_narrowed_by_kind_side_account_and_days(app) {
        let participant = app.participant_with_password().await;
        app.log_in_wrongly(participant.nip, network(1)).await.assert(422);
        app.log_in_wrongly(NIPS[1], network(1)).await.assert(422);
        app.wait(SignedDuration::from_hours(24));
        app.operator_password("nobody@plon.example", super::WRONG).await.assert(422);
        let operator = app.operator(&["editor"]).await;
        app.get(EVENTS).bearer(&operator.token).send().await.assert(403);

        assert_eq!(app.events("").await.len(), 4);
        assert_eq!(app.events("kind=sign_in_failed").await.len(), 3);
        assert_eq!(app.events("side=operator").await.len(), 2);
        assert_eq!(app.events(&format!("account={}", participant.nip)).await.len(), 1);
        assert_eq!(app.events("account=editor@plon.example").await.len(), 1);
        assert_eq!(app.events("from=2025-08-21").await.len(), 2);
        assert_eq!(app.events("to=2025-08-20&side=participant&kind=sign_in_failed").await.len(), 2);
        assert!(app.events("account=5213017228").await.is_empty());
        let token = app.administrators_token().await;
        let wrong = app.get(&format!("{EVENTS}?account=Jan")).bearer(&token).send().await;
        assert_eq!(wrong.assert(422).field("account"), "Podaj poprawny NIP albo adres e-mail operatora");
    }

    async fn pages_of_one_instant_leave_nothing_out(app) {
        for number in 0..51 {
            app.failed(app.now(), None, number + 1).await;
        }
        let token = app.administrators_token().await;
        let first = app.get(EVENTS).bearer(&token).send().await;
        let cursor = first.assert(200).json["meta"]["next_cursor"].as_i64().unwrap();
        assert_eq!(first.json["data"]["items"].as_array().unwrap().len(), 50);
        let rest = app.events(&format!("cursor={cursor}")).await;
        assert_eq!((rest.len(), &rest[0]["count"]), (1, &json!(1)));
    }

    async fn each_search_goes_by_its_index(app) {
        let token = app.administrators_token().await;
        for (query, index) in [
            ("from=2025-08-01&to=2025-08-31", "security_events_by_time"),
            ("kind=sign_in_failed", "security_events_by_kind"),
            ("side=operator&from=2025-08-01", "security_events_by_side"),
            ("account=5260250274", "security_events_by_account"),
        ] {
            let plans = app.plans_of(app.get(&format!("{EVENTS}?{query}")).bearer(&token)).await;
            plans.assert_by_index("security_events e", index);
            plans.assert_in_order("security_events e");
        }
        let plans = app.plans_of(app.get(&format!("{EVENTS}/hours")).bearer(&token)).await;
        plans.assert_by_index("security_events", "security_events_by_kind");
    }

    async fn failures_are_counted_by_the_hour_and_hours_without_any_are_there(app) {
        let now = app.now();
        for (hours, count) in [(0, 3), (1, 40), (23, 5), (30, 7), (80, 9)] {
            app.failed(Timestamp(now.0 - SignedDuration::from_hours(hours)), None, count).await;
        }
        let day = hours(&app, "").await;
        let failed = |data: &Value| -> Vec<i64> {
            data["hours"].as_array().unwrap().iter().map(|hour| hour["failed"].as_i64().unwrap()).collect()
        };
        let all = failed(&day);
        assert_eq!((all.len(), all[0], all[22], all[23], all.iter().sum::<i64>()), (24, 5, 40, 3, 48));
        assert_eq!(day["hours"][23]["from"], "2025-08-20T07:00:00Z");
        assert_eq!((&day["limit_in_all"], &day["limit_at_account"]), (&json!(50), &json!(20)));
        let three_days = failed(&hours(&app, "?hours=72").await);
        assert_eq!((three_days.len(), three_days.iter().sum::<i64>()), (72, 55));
        let token = app.administrators_token().await;
        app.get(&format!("{EVENTS}/hours?hours=100000")).bearer(&token).send().await.assert(400);
    }

    async fn refused_tries_are_counted_beside_the_failed_ones(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..10 {
            app.log_in_wrongly(participant.nip, network(1)).await.assert(422);
        }
        app.log_in_wrongly(participant.nip, network(1)).await.assert(429);
        let last = hours(&app, "").await["hours"][23].clone();
        assert_eq!((&last["failed"], &last["locked"]), (&json!(10), &json!(1)));
    }
}
