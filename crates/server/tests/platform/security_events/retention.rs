//! Time for which events are kept, and what a participant's copy and erasure make of them.
use jiff::SignedDuration;
use plon_kernel::on_db;
use plon_platform::security_events;
use plon_server::daily;
use plon_server::daily::Retention;
use serde_json::json;

use super::network;
use crate::support::{TestApp, on_both, rows_of};

async fn rows(app: &TestApp) -> String {
    app.app.security_events.write(&app.app).await.unwrap();
    rows_of(app.db(), &["security_events"]).await.join("\n")
}

on_both! {
    async fn events_go_after_the_days_that_are_set(app) {
        app.failed(app.now(), None, 1).await;
        app.wait(SignedDuration::from_hours(24 * 364));
        let kept = Retention::default();
        let removed = daily::run_once(&app.app, &kept).await.unwrap().unwrap();
        assert_eq!(removed.security_events, 0);
        app.failed(app.now(), None, 2).await;
        app.wait(SignedDuration::from_hours(48));
        let removed = daily::run_once(&app.app, &kept).await.unwrap().unwrap();
        assert_eq!(removed.security_events, 1);
        assert_eq!(app.number("SELECT max(count) FROM security_events WHERE id > $1", 0).await, 2);
    }

    async fn past_the_ceiling_the_oldest_go(app) {
        app.failed(app.now(), None, 1).await;
        app.execute("UPDATE security_events SET id = 5 WHERE count = $1", 1).await;
        app.failed(app.now(), None, 2).await;
        app.execute("UPDATE security_events SET id = 2000005 WHERE count = $1", 2).await;
        app.failed(app.now(), None, 3).await;
        app.execute("UPDATE security_events SET id = 6 WHERE count = $1", 3).await;
        let mut tx = app.db().begin().await.unwrap();
        assert_eq!(security_events::delete_old_events(&mut tx, app.now(), 500).await.unwrap(), 1);
        tx.commit().await.unwrap();
        assert_eq!(app.number("SELECT min(id) FROM security_events WHERE count > $1", 0).await, 6);
    }

    async fn an_erasure_takes_the_networks_and_the_names_hash(app) {
        let nip = crate::support::NIPS[0];
        app.log_in_wrongly(nip, network(41)).await.assert(422);
        let participant = app.confirmed_participant().await;
        app.log_in_wrongly(participant.nip, network(42)).await.assert(422);
        let before = rows(&app).await;
        assert!(before.contains("name:") && before.contains("192.0.2.41") && before.contains("192.0.2.42"), "{before}");
        let form = json!({ "reason": "Kończę gospodarzenie" });
        app.post("/api/v1/user/data-requests/erasure").bearer(&participant.token).json(&form).send().await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        let list = app.get("/api/v1/backoffice/data-requests?status=waiting").bearer(&operator.token).send().await;
        let request = list.assert(200).json["data"]["items"][0]["id"].clone();
        let erase = app.post(&format!("/api/v1/backoffice/data-requests/{request}/erase")).bearer(&operator.token);
        erase.json(&json!({ "nip": nip })).send().await.assert(200);
        let after = rows(&app).await;
        assert!(!after.contains("name:") && !after.contains("192.0.2.41") && !after.contains("192.0.2.42"), "{after}");
    }

    async fn events_that_cannot_be_written_wait_and_the_sign_in_goes_on(app) {
        let participant = app.participant_with_password().await;
        app.run("ALTER TABLE security_events RENAME TO security_events_away").await;
        app.log_in_wrongly(participant.nip, network(1)).await.assert(422);
        app.log_in(participant.nip, crate::support::PASSWORD).await.assert(200);
        app.app.security_events.write(&app.app).await.unwrap_err();
        app.run("ALTER TABLE security_events_away RENAME TO security_events").await;
        assert_eq!(app.app.security_events.write(&app.app).await.unwrap(), 2);
        assert_eq!(app.events("kind=sign_in_failed").await.len(), 1);
        let mut db = app.db().read().await.unwrap();
        let count: i64 = on_db!(&mut db, conn => sqlx::query_scalar("SELECT count(*) FROM security_events")
            .fetch_one(conn).await).unwrap();
        assert_eq!(count, 2);
    }
}
