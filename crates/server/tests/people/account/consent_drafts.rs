//! Operators make consents from nothing: drafts, proposals, order, and the end of asking.
use serde_json::{Value, json};

use super::consents::{consents, id};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

const ROOT: &str = "/api/v1/backoffice/consents";

fn form(purpose: &str, name: &str, text: &str) -> Value {
    json!({ "version": 0, "purpose": purpose, "name": name, "audience": "everyone", "text": text, "required": false,
        "parent": null })
}

async fn post(app: &TestApp, operator: &OperatorClient, path: &str, body: Value) -> Answer {
    app.post(&format!("{ROOT}{path}")).bearer(&operator.token).json(&body).send().await
}

async fn drafts(app: &TestApp, operator: &OperatorClient) -> Vec<Value> {
    let list = app.get(&format!("{ROOT}/drafts")).bearer(&operator.token).send().await;
    list.assert(200).json["data"].as_array().unwrap().clone()
}

async fn publish(app: &TestApp, operator: &OperatorClient, drafts: &[Value]) -> Answer {
    let drafts: Vec<Value> =
        drafts.iter().map(|draft| json!({ "id": draft["id"], "version": draft["version"] })).collect();
    post(app, operator, "/drafts/publish", json!({ "drafts": drafts })).await
}

async fn asked(app: &TestApp, account_type: &str) -> Vec<String> {
    let list = app.get(&format!("/api/v1/consents/{account_type}/participant_registration")).send().await;
    let list = list.assert(200).json["data"].as_array().unwrap().clone();
    let slug = |consent: &Value| consent["slug"].as_str().unwrap().to_owned();
    let parts = |whole: &Value| whole["subconsents"].as_array().unwrap().clone();
    list.iter()
        .flat_map(|whole| [slug(whole)].into_iter().chain(parts(whole).iter().map(slug).collect::<Vec<_>>()))
        .collect()
}

