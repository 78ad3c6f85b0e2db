//! Promotions for a segment: those inside take part, and those outside neither see them nor gain by them.
use plon_promotions::audience;
use plon_server::verify;
use serde_json::{Value, json};

use super::editor::{ROOT, form};
use super::extra_points;
use crate::support::{OperatorClient, ParticipantClient, TestApp, on_both};

/// A segment of those who have at least 100 points, and a promotion for it; its id.
async fn published(app: &TestApp, chief: &OperatorClient) -> i64 {
    app.execute(
        r#"INSERT INTO segments (name, description, conditions, edited_by, edited_at)
           VALUES ('Ze stoma punktami', '', '[{"kind":"points","from":100}]', $1, 0)"#,
        chief.id.0,
    )
    .await;
    let options = app.get("/api/v1/backoffice/promotion-options").bearer(&chief.token).send().await;
    let segment = options.json["data"]["segments"][0].clone();
    assert_eq!(segment["name"], "Ze stoma punktami");
    let mut new = form("sierpien", &extra_points());
    new["definition"]["segment"] = segment["id"].clone();
    let id = app.edit(chief, "", &new).await.assert(201).json["data"]["id"].as_i64().unwrap();
    app.edit(chief, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);
    app.reconcile_promotions().await;
    id
}

async fn read(app: &TestApp, who: &ParticipantClient, path: &str) -> (u16, Value) {
    let answer = app.get(path).bearer(&who.token).send().await;
    (answer.status.as_u16(), answer.json["data"].clone())
}

/// Tells where a participant sees the promotion: in the lists, its page, the progress, the prompts and the calculator.
async fn sees(app: &TestApp, who: &ParticipantClient) -> Vec<bool> {
    let items = json!({"items": []});
    let tried = app.post("/api/v1/user/promotions/try").bearer(&who.token).json(&items).send().await;
    vec![
        read(app, who, "/api/v1/user/promotions").await.1["items"] != json!([]),
        read(app, who, "/api/v1/user/selected-promotions").await.1 != json!([]),
        read(app, who, "/api/v1/user/selected-promotions/sierpien").await.0 == 200,
        read(app, who, "/api/v1/user/promotions/sierpien").await.0 == 200,
        read(app, who, "/api/v1/user/promotions/sierpien/packs").await.0 == 200,
        read(app, who, "/api/v1/user/promotion-prompts").await.1 != json!([]),
        tried.assert(200).json["data"] != json!([]),
    ]
}

on_both! {
    async fn only_members_see_a_promotion_for_a_segment_and_gain_by_it(app) {
        let (inside, outside) = (app.participant().await, app.participant_numbered(1).await);
        let (chief, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        app.purchased(&inside, &moderator, &programme, 4).await;
        let id = published(&app, &chief).await;
        assert_eq!(sees(&app, &inside).await, [true; 7]);
        assert_eq!(sees(&app, &outside).await, [false; 7]);
        let (_, page) = read(&app, &inside, "/api/v1/user/selected-promotions/sierpien").await;
        assert_eq!(page["single"]["for_selected"], true);

        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(404);
        app.get(&format!("/api/v1/cms/promotions/{id}")).send().await.assert(404);
        app.get("/api/v1/cms/promotions/sierpien/calendar").send().await.assert(404);
        let listed = app.get("/api/v1/cms/promotions?program=program.retail").send().await;
        assert_eq!(listed.json["data"]["archive"], json!([]));
        let refused = app.answer_promotion(&outside, "sierpien", true).await;
        assert_eq!(refused.assert(422).json["error"], "no_such_promotion");

        app.answer_promotion(&inside, "sierpien", true).await.assert(200);
        assert_eq!(app.points_of(inside.id).await, (240, 240));
        app.purchased(&outside, &moderator, &programme, 1).await;
        assert_eq!(app.count("SELECT count(*) FROM promotion_participations").await, 1);
        assert_eq!(verify::list_breaches(&mut app.db().read().await.unwrap()).await, [""; 0]);
    }

    async fn whoever_joins_the_segment_later_joins_the_promotion_and_nobody_leaves_it(app) {
        let (inside, later) = (app.participant().await, app.participant_numbered(1).await);
        let (chief, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        app.purchased(&inside, &moderator, &programme, 4).await;
        let id = published(&app, &chief).await;
        app.purchased(&later, &moderator, &programme, 2).await;
        assert_eq!(sees(&app, &later).await, [false; 7], "members are looked for once a day");
        app.execute("UPDATE accounts SET balance = balance WHERE participant_id = $1", later.id.0).await;
        app.execute(r#"UPDATE segments SET conditions = '[{"kind":"points","from":100,"to":150}]' WHERE id > $1"#, 0).await;
        audience::add_new_members(&app.app).await.unwrap();
        app.reconcile_promotions().await;
        assert_eq!(sees(&app, &later).await, [true; 7]);
        assert_eq!(sees(&app, &inside).await, [true; 7], "what was promised stays");
        assert_eq!(app.progress(&later, "sierpien").await["current"], 10_000, "earlier purchases count");
        let recount = app.get(&format!("{ROOT}/{id}/editor")).bearer(&chief.token).send().await.json["data"]["recount"].clone();
        assert_eq!(recount["participants"], 2);
        audience::add_new_members(&app.app).await.unwrap();
        assert!(!plon_promotions::jobs::run_once(&app.app).await.unwrap(), "there is nobody new");
    }

    async fn a_simulation_is_of_the_segment(app) {
        let (inside, outside) = (app.participant().await, app.participant_numbered(1).await);
        let (chief, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        app.purchased(&inside, &moderator, &programme, 4).await;
        app.purchased(&outside, &moderator, &programme, 1).await;
        let id = published(&app, &chief).await;
        let path = format!("/{id}/simulations");
        app.edit(&chief, &path, &json!({"season": 2025})).await.assert(201);
        app.reconcile_promotions().await;
        let list = app.get(&format!("{ROOT}{path}")).bearer(&chief.token).send().await;
        let done = &list.assert(200).json["data"][0];
        assert_eq!((&done["participants"], &done["winners"], &done["eligible"]), (&json!(1), &json!(1), &json!(1)));
    }

    async fn a_segment_that_is_gone_is_told_at_its_field(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let mut new = form("sierpien", &extra_points());
        new["definition"]["segment"] = json!(4_711);
        let id = app.edit(&chief, "", &new).await.assert(201).json["data"]["id"].as_i64().unwrap();
        let refused = app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 1})).await;
        assert!(refused.assert(422).field("segment").starts_with("Nie ma już tego segmentu"));
    }
}
