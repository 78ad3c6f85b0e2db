//! The second step of an operator's sign-in with a passkey.
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::{Owner, code, options_of, sign_in, sign_in_options, sign_in_with};
use crate::support::{Authenticator, PASSWORD, TestApp, on_both};

const REFUSED: &str = "Tego klucza dostępu nie możemy przyjąć. Spróbuj jeszcze raz albo podaj kod.";
const EXPIRED: &str = "Na klucz dostępu czekaliśmy za długo. Spróbuj jeszcze raz.";

/// An operator with a passkey on a device.
async fn with_passkey(app: &TestApp, role: &str, number: u8) -> (Owner, Authenticator) {
    let owner = Owner::with_role(app, role).await;
    let device = Authenticator::numbered(number);
    owner.add(app, "Laptop", &device).await.assert(200);
    (owner, device)
}

/// The sentence with which a device's answer is refused, in a sign-in of its own.
async fn refusal_of(app: &TestApp, email: &str, device: &mut Authenticator) -> String {
    sign_in_with(app, email, device).await.assert(422).field("credential").to_owned()
}

/// The answer with one bit of its signature turned over.
fn flipped(mut answer: Value) -> Value {
    let signature = answer["response"]["signature"].as_str().unwrap();
    let mut bytes = URL_SAFE_NO_PAD.decode(signature).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    answer["response"]["signature"] = json!(URL_SAFE_NO_PAD.encode(bytes));
    answer
}

