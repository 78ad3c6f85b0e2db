//! Support looks at the portal as a participant: sees what they see, changes nothing, and leaves a trace of each step.
use jiff::SignedDuration;
use plon_kernel::on_db;
use serde_json::json;

use crate::support::{Answer, ParticipantClient, TOTP_SECRET, TestApp, on_both};

struct SupportScene {
    participant: ParticipantClient,
    operator: i64,
    token: String,
}

async fn support_scene(app: &TestApp) -> SupportScene {
    let participant = app.participant().await;
    let operator = app.operator(&["support"]).await.id;
    let token = app.view_as(participant.id, operator).await;
    SupportScene { participant, operator: operator.0, token }
}

/// The audit log as (operator, participant, action, after).
async fn log(app: &TestApp) -> Vec<(i64, i64, String, String)> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as(
        "SELECT operator_id, participant_id, action, after FROM audit_log ORDER BY id").fetch_all(conn).await)
    .unwrap()
}

async fn sign_in(app: &TestApp, email: &str, code: &str, nip: &str) -> Answer {
    let form = json!({"handle": app.handle_of(email).await, "code": code, "nip": nip});
    app.post("/api/v1/backoffice/auth/support").json(&form).send().await
}

on_both! {
    async fn support_signs_in_as_a_participant_who_is_told(app) {
        let participant = app.participant().await;
        let (operator, email) = app.operator_with_password("support").await;
        let answer = sign_in(&app, &email, &app.code_of(TOTP_SECRET), "526-025-02-74").await;
        let data = &answer.assert(200).json["data"];
        assert_eq!((&data["participant"], &data["nip"]), (&json!("Anna Wiśniewska"), &json!(participant.nip)));
        assert_eq!(answer.cookie(), None);
        let token = answer.json["auth_token"].as_str().unwrap();
        app.get("/api/v1/user/profile").bearer(token).send().await.assert(200);
        app.get("/api/v1/backoffice/me").bearer(token).send().await.assert(403);

        let news = app.get("/api/v1/notifications").bearer(&participant.token).send().await;
        let told = &news.assert(200).json["data"]["items"][0];
        assert_eq!(told["title"], "Obsługa programu otworzyła podgląd Twojego konta");
        let (who, whom, action, _) = log(&app).await.swap_remove(0);
        assert_eq!((who, whom, action.as_str()), (operator.0, participant.id.0, "support.begin"));
    }

    async fn only_support_and_administrators_look(app) {
        let participant = app.participant().await;
        for (role, status) in [("moderator", 403), ("editor", 403), ("finance", 403), ("administrator", 200)] {
            let (_, email) = app.operator_with_password(role).await;
            sign_in(&app, &email, &app.code_of(TOTP_SECRET), participant.nip).await.assert(status);
        }
    }

    async fn without_a_right_code_nobody_learns_who_takes_part(app) {
        app.participant().await;
        let (_, email) = app.operator_with_password("support").await;
        for nip in ["5260250274", "7740001454"] {
            let answer = sign_in(&app, &email, "000000", nip).await;
            assert_eq!(answer.assert(422).json["error"], "wrong_code");
        }
    }

    async fn a_mistyped_nip_does_not_use_the_code_up(app) {
        let participant = app.participant().await;
        let (_, email) = app.operator_with_password("support").await;
        let code = app.code_of(TOTP_SECRET);
        assert_eq!(sign_in(&app, &email, &code, "1").await.field("nip"), "Pole nie jest poprawnym numerem NIP");
        let unknown = sign_in(&app, &email, &code, "7740001454").await;
        assert_eq!(unknown.assert(422).field("nip"), "Nie ma aktywnego uczestnika o tym numerze NIP");
        sign_in(&app, &email, &code, participant.nip).await.assert(200);
    }

    async fn support_sees_the_participants_portal(app) {
        let scene = support_scene(&app).await;
        let profile = app.get("/api/v1/user/profile").bearer(&scene.token).send().await;
        assert_eq!(profile.assert(200).json["data"]["profile"]["first_name"], "Anna");
        let details = app.post("/api/v1/invoices/details").bearer(&scene.token);
        details.json(&json!({"document": "none"})).send().await.assert(404);
    }

    async fn support_changes_nothing(app) {
        let scene = support_scene(&app).await;
        let answer = app.post("/api/v1/notifications/read").bearer(&scene.token).send().await;
        let expected = json!({
            "error": "support_read_only",
            "message": "To podgląd konta uczestnika. Niczego nie można tu zmienić.",
        });
        assert_eq!(answer.assert(403).json, expected);
    }

    async fn every_request_is_in_the_log_with_actor_and_subject(app) {
        let scene = support_scene(&app).await;
        app.get("/api/v1/user/profile?x=1").bearer(&scene.token).send().await.assert(200);
        app.post("/api/v1/notifications/read").bearer(&scene.token).send().await.assert(403);
        app.get("/api/v1/user/profile").bearer(&scene.participant.token).send().await.assert(200);
        let (who, whom) = (scene.operator, scene.participant.id.0);
        let seen = r#"{"method":"GET","path":"/api/v1/user/profile"}"#;
        let refused = r#"{"method":"POST","path":"/api/v1/notifications/read"}"#;
        let rows = [(who, whom, "support.view", seen), (who, whom, "support.refused", refused)];
        assert_eq!(log(&app).await, rows.map(|(who, whom, act, after)| (who, whom, act.to_owned(), after.to_owned())));
    }

    async fn a_support_view_is_over_after_fifteen_minutes_and_cannot_be_renewed(app) {
        let scene = support_scene(&app).await;
        app.wait(SignedDuration::from_secs(15 * 60 - 1));
        app.get("/api/v1/user/profile").bearer(&scene.token).send().await.assert(200);
        app.wait(SignedDuration::from_secs(1));
        app.get("/api/v1/user/profile").bearer(&scene.token).send().await.assert(401);
        app.refresh(&scene.token).await.assert(401);
    }

    async fn a_support_view_ends_with_the_operators_account_and_with_the_participants(app) {
        let scene = support_scene(&app).await;
        app.execute("UPDATE operators SET status = 'disabled' WHERE id = $1", scene.operator).await;
        app.get("/api/v1/user/profile").bearer(&scene.token).send().await.assert(401);
        app.execute("UPDATE operators SET status = 'active' WHERE id = $1", scene.operator).await;
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", scene.participant.id.0).await;
        app.get("/api/v1/user/profile").bearer(&scene.token).send().await.assert(401);
    }

    async fn leaving_ends_the_support_view(app) {
        let scene = support_scene(&app).await;
        let left = app.get("/api/v1/auth/logout").bearer(&scene.token).send().await;
        assert_eq!(left.assert(200).cookie(), None);
        app.get("/api/v1/user/profile").bearer(&scene.token).send().await.assert(401);
        app.get("/api/v1/user/profile").bearer(&scene.participant.token).send().await.assert(200);
        let (who, whom, action, _) = log(&app).await.swap_remove(0);
        assert_eq!((who, whom, action.as_str()), (scene.operator, scene.participant.id.0, "support.end"));
        app.get("/api/v1/auth/logout").bearer(&scene.participant.token).send().await.assert(200);
        assert_eq!(log(&app).await.len(), 1);
    }
}
