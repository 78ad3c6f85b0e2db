//! A promotion that cannot work is neither saved nor published: its error stands at its field.
use plon_programme::{Programme, Source};
use serde_json::{Value, json};

use super::editor::form;
use super::refuel;
use crate::support::{OperatorClient, TestApp, on_both};

/// Terms of two points for each litre that was declared in August 2025 and bought until the month ended.
fn declared() -> Value {
    json!({
        "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "measure": "litres",
        "declaration": {"declare": {"from": "2025-08-01", "to": "2025-08-31"}, "fulfil_by": "2025-08-31"},
        "mechanics": [{"kind": "declared", "rate": 2_000}],
    })
}

/// The form of a new promotion with one value of its definition changed.
fn with(terms: &Value, field: &str, value: Value) -> Value {
    let mut form = form("sierpien", terms);
    *form["definition"].pointer_mut(field).unwrap() = value;
    form
}

impl TestApp {
    /// The errors of a draft that is in order by itself when it is published.
    async fn errors_of_publishing(&self, editor: &OperatorClient, form: &Value) -> Value {
        let made = self.edit(editor, "", form).await;
        let id = made.assert(201).json["data"]["id"].clone();
        let refused = self.edit(editor, &format!("/{id}/publish"), &json!({"version": 1})).await;
        let published = "SELECT count(*) FROM promotions WHERE status = 'published'";
        assert_eq!(self.count(published).await, 0);
        refused.assert(422).json["errors"].clone()
    }
}

on_both! {
    async fn who_declares_is_not_asked_for_an_answer(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let refused = app.edit(&editor, "", &form("sierpien", &declared())).await;
        assert_eq!(refused.assert(422).json["errors"], json!({"prompt.kind": [
            "W tej promocji bierze się udział przez deklarację, a\u{a0}nie przez akceptację. \
             Wybierz „Zaprasza na stronę promocji”."]}));
        let made = app.edit(&editor, "", &with(&declared(), "/prompt/kind", json!("page"))).await;
        let id = made.assert(201).json["data"]["id"].clone();
        let bad = json!({"version": 1, "definition": form("sierpien", &declared())["definition"]});
        let refused = app.edit(&editor, &format!("/{id}/draft"), &bad).await;
        assert!(!refused.assert(422).field("prompt.kind").is_empty());
        app.edit(&editor, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);

        let participant = app.participant().await;
        let path = "/api/v1/user/promotions/sierpien/declaration";
        app.post(path).bearer(&participant.token).json(&json!({"amount": "40"})).send().await.assert(200);
    }

    async fn what_participants_could_not_do_or_read_is_told_at_its_field(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        for (field, bad) in [
            ("terms.accept_by", with(&refuel(), "/terms/accept_by", Value::Null)),
            ("prompt.kind", with(&refuel(), "/prompt/kind", json!("page"))),
            ("success", with(&refuel(), "/success", json!("<p></p>"))),
        ] {
            let refused = app.edit(&editor, "", &bad).await;
            assert!(!refused.assert(422).field(field).is_empty(), "{field}");
        }
        let mut later = with(&refuel(), "/prompt/accepted_hash", json!("przyjete"));
        later["definition"]["accepted"] = json!("");
        assert!(!app.edit(&editor, "", &later).await.assert(422).field("accepted").is_empty());
        assert_eq!(app.count("SELECT count(*) FROM promotions").await, 0);
    }

    async fn an_error_of_a_reward_is_told_at_that_reward(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let mut bad = refuel();
        bad["mechanics"].as_array_mut().unwrap().push(json!({"kind": "multiplier", "factor": 1_000}));
        let refused = app.edit(&editor, "", &form("sierpien", &bad)).await;
        assert_eq!(refused.assert(422).json["errors"],
            json!({"terms.mechanics.1": ["Mnożnik musi być większy niż 1 i nie większy niż 100"]}));
    }

    async fn nothing_is_published_in_which_nobody_could_take_part_any_more(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let mut past = refuel();
        past["accept_by"] = json!("2025-08-19");
        let errors = app.errors_of_publishing(&editor, &form("sierpien", &past)).await;
        assert_eq!(errors, json!({"terms.accept_by": ["Ten dzień już minął: nikt nie mógłby wziąć udziału"]}));

        let mut elsewhere = refuel();
        elsewhere["purchases"] = json!({"from": "2026-08-01", "to": "2026-08-31"});
        elsewhere["accept_by"] = json!("2026-08-31");
        let errors = app.errors_of_publishing(&editor, &form("za_rok", &elsewhere)).await;
        assert_eq!(errors["terms.purchases"][0], "Zakupy z\u{a0}tych dni nie są z\u{a0}sezonu 2025 tej promocji");

        for (key, scope) in [("pusta", json!({"brands": ["nieznana"]})), ("beczka", json!({"brands": ["dovvo"], "packs": [999_000]}))] {
            let mut nothing = refuel();
            nothing["scope"] = scope;
            let errors = app.errors_of_publishing(&editor, &form(key, &nothing)).await;
            assert_eq!(errors["terms.products"][0], "Żaden produkt nie spełnia naraz wszystkich wybranych warunków");
        }
    }

    async fn words_of_a_promotion_that_takes_no_more_answers_can_still_be_mended(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let made = app.edit(&editor, "", &form("sierpien", &refuel())).await;
        let id = made.assert(201).json["data"]["id"].clone();
        app.edit(&editor, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);
        app.wait(jiff::SignedDuration::from_hours(24 * 30));
        let editor = OperatorClient { token: app.operator_again(editor.id).await, ..editor };
        let mended = with(&refuel(), "/name", json!("Tankuj w sierpniu, regulamin poprawiony"));
        let draft = json!({"version": null, "definition": mended["definition"]});
        let saved = app.edit(&editor, &format!("/{id}/draft"), &draft).await;
        let version = saved.assert(200).json["data"]["draft"]["version"].clone();
        app.edit(&editor, &format!("/{id}/publish"), &json!({"version": version})).await.assert(200);
    }
}

#[test]
fn files_with_a_contradiction_are_refused_as_the_editor_refuses_it() {
    let copy = crate::programme::copy_of_the_files();
    let path = copy.path().join("promotions.json");
    let mut promotions: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    let declaring = promotions.as_array_mut().unwrap().iter_mut().find(|one| one["key"] == "declare_and_gain").unwrap();
    declaring["definition"]["prompt"]["kind"] = json!("answer");
    std::fs::write(&path, promotions.to_string()).unwrap();
    let error = Programme::read(&Source::Folder(copy.path().into())).unwrap_err().to_string();
    assert!(error.contains("promotions.json") && error.contains("prompt.kind"), "{error}");
}
