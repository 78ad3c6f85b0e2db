//! Points of a decision: once, under the product's cap and the programme's limit, with what follows from them.
use plon_kernel::on_db;
use serde_json::json;

use super::{accepted, decision};
use crate::support::{ParticipantClient, TestApp, on_both};

async fn explanations(app: &TestApp, participant: &ParticipantClient) -> Vec<(String, i64, String)> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as(
        "SELECT from_account, points, explanation FROM transfers WHERE participant_id = $1 ORDER BY id")
        .bind(participant.id).fetch_all(conn).await)
    .unwrap()
}

on_both! {
    async fn points_are_posted_once_under_a_retried_decision(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1/2025").await;
        let form = decision(&[accepted(&programme, 4)]);
        let first = app.review_once(&operator, &id, &form, "klucz").await;
        let again = app.review_once(&operator, &id, &form, "klucz").await;
        first.assert(200);
        again.assert(200);
        assert_eq!(first.json, again.json);
        assert_eq!(app.points_of(participant.id).await, (200, 200));
        assert_eq!(explanations(&app, &participant).await, [(
            "purchases".to_owned(), 200,
            "Faktura FV/1/2025, DOVVO 500 EC: 4 × 5\u{a0}L × 10\u{a0}pkt = 200\u{a0}pkt".to_owned(),
        )]);
        let another = app.review_once(&operator, &id, &decision(&[accepted(&programme, 5)]), "klucz").await;
        another.assert(422);
        assert_eq!(another.json["error"], "idempotency_key_reused");
    }

    async fn of_two_operators_at_once_one_is_told(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (one, other) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let form = decision(&[accepted(&programme, 4)]);
        let answers = tokio::join!(app.review(&one, &id, &form), app.review(&other, &id, &form));
        let mut statuses = [answers.0.status.as_u16(), answers.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        assert_eq!(app.points_of(participant.id).await, (200, 200));
        assert_eq!(app.count("SELECT count(*) FROM notifications").await, 1);
    }

    async fn the_rate_is_that_of_the_season_of_the_issue_date(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.execute("INSERT INTO product_rates (product_id, season, points_per_unit, list_price)
            VALUES ($1, 2024, 7500, 0)", programme.product).await;
        for (number, day, season, points) in [("FV/1", "2024-10-31", "2024", 150), ("FV/2", "2024-11-01", "2025", 200)] {
            let id = app.reported(&participant, &programme, number).await;
            let mut form = decision(&[accepted(&programme, 4)]);
            form["issued_on"] = json!(day);
            let answer = app.review(&operator, &id, &form).await;
            answer.assert(200);
            assert_eq!(answer.json["data"]["points"], points);
            let listed = app.get(&format!("/api/v1/invoices/{season}")).bearer(&participant.token).send().await;
            let item = &listed.json["data"]["items"][0];
            assert_eq!((&item["document_name"], &item["date"]), (&json!(number), &json!(day)));
        }
    }

    async fn a_line_rounds_half_up_once(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.execute("UPDATE product_rates SET points_per_unit = $1", 100).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        // 1 × 5 L × 0.1 is half a point, three of them on lines of their own are three points.
        let lines = [accepted(&programme, 1), accepted(&programme, 1), accepted(&programme, 1)];
        app.review(&operator, &id, &decision(&lines)).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (3, 3));
    }

    async fn the_programmes_limit_cuts_and_is_marked(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.set_limit(250).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        let lines = [accepted(&programme, 4), accepted(&programme, 4), accepted(&programme, 1)];
        let answer = app.review(&operator, &id, &decision(&lines)).await;
        assert_eq!(answer.json["data"]["status"]["code"], "limit");
        let shown = app.under_review(&operator, &id).await;
        let of_lines: Vec<_> = shown["lines"].as_array().unwrap().iter()
            .map(|line| (line["status"]["code"].as_str().unwrap(), line["points"].as_i64().unwrap(),
                         line["points_cut"].as_i64().unwrap()))
            .collect();
        assert_eq!(of_lines, [("accepted", 200, 0), ("limit", 50, 150), ("limit", 0, 50)]);
        assert_eq!(shown["lines"][1]["explanation"],
            "4 × 5\u{a0}L × 10\u{a0}pkt = 200\u{a0}pkt. Przyznano 50\u{a0}pkt, o\u{a0}150\u{a0}pkt mniej: \
             osiągnięto limit 250\u{a0}pkt w programie.");
        assert_eq!(app.points_of(participant.id).await, (250, 250));
        assert_eq!(shown["participant"]["hit_points_limit"], true);
        assert_eq!(app.last_news(participant.id).await.1, "Faktura FV/1 została rozpatrzona. Przyznaliśmy 250\u{a0}punktów. \
             Limit punktów zmniejszył tę liczbę o\u{a0}200\u{a0}punktów.");
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["hit_points_limit"], true);
    }

    async fn a_products_cap_counts_the_whole_season(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.execute("INSERT INTO product_rates (product_id, season, points_per_unit, list_price)
            VALUES ($1, 2024, 10000, 0)", programme.product).await;
        app.set_cap(250).await;
        let cases = [("FV/1", "2025-08-01", "accepted", 200), ("FV/2", "2025-08-01", "limit.product", 50),
                     ("FV/3", "2025-08-01", "limit.product", 0), ("FV/4", "2024-08-01", "accepted", 200)];
        for (number, day, status, points) in cases {
            let id = app.reported(&participant, &programme, number).await;
            let mut form = decision(&[accepted(&programme, 4)]);
            form["issued_on"] = json!(day);
            let answer = app.review(&operator, &id, &form).await;
            assert_eq!((&answer.json["data"]["status"]["code"], &answer.json["data"]["points"]),
                (&json!(status), &json!(points)), "{number}");
        }
        assert_eq!(app.points_of(participant.id).await, (450, 450));
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 0);
    }

    async fn a_level_is_reached_once_with_its_bonus(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.give_points(participant.id, 49_900).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await.1, 49_900 + 200 + 500);
        assert_eq!(app.last_news(participant.id).await, ("Nowy poziom osiągnięć".to_owned(),
            "Masz już 50\u{a0}000\u{a0}pkt. Gratulujemy i dodajemy 500\u{a0}pkt premii.".to_owned()));
        assert_eq!(app.count("SELECT count(*) FROM achievements").await, 1);
        let next = app.reported(&participant, &programme, "FV/2").await;
        app.review(&operator, &next, &decision(&[accepted(&programme, 4)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await.1, 49_900 + 200 + 500 + 200);
        assert_eq!(app.count("SELECT count(*) FROM achievements").await, 1);
    }

    async fn a_bonus_can_lift_over_the_next_level(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.execute("UPDATE achievement_levels SET bonus_points = $1 WHERE level = 50000", 24_900).await;
        app.give_points(participant.id, 49_900).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await.1, 49_900 + 200 + 24_900 + 750);
        let sources: Vec<i64> = explanations(&app, &participant).await.into_iter()
            .filter(|(from, ..)| from == "achievements").map(|(_, points, _)| points).collect();
        assert_eq!(sources, [24_900, 750]);
    }

    async fn a_bonus_stands_under_the_limit_too(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.set_limit(50_300).await;
        app.give_points(participant.id, 49_900).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (50_300, 50_300));
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 1);
    }
}
