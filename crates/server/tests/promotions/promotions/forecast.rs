//! Before a version is published, it is known whom it touches and by how much; over a limit it takes two people.
use jiff::SignedDuration;
use plon_domain::points::Points;
use serde_json::{Value, json};

use super::editor::{ROOT, definition, form};
use super::extra_points;
use crate::support::{OperatorClient, TestApp, on_both};

/// As `extra_points`, at another rate for each litre.
fn rate(thousandths: i64) -> Value {
    let mut terms = extra_points();
    terms["mechanics"][0]["rate"] = json!(thousandths);
    terms
}

async fn drafted(app: &TestApp, editor: &OperatorClient, id: i64, terms: &Value) {
    let draft = json!({"version": null, "definition": definition(terms)});
    app.edit(editor, &format!("/{id}/draft"), &draft).await.assert(200);
}

/// The latest simulation.
async fn latest(app: &TestApp, editor: &OperatorClient, id: i64) -> Value {
    latest_of(app, editor, id, 0).await
}

/// One of the latest simulations, the newest first.
async fn latest_of(app: &TestApp, editor: &OperatorClient, id: i64, place: usize) -> Value {
    let listed = app.get(&format!("{ROOT}/{id}/simulations")).bearer(&editor.token).send().await;
    listed.assert(200).json["data"][place].clone()
}

on_both! {
    async fn other_terms_are_published_once_it_is_known_what_they_change(app) {
        let (operator, chief, programme) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await, app.programme().await);
        let (gains, untouched) = (app.participant().await, app.participant_numbered(1).await);
        let id = app.published(&chief, "sierpien", &rate(2_000)).await;
        app.answer_promotion(&gains, "sierpien", true).await.assert(200);
        app.purchased(&gains, &operator, &programme, 4).await;
        app.purchased(&untouched, &operator, &programme, 40).await;
        drafted(&app, &chief, id, &rate(1_000)).await;
        let publish = format!("/{id}/publish");
        let refused = app.edit(&chief, &publish, &json!({"version": 1})).await;
        refused.assert(409);
        assert_eq!(refused.json["error"], "forecast_missing");

        app.publish_tried(&chief, id, 1).await.assert(200);
        app.reconcile_promotions().await;
        assert_eq!(app.points_of(gains.id).await, (220, 220), "200 of the purchase and one for each of 20 litres");
    }

    async fn the_forecast_counts_as_people_have_answered(app) {
        let (operator, chief, programme) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await, app.programme().await);
        let (accepted, silent) = (app.participant().await, app.participant_numbered(1).await);
        let id = app.published(&chief, "sierpien", &rate(2_000)).await;
        app.answer_promotion(&accepted, "sierpien", true).await.assert(200);
        app.purchased(&accepted, &operator, &programme, 4).await;
        app.purchased(&silent, &operator, &programme, 40).await;
        let mut later = rate(2_000);
        later["purchases"]["from"] = json!("2025-08-15");
        drafted(&app, &chief, id, &later).await;
        app.edit(&chief, &format!("/{id}/simulations"), &json!({"season": 2025})).await.assert(201);
        app.reconcile_promotions().await;
        let tried = latest(&app, &chief, id).await;
        assert_eq!((&tried["is_of_draft"], &tried["status"]), (&json!(true), &json!("done")));
        assert_eq!(tried["change"], json!({
            "gaining": 0, "losing": 1, "points_added": 0, "points_taken": 40, "most_taken": 40,
            "cards_added": 0, "cards_taken": 0, "wants_another": false,
        }), "the purchases are of 1 August, and who has not answered has nothing to lose");

        drafted_again(&app, &chief, id, &rate(3_000)).await;
        assert_eq!(latest(&app, &chief, id).await["is_of_draft"], false);
        let refused = app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 2})).await;
        assert_eq!(refused.assert(409).json["error"], "forecast_missing", "another draft was tried");
    }

    async fn over_the_limit_the_last_editor_does_not_publish(app) {
        let app = app.set(|parts| parts.publish_limit = Points(39));
        let (operator, chief, programme) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await, app.programme().await);
        let other = app.operator_named("Ewa", &["administrator"]).await;
        let participant = app.participant().await;
        let id = app.published(&chief, "sierpien", &rate(2_000)).await;
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        app.purchased(&participant, &operator, &programme, 4).await;
        drafted(&app, &chief, id, &rate(4_000)).await;
        let refused = app.publish_tried(&chief, id, 1).await;
        assert_eq!(refused.assert(409).json["error"], "another_publisher");
        assert_eq!(latest(&app, &chief, id).await["change"]["wants_another"], true);
        app.edit(&other, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);
    }

    async fn a_save_by_somebody_else_does_not_make_it_theirs(app) {
        let app = app.set(|parts| parts.publish_limit = Points(39));
        let (operator, chief, programme) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await, app.programme().await);
        let editor = app.operator_named("Ewa", &["editor"]).await;
        let participant = app.participant().await;
        let id = app.published(&chief, "sierpien", &rate(2_000)).await;
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        app.purchased(&participant, &operator, &programme, 4).await;
        app.wait(SignedDuration::from_mins(1));
        drafted(&app, &chief, id, &rate(4_000)).await;
        drafted_again(&app, &editor, id, &rate(4_000)).await;
        let refused = app.publish_tried(&chief, id, 2).await;
        assert_eq!(refused.assert(409).json["error"], "another_publisher");
    }

    async fn what_was_held_against_another_version_is_no_forecast(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let id = app.published(&chief, "sierpien", &rate(2_000)).await;
        app.edit(&chief, &format!("/{id}/simulations"), &json!({"season": 2025})).await.assert(201);
        app.reconcile_promotions().await;
        app.wait(SignedDuration::from_mins(1));
        drafted(&app, &chief, id, &rate(1_000)).await;
        app.publish_tried(&chief, id, 1).await.assert(200);
        drafted(&app, &chief, id, &rate(2_000)).await;
        assert_eq!(latest_of(&app, &chief, id, 1).await["is_of_draft"], false);
        let refused = app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 1})).await;
        assert_eq!(refused.assert(409).json["error"], "forecast_missing");
    }

    /// Terms that nobody has to accept are due at once; those to be accepted move nothing by themselves, nor do other
    /// words.
    async fn a_first_version_and_other_words_are_asked_only_for_what_they_move(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let id = app.published(&chief, "sierpien", &rate(2_000)).await;
        let mut words = definition(&rate(2_000));
        words["summary"] = json!("Inne słowa");
        app.edit(&chief, &format!("/{id}/draft"), &json!({"version": null, "definition": words})).await.assert(200);
        app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);

        let mut unasked = form("wrzesien", &rate(2_000));
        unasked["definition"]["prompt"] = Value::Null;
        unasked["definition"]["terms"]["accept_by"] = Value::Null;
        let id = app.edit(&chief, "", &unasked).await.assert(201).json["data"]["id"].as_i64().unwrap();
        let refused = app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 1})).await;
        assert_eq!(refused.assert(409).json["error"], "forecast_missing");
        app.publish_tried(&chief, id, 1).await.assert(200);
    }
}

async fn drafted_again(app: &TestApp, editor: &OperatorClient, id: i64, terms: &Value) {
    let draft = json!({"version": 1, "definition": definition(terms)});
    app.edit(editor, &format!("/{id}/draft"), &draft).await.assert(200);
}
