//! A right password or code is no wrong try, also when what it was given for is refused: nobody shuts themselves out.
use std::sync::Arc;

use serde_json::json;

use crate::support::{PASSWORD, TOTP_SECRET, on_both, together};

/// More than any limit of wrong passwords and codes of one account has.
const MORE_THAN_ANY_LIMIT: usize = 35;
/// Hold the last names of the tests' participant and operator.
const PARTICIPANTS_NAME: &str = "Wisniewska%7Kosa";
const OPERATORS_NAME: &str = "Kowalski%7Kosa";

on_both! {
    async fn signatures_that_came_too_late_are_no_wrong_codes(app) {
        let (office, app) = (Arc::new(app.office().await), Arc::new(app));
        for _ in 0..4 {
            let order = app.transfer(&office).await;
            let payout = app.proposed(&office.signers, &[&order]).await;
            let answers = together(&app, 6, |app, _| {
                let (payout, office) = (payout.clone(), office.clone());
                async move { app.payout_act(&office.signers.second, &payout, "approve", json!({})).await }
            })
            .await;
            assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
            assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 5);
        }
    }

    async fn a_new_password_that_is_refused_is_no_wrong_old_one(app) {
        let participant = app.participant_with_password().await;
        let form = json!({"old_password": PASSWORD, "password": PARTICIPANTS_NAME, "password_confirmation": PARTICIPANTS_NAME});
        for _ in 0..12 {
            let answer = app.post("/api/v1/user/password").bearer(&participant.token).json(&form).send().await;
            assert!(!answer.assert(422).field("password").is_empty());
        }
    }

    async fn an_operators_new_password_that_is_refused_is_no_wrong_old_one(app) {
        let (_, email) = app.operator_with_password("editor").await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        let form = json!({"old_password": PASSWORD, "password": OPERATORS_NAME, "password_confirmation": OPERATORS_NAME,
                          "code": "000000"});
        for _ in 0..12 {
            let answer = app.post("/api/v1/backoffice/account/password").bearer(&bearer).json(&form).send().await;
            assert!(!answer.assert(422).field("password").is_empty());
        }
    }

    async fn a_mistyped_nip_is_no_wrong_code(app) {
        let participant = app.participant().await;
        let (_, email) = app.operator_with_password("support").await;
        let code = app.code_of(TOTP_SECRET);
        for nip in ["7740001454"; 12].into_iter().chain([participant.nip]) {
            let form = json!({"handle": app.handle_of(&email).await, "code": code, "nip": nip});
            let answer = app.post("/api/v1/backoffice/auth/support").json(&form).send().await;
            answer.assert(if nip == participant.nip { 200 } else { 422 });
        }
    }

    async fn an_invited_operators_password_that_is_refused_does_not_close_the_invitation(app) {
        let administrator = app.operator(&["administrator"]).await;
        let (id, _) = app.operator_with_password("editor").await;
        let path = format!("/api/v1/backoffice/operators/{}/invitation", id.0);
        app.post(&path).bearer(&administrator.token).json(&json!({})).send().await.assert(200);
        let form = json!({"token": app.invitation_token().await, "password": OPERATORS_NAME,
                          "password_confirmation": OPERATORS_NAME});
        for _ in 0..MORE_THAN_ANY_LIMIT {
            let answer = app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await;
            assert!(!answer.assert(422).field("password").is_empty());
        }
    }
}
