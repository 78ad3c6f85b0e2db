//! Data that the calculator is given.
use serde_json::json;

use crate::support::on_both;

const CALCULATOR: &str = "/api/v1/calculator";

on_both! {
    async fn it_is_given_the_seasons_rates_and_where_the_participant_stands(app) {
        let participant = app.participant().await;
        app.catalogue().await;
        app.give_points(participant.id, 62_480).await;
        app.execute("UPDATE product_rates SET cap_points = 900 WHERE product_id = $1", 1).await;
        app.execute("INSERT INTO product_points (participant_id, product_id, season, points) VALUES ($1, 1, 2025, 250)", participant.id.0).await;
        app.execute("INSERT INTO product_points (participant_id, product_id, season, points) VALUES ($1, 1, 2024, 70)", participant.id.0).await;
        app.execute("INSERT INTO achievements (participant_id, level, reached_at) VALUES ($1, 50000, 0)", participant.id.0).await;
        let answer = app.get(&format!("{CALCULATOR}?program=program.retail")).bearer(&participant.token).send().await;
        let data = &answer.assert(200).json["data"];
        let names: Vec<&str> = data["products"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["DOVVO 500 EC", "ŁANOMAX Burak", "ŻNIWOSAR 90 WG"], "what earns nothing is left out");
        let dovvo = json!({
            "sap": "100001", "name": "DOVVO 500 EC", "brand": "DOVVO", "unit": "L", "colour": "#0b7a75",
            "points_per_unit": 10_000, "cap_points": 900, "granted": 250, "volumes": [5000]
        });
        assert_eq!(data["products"][0], dovvo);
        assert_eq!(data["products"][2]["volumes"], json!([500, 5000]));
        assert_eq!((&data["season"], &data["total"], &data["limit"]), (&json!(2025), &json!(62_480), &json!(4_000_000)));
        let levels = json!([
            {"level": 50_000, "bonus_points": 500, "reached": true},
            {"level": 75_000, "bonus_points": 750, "reached": false},
            {"level": 100_000, "bonus_points": 1000, "reached": false},
        ]);
        assert_eq!(data["levels"], levels);
    }

    async fn another_programme_has_no_points(app) {
        let participant = app.participant().await;
        app.programme().await;
        for program in ["program.partner", "x"] {
            let answer = app.get(&format!("{CALCULATOR}?program={program}")).bearer(&participant.token).send().await;
            answer.assert(422);
            assert_eq!(answer.field("program"), "W tym programie nie ma punktów");
        }
        app.get(CALCULATOR).bearer(&participant.token).send().await.assert(200);
    }

    async fn it_is_for_retail_participants(app) {
        app.programme().await;
        let partner = app.participant().await;
        app.make_partner(partner.id).await;
        app.get(CALCULATOR).bearer(&partner.token).send().await.assert(403);
        app.get(CALCULATOR).send().await.assert(401);
    }
}
