//! Caps of a promotion's points: for one participant, and the pool for all of them.
use plon_server::verify;
use serde_json::{Value, json};

use super::editor::{definition, form};
use super::{extra_points, quantity};
use crate::support::{TestApp, on_both};

/// Two points for each litre, with caps.
fn capped(caps: &Value) -> Value {
    let mut terms = extra_points();
    terms["caps"] = caps.clone();
    terms
}

/// Lists what each participant was granted, what was cut, and what of it the pool has cut.
async fn posted(app: &TestApp) -> Vec<(i64, i64, i64)> {
    let mut db = app.db().read().await.unwrap();
    plon_kernel::on_db!(&mut db, conn => sqlx::query_as(
        "SELECT granted_points, cut_points, pool_cut_points FROM promotion_participations ORDER BY participant_id")
        .fetch_all(conn).await)
    .unwrap()
}

async fn assert_sound(app: &TestApp) {
    assert_eq!(verify::list_breaches(&mut app.db().read().await.unwrap()).await, [""; 0]);
}

on_both! {
    async fn one_participant_is_granted_no_more_than_the_cap(app) {
        let (participant, chief, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        app.published(&chief, "sierpien", &capped(&json!({"per_person": 30}))).await;
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        let (invoice, line) = app.purchased(&participant, &moderator, &programme, 4).await;
        assert_eq!(app.points_of(participant.id).await, (230, 230), "20 litres would be worth 40");
        assert!(app.last_news(participant.id).await.1.contains("Limit punktów tej promocji: 30\u{a0}pkt na osobę."));
        let progress = app.progress(&participant, "sierpien").await;
        assert_eq!((&progress["due"]["points"], &progress["cut_points"]), (&json!(30), &json!(0)));
        assert_eq!((&progress["caps"]["over_cap"], &progress["caps"]["is_exhausted"]), (&json!(10), &json!(false)));
        let said = progress["caps"]["sentences"][0].as_str().unwrap();
        assert!(said.starts_with("Limit punktów tej promocji: 30\u{a0}pkt na osobę"), "{said}");

        app.purchased(&participant, &moderator, &programme, 4).await;
        assert_eq!(app.points_of(participant.id).await, (430, 430), "the next purchase brings its own points only");
        app.put_right(&moderator, (&invoice, line), &quantity(&programme, 2, 1)).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (280, 280), "25 litres are still over the cap");
        assert_eq!(posted(&app).await, [(30, 0, 0)]);
        assert_sound(&app).await;
    }

    async fn the_pool_is_granted_in_the_order_of_the_decisions_and_then_it_is_empty(app) {
        let (first, second) = (app.participant().await, app.participant_numbered(1).await);
        let (chief, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        let id = app.published(&chief, "sierpien", &capped(&json!({"in_all": 50}))).await;
        for participant in [&first, &second] {
            app.answer_promotion(participant, "sierpien", true).await.assert(200);
        }
        let (invoice, line) = app.purchased(&first, &moderator, &programme, 4).await;
        app.purchased(&second, &moderator, &programme, 4).await;
        assert_eq!(app.points_of(first.id).await, (240, 240));
        assert_eq!(app.points_of(second.id).await, (210, 210), "ten were left");
        assert_eq!(posted(&app).await, [(40, 0, 0), (10, 30, 30)]);
        assert!(app.last_news(second.id).await.1.contains("Pula promocji jest wyczerpana"));
        let progress = app.progress(&second, "sierpien").await;
        assert_eq!((&progress["caps"]["is_exhausted"], &progress["caps"]["pool_cut"]), (&json!(true), &json!(30)));
        assert_sound(&app).await;

        app.purchased(&first, &moderator, &programme, 1).await;
        assert_eq!(posted(&app).await, [(40, 10, 10), (10, 30, 30)], "there is nothing left");
        app.put_right(&moderator, (&invoice, line), &quantity(&programme, 2, 1)).await.assert(200);
        assert_eq!(posted(&app).await, [(20, 0, 0), (10, 30, 30)], "what goes back leaves room");
        app.purchased(&second, &moderator, &programme, 1).await;
        assert_eq!(posted(&app).await, [(20, 0, 0), (20, 30, 30)], "for what comes next; what was cut stays cut");
        assert_sound(&app).await;

        app.edit(&chief, &format!("/{id}/recount"), &json!({})).await.assert(200);
        app.reconcile_promotions().await;
        assert_eq!(posted(&app).await, [(20, 0, 0), (20, 30, 30)], "a recount agrees");
        let smaller = json!({"version": null, "definition": definition(&capped(&json!({"in_all": 39})))});
        app.edit(&chief, &format!("/{id}/draft"), &smaller).await.assert(200);
        let refused = app.publish_tried(&chief, id, 1).await;
        assert!(refused.assert(422).field("terms.caps.in_all").starts_with("Uczestnicy mają już z\u{a0}tej promocji 40"));
        app.execute("UPDATE promotions SET points_pool = $1", 39).await;
        assert_eq!(verify::list_breaches(&mut app.db().read().await.unwrap()).await.len(), 1);
    }

    async fn a_larger_pool_is_for_what_comes_next(app) {
        let (participant, chief, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        let id = app.published(&chief, "sierpien", &capped(&json!({"in_all": 25}))).await;
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        app.purchased(&participant, &moderator, &programme, 4).await;
        let larger = json!({"version": null, "definition": definition(&capped(&json!({"in_all": 100})))});
        app.edit(&chief, &format!("/{id}/draft"), &larger).await.assert(200);
        app.publish_tried(&chief, id, 1).await.assert(200);
        app.reconcile_promotions().await;
        assert_eq!(posted(&app).await, [(25, 15, 15)]);
        app.purchased(&participant, &moderator, &programme, 1).await;
        assert_eq!(posted(&app).await, [(35, 15, 15)]);
        assert_sound(&app).await;
    }

    async fn a_simulation_counts_with_the_pool_and_says_how_many_take_part(app) {
        let (first, second) = (app.participant().await, app.participant_numbered(1).await);
        app.participant_numbered(2).await;
        let (chief, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        for participant in [&first, &second] {
            app.purchased(participant, &moderator, &programme, 4).await;
        }
        let made = app.edit(&chief, "", &form("sierpien", &capped(&json!({"per_person": 30, "in_all": 50})))).await;
        let id = made.assert(201).json["data"]["id"].as_i64().unwrap();
        let path = format!("/{id}/simulations");
        app.edit(&chief, &path, &json!({"season": 2025})).await.assert(201);
        app.reconcile_promotions().await;
        let list = app.get(&format!("{}{path}", super::editor::ROOT)).bearer(&chief.token).send().await;
        let done = &list.assert(200).json["data"][0];
        assert_eq!((&done["points"], &done["points_over_pool"]), (&json!(50), &json!(10)));
        assert_eq!((&done["winners"], &done["eligible"]), (&json!(2), &json!(3)));
        assert_eq!((&done["is_of_definition"], &done["cost"]), (&json!(true), &json!(50)));
    }

    async fn wrong_caps_are_told_at_their_fields(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let mut bad = form("sierpien", &capped(&json!({"per_person": 60, "in_all": 50})));
        let refused = app.edit(&chief, "", &bad).await;
        assert!(refused.assert(422).field("terms.caps.per_person").starts_with("Limit na osobę nie może"));
        bad["definition"]["terms"]["caps"] = json!({"in_all": 0});
        assert!(!app.edit(&chief, "", &bad).await.assert(422).field("terms.caps.in_all").is_empty());
        let mut cards = super::refuel();
        cards["caps"] = json!({"per_person": 10});
        bad["definition"]["terms"] = cards;
        let refused = app.edit(&chief, "", &bad).await;
        assert!(refused.assert(422).field("terms.caps.per_person").starts_with("Ta promocja nie daje punktów"));
    }
}