on_both! {
    async fn a_consent_is_written_changed_and_published_on_an_empty_database(app) {
        let operator = app.operator(&["editor"]).await;
        let mut new = form("participation", "Regulamin programu", "Znam Regulamin.");
        new["required"] = json!(true);
        let draft = post(&app, &operator, "/drafts", new.clone()).await.assert(201).json["data"].clone();
        assert_eq!((&draft["slug"], &draft["proposal"]), (&json!("regulamin-programu"), &json!(false)));
        assert!(asked(&app, "program.retail").await.is_empty(), "a draft is asked of nobody");
        new["version"] = json!(1);
        new["text"] = json!("Znam i akceptuję Regulamin.");
        let path = format!("/drafts/{}/update", draft["id"]);
        post(&app, &operator, &path, new.clone()).await.assert(200);
        assert_eq!(post(&app, &operator, &path, new).await.assert(409).json["error"], "version_changed");
        assert_eq!(publish(&app, &operator, &[draft]).await.assert(409).json["error"], "version_changed");
        let written = drafts(&app, &operator).await;
        publish(&app, &operator, &written).await.assert(201);
        assert!(drafts(&app, &operator).await.is_empty());
        for account_type in ["program.retail", "program.partner"] {
            assert_eq!(asked(&app, account_type).await, ["regulamin-programu"]);
        }
        let list = app.get(ROOT).bearer(&operator.token).send().await.assert(200).json["data"][0].clone();
        assert_eq!((&list["versions"][0]["version"], &list["versions"][0]["text"]),
            (&json!(1), &json!("Znam i akceptuję Regulamin.")));
        assert_eq!(app.number("SELECT count(*) FROM audit_log WHERE operator_id = $1 AND action = 'consents.add'",
            operator.id.0).await, 2);
    }

    async fn a_part_is_published_after_its_whole_or_with_it(app) {
        let operator = app.operator(&["editor"]).await;
        let mut part = form("marketing-sms", "", "przez SMS");
        part["parent"] = json!("marketing");
        let alone = post(&app, &operator, "/drafts", part.clone()).await;
        assert_eq!(alone.assert(422).field("parent"), "Wybierz zgodę, która sama nie jest częścią innej");
        post(&app, &operator, "/drafts", form("marketing", "", "Chcę wiedzieć więcej:")).await.assert(201);
        post(&app, &operator, "/drafts", part).await.assert(201);
        let written = drafts(&app, &operator).await;
        let refused = publish(&app, &operator, &written[1..]).await;
        assert!(refused.assert(422).field("drafts").contains("jest częścią zgody „marketing”"));
        assert_eq!(drafts(&app, &operator).await.len(), 2, "a refusal publishes nothing");
        let reversed: Vec<Value> = written.into_iter().rev().collect();
        publish(&app, &operator, &reversed).await.assert(201);
        assert_eq!(asked(&app, "program.retail").await, ["marketing", "marketing-sms"]);
    }

    async fn what_cannot_be_a_draft_is_told_at_its_field(app) {
        consents(&app).await;
        let operator = app.operator(&["editor"]).await;
        let nameless = post(&app, &operator, "/drafts", form("participation", " ", " ")).await;
        assert_eq!(nameless.assert(422).field("name"), "Pole jest wymagane");
        assert_eq!(nameless.field("text"), "Pole jest wymagane");
        let hidden = post(&app, &operator, "/drafts", form("participation", "Marketing i nagrody", "Tak")).await;
        assert_eq!(hidden.assert(422).field("name"),
            "Tę nazwę mają zgody na marketing i\u{a0}powiadomienia. Wybierz taki cel zgody.");
        let mut forced = form("powiadomienia-email", "", "e-mailem");
        forced["required"] = json!(true);
        assert_eq!(post(&app, &operator, "/drafts", forced).await.assert(422).field("required"),
            "Ta zgoda jest zawsze dobrowolna");
        let again = post(&app, &operator, "/drafts", form("participation", "Zgoda 1", "Tak")).await;
        assert_eq!(again.assert(422).field("name"), "Taka zgoda już jest. Zmień ją nową wersją.");
        post(&app, &operator, "/drafts", form("powiadomienia", "", "Chcę")).await.assert(201);
        let mut twice = form("powiadomienia", "", "Chcę");
        twice["audience"] = json!("program.partner");
        assert_eq!(post(&app, &operator, "/drafts", twice).await.assert(422).field("purpose"), "Taki szkic już jest");
    }

    async fn a_draft_is_deleted_in_the_version_that_was_seen(app) {
        let operator = app.operator(&["editor"]).await;
        let draft = post(&app, &operator, "/drafts", form("marketing", "", "Chcę")).await.json["data"].clone();
        let path = format!("/drafts/{}/delete", draft["id"]);
        post(&app, &operator, &path, json!({ "version": 7 })).await.assert(409);
        post(&app, &operator, &path, json!({ "version": 1 })).await.assert(200);
        assert!(drafts(&app, &operator).await.is_empty());
        post(&app, &operator, &path, json!({ "version": 1 })).await.assert(404);
    }

    async fn an_empty_database_begins_with_proposals_in_the_programmes_names(app) {
        let operator = app.operator(&["editor"]).await;
        app.execute("DELETE FROM settings WHERE key IN ('brand_name', 'data_controller')", 0).await;
        let slugs = json!({ "slugs": ["regulamin", "dane-od-dystrybutorow", "marketing", "marketing-email"] });
        let nameless = post(&app, &operator, "/proposals", slugs.clone()).await;
        assert_eq!(nameless.assert(422).field("slugs"),
            "Najpierw wpisz w\u{a0}ustawieniach nazwę programu i\u{a0}administratora danych");
        app.execute("INSERT INTO settings (key, value) VALUES ('brand_name', 'Kłos'), ('data_controller', 'Kłos S.A.')", 0)
            .await;
        post(&app, &operator, "/proposals", slugs.clone()).await.assert(201);
        let written = drafts(&app, &operator).await;
        let text = written[1]["text"].as_str().unwrap();
        assert!(text.contains("(Kłos S.A.)") && text.contains("programem Kłos"), "{text}");
        assert!(written.iter().all(|draft| draft["proposal"] == true));
        let list = app.get(&format!("{ROOT}/proposals")).bearer(&operator.token).send().await;
        let taken = |slug: &str| list.json["data"].as_array().unwrap().iter().find(|one| one["slug"] == slug).unwrap()["taken"]
            .clone();
        assert_eq!((taken("regulamin"), taken("marketing-sms")), (json!(true), json!(false)));
        post(&app, &operator, "/proposals", slugs).await.assert(409);
        publish(&app, &operator, &written).await.assert(201);
        assert_eq!(asked(&app, "program.partner").await, ["regulamin", "marketing", "marketing-email"]);
    }

    async fn consents_are_put_in_another_order_unless_somebody_was_faster(app) {
        consents(&app).await;
        let operator = app.operator(&["editor"]).await;
        let seen = asked(&app, "program.retail").await;
        let mut slugs = seen.clone();
        slugs.swap(0, 1);
        let body = json!({ "account_type": "program.retail", "seen": seen, "slugs": slugs });
        post(&app, &operator, "/reorder", body.clone()).await.assert(200);
        assert_eq!(asked(&app, "program.retail").await, slugs);
        post(&app, &operator, "/reorder", body).await.assert(409);
        let lost = json!({ "account_type": "program.retail", "seen": slugs, "slugs": slugs[1..] });
        post(&app, &operator, "/reorder", lost).await.assert(409);
    }

    async fn a_retired_consent_is_no_longer_asked_and_its_answers_stay(app) {
        consents(&app).await;
        let (participant, operator) = (app.participant().await, app.operator(&["editor"]).await);
        let ticked = json!({ "consents": [id(&app, "zgoda-1").await, id(&app, "marketing-sms").await] });
        app.post("/api/v1/user/profile").bearer(&participant.token).json(&ticked).send().await.assert(200);
        let body = |slug: &str| json!({ "account_type": "program.retail", "slug": slug, "version": 1 });
        for slug in ["zgoda-1", "marketing"] {
            post(&app, &operator, "/retire", body(slug)).await.assert(200);
        }
        post(&app, &operator, "/retire", body("marketing")).await.assert(409);
        assert_eq!(asked(&app, "program.retail").await, ["zgoda-2"], "the parts go with their whole");
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["has_required_consents"], true);
        assert_eq!(app.number("SELECT count(*) FROM consent_answers WHERE participant_id = $1 AND value", participant.id.0)
            .await, 3);
        let version = |slug: &str, after: i64| json!({ "account_type": "program.retail", "slug": slug, "after": after,
            "text": "Od nowa", "required": false });
        let part = post(&app, &operator, "/versions", version("marketing-sms", 1)).await;
        assert_eq!(part.assert(422).field("text"),
            "Ta zgoda jest częścią innej, o\u{a0}którą już nie pytamy. Najpierw przywróć tamtą.");
        post(&app, &operator, "/versions", version("marketing", 1)).await.assert(201);
        assert_eq!(asked(&app, "program.retail").await, ["zgoda-2", "marketing"]);
    }
}
