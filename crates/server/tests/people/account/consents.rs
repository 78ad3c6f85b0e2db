//! Questions that participants are asked, their answers, and the evidence that is kept of them.
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, TestApp, on_both};

/// A required declaration, one that is not, and marketing by two ways.
pub async fn consents(app: &TestApp) {
    app.execute(
        "INSERT INTO consents (account_type, slug, version, position, content, required, parent) VALUES
        ('program.retail', 'zgoda-1', 1, 1, 'Znam Regulamin & <cennik>', TRUE, NULL),
        ('program.retail', 'zgoda-2', 1, 2, 'Dane są prawdziwe', FALSE, NULL),
        ('program.retail', 'marketing', 1, 3, 'Chcę wiedzieć więcej', FALSE, NULL),
        ('program.retail', 'marketing-sms', 1, 4, 'przez SMS', FALSE, 'marketing'),
        ('program.retail', 'marketing-email', 1, 5, 'przez e-mail', FALSE, 'marketing'),
        ('program.partner', 'zgoda-1', 1, 1, 'Dla partnerów', TRUE, NULL)",
        0,
    )
    .await;
}

/// The id of a consent's latest version.
pub async fn id(app: &TestApp, slug: &str) -> i64 {
    let list = app.get("/api/v1/consents/program.retail/participant_registration").send().await;
    let all = list.assert(200).json["data"].as_array().unwrap().clone();
    let parts = all.iter().flat_map(|whole| whole["subconsents"].as_array().unwrap());
    all.iter().chain(parts).find(|consent| consent["slug"] == slug).unwrap()["id"].as_i64().unwrap()
}

async fn mine(app: &TestApp, participant: &ParticipantClient) -> Value {
    app.get("/api/v1/user/agreements").bearer(&participant.token).send().await.assert(200).json["data"].clone()
}

async fn answer(app: &TestApp, participant: &ParticipantClient, ticked: &[i64]) -> Answer {
    app.post("/api/v1/user/profile").bearer(&participant.token).json(&json!({ "consents": ticked })).send().await
}

async fn toggle(app: &TestApp, participant: &ParticipantClient, id: i64, value: bool) -> Answer {
    let path = format!("/api/v1/user/agreements/{id}");
    app.post(&path).bearer(&participant.token).json(&json!({ "value": value })).send().await
}

async fn has_required(app: &TestApp, participant: &ParticipantClient) -> Value {
    app.get("/api/v1/user/profile").bearer(&participant.token).send().await.json["data"]["has_required_consents"]
        .clone()
}

