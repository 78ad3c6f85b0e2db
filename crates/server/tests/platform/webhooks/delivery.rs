//! Deliveries that go well: signed, once, by several workers, after a kill, beside a slow target.
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use jiff::SignedDuration;
use plon_identity::webhooks;
use serde_json::json;

use super::given::{Play, Receiver};
use crate::support::{on_both, together};

const PATIENT: Duration = Duration::from_secs(60);

on_both! {
    async fn a_delivery_is_signed_as_standard_webhooks_are(app) {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(PATIENT);
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &["order.placed"]).await;
        app.try_target(&who, &target).await;
        assert_eq!(app.send_webhooks().await, 1);
        assert_eq!(app.send_webhooks().await, 0);
        let request = &receiver.received()[0];
        assert!(request.is_signed_by(&target.secret));
        assert!(!request.is_signed_by("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
        assert_eq!(request.header("content-type"), "application/json");
        let sent_at: i64 = request.header("webhook-timestamp").parse().unwrap();
        assert!((app.app.clock.machine().as_second() - sent_at).abs() < 60, "{sent_at}");
        let body = request.json();
        assert_eq!(body, json!({"type": "webhook.test", "timestamp": "2025-08-20T07:00:00Z", "data": {"target": target.id}}));
        assert_eq!(app.webhook(&who, target.id).await["last_delivered_at"], "2025-08-20T07:00:00Z");
    }

    async fn two_workers_send_each_event_once(app) {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(PATIENT);
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &["order.placed"]).await;
        for _ in 0..40 {
            app.try_target(&who, &target).await;
        }
        let app = Arc::new(app);
        let sent = together(&app, 4, |app, _| async move { app.send_all_webhooks().await }).await;
        assert_eq!(sent.iter().sum::<usize>(), 40);
        let ids = receiver.ids();
        assert_eq!((ids.len(), ids.iter().collect::<BTreeSet<_>>().len()), (40, 40));
    }

    async fn what_was_under_way_at_a_kill_is_sent_again_under_the_same_id(app) {
        let receiver = Receiver::start().await;
        let app = Arc::new(app.reaching_this_machine(PATIENT));
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &["order.placed"]).await;
        receiver.plays(Play::Silence);
        app.try_target(&who, &target).await;
        let worker = tokio::spawn({
            let app = app.clone();
            async move { app.send_webhooks().await }
        });
        receiver.has(1).await;
        worker.abort();
        assert!(worker.await.unwrap_err().is_cancelled());
        assert_eq!(app.send_webhooks().await, 0, "its lease still runs");
        let id = app.deliveries(&who, &target).await[0]["id"].clone();
        let busy = app.webhook_act(&who, &format!("{}/deliveries/{id}/retry", target.id), &json!({})).await;
        assert_eq!(busy.assert(409).json["error"], "webhook_being_sent");
        receiver.plays(Play::Taken);
        app.wait(SignedDuration::from_mins(3));
        assert_eq!(app.send_webhooks().await, 1);
        let [first, second]: [_; 2] = receiver.received().try_into().unwrap();
        assert_eq!((first.header("webhook-id"), &first.body), (second.header("webhook-id"), &second.body));
        assert_eq!(app.deliveries(&who, &target).await[0]["status"]["code"], "delivered");
    }

    async fn a_target_that_never_answers_holds_up_no_other(app) {
        let (slow, quick) = (Receiver::start().await, Receiver::start().await);
        slow.plays(Play::Silence);
        let app = app.reaching_this_machine(PATIENT);
        let who = app.operator(&["administrator"]).await;
        let targets = [
            app.target_at(&who, &slow, "Powolny", &["order.placed"]).await,
            app.target_at(&who, &quick, "Szybki", &["order.placed"]).await,
        ];
        for _ in 0..20 {
            for target in &targets {
                app.try_target(&who, target).await;
            }
        }
        let worker = tokio::spawn(webhooks::run(app.app.clone()));
        quick.has(20).await;
        assert!(slow.received().len() <= 8, "as many as one target is sent at once");
        worker.abort();
    }

    async fn nothing_is_written_where_no_target_wants_it(app) {
        let who = app.operator(&["administrator"]).await;
        let disabled = json!({"events": ["points.posted"], "state": "disabled"});
        app.target(&who, disabled).await;
        app.target(&who, json!({"name": "Inny", "events": ["payout.confirmed"]})).await;
        let participant = app.participant().await;
        app.give_points(participant.id, 100).await;
        assert_eq!(app.count("SELECT count(*) FROM webhook_events").await, 0);
    }
}
