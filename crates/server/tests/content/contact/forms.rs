//! Both forms: what they take, whom they tell, how often.
use std::net::IpAddr;

use jiff::SignedDuration;
use serde_json::{Value, json};

use super::{CONTACT, OWN, form};
use crate::given::registration::with;
use crate::support::on_both;

on_both! {
    async fn a_visitors_message_is_confirmed_and_the_programme_is_told(app) {
        app.brand().await;
        let answer = app.write(&form()).await;
        assert_eq!(answer.assert(201).json["data"], json!({"taken": true}));
        assert_eq!(answer.message(), "Dziękujemy za wiadomość. Odpowiemy na Twój adres e-mail.");
        let outbox = app.outbox().await;
        let told: Vec<(&str, &str)> = outbox.iter().map(|mail| (mail.purpose.as_str(), mail.recipient.as_str())).collect();
        assert_eq!(told, [("contact.received", "Jan.Zak@poczta.example"), ("contact.new", "infolinia@plon.example")]);
        assert!(outbox[0].body.contains("Temat: Faktury i\u{a0}punkty"), "{}", outbox[0].body);
        assert!(outbox[1].body.contains("https://plon.example/zaplecze/kontakt/1"), "{}", outbox[1].body);
        for mail in outbox {
            assert!(!mail.body.contains("Czekam") && !mail.body.contains("Żak"), "nothing that was typed: {}", mail.body);
        }
    }

    async fn without_an_address_of_its_own_the_programme_finds_messages_in_the_back_office(app) {
        app.write(&form()).await.assert(201);
        assert_eq!(app.outbox().await.len(), 1);
        assert_eq!(app.count("SELECT count(*) FROM contact_messages WHERE status = 'new'").await, 1);
    }

    async fn an_empty_form_names_all_that_is_missing(app) {
        let errors = app.write(&json!({})).await.assert(422).json["errors"].clone();
        let required = ["email", "message", "name", "topic"];
        let mut expected: Value = required.iter().map(|name| ((*name).to_owned(), json!(["Pole jest wymagane"]))).collect();
        expected["contact_consent"] = json!(["Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć"]);
        assert_eq!(errors, expected);
        assert_eq!(app.count("SELECT count(*) FROM contact_messages").await, 0);
    }

    async fn an_error_is_told_at_its_field(app) {
        let long = "x".repeat(2001);
        for (field, value, sentence) in [
            ("name", "x".repeat(121), "Wpisz najwyżej 120\u{a0}znaków"),
            ("email", "jan".to_owned(), "Pole musi być poprawnym adresem email"),
            ("email", "jan@poczta.example\r\nBcc: kto@inny.example".to_owned(), "Pole musi być poprawnym adresem email"),
            ("phone", "123".to_owned(), "Pole musi mieć długość 12"),
            ("topic", "weather".to_owned(), "Wybierz temat z\u{a0}listy"),
            ("message", long, "Wpisz najwyżej 2000\u{a0}znaków"),
            ("message", " \n ".to_owned(), "Pole jest wymagane"),
            ("message", "a\u{0}b".to_owned(), "Usuń znaki, których nie da się wydrukować"),
            ("message", "a\u{202e}b".to_owned(), "Usuń znaki, których nie da się wydrukować"),
            ("name", "Jan\u{2066} Nowak".to_owned(), "Usuń znaki, których nie da się wydrukować"),
        ] {
            let answer = app.write(&with(form(), &json!({field: value}))).await;
            assert_eq!(answer.assert(422).field(field), sentence, "{field}");
        }
        app.post(CONTACT).header("content-type", "application/json").text("{\"name\":").send().await.assert(400);
        app.post(CONTACT).header("content-type", "text/plain").text("x").send().await.assert(415);
        assert_eq!(app.count("SELECT count(*) FROM messages").await, 0);
        app.write(&with(form(), &json!({"phone": "", "message": "ż".repeat(2000)}))).await.assert(201);
    }

    async fn a_participants_message_goes_to_the_representative_as_well(app) {
        app.brand().await;
        let participant = app.participant().await;
        app.representative_for_all().await;
        app.write_as(&participant, "Kiedy przyjdzie kurtka?").await.assert(201);
        let outbox = app.outbox().await;
        let told: Vec<(&str, &str)> = outbox.iter().map(|mail| (mail.purpose.as_str(), mail.recipient.as_str())).collect();
        assert_eq!(told, [
            ("contact.received", "anna@example.pl"),
            ("contact.new", "infolinia@plon.example"),
            ("contact.forwarded", "ewa.nowak@plon.example"),
        ]);
        let forwarded = &outbox[2].body;
        for part in ["Anna Wiśniewska", participant.nip, "anna@example.pl", "+48500000001", "Kiedy przyjdzie kurtka?"] {
            assert!(forwarded.contains(part), "{part}: {forwarded}");
        }
        assert!(outbox.iter().all(|mail| mail.participant_id == Some(participant.id.0)), "they are erased with the account");
        app.run("UPDATE representatives SET active = FALSE").await;
        app.write_as(&participant, "Jeszcze jedno").await.assert(201);
        assert_eq!(app.outbox().await.len(), 5, "one who has left is told nothing");
    }

    async fn a_participant_is_asked_for_topic_and_message_only_and_must_be_one(app) {
        let (participant, partner) = (app.participant().await, app.participant_numbered(1).await);
        app.make_partner(partner.id).await;
        let empty = app.post(OWN).bearer(&participant.token).json(&json!({})).send().await;
        let required = json!({"topic": ["Pole jest wymagane"], "message": ["Pole jest wymagane"]});
        assert_eq!(empty.assert(422).json["errors"], required);
        app.write_as(&partner, "Dzień dobry").await.assert(201);
        let named = json!({"topic": "other", "message": "x", "name": "Kto Inny", "email": "kto@inny.example"});
        app.post(OWN).bearer(&participant.token).json(&named).send().await.assert(201);
        assert_eq!(app.count("SELECT count(*) FROM contact_messages WHERE name <> 'Anna Wiśniewska'").await, 0);
        app.post(OWN).json(&json!({"topic": "other", "message": "x"})).send().await.assert(401);
        let support = app.operator(&["support"]).await;
        let look = app.view_as(participant.id, support.id).await;
        let refused = app.post(OWN).bearer(&look).json(&json!({"topic": "other", "message": "x"})).send().await;
        assert_eq!(refused.assert(403).json["error"], "support_read_only");
        assert_eq!(app.count("SELECT count(*) FROM contact_messages").await, 2);
    }

    async fn a_retried_message_is_taken_once(app) {
        let participant = app.participant().await;
        let own = json!({"topic": "other", "message": "Dzień dobry"});
        for _ in 0..2 {
            app.post(CONTACT).key("k").json(&form()).send().await.assert(201);
            app.post(OWN).bearer(&participant.token).key("k").json(&own).send().await.assert(201);
        }
        assert_eq!(app.count("SELECT count(*) FROM contact_messages").await, 2);
        assert_eq!(app.count("SELECT count(*) FROM messages").await, 2);
        let other = app.post(CONTACT).key("k").json(&with(form(), &json!({"name": "Ewa"}))).send().await;
        assert_eq!(other.assert(422).json["error"], "idempotency_key_reused");
    }

    async fn an_address_is_confirmed_to_five_times_a_day(app) {
        for upper in [false, true, false, true, false] {
            let email = if upper { "JAN@poczta.example" } else { "jan@poczta.example" };
            app.write(&with(form(), &json!({"email": email}))).await.assert(201);
        }
        let flood = app.write(&with(form(), &json!({"email": "jan@poczta.example"}))).await;
        assert!(flood.assert(429).headers.contains_key("retry-after"));
        app.write(&with(form(), &json!({"email": "ewa@poczta.example"}))).await.assert(201);
        app.wait(SignedDuration::from_hours(24));
        app.write(&with(form(), &json!({"email": "jan@poczta.example"}))).await.assert(201);
    }

    async fn a_flood_from_one_network_is_stopped(app) {
        let from = |number: u8| IpAddr::from([192, 0, 2, number]);
        for number in 0..20 {
            let form = with(form(), &json!({"email": format!("jan{number}@poczta.example")}));
            app.post(CONTACT).from(from(1)).json(&form).send().await.assert(201);
        }
        app.post(CONTACT).from(from(1)).json(&form()).send().await.assert(429);
        app.post(CONTACT).from(from(2)).json(&form()).send().await.assert(201);
        let participant = app.participant().await;
        for _ in 0..20 {
            app.write_as(&participant, "Dzień dobry").await.assert(201);
        }
        app.write_as(&participant, "Dzień dobry").await.assert(429);
        assert_eq!(app.count("SELECT count(*) FROM contact_messages").await, 41);
    }
}
