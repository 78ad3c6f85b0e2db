//! Messages that devices are sent: encrypted, signed, once for each device, and only while their session lasts.
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::given::PushService;
use crate::support::{TestApp, on_both};

/// Status and error of the last push message.
async fn last_message(app: &TestApp) -> (String, Option<String>) {
    let status =
        app.text("SELECT status FROM messages WHERE id > $1 AND channel = 'push' ORDER BY id DESC LIMIT 1", 0).await;
    let sql =
        "SELECT COALESCE(last_error, '') FROM messages WHERE id > $1 AND channel = 'push' ORDER BY id DESC LIMIT 1";
    let error = app.text(sql, 0).await;
    (status, Some(error).filter(|error| !error.is_empty()))
}

on_both! {
    async fn each_device_is_told_with_the_page_of_the_event(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        let key = app.push_is_on().await;
        let anna = app.participant().await;
        let (phone, laptop) = (service.device("phone"), service.device("laptop-2"));
        app.subscribe(&anna, &phone).await.assert(201);
        app.subscribe(&anna, &laptop).await.assert(201);
        app.tell(&anna, "Faktura sprawdzona").await;
        assert_eq!(app.send_push().await, 2);
        let mut pushed = service.pushed();
        pushed.sort_by_key(|pushed| pushed.device.clone());
        for (device, pushed) in [(&laptop, &pushed[0]), (&phone, &pushed[1])] {
            let read = device.read(pushed);
            assert_eq!((&read["title"], &read["body"], &read["page"]),
                (&json!("Faktura sprawdzona"), &json!("Faktura FV/1 jest sprawdzona."), &json!("/moje-faktury")));
            assert!(read["id"].is_i64());
            let header = |name: &str| pushed.headers[name].to_str().unwrap();
            assert_eq!((header("content-encoding"), header("ttl"), header("urgency")), ("aes128gcm", "86400", "normal"));
            let (token, sender) = header("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
            assert_eq!(sender, key);
            let (signed, signature) = token.rsplit_once('.').unwrap();
            let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, URL_SAFE_NO_PAD.decode(sender).unwrap());
            public.verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
            let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
            let claims: Value = serde_json::from_slice(&claims).unwrap();
            assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.origin), &json!("mailto:kontakt@plon.example")));
        }
        assert_eq!(app.send_push().await, 0);
        let service_host = app.text("SELECT DISTINCT recipient FROM messages WHERE id > $1 AND channel = 'push'", 0).await;
        assert_eq!(service_host, "127.0.0.1", "operators read no address of a device");
    }

    async fn a_device_that_is_gone_is_forgotten(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        for status in [404, 410] {
            app.subscribe(&anna, &service.device("phone")).await.assert(201);
            app.tell(&anna, "Faktura sprawdzona").await;
            service.answers(status);
            assert_eq!(app.send_push().await, 1);
            assert_eq!(app.devices().await, 0);
            let told = "To urządzenie nie odbiera już powiadomień".to_owned();
            assert_eq!(last_message(&app).await, ("expired".to_owned(), Some(told)));
        }
    }

    async fn a_service_that_is_busy_gets_it_later_and_once(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        let phone = service.device("phone");
        app.subscribe(&anna, &phone).await.assert(201);
        app.tell(&anna, "Faktura sprawdzona").await;
        for status in [503, 429] {
            service.answers(status);
            assert_eq!(app.send_push().await, 1);
            assert_eq!(last_message(&app).await.0, "queued");
            assert_eq!(app.send_push().await, 0, "not at once again");
            app.wait(SignedDuration::from_mins(10));
        }
        service.answers(201);
        assert_eq!(app.send_push().await, 1);
        assert_eq!(last_message(&app).await.0, "sent");
        assert_eq!((service.pushed().len(), app.devices().await), (3, 1));
    }

    async fn a_refusal_is_not_tried_again_and_news_of_yesterday_is_not_sent(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        app.subscribe(&anna, &service.device("phone")).await.assert(201);
        app.tell(&anna, "Faktura sprawdzona").await;
        service.answers(400);
        assert_eq!(app.send_push().await, 1);
        assert_eq!(last_message(&app).await, ("failed".to_owned(), Some("Usługa powiadomień odpowiedziała: 400".to_owned())));
        app.tell(&anna, "Faktura sprawdzona").await;
        app.wait(SignedDuration::from_hours(25));
        assert_eq!(app.send_push().await, 0);
        assert_eq!((last_message(&app).await.0, service.pushed().len()), ("expired".to_owned(), 1));
    }

    async fn a_device_hears_nothing_once_its_session_has_ended(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        app.subscribe(&anna, &service.device("phone")).await.assert(201);
        app.tell(&anna, "Przed wylogowaniem").await;
        app.get("/api/v1/auth/logout").bearer(&anna.token).send().await.assert(200);
        app.tell(&anna, "Po wylogowaniu").await;
        assert_eq!(app.count("SELECT count(*) FROM messages WHERE channel = 'push'").await, 1);
        app.send_push().await;
        assert!(service.pushed().is_empty());
        assert_eq!(last_message(&app).await.0, "expired");
    }

    async fn what_must_not_leave_the_portal_does_not(app) {
        use plon_platform::notifications::{self, NewNotification};
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        app.subscribe(&anna, &service.device("phone")).await.assert(201);
        let news = NewNotification { title: "Kod karty", content: "1234", page: "/moje-nagrody" };
        let mut tx = app.db().begin().await.unwrap();
        notifications::notify_in_app(&mut tx, anna.id, &news, app.now()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(app.send_push().await, 0);
    }

    async fn a_participant_tries_their_own_devices(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        app.subscribe(&anna, &service.device("phone")).await.assert(201);
        let test = async |who: &str| app.post("/api/v1/push/test").bearer(who).json(&json!({})).send().await;
        assert_eq!(test(&jan.token).await.assert(200).json["data"], json!({"devices": 0}));
        assert_eq!(test(&anna.token).await.assert(200).json["data"], json!({"devices": 1}));
        assert_eq!((app.send_push().await, service.pushed().len()), (1, 1));
        for _ in 0..9 {
            test(&anna.token).await.assert(200);
        }
        test(&anna.token).await.assert(429);
    }

    async fn what_waits_for_one_never_reaches_another_on_the_same_phone(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let phone = service.device("shared");
        app.subscribe(&anna, &phone).await.assert(201);
        app.tell(&anna, "Dla Anny").await;
        service.answers(503);
        assert_eq!(app.send_push().await, 1);
        app.subscribe(&jan, &phone).await.assert(201);
        service.answers(201);
        app.wait(SignedDuration::from_mins(10));
        assert_eq!(app.send_push().await, 1);
        assert_eq!((service.pushed().len(), last_message(&app).await.0), (1, "expired".to_owned()));
    }

    async fn a_device_hears_nothing_once_its_session_is_idle(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        app.subscribe(&anna, &service.device("phone")).await.assert(201);
        app.wait(SignedDuration::from_hours(24 * 15));
        app.tell(&anna, "Po dwóch tygodniach").await;
        assert_eq!((app.count("SELECT count(*) FROM messages WHERE channel = 'push'").await, app.send_push().await), (0, 0));
    }

    async fn a_service_that_stays_away_is_given_up_within_minutes(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        app.push_is_on().await;
        let anna = app.participant().await;
        app.subscribe(&anna, &service.device("phone")).await.assert(201);
        app.tell(&anna, "Faktura sprawdzona").await;
        service.answers(500);
        for _ in 0..5 {
            assert_eq!(app.send_push().await, 1);
            app.wait(SignedDuration::from_mins(4));
        }
        assert_eq!((app.send_push().await, last_message(&app).await.0), (0, "failed".to_owned()));
    }
}
