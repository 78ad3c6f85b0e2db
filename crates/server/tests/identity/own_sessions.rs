//! A participant sees where they are signed in, ends what they do not know, and sees that support has looked.
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, TestApp, on_both};

const SESSIONS: &str = "/api/v1/user/sessions";

async fn sessions(app: &TestApp, bearer: &str) -> Vec<Value> {
    let answer = app.get(SESSIONS).bearer(bearer).send().await;
    answer.assert(200).json["data"].as_array().unwrap().clone()
}

async fn end(app: &TestApp, bearer: &str, session: &Value) -> Answer {
    app.post(&format!("{SESSIONS}/end")).bearer(bearer).json(&json!({"session": session})).send().await
}

async fn end_all(app: &TestApp, bearer: &str, keep_this: bool) -> Answer {
    app.post(&format!("{SESSIONS}/end-all")).bearer(bearer).json(&json!({"keep_this": keep_this})).send().await
}

async fn confirm(app: &TestApp, bearer: &str) {
    let form = json!({"password": PASSWORD});
    app.post("/api/v1/auth/confirm").bearer(bearer).json(&form).send().await.assert(200);
}

async fn is_in(app: &TestApp, bearer: &str) -> bool {
    app.get("/api/v1/user/profile").bearer(bearer).send().await.status == 200
}

on_both! {
    async fn one_sees_ones_devices_and_knows_this_one(app) {
        let participant = app.participant_with_password().await;
        let form = json!({"account_type": "program.retail", "nip": participant.nip, "password": PASSWORD});
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1";
        let login = app.post("/api/v1/auth/login").header("user-agent", phone).json(&form).send().await;
        let seen = sessions(&app, &login.tokens().bearer).await;
        let shown: Vec<Value> = seen.iter().map(|row| json!([row["device"], row["is_current"], row["is_support"]])).collect();
        assert_eq!(shown, [json!(["Safari na iPhonie", true, false]), json!(["Nieznane urządzenie", false, false])]);
        app.participant_numbered(1).await;
        assert_eq!(sessions(&app, &participant.token).await.len(), 2);
    }

    async fn one_session_is_ended_from_another(app) {
        let participant = app.participant_with_password().await;
        let other = app.log_in(participant.nip, PASSWORD).await.tokens();
        let id = sessions(&app, &other.bearer).await.iter().find(|row| row["is_current"] == false).unwrap()["id"].clone();
        assert_eq!(end(&app, &other.bearer, &id).await.assert(403).json["error"], "reauth_required");
        assert!(is_in(&app, &participant.token).await);
        confirm(&app, &other.bearer).await;
        assert_eq!(end(&app, &other.bearer, &id).await.assert(200).message(), "Sesja została zakończona");
        assert!(!is_in(&app, &participant.token).await && is_in(&app, &other.bearer).await);
        end(&app, &other.bearer, &id).await.assert(404);
        assert_eq!(sessions(&app, &other.bearer).await.len(), 1);
    }

    async fn anothers_session_is_not_there(app) {
        let (one, other) = (app.participant_with_password().await, app.participant_numbered(1).await);
        confirm(&app, &one.token).await;
        let id = sessions(&app, &other.token).await[0]["id"].clone();
        end(&app, &one.token, &id).await.assert(404);
        assert!(is_in(&app, &other.token).await);
    }

    async fn all_others_end_or_all(app) {
        let participant = app.participant_with_password().await;
        let other = app.log_in(participant.nip, PASSWORD).await.tokens();
        assert_eq!(end_all(&app, &other.bearer, true).await.assert(403).json["error"], "reauth_required");
        confirm(&app, &other.bearer).await;
        end_all(&app, &other.bearer, true).await.assert(200);
        assert!(!is_in(&app, &participant.token).await && is_in(&app, &other.bearer).await);
        let third = app.log_in(participant.nip, PASSWORD).await.tokens();
        end_all(&app, &other.bearer, false).await.assert(200);
        assert!(!is_in(&app, &other.bearer).await && !is_in(&app, &third.bearer).await);
        app.refresh(&third.refresh).await.assert(401);
    }

    async fn a_support_view_is_seen_and_can_be_ended(app) {
        let participant = app.participant_with_password().await;
        confirm(&app, &participant.token).await;
        let operator = app.operator(&["support"]).await.id;
        let look = app.view_as(participant.id, operator).await;
        let seen = &sessions(&app, &participant.token).await[0];
        assert_eq!((&seen["is_support"], &seen["is_live"], &seen["device"]), (&json!(true), &json!(true), &Value::Null));
        end(&app, &participant.token, &seen["id"]).await.assert(200);
        assert!(!is_in(&app, &look).await);
        assert_eq!(sessions(&app, &participant.token).await[0]["is_live"], false);
        end(&app, &app.view_as(participant.id, operator).await, &seen["id"]).await.assert(403);

        app.wait(SignedDuration::from_hours(91 * 24));
        let bearer = app.sign_in_again(&participant).await;
        assert!(sessions(&app, &bearer).await.iter().all(|row| row["is_support"] == false));
    }
}
