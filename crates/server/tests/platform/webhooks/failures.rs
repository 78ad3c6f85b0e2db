//! Deliveries that fail: retries over days, answers that ask for more time, targets that are gone, dead letters.
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use jiff::SignedDuration;
use plon_platform::alarms::{self, Alarm, AlarmKind};
use serde_json::json;

use super::given::{Play, Receiver, Target};
use crate::support::{OperatorClient, TestApp, on_both};

const SOON: Duration = Duration::from_millis(500);

struct Scene {
    app: TestApp,
    who: OperatorClient,
    receiver: Receiver,
    target: Target,
}

impl Scene {
    /// A target with so many events.
    async fn new(app: TestApp, events: usize) -> Scene {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(SOON);
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &["order.placed"]).await;
        for _ in 0..events {
            app.try_target(&who, &target).await;
        }
        Scene { app, who, receiver, target }
    }

    /// The administrator after days, in a session of their own.
    async fn later(&mut self, time: SignedDuration) {
        self.app.wait(time);
        self.who = OperatorClient { id: self.who.id, token: self.app.operator_again(self.who.id).await };
    }

    async fn state(&self) -> String {
        let delivery = &self.app.deliveries(&self.who, &self.target).await[0];
        delivery["status"]["code"].as_str().unwrap().to_owned()
    }

    /// Seconds until the next try.
    async fn seconds_to_next(&self) -> i64 {
        let due = self.app.number("SELECT due_at FROM webhook_deliveries WHERE target_id = $1", self.target.id).await;
        (due - self.app.now().0.as_microsecond()) / 1_000_000
    }

    async fn alarm(&self) -> Option<Alarm> {
        let raised = alarms::list_raised(&mut self.app.db().read().await.unwrap()).await.unwrap();
        raised.into_iter().find(|alarm| alarm.kind == AlarmKind::WebhooksDead)
    }

    /// Tries until the last one has failed.
    async fn give_up(&mut self) -> usize {
        self.receiver.plays(Play::Status(500));
        let mut tries = self.app.send_webhooks().await;
        for _ in 0..14 {
            self.app.wait(SignedDuration::from_hours(14));
            tries += self.app.send_webhooks().await;
        }
        self.later(SignedDuration::ZERO).await;
        tries
    }
}

