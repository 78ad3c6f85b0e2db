//! The way through: NIP, code, password.
use jiff::SignedDuration;
use serde_json::json;

use super::{DEAD, NEW, WRONG};
use crate::support::{NIPS, PASSWORD, on_both};

const PATH: &str = "/api/v1/auth/password-reset";

/// The sentence at a password that is a popular one.
const COMMON: &str =
    "Hasło nie może być popularnym hasłem ani pojedynczym słowem, także z dopisanymi cyframi i znakami. Wybierz inne.";
const PERSONAL: &str = "Hasło nie może zawierać numeru NIP, imienia, nazwiska, nazwy firmy, adresu e-mail ani nazwy programu. Wybierz inne.";

on_both! {
    async fn a_first_password_is_set_by_the_code_from_the_sms(app) {
        let participant = app.participant().await;
        let answer = app.ask_for_code("526-025-02-74").await;
        assert_eq!(answer.assert(200).message(), "Wpisz kod SMS!");
        let cookie = answer.cookie().unwrap();
        assert!(cookie.starts_with("plon_reset=") && cookie.ends_with("; Path=/; Max-Age=600; HttpOnly; SameSite=Strict"));
        let sent = super::SentCode { cookie: cookie.split(';').next().unwrap().to_owned(), code: app.last_code().await };
        assert!(!String::from_utf8_lossy(&answer.body).contains(&sent.code), "the code goes to the phone only");

        let answer = app.set_new(&sent, participant.nip, &sent.code).await;
        assert_eq!(answer.assert(200).message(), "Twoje hasło zostało ustawione");
        assert_eq!(answer.cookie(), Some("plon_reset=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"));
        app.log_in(participant.nip, NEW).await.assert(200);
    }

    async fn a_new_password_ends_all_sessions_and_is_told(app) {
        let participant = app.participant_with_password().await;
        let tokens = app.log_in(participant.nip, PASSWORD).await.tokens();
        let sent = app.code_for(participant.nip).await;
        app.set_new(&sent, participant.nip, &sent.code).await.assert(200);

        app.get("/api/v1/user/profile").bearer(&tokens.bearer).send().await.assert(401);
        app.refresh(&tokens.refresh).await.assert(401);
        app.log_in(participant.nip, PASSWORD).await.assert(422);
        let bearer = app.log_in(participant.nip, NEW).await.tokens().bearer;
        let told = app.get("/api/v1/notifications").bearer(&bearer).send().await;
        assert_eq!(told.json["data"]["items"][0]["title"], "Nowe hasło");
        let mails = "SELECT count(*) FROM messages WHERE purpose = 'auth.password_changed' AND participant_id = $1";
        assert_eq!(app.number(mails, participant.id.0).await, 1);
    }

    async fn a_code_is_good_once_and_for_ten_minutes(app) {
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        app.wait(SignedDuration::from_mins(10) - SignedDuration::from_micros(1));
        app.set_new(&sent, participant.nip, &sent.code).await.assert(200);
        assert_eq!(app.set_new(&sent, participant.nip, &sent.code).await.assert(422).field("sms_code"), DEAD);

        let sent = app.code_for(participant.nip).await;
        app.wait(SignedDuration::from_mins(10));
        assert_eq!(app.set_new(&sent, participant.nip, &sent.code).await.assert(422).field("sms_code"), DEAD);
    }

    async fn a_code_is_good_only_in_the_browser_that_asked_and_for_its_nip(app) {
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let (of_anna, of_jan) = (app.code_for(anna.nip).await, app.code_for(jan.nip).await);
        let stranger = super::SentCode { cookie: "plon_reset=obcy".to_owned(), code: of_anna.code.clone() };
        assert_eq!(app.set_new(&stranger, anna.nip, &of_anna.code).await.assert(422).field("sms_code"), DEAD);
        assert_eq!(app.set_new(&of_jan, anna.nip, &of_jan.code).await.assert(422).field("sms_code"), DEAD);
        let no_cookie = json!({ "nip": anna.nip, "password": NEW, "password_confirmation": NEW, "sms_code": of_anna.code });
        assert_eq!(app.post(PATH).json(&no_cookie).send().await.assert(422).field("sms_code"), DEAD);
        app.set_new(&of_anna, anna.nip, &of_anna.code).await.assert(200);
    }

    async fn an_unknown_nip_and_one_that_may_not_sign_in_are_the_same_404(app) {
        app.programme().await;
        let participant = app.participant().await;
        let unknown = app.ask_for_code(NIPS[3]).await;
        assert_eq!(unknown.assert(404).message(), "Brak NIP-u w bazie");
        for sql in [
            "UPDATE participants SET status = 'disabled' WHERE id = $1", "UPDATE participants SET status = 'pending' WHERE id = $1",
        ] {
            app.execute(sql, participant.id.0).await;
            let answer = app.ask_for_code(participant.nip).await;
            assert_eq!(answer.assert(404).json, unknown.json);
            assert!(answer.cookie().is_none());
        }
        assert_eq!(app.number("SELECT count(*) FROM messages WHERE id > $1", 0).await, 0);
    }

    async fn every_bad_field_is_told_at_once_and_costs_no_try(app) {
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        for (form, errors) in [
            (json!({}), vec![("nip", "Pole jest wymagane"), ("password", "Pole jest wymagane"),
                ("password_confirmation", "Pole jest wymagane"), ("sms_code", "Pole jest wymagane")]),
            (json!({ "nip": "5260250275", "password": NEW, "password_confirmation": "Pszenica#78", "sms_code": "12345" }),
             vec![("nip", "Pole nie jest poprawnym numerem NIP"), ("password_confirmation", "Hasła nie są zgodne"),
                ("sms_code", "Pole musi mieć długość 6")]),
            (json!({ "nip": participant.nip, "password": "Haslo123!", "password_confirmation": "Haslo123!", "sms_code": "12e456" }),
             vec![("password", COMMON), ("sms_code", "Format pola jest nieodpowiedni")]),
        ] {
            let answer = app.post(PATH).header("cookie", &sent.cookie).json(&form).send().await;
            answer.assert(422);
            for (field, sentence) in errors {
                assert_eq!(answer.field(field), sentence, "{field}");
            }
        }
        let weak = json!({ "nip": participant.nip, "password": "slabe", "password_confirmation": "slabe", "sms_code": sent.wrong_code() });
        for _ in 0..5 {
            let answer = app.post(PATH).header("cookie", &sent.cookie).json(&weak).send().await;
            assert!(answer.assert(422).field("password").starts_with("Format pola jest nieodpowiedni"));
        }
        assert_eq!(app.wrong_codes().await, 0);
        app.set_new(&sent, participant.nip, &format!(" {} {}", &sent.code[..3], &sent.code[3..])).await.assert(200);
    }

    async fn a_password_made_of_its_owners_names_is_refused_behind_a_right_code_only(app) {
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        let set = async |password: &str, code: &str| {
            let form = json!({ "nip": participant.nip, "password": password, "password_confirmation": password, "sms_code": code });
            app.post(PATH).header("cookie", &sent.cookie).json(&form).send().await
        };
        for made_of in ["Wisniewska%Traktor7", "Aa!5260250274", "5260250274!Bb"] {
            assert!(set(made_of, sent.wrong_code()).await.assert(422).json["errors"].get("password").is_none());
            assert_eq!(set(made_of, &sent.code).await.assert(422).field("password"), PERSONAL, "{made_of}");
            app.execute("UPDATE password_codes SET wrong = 0 WHERE id > $1", 0).await;
        }
        set(NEW, &sent.code).await.assert(200);
    }

    async fn a_wrong_code_may_be_mended_twice(app) {
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        for _ in 0..2 {
            assert_eq!(
                app.set_new(&sent, participant.nip, sent.wrong_code()).await.assert(422).field("sms_code"),
                WRONG
            );
        }
        app.set_new(&sent, participant.nip, &sent.code).await.assert(200);
    }

    async fn after_three_wrong_codes_the_right_one_is_refused(app) {
        let participant = app.participant().await;
        let sent = app.code_for(participant.nip).await;
        for _ in 0..3 {
            app.set_new(&sent, participant.nip, sent.wrong_code()).await.assert(422);
        }
        assert_eq!(app.set_new(&sent, participant.nip, &sent.code).await.assert(422).field("sms_code"), DEAD);
        app.log_in(participant.nip, NEW).await.assert(422);
    }

    async fn neither_code_nor_handle_is_stored_as_it_is(app) {
        let sent = app.code_for(app.participant().await.nip).await;
        let handle = sent.cookie.strip_prefix("plon_reset=").unwrap();
        let rows = crate::support::rows_of(app.db(), &["password_codes"]).await;
        assert!(rows.iter().all(|row| !row.contains(handle) && !row.contains(&sent.code)), "{rows:?}");
    }
}
