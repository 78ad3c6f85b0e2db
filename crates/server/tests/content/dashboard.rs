//! The operators' dashboard.
use jiff::SignedDuration;
use serde_json::json;

use crate::given::review::{accepted, decision};
use crate::support::on_both;

const DASHBOARD: &str = "/api/v1/backoffice/dashboard";

on_both! {
    async fn an_empty_dashboard_says_so(app) {
        let operator = app.operator(&["support"]).await;
        let answer = app.get(DASHBOARD).bearer(&operator.token).send().await;
        answer.assert(200);
        assert_eq!(answer.json["data"], json!({
            "invoices": {"waiting": 0, "oldest_waiting_since": null, "possible_duplicates": 0,
                         "appeals": 0, "overdue_appeals": 0},
            "orders": [
                {"status": {"code": "selected", "label": "Wybrana", "color": "yellow"}, "count": 0},
                {"status": {"code": "in_progress", "label": "W toku", "color": "blue"}, "count": 0},
            ],
            "payouts": [
                {"status": {"code": "proposed", "label": "Zaproponowana", "color": "yellow"}, "count": 0},
                {"status": {"code": "approved", "label": "Zatwierdzona", "color": "orange"}, "count": 0},
                {"status": {"code": "exported", "label": "Plik gotowy dla banku", "color": "orange"}, "count": 0},
            ],
            "requests": {"participation": 0, "partners": 0, "erasures": 0, "contact": 0},
            "messages": {"failed": 0, "late": 0},
            "codes": {"wrong": 0, "braked": false},
            "participants": {"without_representative": 0, "below_zero": 0},
            "overpaid": [],
            "remainders": [],
            "alarms": [],
            "season": {"year": 2025, "starts_on": "2024-11-01", "missing": true},
        }));
    }

    async fn batches_of_transfers_that_wait_are_counted(app) {
        let office = app.office().await;
        let (first, second) = (app.transfer(&office).await, app.transfer(&office).await);
        app.exported(&office.signers, &[&first]).await;
        app.propose(&office.signers.first, "k", &[&second]).await.assert(201);
        let dashboard = app.get(DASHBOARD).bearer(&office.signers.first.token).send().await;
        let payouts = dashboard.json["data"]["payouts"].as_array().unwrap().clone();
        let counts: Vec<i64> = payouts.iter().map(|row| row["count"].as_i64().unwrap()).collect();
        assert_eq!(counts, [1, 0, 1]);
    }

    async fn participants_who_need_somebody_are_counted(app) {
        app.programme().await;
        let (anna, blocked) = (app.participant().await, app.participant_numbered(1).await);
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", blocked.id.0).await;
        app.give_points(anna.id, 100).await;
        app.execute("UPDATE accounts SET balance = -1 WHERE participant_id = $1 AND kind = 'available'", anna.id.0).await;
        let operator = app.operator(&["moderator"]).await;
        let dashboard = app.get(DASHBOARD).bearer(&operator.token).send().await;
        assert_eq!(dashboard.json["data"]["participants"], json!({"without_representative": 1, "below_zero": 1}));
    }

    async fn what_waits_is_counted(app) {
        let (anna, jan, operator) = (app.participant().await, app.participant_numbered(1).await, app.operator(&["moderator"]).await);
        let programme = app.programme().await;
        let first = app.reported(&anna, &programme, "FV/1").await;
        app.wait(SignedDuration::from_mins(5));
        app.reported(&anna, &programme, "FV/2").await;
        app.reported(&jan, &programme, "FV/2").await;
        app.review(&operator, &first, &decision(&[accepted(&programme, 4)])).await.assert(200);
        let answer = app.get(DASHBOARD).bearer(&operator.token).send().await;
        assert_eq!(answer.json["data"]["invoices"], json!({
            "waiting": 2, "oldest_waiting_since": "2025-08-20T07:05:00Z", "possible_duplicates": 2,
            "appeals": 0, "overdue_appeals": 0,
        }));
    }

    async fn appeals_are_counted_and_the_overdue_of_them(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let reject = json!({"version": 1, "reject": {"reason": "Plik jest nieczytelny"}, "lines": []});
        app.review(&operator, &id, &reject).await.assert(200);
        let appeal = json!({"document": id, "reason": "Widać wszystko"});
        app.post("/api/v1/invoices/appeal").bearer(&participant.token).key("a").json(&appeal).send().await.assert(201);
        for (role, days, overdue) in [("finance", 0, 0), ("support", 6, 1)] {
            app.wait(SignedDuration::from_hours(24 * days));
            let operator = app.operator(&[role]).await;
            let dashboard = app.get(DASHBOARD).bearer(&operator.token).send().await;
            let invoices = &dashboard.json["data"]["invoices"];
            assert_eq!((&invoices["appeals"], &invoices["overdue_appeals"]), (&json!(1), &json!(overdue)));
        }
    }

    async fn the_dashboard_is_for_operators(app) {
        let participant = app.participant().await;
        app.get(DASHBOARD).bearer(&participant.token).send().await.assert(403);
        app.get(DASHBOARD).send().await.assert(401);
    }
}
