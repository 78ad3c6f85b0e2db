//! An operator changes the password, sees where they are signed in, and ends what they do not know.
use std::net::IpAddr;

use jiff::SignedDuration;
use plon_kernel::ids::OperatorId;
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, Signed, TOTP_SECRET, TestApp, on_both};

const ACCOUNT: &str = "/api/v1/backoffice/account";
const NEW: &str = "Kombajn#Bizon7";

async fn change(app: &TestApp, bearer: &str, old: &str, new: &str, code: &str) -> Answer {
    let form = json!({"old_password": old, "password": new, "password_confirmation": new, "code": code});
    app.post(&format!("{ACCOUNT}/password")).bearer(bearer).json(&form).send().await
}

async fn sessions(app: &TestApp, bearer: &str) -> Vec<Value> {
    let answer = app.get(&format!("{ACCOUNT}/sessions")).bearer(bearer).send().await;
    answer.assert(200).json["data"].as_array().unwrap().clone()
}

async fn end(app: &TestApp, bearer: &str, session: &Value, password: &str) -> Answer {
    let form = json!({"session": session, "password": password});
    app.post(&format!("{ACCOUNT}/sessions/end")).bearer(bearer).json(&form).send().await
}

async fn end_others(app: &TestApp, bearer: &str, password: &str) -> Answer {
    app.post(&format!("{ACCOUNT}/sessions/end-others")).bearer(bearer).json(&json!({"password": password})).send().await
}

async fn is_in(app: &TestApp, bearer: &str) -> bool {
    app.get("/api/v1/backoffice/me").bearer(bearer).send().await.status == 200
}

/// An operator who is signed in twice: their id, e-mail and both sessions.
async fn signed_in_twice(app: &TestApp, role: &str) -> (OperatorId, String, Signed, Signed) {
    let (id, email) = app.operator_with_password(role).await;
    let one = app.sign_in_operator(&email).await.tokens();
    next_code(app);
    let other = app.sign_in_operator(&email).await.tokens();
    next_code(app);
    (id, email, one, other)
}

/// A code is good once, so that the next act wants the next one.
fn next_code(app: &TestApp) {
    app.wait(SignedDuration::from_secs(30));
}

async fn acts_of(app: &TestApp, id: OperatorId, action: &str) -> i64 {
    let sql = format!("SELECT count(*) FROM audit_log WHERE action = '{action}' AND operator_id = $1");
    app.number(sql.leak(), id.0).await
}