on_both! {
    async fn a_target_that_fails_for_an_hour_loses_nothing(app) {
        let mut scene = Scene::new(app, 20).await;
        scene.receiver.plays(Play::Status(500));
        for _ in 0..60 {
            scene.app.send_all_webhooks().await;
            scene.app.wait(SignedDuration::from_mins(1));
        }
        assert_eq!(scene.app.count("SELECT count(*) FROM webhook_deliveries WHERE state = 'waiting'").await, 20);
        let failed = scene.receiver.received().len();
        assert!((20 * 5..=20 * 7).contains(&failed), "{failed} tries within the hour");
        scene.receiver.plays(Play::Taken);
        for _ in 0..60 {
            scene.app.wait(SignedDuration::from_mins(1));
            scene.app.send_all_webhooks().await;
        }
        let taken = scene.receiver.ids().split_off(failed);
        assert_eq!((taken.len(), taken.iter().collect::<BTreeSet<_>>().len()), (20, 20));
        assert_eq!(scene.app.count("SELECT count(*) FROM webhook_deliveries WHERE state = 'delivered'").await, 20);
        let mut by_id: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for request in scene.receiver.received() {
            by_id.entry(request.header("webhook-id").to_owned()).or_default().insert(request.body);
        }
        assert!(by_id.len() == 20 && by_id.values().all(|bodies| bodies.len() == 1), "each id has one body");
        scene.later(SignedDuration::ZERO).await;
        assert_eq!(scene.state().await, "delivered");
    }

    async fn a_target_that_is_gone_is_disabled_and_administrators_are_warned(app) {
        let scene = Scene::new(app, 1).await;
        scene.receiver.plays(Play::Status(410));
        assert_eq!(scene.app.send_webhooks().await, 1);
        let seen = scene.app.webhook(&scene.who, scene.target.id).await;
        assert_eq!((&seen["status"]["code"], &seen["dead"]), (&json!("disabled"), &json!(1)));
        assert!(seen["disabled_because"].as_str().unwrap().contains("410"), "{seen}");
        let alarm = scene.alarm().await.unwrap();
        assert_eq!((alarm.count, alarm.detail.as_str()), (1, "Cel"));
        let form = json!({"name": "Cel", "url": scene.receiver.address, "events": ["order.placed"], "state": "disabled",
            "version": seen["version"], "code": scene.app.next_code(scene.who.id).await});
        scene.app.webhook_act(&scene.who, &format!("{}/update", scene.target.id), &form).await.assert(200);
        assert_eq!(scene.alarm().await, None, "an operator knows of it");
    }

    async fn a_target_that_is_too_slow_or_leads_elsewhere_is_tried_again(app) {
        let scene = Scene::new(app, 1).await;
        scene.receiver.plays(Play::Silence);
        scene.app.send_webhooks().await;
        scene.receiver.plays(Play::Redirect);
        scene.app.wait(SignedDuration::from_mins(1));
        scene.app.send_webhooks().await;
        let seen = scene.app.delivery(&scene.who, &scene.target).await;
        assert_eq!(seen["delivery"]["status"]["code"], "waiting");
        assert_eq!(seen["attempts"][0]["status"], 307);
        assert_eq!(seen["attempts"][1]["error"], "Odbiorca nie odpowiedział na czas");
        assert_eq!(scene.receiver.received().len(), 2, "no redirect is followed");
    }

    async fn a_target_that_is_busy_says_for_how_long_within_bounds(app) {
        let scene = Scene::new(app, 1).await;
        let mut waits = Vec::new();
        for play in [Play::Busy(503, 600), Play::Busy(429, 1), Play::Busy(500, 600), Play::Busy(503, 10_000_000)] {
            scene.receiver.plays(play);
            assert_eq!(scene.app.send_webhooks().await, 1);
            let wait = scene.seconds_to_next().await;
            waits.push(wait);
            scene.app.wait(SignedDuration::from_secs(wait + 1));
        }
        assert_eq!(waits[0], 600);
        assert!((30..=33).contains(&waits[1]) && (120..=132).contains(&waits[2]), "{waits:?}");
        assert_eq!(waits[3], 12 * 3600);
    }

    async fn a_dead_letter_raises_an_alarm_and_is_sent_again_by_hand(app) {
        let mut scene = Scene::new(app, 1).await;
        assert_eq!(scene.give_up().await, 15);
        assert_eq!(scene.state().await, "dead");
        assert_eq!(scene.alarm().await.unwrap().count, 1);
        scene.receiver.plays(Play::Taken);
        let act = format!("{}/retry", scene.target.id);
        let none = scene.app.webhook_act(&scene.who, &act, &json!({"since": "2025-08-21"})).await;
        assert_eq!(none.assert(200).json["data"]["deliveries"], 0);
        let again = scene.app.webhook_act(&scene.who, &act, &json!({"since": "2025-08-20"})).await;
        assert_eq!(again.assert(200).json["data"]["deliveries"], 1);
        assert_eq!(scene.alarm().await, None);
        assert_eq!(scene.app.send_webhooks().await, 1);
        assert_eq!(scene.state().await, "delivered");
        assert_eq!(scene.receiver.ids().iter().collect::<BTreeSet<_>>().len(), 1, "it is the same message");
        let id = scene.app.deliveries(&scene.who, &scene.target).await[0]["id"].clone();
        let one = format!("{}/deliveries/{id}/retry", scene.target.id);
        scene.app.webhook_act(&scene.who, &one, &json!({})).await.assert(200);
        assert_eq!(scene.app.send_webhooks().await, 1, "one that was taken as well");
        assert_eq!(scene.app.count("SELECT count(*) FROM audit_log WHERE action = 'webhooks.retry'").await, 3);
    }

    async fn old_events_are_deleted_with_their_deliveries(app) {
        let mut scene = Scene::new(app, 3).await;
        scene.give_up().await;
        let now = scene.app.now();
        let mut tx = scene.app.db().begin().await.unwrap();
        assert_eq!(plon_platform::webhooks::delete_old_events(&mut tx, now, 2).await.unwrap(), 2);
        assert_eq!(plon_platform::webhooks::delete_old_events(&mut tx, now, 2).await.unwrap(), 1);
        plon_platform::webhooks::update_alarm(&mut tx, now).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(scene.app.count("SELECT count(*) FROM webhook_attempts").await, 0);
        assert_eq!(scene.app.count("SELECT count(*) FROM webhook_deliveries").await, 0);
        assert_eq!(scene.alarm().await, None);
    }
}