on_both! {
    async fn a_passkey_signs_in_in_the_place_of_a_code(app) {
        let owner = Owner::with_role(&app, "finance").await;
        assert_eq!(app.operator_password(&owner.email, PASSWORD).await.assert(200).json["data"]["passkey"], false);
        let mut device = Authenticator::numbered(1);
        owner.add(&app, "Laptop", &device).await.assert(200);
        let first_step = app.operator_password(&owner.email, PASSWORD).await;
        assert_eq!(first_step.assert(200).json["data"]["passkey"], true);
        let handle = first_step.json["data"]["handle"].as_str().unwrap();
        let options = sign_in_options(&app, handle).await;
        assert_eq!(options_of(&options)["rpId"], "plon.example");
        assert_eq!(options_of(&options)["userVerification"], "required");
        let id = URL_SAFE_NO_PAD.encode(&device.credential_id);
        assert_eq!(
            options_of(&options)["allowCredentials"],
            json!([{"type": "public-key", "id": id, "transports": ["internal"]}])
        );
        let answer = sign_in(&app, handle, &device.sign(options_of(&options))).await;
        let tokens = answer.assert(200).tokens();
        app.get("/api/v1/backoffice/me").bearer(&tokens.bearer).send().await.assert(200);
        assert_eq!(owner.listed(&app).await["items"][0]["last_used_at"], json!(app.now()));
        let recorded = "SELECT count(*) FROM audit_log WHERE action = 'operators.login' AND operator_id = $1
                        AND after LIKE '%passkey%'";
        assert_eq!(app.number(recorded, owner.id.0).await, 1);
        // The app's code is as good as before.
        app.wait(SignedDuration::from_secs(30));
        app.sign_in_operator(&owner.email).await.assert(200);
    }

    async fn what_another_page_or_device_answers_signs_nobody_in(app) {
        let (owner, device) = with_passkey(&app, "finance", 1).await;
        let another_page = Authenticator { origin: "https://plon.example.net".into(), ..device.clone() };
        let another_domain = Authenticator { domain: "example.net".into(), ..device.clone() };
        let without_pin = Authenticator { verifies_user: false, ..device.clone() };
        let another_key = Authenticator { credential_id: device.credential_id.clone(), ..Authenticator::numbered(2) };
        for mut wrong in [another_page, another_domain, without_pin, another_key, Authenticator::numbered(3)] {
            assert_eq!(refusal_of(&app, &owner.email, &mut wrong).await, REFUSED);
        }
        let mut device = device;
        let handle = app.handle_of(&owner.email).await;
        let options = sign_in_options(&app, &handle).await;
        let answer = sign_in(&app, &handle, &flipped(device.sign(options_of(&options)))).await;
        assert_eq!(answer.assert(422).field("credential"), REFUSED);
        for nonsense in [json!(null), json!({"rawId": "AA"})] {
            let handle = app.handle_of(&owner.email).await;
            sign_in_options(&app, &handle).await.assert(200);
            assert_eq!(sign_in(&app, &handle, &nonsense).await.assert(422).field("credential"), REFUSED);
        }
        sign_in_with(&app, &owner.email, &mut device).await.assert(200);
    }

    async fn anothers_passkey_is_worth_nothing(app) {
        let (_, mut device) = with_passkey(&app, "editor", 1).await;
        let (owner, _) = with_passkey(&app, "finance", 2).await;
        assert_eq!(refusal_of(&app, &owner.email, &mut device).await, REFUSED);
    }

    async fn a_challenge_of_another_sign_in_is_worth_nothing(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        let (one, other) = (app.handle_of(&owner.email).await, app.handle_of(&owner.email).await);
        let options = sign_in_options(&app, &one).await;
        sign_in_options(&app, &other).await.assert(200);
        let answer = sign_in(&app, &other, &device.sign(options_of(&options))).await;
        assert_eq!(answer.assert(422).field("credential"), REFUSED);
        let unasked = sign_in(&app, &app.handle_of(&owner.email).await, &device.sign(options_of(&options))).await;
        assert_eq!(unasked.assert(422).field("credential"), EXPIRED);
    }

    async fn an_answer_is_good_once(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        let handle = app.handle_of(&owner.email).await;
        let options = sign_in_options(&app, &handle).await;
        let answer = device.sign(options_of(&options));
        sign_in(&app, &handle, &answer).await.assert(200);
        assert_eq!(sign_in(&app, &handle, &answer).await.assert(422).json["error"], "sign_in_expired");
        let next = app.handle_of(&owner.email).await;
        sign_in_options(&app, &next).await.assert(200);
        assert_eq!(sign_in(&app, &next, &answer).await.assert(422).field("credential"), REFUSED);

        let handle = app.handle_of(&owner.email).await;
        let options = sign_in_options(&app, &handle).await;
        let answer = device.sign(options_of(&options));
        sign_in(&app, &handle, &flipped(answer.clone())).await.assert(422);
        assert_eq!(sign_in(&app, &handle, &answer).await.assert(422).field("credential"), EXPIRED);
    }

    async fn of_one_answer_sent_twice_at_once_one_is_good(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        let handle = app.handle_of(&owner.email).await;
        let answer = device.sign(options_of(&sign_in_options(&app, &handle).await));
        let (one, other) = tokio::join!(sign_in(&app, &handle, &answer), sign_in(&app, &handle, &answer));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
    }

    async fn a_challenge_is_good_for_five_minutes(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        let handle = app.handle_of(&owner.email).await;
        let options = sign_in_options(&app, &handle).await;
        app.wait(SignedDuration::from_mins(5));
        let answer = sign_in(&app, &handle, &device.sign(options_of(&options))).await;
        assert_eq!(answer.assert(422).field("credential"), EXPIRED);
        let options = sign_in_options(&app, &handle).await;
        app.wait(SignedDuration::from_mins(4));
        sign_in(&app, &handle, &device.sign(options_of(&options))).await.assert(200);
    }

    async fn a_counter_that_does_not_go_up_is_refused(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        device.sign_count = 41;
        sign_in_with(&app, &owner.email, &mut device).await.assert(200);
        device.sign_count = 40;
        assert_eq!(refusal_of(&app, &owner.email, &mut device).await, REFUSED, "a second device counts 41 as well");
        device.sign_count = 7;
        assert_eq!(refusal_of(&app, &owner.email, &mut device).await, REFUSED);
        assert_eq!(app.number("SELECT sign_count FROM operator_passkeys WHERE operator_id = $1", owner.id.0).await, 42);
        device.sign_count = 42;
        sign_in_with(&app, &owner.email, &mut device).await.assert(200);
    }

    async fn wrong_passkeys_and_wrong_codes_share_their_limits(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        let mut wrong = Authenticator::numbered(2);
        let handle = app.handle_of(&owner.email).await;
        for _ in 0..5 {
            let options = sign_in_options(&app, &handle).await;
            sign_in(&app, &handle, &wrong.sign(options_of(&options))).await.assert(422);
        }
        let options = sign_in_options(&app, &handle).await;
        sign_in(&app, &handle, &device.sign(options_of(&options))).await.assert(429);
        let handle = app.handle_of(&owner.email).await;
        for _ in 0..5 {
            app.second_factor(&handle, "000000").await.assert(422);
        }
        let handle = app.handle_of(&owner.email).await;
        let options = sign_in_options(&app, &handle).await;
        sign_in(&app, &handle, &device.sign(options_of(&options))).await.assert(429);
        app.wait(SignedDuration::from_secs(30));
        app.second_factor(&handle, &code(&app)).await.assert(429);
    }

    async fn a_sign_in_asks_twenty_times_at_most(app) {
        let (owner, _) = with_passkey(&app, "finance", 1).await;
        let handle = app.handle_of(&owner.email).await;
        for _ in 0..20 {
            sign_in_options(&app, &handle).await.assert(200);
        }
        sign_in_options(&app, &handle).await.assert(429);
        sign_in_options(&app, "nobodys").await.assert(422);
    }

    async fn a_disabled_operators_passkey_is_good_no_more(app) {
        let (owner, mut device) = with_passkey(&app, "finance", 1).await;
        let handle = app.handle_of(&owner.email).await;
        let options = sign_in_options(&app, &handle).await;
        app.execute("UPDATE operators SET status = 'disabled' WHERE id = $1", owner.id.0).await;
        let answer = sign_in(&app, &handle, &device.sign(options_of(&options))).await;
        assert_eq!(answer.assert(422).json["error"], "sign_in_expired");
    }
}
