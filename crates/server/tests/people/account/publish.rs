//! Operators publish versions of consents.
use serde_json::json;

use super::consents::{consents, id};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

async fn publish(app: &TestApp, operator: &OperatorClient, after: i64, text: &str, required: bool) -> Answer {
    let form = json!({ "account_type": "program.retail", "slug": "zgoda-1", "after": after, "text": text,
        "required": required });
    app.post("/api/v1/backoffice/consents/versions").bearer(&operator.token).json(&form).send().await
}

on_both! {
    async fn a_new_version_is_asked_of_those_who_gave_the_one_before(app) {
        consents(&app).await;
        let (participant, operator) = (app.participant().await, app.operator(&["editor"]).await);
        let first = json!({ "consents": [id(&app, "zgoda-1").await] });
        app.post("/api/v1/user/profile").bearer(&participant.token).json(&first).send().await.assert(200);
        let done = publish(&app, &operator, 1, " Akapit <b>\r\ndrugi wiersz\n\nnowy akapit ", true).await;
        assert_eq!(done.assert(201).json["data"]["content"],
            "<p>Akapit &lt;b&gt;<br>drugi wiersz</p><p>nowy akapit</p>");
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["has_required_consents"], false);
        let list = app.get("/api/v1/backoffice/consents").bearer(&operator.token).send().await;
        let consent = &list.assert(200).json["data"][0];
        assert_eq!((&consent["slug"], &consent["account_type"]), (&json!("zgoda-1"), &json!("program.retail")));
        let versions: Vec<_> = consent["versions"].as_array().unwrap().iter()
            .map(|version| (version["version"].as_i64().unwrap(), version["given"].as_i64().unwrap())).collect();
        assert_eq!(versions, [(2, 0), (1, 1)]);
        assert_eq!(consent["versions"][0]["published_by"], "Jan Kowalski");
        let audited = "SELECT count(*) FROM audit_log WHERE operator_id = $1 AND action = 'consents.publish'";
        assert_eq!(app.number(audited, operator.id.0).await, 1);
    }

    async fn nobody_has_to_agree_to_advertising_or_news(app) {
        consents(&app).await;
        let operator = app.operator(&["editor"]).await;
        for slug in ["marketing", "marketing-sms", "powiadomienia", "powiadomienia-email"] {
            let form = json!({ "account_type": "program.retail", "slug": slug, "after": 1, "text": "Nowa", "required": true });
            let answer = app.post("/api/v1/backoffice/consents/versions").bearer(&operator.token).json(&form).send().await;
            assert_eq!(answer.assert(422).field("required"), "Ta zgoda jest zawsze dobrowolna", "{slug}");
        }
    }

    async fn only_the_latest_version_can_be_followed(app) {
        consents(&app).await;
        let operator = app.operator(&["editor"]).await;
        publish(&app, &operator, 1, "Druga", true).await.assert(201);
        assert_eq!(publish(&app, &operator, 1, "Trzecia", true).await.assert(409).json["error"], "version_changed");
        publish(&app, &operator, 7, "Ósma", true).await.assert(404);
    }

    async fn an_empty_or_unprintable_text_is_refused(app) {
        consents(&app).await;
        let operator = app.operator(&["editor"]).await;
        assert_eq!(publish(&app, &operator, 1, " \n ", true).await.assert(422).field("text"), "Pole jest wymagane");
        let odd = publish(&app, &operator, 1, "a\u{7}b", true).await;
        assert_eq!(odd.assert(422).field("text"), "Usuń znaki, których nie da się wydrukować");
        let long = publish(&app, &operator, 1, &"ż".repeat(10_001), true).await;
        assert_eq!(long.assert(422).field("text"), "Wpisz najwyżej 10\u{a0}000\u{a0}znaków");
    }
}
