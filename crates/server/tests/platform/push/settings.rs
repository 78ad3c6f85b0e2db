//! The administrators' side: the switch, the contact, and keys that are replaced.
use serde_json::json;

use super::given::{PushService, SETTINGS};
use crate::support::on_both;

on_both! {
    async fn the_first_switching_on_makes_keys_that_stay(app) {
        let chief = app.operator(&["administrator"]).await;
        let shown = app.get(SETTINGS).bearer(&chief.token).send().await;
        let nothing = json!({"enabled": false, "contact": "", "public_key": null, "created_at": null, "devices": 0});
        assert_eq!(shown.assert(200).json["data"], nothing);
        let on = app.set_push(&chief, true).await.assert(200).json["data"].clone();
        assert_eq!((&on["enabled"], &on["contact"]), (&json!(true), &json!("kontakt@plon.example")));
        let off = app.set_push(&chief, false).await.assert(200).json["data"].clone();
        assert_eq!((&off["enabled"], &off["public_key"]), (&json!(false), &on["public_key"]));
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'push.update'").await, 2);
        let stored = app.text("SELECT private_key FROM push_keys WHERE id > $1", 0).await;
        assert!(stored.starts_with("v1."), "the private key is encrypted");
    }

    async fn a_contact_is_an_address_of_mail_or_of_a_page(app) {
        let chief = app.operator(&["administrator"]).await;
        for (contact, sentence) in [
            ("", "Podaj adres e-mail albo adres strony"),
            ("kontakt", "Podaj adres e-mail albo adres, który zaczyna się od https://"),
            ("http://plon.example", "Podaj adres e-mail albo adres, który zaczyna się od https://"),
        ] {
            let form = json!({"enabled": true, "contact": contact});
            let answer = app.post(SETTINGS).bearer(&chief.token).json(&form).send().await;
            assert_eq!(answer.assert(422).field("contact"), sentence);
        }
        let form = json!({"enabled": true, "contact": "https://plon.example/kontakt"});
        let answer = app.post(SETTINGS).bearer(&chief.token).json(&form).send().await;
        assert_eq!(answer.assert(200).json["data"]["contact"], "https://plon.example/kontakt");
    }

    async fn new_keys_drop_every_device(app) {
        let (app, service) = (app.reaching_push(), PushService::start().await);
        let key = app.push_is_on().await;
        let chief = app.operator_named("Ada", &["administrator"]).await;
        let anna = app.participant().await;
        let phone = service.device("phone");
        app.subscribe(&anna, &phone).await.assert(201);
        app.tell(&anna, "Przed wymianą").await;
        let shown = app.get(SETTINGS).bearer(&chief.token).send().await;
        assert_eq!(shown.assert(200).json["data"]["devices"], 1);
        let answer = app.post(&format!("{SETTINGS}/keys")).bearer(&chief.token).json(&json!({})).send().await;
        let data = &answer.assert(200).json["data"];
        assert_ne!(data["public_key"], key);
        assert_eq!((&data["devices"], &data["enabled"]), (&json!(0), &json!(true)));
        app.send_push().await;
        assert!(service.pushed().is_empty(), "nothing is sent to a device of earlier keys");
        app.subscribe(&anna, &phone).await.assert(201);
        app.tell(&anna, "Po wymianie").await;
        assert_eq!((app.send_push().await, service.pushed().len()), (1, 1));
    }

    async fn there_are_no_keys_to_replace_before_the_first(app) {
        let chief = app.operator(&["administrator"]).await;
        app.post(&format!("{SETTINGS}/keys")).bearer(&chief.token).json(&json!({})).send().await.assert(404);
    }
}
