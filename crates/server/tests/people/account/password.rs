//! A password is changed by who knows the old one, and the other devices are signed out.
use serde_json::json;

use crate::support::{Answer, PASSWORD, ParticipantClient, TestApp, on_both};

async fn change(app: &TestApp, participant: &ParticipantClient, old: &str, new: &str, again: &str) -> Answer {
    let form = json!({ "old_password": old, "password": new, "password_confirmation": again });
    app.post("/api/v1/user/password").bearer(&participant.token).json(&form).send().await
}

on_both! {
    async fn a_new_password_signs_in_and_ends_the_other_sessions(app) {
        let participant = app.participant_with_password().await;
        let other = app.sign_in_again(&participant).await;
        let done = change(&app, &participant, PASSWORD, "Rzepak%kwitnie26", "Rzepak%kwitnie26").await;
        assert_eq!(done.assert(200).message(), "Twoje hasło zostało ustawione");
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(200);
        app.get("/api/v1/user/profile").bearer(&other).send().await.assert(401);
        app.log_in(participant.nip, PASSWORD).await.assert(422);
        app.log_in(participant.nip, "Rzepak%kwitnie26").await.assert(200);
    }

    async fn every_wrong_field_is_told_at_once(app) {
        let participant = app.participant_with_password().await;
        let empty = change(&app, &participant, "", "", "").await;
        for field in ["old_password", "password", "password_confirmation"] {
            assert_eq!(empty.assert(422).field(field), "Pole jest wymagane", "{field}");
        }
        let wrong = change(&app, &participant, PASSWORD, PASSWORD, "inne").await;
        assert_eq!(wrong.assert(422).field("password"), "Nowe hasło musi się różnić od obecnego");
        assert_eq!(wrong.field("password_confirmation"), "Hasła nie są zgodne");
        let weak = change(&app, &participant, PASSWORD, "haslo", "haslo").await;
        assert!(weak.assert(422).field("password").starts_with("Format pola jest nieodpowiedni"));
    }

    async fn what_is_soon_guessed_is_refused(app) {
        let participant = app.participant_with_password().await;
        for (guessable, sentence) in [
            ("P@ssw0rd1!", "Hasło nie może być popularnym hasłem"),
            ("1qaz!QAZ", "Hasło nie może być ciągiem"),
            ("Wisniewska%7Kosa", "Hasło nie może zawierać numeru NIP"),
        ] {
            let refused = change(&app, &participant, PASSWORD, guessable, guessable).await;
            assert!(refused.assert(422).field("password").starts_with(sentence), "{guessable}");
        }
        app.log_in(participant.nip, PASSWORD).await.assert(200);
    }

    async fn the_old_one_must_be_right(app) {
        let participant = app.participant_with_password().await;
        let refused = change(&app, &participant, "Zboze#2024", "Rzepak%kwitnie26", "Rzepak%kwitnie26").await;
        assert_eq!(refused.assert(422).field("old_password"), "Niepoprawne hasło");
        app.log_in(participant.nip, PASSWORD).await.assert(200);
    }
}
