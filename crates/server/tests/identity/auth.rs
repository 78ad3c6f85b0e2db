//! A participant signs in and out.
use jiff::SignedDuration;
use serde_json::json;

use crate::support::{PASSWORD, TestApp, on_both};

const WRONG: &str = "Niepoprawny NIP/PESEL lub hasło";

async fn profile_status(app: &TestApp, bearer: &str) -> u16 {
    app.get("/api/v1/user/profile").bearer(bearer).send().await.status.as_u16()
}

on_both! {
    async fn a_known_and_an_unknown_nip_get_the_same_words_for_one_hash_each(app) {
        let participant = app.participant_with_password().await;
        let known = app.log_in(participant.nip, "Zboze#2024").await;
        assert_eq!(app.app.passwords.hashed(), 1);
        let unknown = app.log_in("7740001454", "Zboze#2024").await;
        assert_eq!(app.app.passwords.hashed(), 2);
        assert_eq!((known.status, &known.json), (unknown.status, &unknown.json));
        app.participant_numbered(2).await;
        let without_password = app.log_in("5213017228", "Zboze#2024").await;
        assert_eq!(app.app.passwords.hashed(), 3);
        assert_eq!(without_password.json, known.json);
    }

    async fn the_right_password_gives_a_bearer_and_a_refresh_cookie(app) {
        let participant = app.participant_with_password().await;
        let answer = app.log_in(participant.nip, PASSWORD).await;
        let tokens = answer.tokens();

        assert_eq!(profile_status(&app, &tokens.bearer).await, 200);
        let expires: jiff::Timestamp = answer.json["data"]["expires_at"].as_str().unwrap().parse().unwrap();
        assert_eq!(expires.duration_since(app.app.clock.now().0), SignedDuration::from_mins(15));
        let attributes = "; Path=/; Max-Age=1209600; HttpOnly; SameSite=Strict";
        assert_eq!(answer.cookie(), Some(format!("plon_refresh={}{attributes}", tokens.refresh).as_str()));
        assert_eq!(answer.headers["cache-control"], "no-store");
        assert!(answer.json["data"].get("refresh_token").is_none(), "a script must not read the refresh token");
    }

    async fn a_nip_with_hyphens_is_the_same_nip(app) {
        app.participant_with_password().await;
        app.log_in("526-025-02-74", PASSWORD).await.assert(200);
    }

    async fn a_partner_signs_in_by_the_same_form(app) {
        let participant = app.participant_with_password().await;
        app.make_partner(participant.id).await;
        app.log_in(participant.nip, PASSWORD).await.assert(200);
    }

    async fn a_bearer_is_refused_after_fifteen_minutes(app) {
        let participant = app.participant_with_password().await;
        let tokens = app.log_in(participant.nip, PASSWORD).await.tokens();
        app.wait(SignedDuration::from_mins(15) - SignedDuration::from_micros(1));
        assert_eq!(profile_status(&app, &tokens.bearer).await, 200);
        app.wait(SignedDuration::from_micros(1));
        assert_eq!(profile_status(&app, &tokens.bearer).await, 401);
    }

    async fn what_is_wrong_is_one_sentence_for_all(app) {
        let participant = app.participant_with_password().await;
        let unset = app.participant_numbered(1).await;
        for (why, nip, password) in [
            ("a wrong password", participant.nip, "Zboze#2024"),
            ("an unknown NIP", "5213017228", PASSWORD),
            ("a participant without a password", unset.nip, PASSWORD),
        ] {
            let answer = app.log_in(nip, password).await;
            answer.assert(422);
            assert_eq!(
                answer.json,
                json!({ "error": "invalid_credentials", "message": WRONG }),
                "{why} must not tell which it is"
            );
            assert!(answer.cookie().is_none());
        }
    }

    async fn a_disabled_participant_is_refused_like_a_wrong_password(app) {
        let participant = app.participant_with_password().await;
        let tokens = app.log_in(participant.nip, PASSWORD).await.tokens();
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", participant.id.0).await;

        assert_eq!(app.log_in(participant.nip, PASSWORD).await.assert(422).message(), WRONG);
        assert_eq!(profile_status(&app, &tokens.bearer).await, 401);
        app.refresh(&tokens.refresh).await.assert(401);
    }

    async fn an_empty_form_reports_every_field(app) {
        for form in [json!({}), json!({ "account_type": "", "nip": "", "password": "" })] {
            let answer = app.post("/api/v1/auth/login").json(&form).send().await;
            answer.assert(422);
            for field in ["account_type", "nip", "password"] {
                assert_eq!(answer.field(field), "Pole jest wymagane", "{field}");
            }
        }
    }

    async fn a_wrong_nip_and_a_missing_password_are_reported_together(app) {
        let form = json!({ "account_type": "program.inny", "nip": "5260250275", "password": "" });
        let answer = app.post("/api/v1/auth/login").json(&form).send().await;
        answer.assert(422);
        assert_eq!(answer.field("nip"), "Pole nie jest poprawnym numerem NIP");
        assert_eq!(answer.field("password"), "Pole jest wymagane");
        assert_eq!(answer.field("account_type"), "Nieznany rodzaj konta");
    }

    async fn what_is_given_twice_is_refused(app) {
        let twice = r#"{"account_type":"program.retail","nip":"5260250274","nip":"9990034160","password":"Plon#2025"}"#;
        let answer = app.post("/api/v1/auth/login").header("content-type", "application/json").text(twice).send().await;
        assert_eq!(answer.assert(400).json["error"], "malformed");
        app.get("/api/v1/cms/news?page=1&page=2").send().await.assert(400);
    }

    async fn a_body_that_is_no_form_is_refused_in_json(app) {
        let answer = app.post("/api/v1/auth/login").json(&json!([1, 2])).send().await;
        assert_eq!(answer.assert(400).json["error"], "malformed");
        app.post("/api/v1/auth/login").send().await.assert(415);
    }

    async fn a_token_used_after_logout_is_refused(app) {
        let participant = app.participant_with_password().await;
        let tokens = app.log_in(participant.nip, PASSWORD).await.tokens();
        let other_device = app.log_in(participant.nip, PASSWORD).await.tokens();

        let answer = app.get("/api/v1/auth/logout").bearer(&tokens.bearer).send().await;
        answer.assert(200);
        assert_eq!(answer.cookie(), Some("plon_refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"));
        assert_eq!(profile_status(&app, &tokens.bearer).await, 401);
        app.refresh(&tokens.refresh).await.assert(401);
        assert_eq!(profile_status(&app, &other_device.bearer).await, 200);
    }

    async fn logout_takes_an_expired_bearer(app) {
        let participant = app.participant_with_password().await;
        let tokens = app.log_in(participant.nip, PASSWORD).await.tokens();
        app.wait(SignedDuration::from_hours(24));
        app.get("/api/v1/auth/logout").bearer(&tokens.bearer).send().await.assert(200);
        app.refresh(&tokens.refresh).await.assert(401);
    }

    async fn logout_does_nothing_by_a_cookie_alone(app) {
        let participant = app.participant_with_password().await;
        let tokens = app.log_in(participant.nip, PASSWORD).await.tokens();
        let cookie = format!("plon_refresh={}", tokens.refresh);
        let answer = app.get("/api/v1/auth/logout").header("cookie", &cookie).send().await;
        answer.assert(200);
        assert!(answer.cookie().is_none(), "another site's page could sign everyone out by a link");
        assert_eq!(profile_status(&app, &tokens.bearer).await, 200);
        app.refresh(&tokens.refresh).await.assert(200);
    }

    async fn logout_of_an_unknown_bearer_is_fine(app) {
        app.get("/api/v1/auth/logout").bearer("nic-takiego").send().await.assert(200);
        app.get("/api/v1/auth/logout").send().await.assert(200);
    }

    async fn signing_in_again_ends_the_session_that_the_browser_had(app) {
        let participant = app.participant_with_password().await;
        let before = app.log_in(participant.nip, PASSWORD).await.tokens();
        let form = json!({ "account_type": "program.retail", "nip": participant.nip, "password": PASSWORD });
        let cookie = format!("plon_refresh={}", before.refresh);
        let after = app.post("/api/v1/auth/login").header("cookie", &cookie).json(&form).send().await.tokens();

        assert_ne!((&before.bearer, &before.refresh), (&after.bearer, &after.refresh));
        assert_eq!(profile_status(&app, &before.bearer).await, 401);
        app.refresh(&before.refresh).await.assert(401);
        assert_eq!(profile_status(&app, &after.bearer).await, 200);
    }

    async fn tries_are_limited_per_nip_and_window(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..10 {
            app.log_in(participant.nip, "Zboze#2024").await.assert(422);
        }
        let answer = app.log_in(participant.nip, PASSWORD).await;
        assert_eq!(answer.assert(429).message(), "Za dużo prób. Odczekaj chwilę i spróbuj ponownie.");
        let seconds: i64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert_eq!(seconds, 15 * 60, "the test's clock stands at the start of a window");

        app.wait(SignedDuration::from_secs(seconds - 1));
        assert_eq!(app.log_in(participant.nip, PASSWORD).await.assert(429).headers["retry-after"], "1");
        app.wait(SignedDuration::from_secs(1));
        app.log_in(participant.nip, PASSWORD).await.assert(200);
    }

    async fn a_try_over_the_limit_is_refused_before_its_password_is_looked_at(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..10 {
            app.log_in(participant.nip, "Zboze#2024").await.assert(422);
        }
        app.execute("UPDATE participants SET password_hash = 'an error, once looked at' WHERE id = $1", participant.id.0)
            .await;
        app.log_in(participant.nip, PASSWORD).await.assert(429);
    }

    async fn tries_at_once_share_one_budget(app) {
        let participant = app.participant_with_password().await;
        let tries = (0..15).map(|_| app.log_in(participant.nip, "Zboze#2024"));
        let answers = futures_util::future::join_all(tries).await;
        let with = |status: u16| answers.iter().filter(|answer| answer.status.as_u16() == status).count();
        assert_eq!((with(422), with(429)), (10, 5));
    }

    async fn an_unknown_nip_is_limited_like_a_known_one(app) {
        for _ in 0..10 {
            app.log_in("5213017228", PASSWORD).await.assert(422);
        }
        app.log_in("5213017228", PASSWORD).await.assert(429);
    }

    async fn a_right_try_does_not_count_and_gives_back_nothing_else(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..9 {
            app.log_in(participant.nip, "Zboze#2024").await.assert(422);
        }
        for _ in 0..3 {
            app.log_in(participant.nip, PASSWORD).await.assert(200);
        }
        app.log_in(participant.nip, "Zboze#2024").await.assert(422);
        app.log_in(participant.nip, PASSWORD).await.assert(429);
    }

    async fn tries_are_limited_per_address_over_all_nips_whatever_the_client_says_of_it(app) {
        let participant = app.participant_with_password().await;
        let tried = async |nip: &str, made_up: usize| {
            let form = json!({ "account_type": "program.retail", "nip": nip, "password": PASSWORD });
            let address = format!("192.0.2.{made_up}");
            app.post("/api/v1/auth/login").header("x-forwarded-for", &address).json(&form).send().await
        };
        for nip in ["5213017228", "1132191233", "7740001454", "9995823217", "5252248481"] {
            for made_up in 0..10 {
                tried(nip, made_up).await.assert(422);
            }
        }
        tried(participant.nip, 10).await.assert(429);
    }
}
