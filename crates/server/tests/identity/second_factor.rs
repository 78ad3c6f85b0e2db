//! An operator's second factor: enrolment, codes, recovery codes, and their limits.
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, TOTP_SECRET, TestApp, on_both};

const WRONG_CODE: &str = "Kod jest niepoprawny lub został już użyty";

async fn enrol(app: &TestApp, handle: &str, code: &str) -> Answer {
    let form = json!({ "handle": handle, "code": code });
    app.post("/api/v1/backoffice/auth/enrolment").json(&form).send().await
}

/// The handle and the secret that a first sign-in offers.
async fn offered(app: &TestApp, email: &str) -> (String, String) {
    let answer = app.operator_password(email, PASSWORD).await;
    let data = &answer.assert(200).json["data"];
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&data["handle"]), text(&data["enrolment"]["secret"]))
}

async fn recovery_codes(app: &TestApp, bearer: &str, password: &str) -> Answer {
    let call = app.post("/api/v1/backoffice/account/recovery-codes").bearer(bearer);
    call.json(&json!({ "password": password })).send().await
}

fn codes_of(answer: &Answer) -> Vec<String> {
    let codes = answer.assert(200).json["data"]["recovery_codes"].as_array().unwrap();
    codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect()
}

on_both! {
    async fn the_password_alone_signs_nobody_in(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let answer = app.operator_password(&email, PASSWORD).await;
        answer.assert(200);
        assert_eq!(answer.cookie(), None);
        assert_eq!(answer.json["auth_token"], Value::Null);
        let handle = answer.json["data"]["handle"].as_str().unwrap();
        app.get("/api/v1/backoffice/me").bearer(handle).send().await.assert(401);
    }

    async fn a_code_is_good_once(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let code = app.code_of(TOTP_SECRET);
        app.second_factor(&app.handle_of(&email).await, &code).await.assert(200);
        let again = app.second_factor(&app.handle_of(&email).await, &code).await;
        assert_eq!(again.assert(422).field("code"), WRONG_CODE);
        app.wait(SignedDuration::from_secs(30));
        app.sign_in_operator(&email).await.assert(200);
    }

    async fn of_one_code_sent_twice_at_once_one_is_good(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let code = app.code_of(TOTP_SECRET);
        let handles = (app.handle_of(&email).await, app.handle_of(&email).await);
        let (one, other) =
            tokio::join!(app.second_factor(&handles.0, &code), app.second_factor(&handles.1, &code));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
    }

    async fn an_older_code_than_the_last_one_is_refused(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let older = app.code_of(TOTP_SECRET);
        app.wait(SignedDuration::from_secs(30));
        app.sign_in_operator(&email).await.assert(200);
        let answer = app.second_factor(&app.handle_of(&email).await, &older).await;
        assert_eq!(answer.assert(422).field("code"), WRONG_CODE);
    }

    async fn a_handle_is_good_once_and_for_ten_minutes(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let handle = app.handle_of(&email).await;
        app.second_factor(&handle, &app.code_of(TOTP_SECRET)).await.assert(200);
        app.wait(SignedDuration::from_secs(30));
        let used = app.second_factor(&handle, &app.code_of(TOTP_SECRET)).await;
        assert_eq!(used.assert(422).json["error"], "sign_in_expired");

        let handle = app.handle_of(&email).await;
        app.wait(SignedDuration::from_mins(10));
        let late = app.second_factor(&handle, &app.code_of(TOTP_SECRET)).await;
        assert_eq!(late.assert(422).message(), "Logowanie trwało za długo. Zaloguj się od początku.");
        let unknown = app.second_factor("nobodys", &app.code_of(TOTP_SECRET)).await;
        assert_eq!(unknown.assert(422).json["error"], "sign_in_expired");
    }

    async fn a_disabled_operators_handle_is_good_no_more(app) {
        let (id, email) = app.operator_with_password("finance").await;
        let handle = app.handle_of(&email).await;
        app.execute("UPDATE operators SET status = 'disabled' WHERE id = $1", id.0).await;
        app.second_factor(&handle, &app.code_of(TOTP_SECRET)).await.assert(422);
    }

    async fn wrong_codes_are_limited_per_handle_and_per_operator(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let handle = app.handle_of(&email).await;
        for _ in 0..5 {
            app.second_factor(&handle, "000000").await.assert(422);
        }
        let answer = app.second_factor(&handle, &app.code_of(TOTP_SECRET)).await;
        assert!(answer.assert(429).headers.contains_key("retry-after"));
        let handle = app.handle_of(&email).await;
        for _ in 0..5 {
            app.second_factor(&handle, "000000").await.assert(422);
        }
        app.second_factor(&app.handle_of(&email).await, &app.code_of(TOTP_SECRET)).await.assert(429);
    }

    async fn an_empty_code_is_said_at_its_field(app) {
        let (_, email) = app.operator_with_password("finance").await;
        let answer = app.second_factor(&app.handle_of(&email).await, " ").await;
        assert_eq!(answer.assert(422).field("code"), "Pole jest wymagane");
    }

    async fn the_first_sign_in_enrols_a_second_factor_and_shows_ten_recovery_codes(app) {
        let (id, email) = app.operator_without_second_factor("support").await;
        let (handle, secret) = offered(&app, &email).await;
        let answer = enrol(&app, &handle, &app.code_of(&secret)).await;
        let bearer = answer.tokens().bearer;
        let codes = codes_of(&answer);
        assert_eq!((codes.len(), codes[0].len()), (10, 29));
        app.get("/api/v1/backoffice/me").bearer(&bearer).send().await.assert(200);

        let shown = app.get("/api/v1/backoffice/account/second-factor").bearer(&bearer).send().await;
        assert_eq!(shown.assert(200).json["data"]["recovery_codes_left"], 10);
        assert_eq!(app.number("SELECT count(*) FROM audit_log WHERE action = 'operators.enrolment' AND operator_id = $1", id.0).await, 1);
        let next = app.operator_password(&email, PASSWORD).await;
        assert_eq!(next.assert(200).json["data"]["enrolment"], Value::Null);
    }

    async fn an_enrolment_takes_its_own_secrets_code_only_and_happens_once(app) {
        let (_, email) = app.operator_without_second_factor("support").await;
        let (handle, _) = offered(&app, &email).await;
        let (other, secret) = offered(&app, &email).await;
        assert_eq!(enrol(&app, &handle, &app.code_of(&secret)).await.assert(422).field("code"), WRONG_CODE);
        app.second_factor(&other, &app.code_of(&secret)).await.assert(422);
        enrol(&app, &other, &app.code_of(&secret)).await.assert(200);

        let (late, late_secret) = (handle, secret);
        enrol(&app, &late, &app.code_of(&late_secret)).await.assert(422);
        app.second_factor(&app.handle_of(&email).await, &app.code_of(&late_secret)).await.assert(422);
    }

    async fn a_recovery_code_is_good_once_however_it_is_typed(app) {
        let (_, email) = app.operator_without_second_factor("support").await;
        let (handle, secret) = offered(&app, &email).await;
        let codes = codes_of(&enrol(&app, &handle, &app.code_of(&secret)).await);
        let typed = format!(" {} ", codes[3].to_lowercase().replace('-', " "));
        app.second_factor(&app.handle_of(&email).await, &typed).await.assert(200);
        let again = app.second_factor(&app.handle_of(&email).await, &codes[3]).await;
        assert_eq!(again.assert(422).field("code"), WRONG_CODE);
        app.second_factor(&app.handle_of(&email).await, &codes[4]).await.assert(200);
    }

    async fn recovery_codes_are_made_anew_after_the_password_and_the_old_ones_end(app) {
        let (_, email) = app.operator_without_second_factor("support").await;
        let (handle, secret) = offered(&app, &email).await;
        let answer = enrol(&app, &handle, &app.code_of(&secret)).await;
        let (bearer, old) = (answer.tokens().bearer, codes_of(&answer));
        assert_eq!(recovery_codes(&app, &bearer, "").await.assert(422).field("password"), "Pole jest wymagane");
        let wrong = recovery_codes(&app, &bearer, "Zboze#2024").await;
        assert_eq!(wrong.assert(422).field("password"), "Niepoprawne hasło");
        let new = codes_of(&recovery_codes(&app, &bearer, PASSWORD).await);
        app.second_factor(&app.handle_of(&email).await, &old[0]).await.assert(422);
        app.second_factor(&app.handle_of(&email).await, &new[0]).await.assert(200);
    }

    async fn nothing_that_lets_in_is_stored_as_it_is(app) {
        let (_, email) = app.operator_without_second_factor("support").await;
        let (handle, secret) = offered(&app, &email).await;
        let codes = codes_of(&enrol(&app, &handle, &app.code_of(&secret)).await);
        let rows = crate::support::rows_of(app.db(), &["login_challenges", "operator_recovery_codes", "audit_log"]).await;
        let rows = rows.join("\n");
        for said in codes.iter().chain([&handle]) {
            assert!(!rows.contains(said.as_str()) && !rows.contains(&said.replace('-', "")), "{said}");
        }
    }

    async fn outside_the_demo_nobody_gives_codes_away(app) {
        let (_, email) = app.operator_with_password("finance").await;
        app.post("/api/demo/operator-code").json(&json!({ "email": email })).send().await.assert(404);
    }
}
