//! An operator's own passkeys: added, named, removed.
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::{Owner, PASSKEYS, code, options_of, sign_in_options, sign_in_with};
use crate::support::{Authenticator, PASSWORD, TestApp, on_both};

const REFUSED: &str = "Tego klucza dostępu nie możemy przyjąć. Spróbuj jeszcze raz albo podaj kod.";
const EXPIRED: &str = "Na klucz dostępu czekaliśmy za długo. Spróbuj jeszcze raz.";

async fn count(app: &TestApp) -> i64 {
    app.number("SELECT count(*) FROM operator_passkeys WHERE id > $1", 0).await
}

on_both! {
    async fn a_passkey_is_added_shown_and_told_to_its_owner(app) {
        let owner = Owner::with_role(&app, "editor").await;
        assert_eq!(owner.listed(&app).await, json!({"origin": "https://plon.example", "items": []}));
        let answer = owner.add(&app, "  Laptop   służbowy ", &Authenticator::numbered(1)).await;
        assert_eq!(answer.assert(200).message(), "Klucz dostępu jest dodany");
        let listed = owner.listed(&app).await;
        assert_eq!(listed["items"], json!([{
            "id": listed["items"][0]["id"], "name": "Laptop służbowy", "is_synced": false, "created_at": json!(app.now()),
        }]));
        let letter = app.letter_about("operators.passkeys").await;
        assert!(letter.contains("dodano klucz dostępu „Laptop służbowy”"), "{letter}");
        assert_eq!(owner.audited(&app, "operators.passkey_add").await, 1);
    }

    async fn the_browser_is_asked_for_a_key_that_verifies_its_owner(app) {
        let owner = Owner::with_role(&app, "editor").await;
        let options = owner.options(&app, "Laptop").await;
        let options = options_of(&options);
        assert_eq!(options["rp"]["id"], "plon.example");
        assert_eq!(options["user"]["name"], json!(owner.email));
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["timeout"], 300_000);
        assert_eq!(options["extensions"], json!({}), "what a device may not know shuts it out");
        assert_eq!(options["excludeCredentials"], json!([]));
        owner.give(&app, &Authenticator::numbered(1).register(options)).await.assert(200);
        let next = owner.options(&app, "Telefon").await;
        assert_eq!(options_of(&next)["excludeCredentials"].as_array().unwrap().len(), 1);
        assert_eq!(options_of(&next)["user"]["id"], options["user"]["id"]);
        assert_ne!(options_of(&next)["challenge"], options["challenge"]);
    }

    async fn a_passkey_is_added_by_the_password_and_a_code_that_nobody_has_used(app) {
        let (_, email) = app.operator_with_password("editor").await;
        let used = code(&app);
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        let begin = async |form: Value| app.post(&format!("{PASSKEYS}/options")).bearer(&bearer).json(&form).send().await;
        let empty = begin(json!({"name": " ", "code": " "})).await;
        for field in ["name", "password", "code"] {
            assert_eq!(empty.assert(422).field(field), "Pole jest wymagane", "{field}");
        }
        let wrong = begin(json!({"name": "Laptop", "password": "Zboze#2024", "code": used})).await;
        assert_eq!(wrong.assert(422).field("password"), "Niepoprawne hasło");
        let again = begin(json!({"name": "Laptop", "password": PASSWORD, "code": used})).await;
        assert_eq!(again.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        let long = begin(json!({"name": "a".repeat(61), "password": PASSWORD, "code": used})).await;
        assert!(long.assert(422).field("name").contains("60"), "{}", long.field("name"));
        app.wait(SignedDuration::from_secs(30));
        begin(json!({"name": "Laptop", "password": PASSWORD, "code": code(&app)})).await.assert(200);
        let spent = begin(json!({"name": "Laptop", "password": PASSWORD, "code": code(&app)})).await;
        assert_eq!(spent.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
    }

    async fn a_code_removes_one_passkey(app) {
        let owner = Owner::with_role(&app, "editor").await;
        for (name, device) in [("Laptop", 1), ("Telefon", 2)] {
            owner.add(&app, name, &Authenticator::numbered(device)).await.assert(200);
        }
        let items = owner.listed(&app).await["items"].clone();
        let code = app.next_code(owner.id).await;
        let remove = async |item: &Value| {
            let form = json!({"passkey": item["id"], "password": PASSWORD, "code": code});
            app.post(&format!("{PASSKEYS}/remove")).bearer(&owner.bearer).json(&form).send().await
        };
        remove(&items[0]).await.assert(200);
        assert_eq!(remove(&items[1]).await.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        assert_eq!(count(&app).await, 1);
    }

    async fn what_another_page_or_device_answers_is_no_passkey(app) {
        let owner = Owner::with_role(&app, "editor").await;
        let good = Authenticator::numbered(1);
        let another_page = Authenticator { origin: "https://plon.example.net".into(), ..good.clone() };
        let another_domain = Authenticator { domain: "example.net".into(), ..good.clone() };
        let without_pin = Authenticator { verifies_user: false, ..good.clone() };
        for device in [another_page, another_domain, without_pin] {
            let answer = owner.add(&app, "Laptop", &device).await;
            assert_eq!(answer.assert(422).field("credential"), REFUSED);
        }
        let older = owner.options(&app, "Laptop").await;
        owner.options(&app, "Laptop").await.assert(200);
        let answer = owner.give(&app, &good.register(options_of(&older))).await;
        assert_eq!(answer.assert(422).field("credential"), REFUSED);
        for nonsense in [json!(null), json!("a"), json!({"id": 1}), json!({"response": {}})] {
            owner.options(&app, "Laptop").await.assert(200);
            assert_eq!(owner.give(&app, &nonsense).await.assert(422).field("credential"), REFUSED);
        }
        assert_eq!(count(&app).await, 0);
    }

    async fn a_challenge_is_answered_once_within_five_minutes_in_the_session_that_asked(app) {
        let owner = Owner::with_role(&app, "editor").await;
        let (one, other) = (Authenticator::numbered(1), Authenticator::numbered(2));
        let options = owner.options(&app, "Laptop").await;
        let elsewhere = Owner { bearer: app.operator_again(owner.id).await, email: String::new(), ..owner };
        let answer = elsewhere.give(&app, &one.register(options_of(&options))).await;
        assert_eq!(answer.assert(422).field("credential"), EXPIRED);
        owner.give(&app, &one.register(options_of(&options))).await.assert(200);
        let answer = owner.give(&app, &other.register(options_of(&options))).await;
        assert_eq!(answer.assert(422).field("credential"), EXPIRED);

        let options = owner.options(&app, "Telefon").await;
        owner.give(&app, &Authenticator { verifies_user: false, ..other.clone() }.register(options_of(&options))).await.assert(422);
        let answer = owner.give(&app, &other.register(options_of(&options))).await;
        assert_eq!(answer.assert(422).field("credential"), EXPIRED);

        let options = owner.options(&app, "Telefon").await;
        app.wait(SignedDuration::from_mins(5));
        let answer = owner.give(&app, &other.register(options_of(&options))).await;
        assert_eq!(answer.assert(422).field("credential"), EXPIRED);
        assert_eq!(count(&app).await, 1);
    }

    async fn a_passkey_belongs_to_one_account(app) {
        let owner = Owner::with_role(&app, "editor").await;
        let device = Authenticator::numbered(1);
        owner.add(&app, "Laptop", &device).await.assert(200);
        let answer = owner.add(&app, "Laptop", &device).await;
        assert_eq!(answer.assert(422).field("credential"), "Ten klucz dostępu jest już dodany");
        let other = Owner::with_role(&app, "finance").await;
        other.add(&app, "Laptop", &device).await.assert(422);
        assert_eq!(other.listed(&app).await["items"], json!([]));
    }

    async fn ten_passkeys_are_enough(app) {
        let owner = Owner::with_role(&app, "editor").await;
        for number in 1..=10 {
            owner.add(&app, "Klucz", &Authenticator::numbered(number)).await.assert(200);
        }
        let answer = owner.options(&app, "Klucz").await;
        assert_eq!(answer.assert(409).message(), "Masz już 10\u{a0}kluczy dostępu. Usuń ten, którego nie używasz.");
    }

    async fn a_new_passkey_puts_signatures_on_money_off_and_is_told_to_administrators(app) {
        let administrator = app.operator(&["administrator"]).await;
        let owner = Owner::with_role(&app, "finance").await;
        app.execute("UPDATE operators SET signs_from = 0 WHERE id = $1", owner.id.0).await;
        owner.add(&app, "Laptop", &Authenticator::numbered(1)).await.assert(200);
        let from = app.number("SELECT signs_from FROM operators WHERE id = $1", owner.id.0).await;
        assert_eq!(from, (app.now().0 + SignedDuration::from_hours(48)).as_microsecond());
        let notices = app.get("/api/v1/backoffice/account/notices").bearer(&administrator.token).send().await;
        let told = notices.assert(200).json["data"][0]["content"].as_str().unwrap().to_owned();
        assert_eq!(told, format!("Operator {} ma nowy klucz dostępu, którym może się logować.", owner.email));
    }

    async fn a_passkey_is_renamed_by_its_owner_alone(app) {
        let owner = Owner::with_role(&app, "editor").await;
        owner.add(&app, "Laptop", &Authenticator::numbered(1)).await.assert(200);
        let id = owner.listed(&app).await["items"][0]["id"].clone();
        let rename = async |bearer: &str, name: &str| {
            let form = json!({"passkey": id, "name": name});
            app.post(&format!("{PASSKEYS}/rename")).bearer(bearer).json(&form).send().await
        };
        assert_eq!(rename(&owner.bearer, "Telefon").await.assert(200).json["data"]["name"], "Telefon");
        assert_eq!(rename(&owner.bearer, " ").await.assert(422).field("name"), "Pole jest wymagane");
        let other = Owner::with_role(&app, "finance").await;
        rename(&other.bearer, "Mój").await.assert(404);
        assert_eq!(owner.listed(&app).await["items"][0]["name"], "Telefon");
        assert_eq!(owner.audited(&app, "operators.passkey_rename").await, 1);
    }

    async fn a_passkey_is_removed_by_its_owner_who_gives_password_and_code(app) {
        let owner = Owner::with_role(&app, "editor").await;
        let mut device = Authenticator::numbered(1);
        owner.add(&app, "Laptop", &device).await.assert(200);
        let id = owner.listed(&app).await["items"][0]["id"].clone();
        let remove = async |form: Value| app.post(&format!("{PASSKEYS}/remove")).bearer(&owner.bearer).json(&form).send().await;
        let empty = remove(json!({"passkey": id})).await;
        assert_eq!(empty.assert(422).field("password"), "Pole jest wymagane");
        assert_eq!(empty.field("code"), "Pole jest wymagane");
        let wrong = remove(json!({"passkey": id, "password": PASSWORD, "code": "000000"})).await;
        assert_eq!(wrong.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        let other = Owner::with_role(&app, "finance").await;
        other.remove(&app, &id).await.assert(404);
        sign_in_with(&app, &owner.email, &mut device).await.assert(200);

        owner.remove(&app, &id).await.assert(200);
        let letter = app.letter_about("operators.passkeys").await;
        assert!(letter.contains("usunięto klucz dostępu „Laptop”"), "{letter}");
        assert_eq!(owner.audited(&app, "operators.passkey_remove").await, 1);
        let handle = app.handle_of(&owner.email).await;
        let answer = sign_in_options(&app, &handle).await;
        assert_eq!(answer.assert(422).message(), "To konto nie ma klucza dostępu. Podaj kod z\u{a0}aplikacji.");
        owner.remove(&app, &id).await.assert(404);
    }

    async fn the_last_second_factor_stays(app) {
        let owner = Owner::with_role(&app, "editor").await;
        owner.add(&app, "Laptop", &Authenticator::numbered(1)).await.assert(200);
        owner.add(&app, "Telefon", &Authenticator::numbered(2)).await.assert(200);
        app.execute("UPDATE operators SET totp_enrolled_at = NULL WHERE id = $1", owner.id.0).await;
        let items = owner.listed(&app).await["items"].clone();
        owner.remove(&app, &items[0]["id"]).await.assert(200);
        let answer = owner.remove(&app, &items[1]["id"]).await;
        assert_eq!(answer.assert(409).json["error"], "last_second_factor");
        assert_eq!(count(&app).await, 1);
    }

    async fn who_loses_the_second_factor_loses_the_passkeys(app) {
        let administrator = app.operator(&["administrator"]).await;
        let owner = Owner::with_role(&app, "editor").await;
        owner.add(&app, "Laptop", &Authenticator::numbered(1)).await.assert(200);
        let handle = app.handle_of(&owner.email).await;
        sign_in_options(&app, &handle).await.assert(200);
        let path = format!("/api/v1/backoffice/operators/{}/second-factor/reset", owner.id.0);
        app.post(&path).bearer(&administrator.token).json(&json!({})).send().await.assert(200);
        assert_eq!(count(&app).await, 0);
        assert_eq!(app.number("SELECT count(*) FROM passkey_challenges WHERE operator_id = $1", owner.id.0).await, 0);
        let first_step = app.operator_password(&owner.email, PASSWORD).await;
        assert_eq!(first_step.assert(200).json["data"]["passkey"], false);
    }

    async fn an_address_that_browsers_keep_no_passkeys_for_has_none(app) {
        let owner = Owner::with_role(&app, "editor").await;
        owner.add(&app, "Laptop", &Authenticator::numbered(1)).await.assert(200);
        let app = app.set(|parts| parts.public_url = "http://plon.example".to_owned());
        assert!(owner.listed(&app).await["origin"].is_null());
        let sentence = "Klucze dostępu działają tylko na portalu z\u{a0}własną domeną i\u{a0}szyfrowanym połączeniem (https).";
        assert_eq!(owner.options(&app, "Telefon").await.assert(409).message(), sentence);
        let first_step = app.operator_password(&owner.email, PASSWORD).await;
        assert_eq!(first_step.assert(200).json["data"]["passkey"], false);
        let handle = first_step.json["data"]["handle"].as_str().unwrap();
        sign_in_options(&app, handle).await.assert(409);
    }
}
