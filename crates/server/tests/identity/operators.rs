//! An operator signs in to the back office.
use jiff::SignedDuration;
use serde_json::json;

use crate::support::{Answer, PASSWORD, TestApp, on_both};

async fn refresh(app: &TestApp, token: &str) -> Answer {
    let cookie = format!("plon_operator_refresh={token}");
    app.post("/api/v1/backoffice/auth/refresh").header("cookie", &cookie).send().await
}

on_both! {
    async fn an_operator_signs_in_and_is_told_who_they_are(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let answer = app.sign_in_operator("Finance@PLON.example").await;
        let tokens = answer.tokens();
        let attributes = "; Path=/; Max-Age=28800; HttpOnly; SameSite=Strict";
        assert_eq!(answer.cookie(), Some(format!("plon_operator_refresh={}{attributes}", tokens.refresh).as_str()));

        let me = app.get("/api/v1/backoffice/me").bearer(&tokens.bearer).send().await;
        me.assert(200);
        let expected =
            json!({ "email": email, "first_name": "Jan", "last_name": "Kowalski", "roles": ["finance"], "density": null });
        assert_eq!(me.json["data"], expected);
    }

    async fn what_is_wrong_is_one_sentence_for_all(app) {
        let (id, email) = app.operator_with_password("finance").await;
        let wrong = json!({
            "error": "invalid_operator_credentials",
            "message": "Niepoprawny adres e-mail lub hasło",
        });
        assert_eq!(app.operator_password(&email, "Zboze#2024").await.assert(422).json, wrong);
        assert_eq!(app.operator_password("nikt@plon.example", PASSWORD).await.assert(422).json, wrong);
        app.execute("UPDATE operators SET status = 'disabled' WHERE id = $1", id.0).await;
        assert_eq!(app.operator_password(&email, PASSWORD).await.assert(422).json, wrong);
    }

    async fn a_wrong_form_reports_every_field(app) {
        let answer = app.operator_password("to nie adres", "").await;
        answer.assert(422);
        assert_eq!(answer.field("email"), "Pole musi być poprawnym adresem email");
        assert_eq!(answer.field("password"), "Pole jest wymagane");
    }

    async fn an_operators_session_idles_eight_hours_and_lasts_twelve(app) {
        let (_, email) = app.operator_with_password("moderator").await;
        let idle = app.sign_in_operator(&email).await.tokens();
        app.wait(SignedDuration::from_hours(8));
        refresh(&app, &idle.refresh).await.assert(401);

        let mut busy = app.sign_in_operator(&email).await.tokens();
        for _ in 0..3 {
            app.wait(SignedDuration::from_hours(3));
            busy = refresh(&app, &busy.refresh).await.tokens();
        }
        app.wait(SignedDuration::from_hours(3));
        refresh(&app, &busy.refresh).await.assert(401);
    }

    async fn a_token_used_after_logout_is_refused(app) {
        let (_, email) = app.operator_with_password("support").await;
        let tokens = app.sign_in_operator(&email).await.tokens();
        app.get("/api/v1/backoffice/auth/logout").bearer(&tokens.bearer).send().await.assert(200);
        app.get("/api/v1/backoffice/me").bearer(&tokens.bearer).send().await.assert(401);
        refresh(&app, &tokens.refresh).await.assert(401);
    }

    async fn one_audiences_tokens_do_nothing_for_the_other(app) {
        let (_, email) = app.operator_with_password("administrator").await;
        let operator = app.sign_in_operator(&email).await.tokens();
        let participant = app.participant_with_password().await;
        let participant = app.log_in(participant.nip, PASSWORD).await.tokens();

        let answer = app.get("/api/v1/user/profile").bearer(&operator.bearer).send().await;
        assert_eq!(answer.assert(403).json["error"], "access_denied");
        app.get("/api/v1/backoffice/me").bearer(&participant.bearer).send().await.assert(403);
        app.refresh(&operator.refresh).await.assert(401);
        refresh(&app, &participant.refresh).await.assert(401);
        app.get("/api/v1/auth/logout").bearer(&operator.bearer).send().await.assert(200);
        app.get("/api/v1/backoffice/auth/logout").bearer(&participant.bearer).send().await.assert(200);

        refresh(&app, &operator.refresh).await.assert(200);
        app.refresh(&participant.refresh).await.assert(200);
    }

    async fn tries_are_limited_per_email(app) {
        let (_, email) = app.operator_with_password("editor").await;
        for _ in 0..10 {
            app.operator_password(&email, "Zboze#2024").await.assert(422);
        }
        let answer = app.operator_password(&email.to_uppercase(), PASSWORD).await;
        answer.assert(429);
        assert!(answer.headers.contains_key("retry-after"));
    }

    async fn signing_in_and_out_is_in_the_audit_log(app) {
        let (id, email) = app.operator_with_password("editor").await;
        let tokens = app.sign_in_operator(&email).await.tokens();
        app.get("/api/v1/backoffice/auth/logout").bearer(&tokens.bearer).send().await.assert(200);
        let mut db = app.db().read().await.unwrap();
        let acts: Vec<String> = plon_kernel::on_db!(&mut db, conn => sqlx::query_scalar(
            "SELECT action FROM audit_log WHERE operator_id = $1 ORDER BY id").bind(id).fetch_all(conn).await).unwrap();
        assert_eq!(acts, ["operators.login", "operators.logout"]);
    }
}
