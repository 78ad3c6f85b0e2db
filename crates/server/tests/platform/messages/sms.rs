//! SMS by SMSAPI: what it is sent, and what each of its answers makes of a message.
use jiff::SignedDuration;

use super::given::{Play, Smsapi, about};
use crate::support::on_both;

const WRONG_NUMBER: &str = r#"{"error":13,"message":"No correct phonenumbers"}"#;
const NO_CREDIT: &str = r#"{"error":103,"message":"Insufficient credits"}"#;

on_both! {
    async fn a_message_goes_out_as_smsapi_wants_it(app) {
        let smsapi = Smsapi::start(&[]).await;
        let app = app.sending_by(&smsapi);
        let id = app.lay_sms("Zażółć gęślą jaźń", about(false, None)).await;
        assert_eq!(app.work_sms().await, 1);

        let form = &smsapi.forms()[0];
        for (name, value) in [
            ("to", "48500600700"), ("message", "Zażółć gęślą jaźń"), ("from", "Plon"), ("encoding", "utf-8"),
            ("format", "json"), ("check_idx", "1"),
        ] {
            assert_eq!(form[name], value, "{name}");
        }
        assert!(form["idx"].bytes().all(|byte| byte.is_ascii_alphanumeric()), "{}", form["idx"]);
        assert_eq!(form.len(), 7);
        assert_eq!(smsapi.headers()[0]["authorization"], "Bearer token-of-a-test");
        let stored = app.message(id).await;
        assert_eq!((stored.status.as_str(), stored.provider_id.as_deref()), ("sent", Some("id1")));
        assert_eq!(stored.body.as_deref(), Some("Zażółć gęślą jaźń"), "what is no secret can be read later");
        assert_eq!(app.work_sms().await, 0, "a message goes out once");
    }

    async fn a_secret_is_wiped_once_it_is_sent(app) {
        let app = app.sending_by(&Smsapi::start(&[]).await);
        let id = app.lay_sms("Kod: 123456", about(true, None)).await;
        app.work_sms().await;
        assert_eq!(app.message(id).await.body, None);
    }

    async fn a_bad_number_is_final_and_a_busy_server_is_not(app) {
        let mut app = app;
        for (play, status, words) in [
            (Play::Text(200, WRONG_NUMBER), "failed", "Nieprawidłowy numer telefonu"),
            (Play::Text(200, r#"{"error":11,"message":"x"}"#), "failed", "Nieprawidłowy numer telefonu"),
            (Play::Text(200, r#"{"error":14,"message":"Wrong sender"}"#), "failed",
             "SMSAPI odrzuciło wiadomość (błąd 14): Wrong sender"),
            (Play::Text(200, r#"{"error":201,"message":"x"}"#), "queued", "SMSAPI jest chwilowo niedostępne (błąd 201)"),
            (Play::Text(200, r#"{"error":202,"message":"x"}"#), "queued", "SMSAPI jest chwilowo niedostępne (błąd 202)"),
            (Play::Text(429, r#"{"error":429,"message":"x"}"#), "queued", "SMSAPI jest chwilowo niedostępne (błąd 429)"),
            (Play::Text(200, NO_CREDIT), "queued", "Na koncie SMSAPI brakuje środków"),
            (Play::Text(200, "<html>to nie jest odpowiedź"), "queued", "Niezrozumiała odpowiedź SMSAPI (HTTP 200)"),
            (Play::Text(503, ""), "queued", "Niezrozumiała odpowiedź SMSAPI (HTTP 503)"),
            (Play::Text(200, r#"{"count":0,"list":[]}"#), "queued", "Niezrozumiała odpowiedź SMSAPI (HTTP 200)"),
            (Play::Silence, "queued", "Serwer wiadomości nie odpowiedział na czas"),
        ] {
            app = app.sending_by(&Smsapi::start(&[play]).await);
            let letter = app.lay_sms("x", about(false, None)).await;
            app.work_sms().await;
            let stored = app.message(letter).await;
            assert_eq!((stored.status.as_str(), stored.last_error.as_deref()), (status, Some(words)));
            app.execute("DELETE FROM messages WHERE id = $1", letter.0).await;
        }
    }

    async fn a_try_after_a_lost_answer_sends_no_second_sms(app) {
        let smsapi = Smsapi::start(&[Play::LostAnswer]).await;
        let app = app.sending_by(&smsapi);
        let id = app.lay_sms("Jeden raz", about(false, None)).await;
        app.work_sms().await;
        assert_eq!(app.message(id).await.status, "queued");
        app.wait(SignedDuration::from_secs(10));
        app.work_sms().await;
        assert_eq!(app.message(id).await.status, "sent");
        let forms = smsapi.forms();
        assert_eq!(forms[0]["idx"], forms[1]["idx"]);
        assert_eq!((forms.len(), smsapi.taken()), (2, 1));
    }
}
