//! Each kind of event from the request that causes it.
use std::collections::BTreeSet;

use jiff::SignedDuration;
use plon_platform::security_events::SecurityEventKind;
use serde_json::{Value, json};

use super::{WRONG, network};
use crate::support::{NIPS, PASSWORD, TestApp, on_both};

/// The newest event of a kind.
async fn last(app: &TestApp, kind: &str) -> Value {
    app.events(&format!("kind={kind}")).await.first().unwrap_or_else(|| panic!("no {kind}")).clone()
}

on_both! {
    async fn a_wrong_password_names_the_account_and_where_it_came_from(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..2 {
            app.log_in_wrongly(participant.nip, network(7)).await.assert(422);
        }
        let event = last(&app, "sign_in_failed").await;
        assert_eq!(event, json!({
            "id": event["id"], "at": "2025-08-20T07:00:00Z", "kind": "sign_in_failed", "side": "participant",
            "account": format!("participant:{}", participant.id.0),
            "participant": {"id": participant.id, "name": "Anna Wiśniewska", "nip": participant.nip}, "operator": null,
            "session": null, "network": "192.0.2.7", "request": "POST /api/v1/auth/login",
            "request_id": event["request_id"], "detail": "invalid_credentials", "count": 2,
        }));
        assert_eq!(app.events("").await.len(), 1, "two that are alike are one row");
    }

    async fn a_name_that_is_no_accounts_is_kept_as_a_keyed_hash(app) {
        app.log_in_wrongly(NIPS[1], network(7)).await.assert(422);
        let form = json!({ "email": "Nobody@plon.example", "password": WRONG });
        app.post("/api/v1/backoffice/auth/login").from(network(7)).json(&form).send().await.assert(422);
        let events = app.events("kind=sign_in_failed").await;
        for event in &events {
            let account = event["account"].as_str().unwrap();
            assert!(account.starts_with("name:") && account.len() == "name:".len() + 24, "{account}");
            assert_eq!((&event["participant"], &event["operator"]), (&Value::Null, &Value::Null));
        }
        assert_eq!((&events[0]["side"], &events[1]["side"]), (&json!("operator"), &json!("participant")));
        assert_ne!(events[0]["account"], events[1]["account"]);
        let found = app.events(&format!("account={}", NIPS[1])).await;
        assert_eq!((found.len(), &found[0]["account"]), (1, &events[1]["account"]));
        assert_eq!(app.events("account=nobody@plon.example").await.len(), 1, "however the e-mail was written");
    }

    async fn a_limit_at_the_sign_in_is_an_event_of_its_own(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..10 {
            app.log_in_wrongly(participant.nip, network(7)).await.assert(422);
        }
        app.log_in_wrongly(participant.nip, network(7)).await.assert(429);
        let event = last(&app, "sign_in_locked").await;
        assert_eq!((&event["participant"]["nip"], &event["detail"]), (&json!(participant.nip), &json!("too_many")));
        assert_eq!(last(&app, "sign_in_failed").await["count"], 10);
    }

    async fn a_sign_in_of_each_side_names_its_session(app) {
        let participant = app.participant_with_password().await;
        app.log_in(participant.nip, PASSWORD).await.assert(200);
        let event = last(&app, "signed_in").await;
        let session = app.number("SELECT max(id) FROM sessions WHERE participant_id = $1", participant.id.0).await;
        assert_eq!((&event["participant"]["nip"], &event["session"]), (&json!(participant.nip), &json!(session)));
        let (operator, email) = app.operator_with_password("finance").await;
        app.sign_in_operator(&email).await.assert(200);
        let event = last(&app, "signed_in").await;
        let session = app.number("SELECT max(id) FROM sessions WHERE operator_id = $1", operator.0).await;
        assert_eq!((&event["operator"], &event["session"]), (&json!("Jan Kowalski"), &json!(session)));
        assert_eq!(event["request"], "POST /api/v1/backoffice/auth/second-factor");
    }

    async fn a_wrong_code_names_whose_it_was(app) {
        let (operator, email) = app.operator_with_password("finance").await;
        app.second_factor(&app.handle_of(&email).await, "000000").await.assert(422);
        let event = last(&app, "code_failed").await;
        assert_eq!(event["account"], format!("operator:{}", operator.0));
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        app.set_new(&sent, participant.nip, sent.wrong_code()).await.assert(422);
        let event = last(&app, "code_failed").await;
        assert_eq!((&event["participant"]["nip"], &event["detail"]), (&json!(participant.nip), &json!("code_wrong")));
    }

    async fn a_renewal_without_an_account_or_a_living_code_is_told(app) {
        app.ask_for_code(NIPS[2]).await.assert(404);
        assert_eq!(last(&app, "reset_failed").await["detail"], "unknown_nip");
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        app.wait(SignedDuration::from_mins(10));
        app.set_new(&sent, participant.nip, &sent.code).await.assert(422);
        let event = last(&app, "reset_failed").await;
        assert_eq!((&event["participant"]["nip"], &event["detail"]), (&json!(participant.nip), &json!("code_dead")));
    }

    async fn a_wrong_password_after_the_sign_in_names_the_session(app) {
        let participant = app.participant_with_password().await;
        let bearer = app.log_in(participant.nip, PASSWORD).await.tokens().bearer;
        let confirm = app.post("/api/v1/auth/confirm").bearer(&bearer).json(&json!({ "password": WRONG }));
        confirm.send().await.assert(422);
        let event = last(&app, "confirmation_failed").await;
        let session = app.number("SELECT max(id) FROM sessions WHERE participant_id = $1", participant.id.0).await;
        assert_eq!((&event["participant"]["nip"], &event["session"]), (&json!(participant.nip), &json!(session)));
    }

    async fn a_refresh_token_that_comes_again_names_the_session_that_it_ends(app) {
        let participant = app.participant_with_password().await;
        let first = app.log_in(participant.nip, PASSWORD).await.tokens();
        let second = app.refresh(&first.refresh).await.tokens();
        app.refresh(&second.refresh).await.assert(200);
        app.refresh(&first.refresh).await.assert(401);
        let event = last(&app, "refresh_reused").await;
        let session = app.number("SELECT max(id) FROM sessions WHERE participant_id = $1", participant.id.0).await;
        assert_eq!((&event["participant"]["nip"], &event["session"]), (&json!(participant.nip), &json!(session)));
        app.refresh("nobodys").await.assert(401);
        assert_eq!(app.events("kind=refresh_reused").await.len(), 1, "a token that nobody had is none");
    }

    async fn a_403_names_who_asked_for_what(app) {
        let operator = app.operator(&["editor"]).await;
        let participant = app.participant().await;
        app.get(&format!("/api/v1/backoffice/participants/{}", participant.id.0)).bearer(&operator.token).send().await.assert(403);
        let event = last(&app, "permission_denied").await;
        assert_eq!(event["account"], format!("operator:{}", operator.id.0));
        assert_eq!(event["request"], "GET /api/v1/backoffice/participants/{id}");
        assert_eq!(event["detail"], "access_denied");
        assert!(event["session"].is_i64());
        let support = app.operator(&["support"]).await;
        let look = app.view_as(participant.id, support.id).await;
        app.post("/api/v1/notifications/read").bearer(&look).send().await.assert(403);
        assert_eq!(last(&app, "permission_denied").await["detail"], "support_read_only");
        // The front end is asked for the password again by a 403: no control was passed by.
        let export = app.post("/api/v1/user/data-requests/export").bearer(&participant.token).json(&json!({}));
        export.send().await.assert(403);
        assert_eq!(app.events("kind=permission_denied").await.len(), 2);
    }

    async fn links_and_other_limits_are_told(app) {
        let form = json!({ "token": "nobodys", "password": PASSWORD, "password_confirmation": PASSWORD });
        app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await.assert(422);
        assert_eq!(last(&app, "link_refused").await["detail"], "invitation_expired");
        app.brand().await;
        for number in 0..20 {
            app.join(&format!("reader{number}@poczta.example")).await.assert(201);
        }
        app.join("reader20@poczta.example").await.assert(429);
        let event = last(&app, "limit_reached").await;
        assert_eq!((&event["request"], &event["account"]), (&json!("POST /api/v1/newsletter"), &Value::Null));
    }

    async fn every_kind_is_kept_and_read_under_its_name(app) {
        let mut names = BTreeSet::new();
        for kind in SecurityEventKind::ALL {
            assert_eq!(SecurityEventKind::named(kind.as_str()), Some(kind));
            names.insert(kind.as_str());
            assert!(app.events(&format!("kind={}", kind.as_str())).await.is_empty());
        }
        assert_eq!(names.len(), SecurityEventKind::ALL.len());
        let token = app.administrators_token().await;
        app.get(&format!("{}?kind=other", super::EVENTS)).bearer(&token).send().await.assert(400);
    }
}