on_both! {
    async fn a_new_password_leaves_this_session_alone_and_is_told_to_its_owner(app) {
        let (id, email, here, elsewhere) = signed_in_twice(&app, "support").await;
        let look = app.view_as(app.participant().await.id, id).await;
        let begun = app.handle_of(&email).await;
        let answer = change(&app, &here.bearer, PASSWORD, NEW, &app.code_of(TOTP_SECRET)).await;
        assert_eq!(answer.assert(200).message(), "Hasło jest zmienione, a\u{a0}pozostałe urządzenia wylogowane");
        assert!(is_in(&app, &here.bearer).await && !is_in(&app, &elsewhere.bearer).await);
        app.get("/api/v1/user/profile").bearer(&look).send().await.assert(401);
        next_code(&app);
        app.second_factor(&begun, &app.code_of(TOTP_SECRET)).await.assert(422);
        app.operator_password(&email, PASSWORD).await.assert(422);
        app.operator_password(&email, NEW).await.assert(200);
        let told = app.number("SELECT count(*) FROM messages WHERE purpose = 'operators.password_changed' AND id > $1", 0);
        assert_eq!(told.await, 1);
        assert_eq!(acts_of(&app, id, "operators.change_password").await, 1);
    }

    async fn a_password_is_changed_by_the_old_one_and_a_code_that_nobody_has_used(app) {
        let (_, email) = app.operator_with_password("editor").await;
        let code = app.code_of(TOTP_SECRET);
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        let used = change(&app, &bearer, PASSWORD, NEW, &code).await;
        assert_eq!(used.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        next_code(&app);
        let wrong = change(&app, &bearer, "Zboze#2024", NEW, &app.code_of(TOTP_SECRET)).await;
        assert_eq!(wrong.assert(422).field("old_password"), "Niepoprawne hasło");
        app.operator_password(&email, PASSWORD).await.assert(200);
        let code = app.code_of(TOTP_SECRET);
        change(&app, &bearer, PASSWORD, NEW, &code).await.assert(200);
        let again = change(&app, &bearer, NEW, PASSWORD, &code).await;
        assert_eq!(again.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
    }

    async fn a_wrong_change_reports_every_field(app) {
        let (_, email) = app.operator_with_password("editor").await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        let answer = app.post(&format!("{ACCOUNT}/password")).bearer(&bearer).json(&json!({})).send().await;
        answer.assert(422);
        for field in ["old_password", "password", "password_confirmation", "code"] {
            assert_eq!(answer.field(field), "Pole jest wymagane", "{field}");
        }
        let same = change(&app, &bearer, PASSWORD, PASSWORD, "000000").await;
        assert_eq!(same.assert(422).field("password"), "Nowe hasło musi się różnić od obecnego");
    }

    async fn ten_wrong_passwords_close_the_door(app) {
        let (_, email) = app.operator_with_password("editor").await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        for _ in 0..10 {
            end_others(&app, &bearer, "Zboze#2024").await.assert(422);
        }
        end_others(&app, &bearer, PASSWORD).await.assert(429);
        change(&app, &bearer, PASSWORD, NEW, "000000").await.assert(429);
    }

    async fn one_sees_device_network_and_times_of_ones_sessions(app) {
        let (_, email) = app.operator_with_password("moderator").await;
        let login = json!({"handle": app.handle_of(&email).await, "code": app.code_of(TOTP_SECRET)});
        let address: IpAddr = "192.0.2.7".parse().unwrap();
        let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let call = app.post("/api/v1/backoffice/auth/second-factor").from(address).header("user-agent", agent);
        let bearer = call.json(&login).send().await.tokens().bearer;
        let seen = sessions(&app, &bearer).await;
        let shown: Vec<Value> =
            seen.iter().map(|row| json!([row["device"], row["network"], row["is_current"]])).collect();
        let here = json!(["Firefox na komputerze z\u{a0}Linuksem", "192.0.2.7", true]);
        // The other one is what `operator` began without a browser.
        assert_eq!(shown, [here, json!(["Nieznane urządzenie", Value::Null, false])]);
        assert_eq!(seen[0]["last_used_at"], json!(app.now()));
        app.operator_with_password("editor").await;
        assert_eq!(sessions(&app, &bearer).await.len(), 2);
    }

    async fn a_session_is_ended_by_its_operator_who_gives_the_password(app) {
        let (id, _, here, elsewhere) = signed_in_twice(&app, "finance").await;
        let rows = sessions(&app, &elsewhere.bearer).await;
        let session = &rows.iter().find(|row| row["is_current"] == true).unwrap()["id"];
        assert_eq!(end(&app, &here.bearer, session, "").await.assert(422).field("password"), "Pole jest wymagane");
        assert_eq!(end(&app, &here.bearer, session, "Zboze#2024").await.assert(422).field("password"), "Niepoprawne hasło");
        assert!(is_in(&app, &elsewhere.bearer).await);
        end(&app, &here.bearer, session, PASSWORD).await.assert(200);
        assert!(is_in(&app, &here.bearer).await && !is_in(&app, &elsewhere.bearer).await);
        end(&app, &here.bearer, session, PASSWORD).await.assert(404);
        assert_eq!(acts_of(&app, id, "operators.end_own_sessions").await, 1);
    }

    async fn anothers_session_is_not_there(app) {
        let (_, email) = app.operator_with_password("editor").await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        let (_, _, other, _) = signed_in_twice(&app, "finance").await;
        let session = &sessions(&app, &other.bearer).await[0]["id"];
        end(&app, &bearer, session, PASSWORD).await.assert(404);
    }

    async fn all_others_end_with_the_support_views(app) {
        let (id, _, here, elsewhere) = signed_in_twice(&app, "support").await;
        let look = app.view_as(app.participant().await.id, id).await;
        end_others(&app, &here.bearer, "Zboze#2024").await.assert(422);
        assert!(is_in(&app, &elsewhere.bearer).await);
        end_others(&app, &here.bearer, PASSWORD).await.assert(200);
        assert!(is_in(&app, &here.bearer).await && !is_in(&app, &elsewhere.bearer).await);
        app.get("/api/v1/user/profile").bearer(&look).send().await.assert(401);
        assert_eq!(sessions(&app, &here.bearer).await.len(), 1);
    }

    async fn a_password_set_by_a_link_in_the_place_of_another_is_told_to_its_owner(app) {
        let administrator = app.operator(&["administrator"]).await;
        let (id, _) = app.operator_with_password("editor").await;
        let path = format!("/api/v1/backoffice/operators/{}/invitation", id.0);
        app.post(&path).bearer(&administrator.token).json(&json!({})).send().await.assert(200);
        let form = json!({"token": app.invitation_token().await, "password": NEW, "password_confirmation": NEW});
        app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await.assert(200);
        let letter = app.letter_about("operators.password_changed").await;
        assert!(letter.contains("zostało zmienione"), "{letter}");
    }
}
