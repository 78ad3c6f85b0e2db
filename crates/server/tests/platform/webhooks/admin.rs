//! Administration of targets: secrets shown once and sealed, addresses that are refused, changes, rotation, the log.
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::given::{Play, Receiver, WEBHOOKS};
use crate::support::{OperatorClient, TestApp, on_both};

use std::time::Duration;

const SOON: Duration = Duration::from_secs(5);

async fn change(app: &TestApp, who: &OperatorClient, id: i64, with: Value) -> crate::support::Answer {
    let mut form = json!({"name": "Hurtownia danych", "url": "https://hooks.invalid/plon", "events": ["order.placed"],
        "version": 2, "code": app.next_code(who.id).await});
    form.as_object_mut().unwrap().extend(with.as_object().unwrap().clone());
    app.webhook_act(who, &format!("{id}/update"), &form).await
}

on_both! {
    async fn a_target_gets_a_secret_that_is_shown_once_and_kept_sealed(app) {
        let who = app.operator(&["administrator"]).await;
        let target = app.target(&who, json!({"events": ["invoice.decided", "points.posted"]})).await;
        assert!(target.secret.starts_with("whsec_") && target.secret.len() == 50, "{}", target.secret);
        let seen = app.webhook(&who, target.id).await;
        assert_eq!((&seen["status"]["code"], &seen["dead"]), (&json!("active"), &json!(0)));
        assert_eq!(seen["events"][0], json!({"code": "invoice.decided", "label": "Faktura rozpatrzona"}));
        let kept = app.text("SELECT secret FROM webhook_targets WHERE id = $1", target.id).await;
        assert!(kept.starts_with("v1.") && !kept.contains(&target.secret[6..]), "{kept}");
        let listed = app.get(WEBHOOKS).bearer(&who.token).send().await;
        assert_eq!(listed.assert(200).json["data"]["items"][0]["name"], "Hurtownia danych");
        assert!(!listed.json.to_string().contains("whsec_"));
        let recorded = "SELECT count(*) FROM audit_log WHERE action = 'webhooks.create' AND after LIKE '%hooks.invalid%'
            AND after NOT LIKE '%whsec_%'";
        assert_eq!(app.count(recorded).await, 1);
    }

    async fn a_target_needs_a_fresh_code_and_whole_fields(app) {
        let who = app.operator(&["administrator"]).await;
        app.make_target(&who, json!({"code": ""})).await.assert(422);
        let answer = app.make_target(&who, json!({"name": " ", "url": "", "events": [], "state": "asleep",
            "api_client_id": 999})).await;
        answer.assert(422);
        for field in ["name", "url", "events", "state", "api_client_id"] {
            assert_ne!(answer.field(field), "", "{field}");
        }
        let answer = app.make_target(&who, json!({"events": ["invoice.decided", "webhook.test"]})).await;
        assert_eq!(answer.assert(422).field("events"), "Wybierz zdarzenia z\u{a0}listy");
        assert_eq!(app.count("SELECT count(*) FROM webhook_targets").await, 0);
        app.target(&who, json!({})).await;
        let taken = app.make_target(&who, json!({})).await;
        assert_eq!(taken.assert(422).field("name"), "Webhook o\u{a0}tej nazwie już istnieje");
    }

    async fn an_address_inside_is_refused_when_it_is_typed(app) {
        let who = app.operator(&["administrator"]).await;
        for url in ["http://hooks.example/a", "https://127.0.0.1/", "https://localhost:8443/a", "https://[::1]/",
            "https://169.254.169.254/latest/meta-data", "https://10.0.0.7/", "https://[::ffff:192.168.0.1]/", "https://0x7f.1/"]
        {
            let answer = app.make_target(&who, json!({"url": url})).await;
            assert_ne!(answer.assert(422).field("url"), "", "{url}");
        }
        assert_eq!(app.count("SELECT count(*) FROM webhook_targets").await, 0);
    }

    async fn an_address_inside_is_refused_again_when_it_is_sent_to(app) {
        let receiver = Receiver::start().await;
        let who = app.operator(&["administrator"]).await;
        let target = app.target(&who, json!({})).await;
        let port = receiver.address.rsplit(':').next().unwrap();
        for host in ["http://127.0.0.1", "https://127.0.0.1", "https://localhost"] {
            app.execute("DELETE FROM webhook_attempts WHERE 0 = $1", 0).await;
            app.execute("DELETE FROM webhook_deliveries WHERE 0 = $1", 0).await;
            let url = format!("{host}:{port}");
            let mut tx = app.db().begin().await.unwrap();
            plon_kernel::on_db!(&mut tx, conn => sqlx::query("UPDATE webhook_targets SET url = $1")
                .bind(&url).execute(conn).await.map(|_| ())).unwrap();
            tx.commit().await.unwrap();
            app.try_target(&who, &target).await;
            assert_eq!(app.send_webhooks().await, 1);
            let tried = app.delivery(&who, &target).await;
            assert_eq!(tried["attempts"][0]["error"], "Adres prowadzi do sieci, do której nie wysyłamy zdarzeń", "{url}");
            assert_eq!(tried["delivery"]["status"]["code"], "waiting");
        }
        assert_eq!(receiver.received().len(), 0);
    }

    async fn a_change_names_its_version_and_a_paused_target_gets_its_events_later(app) {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(SOON);
        let who = app.operator(&["administrator"]).await;
        let target = app.target(&who, json!({})).await;
        assert_eq!(change(&app, &who, target.id, json!({"version": 1})).await.assert(409).json["error"], "version_changed");
        let paused = change(&app, &who, target.id, json!({"url": receiver.address, "state": "paused"})).await;
        assert_eq!(paused.assert(200).json["data"]["status"]["code"], "paused");
        app.try_target(&who, &target).await;
        assert_eq!(app.send_webhooks().await, 0);
        assert_eq!(app.webhook(&who, target.id).await["waiting"], 1);
        change(&app, &who, target.id, json!({"url": receiver.address, "version": 3})).await.assert(200);
        assert_eq!(app.send_webhooks().await, 1);
        assert_eq!(receiver.received().len(), 1);
        change(&app, &who, target.id, json!({"url": receiver.address, "state": "disabled", "version": 4})).await.assert(200);
        let refused = app.webhook_act(&who, &format!("{}/test", target.id), &json!({})).await;
        assert_eq!(refused.assert(409).json["error"], "webhook_disabled");
    }

    async fn the_secret_before_signs_beside_the_new_one_until_the_overlap_ends(app) {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(SOON);
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &["order.placed"]).await;
        let code = app.next_code(who.id).await;
        let form = json!({"overlap_hours": 24, "code": code});
        let answer = app.webhook_act(&who, &format!("{}/secret", target.id), &form).await;
        let newer = answer.assert(201).json["data"]["secret"].as_str().unwrap().to_owned();
        app.try_target(&who, &target).await;
        app.send_webhooks().await;
        let both = &receiver.received()[0];
        assert!(both.is_signed_by(&target.secret) && both.is_signed_by(&newer));
        app.wait(SignedDuration::from_hours(24));
        let who = OperatorClient { id: who.id, token: app.operator_again(who.id).await };
        app.try_target(&who, &target).await;
        app.send_webhooks().await;
        let one = &receiver.received()[1];
        assert!(!one.is_signed_by(&target.secret) && one.is_signed_by(&newer));
        let form = json!({"overlap_hours": 169, "code": "123456"});
        let answer = app.webhook_act(&who, &format!("{}/secret", target.id), &form).await;
        assert_ne!(answer.assert(422).field("overlap_hours"), "");
    }

    async fn the_log_has_bodies_and_answers_and_a_long_answer_is_cut(app) {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(SOON);
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &["order.placed"]).await;
        receiver.plays(Play::LongAnswer);
        app.try_target(&who, &target).await;
        app.send_webhooks().await;
        let seen = app.delivery(&who, &target).await;
        assert_eq!(seen["delivery"]["status"]["code"], "delivered");
        assert_eq!(seen["body"], receiver.received()[0].body);
        assert_eq!(seen["delivery"]["message_id"], receiver.ids()[0]);
        let attempt = &seen["attempts"][0];
        assert_eq!((&attempt["status"], &attempt["error"]), (&json!(200), &Value::Null));
        assert_eq!(attempt["answer"].as_str().unwrap().len(), 2048);
        let path = format!("{WEBHOOKS}/{}/deliveries?state=dead", target.id);
        let dead = app.get(&path).bearer(&who.token).send().await;
        assert_eq!(dead.assert(200).json["data"]["items"], json!([]));
        let elsewhere = format!("{WEBHOOKS}/999/deliveries/{}", seen["delivery"]["id"]);
        app.get(&elsewhere).bearer(&who.token).send().await.assert(404);
    }

    async fn secrets_follow_a_new_key_and_are_given_up_with_a_lost_one(app) {
        let who = app.operator(&["administrator"]).await;
        let target = app.target(&who, json!({})).await;
        let newer = plon_platform::secrets::Secrets::new(&[[8; 32], [7; 32]]).unwrap();
        let sealed = plon_platform::secrets::seal_all(app.db(), &app.app.rng, &newer).await.unwrap();
        assert!(sealed >= 1, "{sealed}");
        let kept = app.text("SELECT secret FROM webhook_targets WHERE id = $1", target.id).await;
        let place = plon_platform::secrets::Place::WebhookSecret(plon_kernel::ids::WebhookTargetId(target.id));
        assert_eq!(plon_platform::secrets::Secrets::new(&[[8; 32]]).unwrap().open(place, &kept).unwrap(), target.secret);
        let mut tx = app.db().begin().await.unwrap();
        let lost = plon_platform::secrets::give_up(&mut tx, None).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(lost.webhooks, [plon_kernel::ids::WebhookTargetId(target.id)]);
        let seen = app.webhook(&who, target.id).await;
        assert_eq!(seen["status"]["code"], "disabled");
        assert!(seen["disabled_because"].as_str().unwrap().starts_with("Klucz"), "{seen}");
    }
}