on_both! {
    async fn the_form_of_registration_is_open_to_all_and_has_parts_below_their_whole(app) {
        consents(&app).await;
        let answer = app.get("/api/v1/consents/program.retail/participant_registration").send().await;
        let list = &answer.assert(200).json["data"];
        let slugs: Vec<_> = list.as_array().unwrap().iter().map(|consent| consent["slug"].clone()).collect();
        assert_eq!(slugs, ["zgoda-1", "zgoda-2", "marketing"]);
        assert_eq!(list[0]["content"], "<p>Znam Regulamin &amp; &lt;cennik&gt;</p>");
        assert_eq!((&list[0]["required"], &list[0]["value"]), (&json!(true), &json!(false)));
        assert_eq!(list[2]["subconsents"][1]["slug"], "marketing-email");
        let partners = app.get("/api/v1/consents/program.partner/participant_registration").send().await;
        assert_eq!(partners.json["data"][0]["content"], "<p>Dla partnerów</p>");
        app.get("/api/v1/consents/program.other/participant_registration").send().await.assert(404);
    }

    async fn the_required_ones_must_be_ticked_and_are_named(app) {
        consents(&app).await;
        let participant = app.participant().await;
        let other = id(&app, "zgoda-2").await;
        let refused = answer(&app, &participant, &[other]).await;
        assert_eq!(refused.assert(422).field("consents.zgoda-1"),
            "Zaznacz to oświadczenie. Bez niego nie można brać udziału w\u{a0}programie.");
        assert_eq!(has_required(&app, &participant).await, false);
        assert_eq!(app.number("SELECT count(*) FROM consent_answers WHERE participant_id = $1", participant.id.0).await, 0);
    }

    async fn an_answer_is_kept_with_its_words_and_where_it_came_from(app) {
        consents(&app).await;
        let participant = app.participant().await;
        let (first, sms) = (id(&app, "zgoda-1").await, id(&app, "marketing-sms").await);
        let form = json!({ "consents": [first, sms] });
        let done = app.post("/api/v1/user/profile").bearer(&participant.token).header("user-agent", "Firefox").json(&form)
            .send().await;
        assert_eq!(done.assert(200).message(), "Twoje oświadczenia zostały zaktualizowane");
        assert_eq!(has_required(&app, &participant).await, true);
        let list = mine(&app, &participant).await;
        let values: Vec<_> = list.as_array().unwrap().iter().map(|consent| consent["value"].clone()).collect();
        assert_eq!(values, [true, false, true], "the whole is given with its part");
        assert_eq!(list[0]["answered_at"], "2025-08-20T07:00:00Z");
        assert_eq!(app.number("SELECT count(*) FROM consent_answers WHERE participant_id = $1 AND source = 'panel'
            AND user_agent = 'Firefox' AND network = 'unknown'", participant.id.0).await, 5);
        let hash = app.text("SELECT text_sha256 FROM consent_answers WHERE consent_id = $1", first).await;
        assert_eq!(hash, "d32123b879423bda013e7c5c5162b7536fa3a47f78e56556d14922feccb4f342");
    }

    async fn marketing_is_taken_back_as_easily_as_it_is_given(app) {
        consents(&app).await;
        let participant = app.participant().await;
        let (sms, email) = (id(&app, "marketing-sms").await, id(&app, "marketing-email").await);
        let values = async || {
            let list = mine(&app, &participant).await;
            let whole = &list[2];
            [whole["value"] == true, whole["subconsents"][0]["value"] == true, whole["subconsents"][1]["value"] == true]
        };
        toggle(&app, &participant, sms, true).await.assert(200);
        assert_eq!(values().await, [true, true, false]);
        toggle(&app, &participant, email, true).await.assert(200);
        toggle(&app, &participant, sms, false).await.assert(200);
        assert_eq!(values().await, [true, false, true]);
        toggle(&app, &participant, email, false).await.assert(200);
        assert_eq!(values().await, [false, false, false], "the last part takes the whole along");
        toggle(&app, &participant, sms, true).await.assert(200);
        toggle(&app, &participant, id(&app, "marketing").await, false).await.assert(200);
        assert_eq!(values().await, [false, false, false], "the whole takes its parts along");
        let kept = app.number("SELECT count(*) FROM consent_answers WHERE participant_id = $1", participant.id.0).await;
        assert_eq!(kept, 10, "every answer stays, also those that followed from another");
    }

    async fn a_required_one_is_not_taken_back_by_itself(app) {
        consents(&app).await;
        let participant = app.participant().await;
        let first = id(&app, "zgoda-1").await;
        answer(&app, &participant, &[first]).await.assert(200);
        let refused = toggle(&app, &participant, first, false).await;
        assert_eq!(refused.assert(422).json["error"], "consent_required");
        assert_eq!(has_required(&app, &participant).await, true);
        toggle(&app, &participant, 99_999, true).await.assert(404);
    }

    async fn an_answer_to_words_that_have_changed_is_refused(app) {
        consents(&app).await;
        let participant = app.participant().await;
        let old = id(&app, "zgoda-1").await;
        app.execute("INSERT INTO consents (account_type, slug, version, position, content, required)
            VALUES ('program.retail', 'zgoda-1', 2, 1, 'Znam nowy Regulamin', TRUE)", 0).await;
        let refused = answer(&app, &participant, &[old]).await;
        assert_eq!(refused.assert(422).json["error"], "consent_outdated");
        assert!(refused.field("consents").starts_with("Treść oświadczeń zmieniła się w\u{a0}międzyczasie"));
        toggle(&app, &participant, old, true).await.assert(422);
        let new = id(&app, "zgoda-1").await;
        answer(&app, &participant, &[new]).await.assert(200);
        assert_eq!(has_required(&app, &participant).await, true);
    }

    async fn another_audiences_consents_are_none_of_the_callers(app) {
        consents(&app).await;
        let participant = app.participant().await;
        let list = app.get("/api/v1/consents/program.partner/participant_registration").send().await;
        let foreign = list.json["data"][0]["id"].as_i64().unwrap();
        toggle(&app, &participant, foreign, true).await.assert(422);
        answer(&app, &participant, &[foreign]).await.assert(422);
    }
}
