//! Who lost an answer to a weak signal and sends once more is answered as before, and uses up no try by it.
use serde_json::{Value, json};

use crate::given::contact::{self, CONTACT, OWN};
use crate::given::newsletter::{self, JOIN};
use crate::registration::{REGISTRATION, farm, requests};
use crate::support::{TestApp, on_both};

/// More than any limit of forms that one network or account has.
const MORE_THAN_ANY_LIMIT: usize = 45;

impl TestApp {
    async fn is_answered_however_often(&self, bearer: Option<&str>, path: &str, form: &Value) {
        let send = async || {
            let request = self.post(path).key("lost").json(form);
            match bearer {
                Some(bearer) => request.bearer(bearer).send().await,
                None => request.send().await,
            }
        };
        let first = send().await;
        first.assert(201);
        for _ in 0..MORE_THAN_ANY_LIMIT {
            assert_eq!(send().await.assert(201).json, first.json, "{path}");
        }
    }
}

on_both! {
    async fn a_registration_sent_again_uses_up_no_try(app) {
        let consents = app.open_programme().await;
        app.is_answered_however_often(None, REGISTRATION, &farm(&consents[..1])).await;
        app.run("INSERT INTO consents (account_type, slug, version, position, content, required) VALUES \
            ('program.retail', 'zgoda-1', 2, 1, 'Znam nowy Regulamin', TRUE)").await;
        app.is_answered_however_often(None, REGISTRATION, &farm(&consents[..1])).await;
        assert_eq!(app.count("SELECT count(*) FROM participants").await, 1);
    }

    async fn a_request_to_take_part_sent_again_uses_up_no_try(app) {
        app.is_answered_however_often(None, requests::ASK, &requests::form()).await;
        assert_eq!(app.count("SELECT count(*) FROM requests").await, 1);
    }

    async fn a_message_sent_again_uses_up_no_try(app) {
        app.brand().await;
        let participant = app.participant().await;
        app.is_answered_however_often(None, CONTACT, &contact::form()).await;
        let form = json!({"topic": "rewards", "message": "Kiedy dojdzie nagroda?"});
        app.is_answered_however_often(Some(&participant.token), OWN, &form).await;
        assert_eq!(app.count("SELECT count(*) FROM contact_messages").await, 2);
    }

    async fn an_address_for_the_newsletter_sent_again_uses_up_no_try(app) {
        app.is_answered_however_often(None, JOIN, &newsletter::form("jan@poczta.example")).await;
        assert_eq!(app.outbox().await.len(), 1);
    }
}
