//! The audit log, as an administrator searches it.
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::support::{TestApp, on_both};

const AUDIT: &str = "/api/v1/backoffice/audit";

async fn found(app: &TestApp, token: &str, query: &str) -> Vec<Value> {
    let answer = app.get(&format!("{AUDIT}?{query}")).bearer(token).send().await;
    answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
}

fn actions(entries: &[Value]) -> Vec<&str> {
    entries.iter().map(|entry| entry["action"].as_str().unwrap()).collect()
}

on_both! {
    async fn an_act_is_shown_with_before_and_after_and_whom_it_concerns(app) {
        let administrator = app.operator(&["administrator"]).await;
        let operator = app.operator(&["moderator"]).await;
        let path = format!("/api/v1/backoffice/operators/{}/status", operator.id.0);
        let form = json!({"active": false, "note": "Urlop"});
        app.post(&path).bearer(&administrator.token).json(&form).send().await.assert(200);
        let entry = found(&app, &administrator.token, "").await.remove(0);
        assert_eq!(entry, json!({
            "id": entry["id"], "at": "2025-08-20T07:00:00Z", "operator": "Jan Kowalski", "action": "operators.status",
            "subject": "operators", "subject_id": operator.id.0, "subject_name": "Jan Kowalski",
            "subject_key": operator.id.0.to_string(), "participant": null, "nip": null, "note": "Urlop",
            "before": {"status": "active"}, "after": {"status": "disabled"},
        }));
    }

    async fn the_log_is_narrowed_by_who_what_whom_and_when(app) {
        let administrator = app.operator(&["administrator"]).await;
        let support = app.operator(&["support"]).await;
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        for participant in [participant.id, other.id] {
            let look = app.view_as(participant, support.id).await;
            app.get("/api/v1/user/profile").bearer(&look).send().await.assert(200);
        }
        app.wait(SignedDuration::from_hours(24));
        let look = app.view_as(participant.id, support.id).await;
        app.post("/api/v1/notifications/read").bearer(&look).send().await.assert(403);
        let token = app.operator(&["administrator", "editor"]).await.token;

        let all = found(&app, &token, "").await;
        assert_eq!(actions(&all), ["support.refused", "support.view", "support.view"]);
        let of_participant = found(&app, &token, &format!("nip={}", participant.nip)).await;
        assert_eq!(actions(&of_participant), ["support.refused", "support.view"]);
        assert_eq!(of_participant[0]["nip"], participant.nip);
        assert_eq!(found(&app, &token, "action=support.view").await.len(), 2);
        assert_eq!(found(&app, &token, &format!("operator={}", support.id.0)).await.len(), 3);
        assert!(found(&app, &token, &format!("operator={}", administrator.id.0)).await.is_empty());
        assert_eq!(actions(&found(&app, &token, "from=2025-08-21").await), ["support.refused"]);
        assert_eq!(found(&app, &token, "to=2025-08-20").await.len(), 2);
        let wrong = app.get(&format!("{AUDIT}?nip=1")).bearer(&token).send().await;
        assert_eq!(wrong.assert(422).field("nip"), "Pole nie jest poprawnym numerem NIP");
    }

    async fn pages_of_one_instant_leave_nothing_out(app) {
        let administrator = app.operator(&["administrator"]).await;
        let support = app.operator(&["support"]).await;
        let look = app.view_as(app.participant().await.id, support.id).await;
        for _ in 0..51 {
            app.get("/api/v1/user/profile").bearer(&look).send().await.assert(200);
        }
        let first = app.get(AUDIT).bearer(&administrator.token).send().await;
        let cursor = first.assert(200).json["meta"]["next_cursor"].as_i64().unwrap();
        assert_eq!(first.json["data"]["items"].as_array().unwrap().len(), 50);
        let rest = found(&app, &administrator.token, &format!("cursor={cursor}")).await;
        assert_eq!(rest.len(), 1);
        assert!(rest[0]["id"].as_i64() < first.json["data"]["items"][49]["id"].as_i64());
    }

    async fn each_search_goes_by_its_index(app) {
        let token = app.operator(&["administrator"]).await.token;
        for (query, index) in [
            ("from=2025-08-01&to=2025-08-31", "audit_log_by_time"),
            ("operator=1", "audit_log_by_operator"),
            ("action=support.view", "audit_log_by_action"),
            ("nip=5260250274", "audit_log_by_participant"),
        ] {
            let plans = app.plans_of(app.get(&format!("{AUDIT}?{query}")).bearer(&token)).await;
            plans.assert_by_index("audit_log a", index);
            plans.assert_in_order("audit_log a");
        }
    }
}
