//! Onto the list: the form, the e-mail, the confirmation.
use std::net::IpAddr;

use jiff::SignedDuration;
use plon_server::daily;
use plon_server::daily::Retention;
use serde_json::json;

use super::{CONFIRM, JOIN, form};
use crate::support::on_both;

const ANNA: &str = "anna@poczta.example";

on_both! {
    async fn an_address_is_on_the_list_once_its_owner_confirms_it(app) {
        let answer = app.join(" Anna@Poczta.example ").await;
        assert_eq!(answer.assert(201).json["data"], json!({"taken": true}));
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("pending"));
        let mail = app.outbox().await.pop().unwrap();
        assert_eq!((mail.purpose.as_str(), mail.recipient.as_str()), ("newsletter.confirm", "Anna@poczta.example"));
        assert!(mail.secret, "the text is wiped once it is sent");
        assert!(mail.body.contains("Link działa do 27.08.2025."), "{}", mail.body);
        let token = app.link("potwierdzenie").await;
        let stored = app.count("SELECT count(*) FROM newsletter_subscribers WHERE length(confirm_hash) = 64").await;
        assert_eq!(stored, 1, "what is stored of the link is its hash");

        let confirmed = app.confirm_address(&token).await;
        assert_eq!(confirmed.assert(200).json["data"], json!({"email": ANNA}));
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("active"));
        let welcome = app.outbox().await.pop().unwrap();
        assert_eq!((welcome.purpose.as_str(), welcome.secret), ("newsletter.joined", false));
        assert_eq!(app.confirm_address(&token).await.assert(200).json, confirmed.json, "pressed twice");
        assert_eq!(app.outbox().await.len(), 2, "welcomed once");
    }

    async fn a_form_with_errors_names_them_all(app) {
        let empty = app.post(JOIN).json(&json!({})).send().await;
        assert_eq!(empty.assert(422).json["errors"], json!({
            "email": ["Pole jest wymagane"], "newsletter_consent": ["Zaznacz zgodę, żebyśmy mogli wysyłać Ci newsletter"],
        }));
        let wrong = app.post(JOIN).json(&form("anna")).send().await;
        assert_eq!(wrong.assert(422).field("email"), "Pole musi być poprawnym adresem email");
        app.post(JOIN).header("content-type", "application/json").text("[").send().await.assert(400);
        assert_eq!(app.count("SELECT count(*) FROM newsletter_subscribers").await, 0);
    }

    async fn the_answer_tells_nobody_who_is_on_the_list(app) {
        let unknown = app.join("jan@poczta.example").await;
        let key = app.reader(ANNA).await;
        let known = app.join(ANNA).await;
        assert_eq!((known.status, &known.json), (unknown.status, &unknown.json));
        let mail = app.outbox().await.pop().unwrap();
        assert_eq!(mail.subject.as_deref(), Some("Ten adres jest już na liście newslettera"));
        assert_eq!(app.link("rezygnacja").await, key);
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("active"), "nobody is taken off by being put on again");
    }

    async fn a_link_that_is_too_old_replaced_or_made_up_confirms_nothing(app) {
        for token in ["", "x", "../confirm"] {
            let refused = app.confirm_address(token).await;
            assert_eq!(refused.assert(422).json["error"], "newsletter_link_ended", "{token}");
        }
        app.post(CONFIRM).json(&json!({})).send().await.assert(422);
        app.join(ANNA).await.assert(201);
        let first = app.link("potwierdzenie").await;
        app.wait(SignedDuration::from_secs(1));
        app.join(ANNA).await.assert(201);
        let second = app.link("potwierdzenie").await;
        app.confirm_address(&first).await.assert(422);
        app.wait(SignedDuration::from_hours(7 * 24));
        assert_eq!(app.confirm_address(&second).await.assert(422).message(),
            "Ten link już nie działa. Zapisz się na newsletter jeszcze raz.");
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("pending"));
        app.join(ANNA).await.assert(201);
        let third = app.link("potwierdzenie").await;
        app.wait(SignedDuration::from_hours(7 * 24) - SignedDuration::from_secs(1));
        app.confirm_address(&third).await.assert(200);
    }

    async fn an_address_gets_three_emails_a_day_and_nobody_is_told(app) {
        for _ in 0..5 {
            app.join(ANNA).await.assert(201);
        }
        assert_eq!(app.outbox().await.len(), 3);
        app.wait(SignedDuration::from_hours(24));
        app.join("ANNA@poczta.example").await.assert(201);
        assert_eq!(app.outbox().await.len(), 4);
    }

    async fn a_flood_from_one_network_is_stopped(app) {
        let from = |number: u8| IpAddr::from([192, 0, 2, number]);
        for number in 0..20 {
            let form = form(&format!("anna{number}@poczta.example"));
            app.post(JOIN).from(from(1)).json(&form).send().await.assert(201);
        }
        app.post(JOIN).from(from(1)).json(&form(ANNA)).send().await.assert(429);
        app.post(JOIN).from(from(2)).json(&form(ANNA)).send().await.assert(201);
    }

    async fn a_retried_form_asks_once(app) {
        for _ in 0..2 {
            app.post(JOIN).key("k").json(&form(ANNA)).send().await.assert(201);
        }
        assert_eq!(app.outbox().await.len(), 1);
        let other = app.post(JOIN).key("k").json(&form("jan@poczta.example")).send().await;
        assert_eq!(other.assert(422).json["error"], "idempotency_key_reused");
    }

    async fn an_address_that_nobody_confirms_is_forgotten_and_a_reader_is_not(app) {
        app.reader(ANNA).await;
        app.join("jan@poczta.example").await.assert(201);
        let day = async || daily::run_once(&app.app, &Retention::default()).await.unwrap().unwrap().contacts;
        app.wait(SignedDuration::from_hours(6 * 24));
        assert_eq!(day().await, 0);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(day().await, 1);
        assert_eq!(app.state_of("jan@poczta.example").await, None);
        app.wait(SignedDuration::from_hours(24 * 3000));
        assert_eq!(day().await, 0);
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("active"));
    }
}
