//! Devices: subscribed within a session, moved, ended, and only their owner's.
use jiff::SignedDuration;
use plon_platform::sessions::Subject;
use serde_json::json;

use super::given::{PUSH, PushService, SUBSCRIPTIONS};
use crate::support::on_both;

on_both! {
    async fn a_device_subscribes_only_while_push_is_on(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        let anna = app.participant().await;
        let device = service.device("a");
        let shown = app.get(PUSH).bearer(&anna.token).send().await;
        assert_eq!(shown.assert(200).json["data"], json!({"public_key": null}));
        assert_eq!(app.subscribe(&anna, &device).await.assert(409).json["error"], "push_off");
        let key = app.push_is_on().await;
        let shown = app.get(PUSH).bearer(&anna.token).send().await;
        assert_eq!(shown.assert(200).json["data"], json!({"public_key": key}));
        app.subscribe(&anna, &device).await.assert(201);
        app.subscribe(&anna, &device).await.assert(201);
        assert_eq!(app.devices().await, 1);
        app.get(PUSH).send().await.assert(401);
        app.post(SUBSCRIPTIONS).json(&device.subscription()).send().await.assert(401);
    }

    async fn a_device_follows_who_signs_in_on_it(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let device = service.device("shared");
        app.subscribe(&anna, &device).await.assert(201);
        app.subscribe(&jan, &device).await.assert(201);
        app.tell(&anna, "Dla Anny").await;
        app.tell(&jan, "Dla Jana").await;
        assert_eq!(app.send_push().await, 1);
        assert_eq!(device.read(&service.pushed()[0])["title"], "Dla Jana");
    }

    async fn nobody_ends_the_device_of_another(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let device = service.device("a");
        app.subscribe(&anna, &device).await.assert(201);
        let (path, form) = (format!("{SUBSCRIPTIONS}/remove"), json!({"endpoint": device.endpoint}));
        app.post(&path).bearer(&jan.token).json(&form).send().await.assert(200);
        assert_eq!(app.devices().await, 1);
        app.post(&path).bearer(&anna.token).json(&form).send().await.assert(200);
        app.post(&path).bearer(&anna.token).json(&form).send().await.assert(200);
        assert_eq!(app.devices().await, 0);
    }

    async fn keys_that_encrypt_nothing_and_addresses_inside_are_refused(app) {
        app.push_is_on().await;
        let anna = app.participant().await;
        let device = PushService::default().device("a");
        let with = |field: &str, value: &str| {
            let mut form = device.subscription();
            form["endpoint"] = json!("https://fcm.googleapis.com/fcm/send/a");
            form[field] = json!(value);
            form
        };
        for (field, value, sentence) in [
            ("endpoint", "https://127.0.0.1/a", "Ten adres prowadzi do sieci, do której nie wysyłamy zdarzeń"),
            ("endpoint", "http://fcm.googleapis.com/a", "Adres musi zaczynać się od https://"),
            ("endpoint", "https://push.example.com/a",
             "Nie znamy usługi powiadomień tej przeglądarki. Użyj Chrome, Firefoksa, Edge albo Safari."),
            ("endpoint", "https://fcm.googleapis.com.example.com/a",
             "Nie znamy usługi powiadomień tej przeglądarki. Użyj Chrome, Firefoksa, Edge albo Safari."),
            ("endpoint", "nie adres", "Podaj adres, który zaczyna się od https://"),
            ("p256dh", "AAAA", "Przeglądarka podała zły klucz urządzenia"),
            ("auth", "AAAA", "Przeglądarka podała zły klucz urządzenia"),
        ] {
            let answer = app.post(SUBSCRIPTIONS).bearer(&anna.token).json(&with(field, value)).send().await;
            assert_eq!(answer.assert(422).field(field), sentence, "{field} {value}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "a".repeat(1_000));
        let answer = app.post(SUBSCRIPTIONS).bearer(&anna.token).json(&with("endpoint", &long)).send().await;
        assert_eq!(answer.assert(422).field("endpoint"), "Adres urządzenia jest za długi");
        assert_eq!(app.devices().await, 0);
    }

    async fn the_oldest_of_very_many_devices_gives_way(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        for number in 0..22 {
            app.subscribe(&anna, &service.device(&format!("d{number}"))).await.assert(201);
        }
        assert_eq!(app.devices().await, 20);
        assert_eq!(app.count("SELECT count(*) FROM push_subscriptions WHERE endpoint LIKE '%/d0' OR endpoint LIKE '%/d1'").await, 0);
        app.wait(SignedDuration::from_secs(1));
        app.subscribe(&anna, &service.device("d2")).await.assert(201);
        app.subscribe(&anna, &service.device("d22")).await.assert(201);
        assert_eq!(app.count("SELECT count(*) FROM push_subscriptions WHERE endpoint LIKE '%/d2'").await, 1,
            "one that was just subscribed again is not the oldest");
    }

    async fn partners_have_devices_too(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let jan = app.participant_numbered(1).await;
        app.make_partner(jan.id).await;
        let token = app.sign_in(Subject::Participant(jan.id)).await;
        let form = service.device("a").subscription();
        app.post(SUBSCRIPTIONS).bearer(&token).json(&form).send().await.assert(201);
    }
}
