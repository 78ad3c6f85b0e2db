//! The password given again: what it opens, for how long, and how often it may be wrong.
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, ParticipantClient, TestApp, on_both};

async fn confirm(app: &TestApp, participant: &ParticipantClient, password: &str) -> Answer {
    let form = json!({ "password": password });
    app.post("/api/v1/auth/confirm").bearer(&participant.token).json(&form).send().await
}

async fn change_phone(app: &TestApp, participant: &ParticipantClient) -> Answer {
    let form = json!({ "phone": "+48 600 700 800" });
    app.post("/api/v1/user/profile").bearer(&participant.token).json(&form).send().await
}

on_both! {
    async fn a_risky_change_needs_the_password_given_again_within_ten_minutes(app) {
        let participant = app.participant_with_password().await;
        let refused = change_phone(&app, &participant).await;
        assert_eq!(refused.assert(403).json["error"], "reauth_required");
        assert_eq!(refused.message(), "Podaj hasło, aby potwierdzić, że to Ty");
        let confirmed = confirm(&app, &participant, PASSWORD).await;
        assert_eq!(confirmed.assert(200).json["data"]["until"], "2025-08-20T07:10:00Z");
        app.wait(SignedDuration::from_mins(10));
        change_phone(&app, &participant).await.assert(200);
    }

    async fn after_ten_minutes_it_is_asked_for_again(app) {
        let participant = app.participant_with_password().await;
        confirm(&app, &participant, PASSWORD).await.assert(200);
        app.wait(SignedDuration::from_secs(601));
        change_phone(&app, &participant).await.assert(403);
    }

    async fn it_confirms_the_session_that_gave_it_and_no_other(app) {
        let participant = app.participant_with_password().await;
        confirm(&app, &participant, PASSWORD).await.assert(200);
        let other = ParticipantClient { token: app.sign_in_again(&participant).await, ..participant };
        change_phone(&app, &other).await.assert(403);
    }

    async fn a_wrong_password_confirms_nothing(app) {
        let participant = app.participant_with_password().await;
        assert_eq!(confirm(&app, &participant, "Zboze#2024").await.assert(422).field("password"), "Niepoprawne hasło");
        assert_eq!(confirm(&app, &participant, "").await.assert(422).field("password"), "Pole jest wymagane");
        change_phone(&app, &participant).await.assert(403);
    }

    async fn ten_wrong_ones_close_the_door_before_anything_is_hashed(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..10 {
            confirm(&app, &participant, "Zboze#2024").await.assert(422);
        }
        let refused = confirm(&app, &participant, PASSWORD).await;
        assert_eq!(refused.assert(429).json["errors"], Value::Null);
        assert!(refused.headers.contains_key("retry-after"));
    }
}
