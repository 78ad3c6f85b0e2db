//! A season's purchases month by month.
use serde_json::json;

use crate::support::on_both;

const MONTHS: &str = "/api/v1/my-shopping/months";

on_both! {
    async fn a_season_has_twelve_months_and_two_units(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (small, _, bag) = app.more_packs(programme.product).await;
        let znin = programme.distributor;
        app.bought(participant.id, &[
            ("FV/1", znin, "2024-11-01", 2025, programme.pack, 4, 20_000, 200, 100_000, "accepted"),
            ("FV/1", znin, "2024-11-01", 2025, bag, 2, 1_000, 1, 4_000, "accepted"),
            ("FV/2", znin, "2024-11-30", 2025, small, 1, 1_000, 10, 12_000, "limit"),
            ("FV/3", znin, "2025-10-31", 2025, small, 1, 1_000, 0, 12_000, "limit.product"),
            ("FV/3", znin, "2025-10-31", 2025, small, 5, 5_000, 50, 1, "rejected"),
            ("FV/3", znin, "2025-10-31", 2025, small, 5, 5_000, 0, 1, "pending"),
            ("FV/4", znin, "2024-10-31", 2024, small, 1, 1_000, 9, 1, "accepted"),
        ]).await;
        let answer = app.get(MONTHS).bearer(&participant.token).send().await;
        answer.assert(200);
        let data = &answer.json["data"];
        let months = data["months"].as_array().unwrap();
        let names: Vec<&str> = months.iter().map(|month| month["month"].as_str().unwrap()).collect();
        assert_eq!(names.len(), 12);
        assert_eq!((names[0], names[1], names[2], names[11]), ("2024-11", "2024-12", "2025-01", "2025-10"));
        assert_eq!(months[0], json!({"month": "2024-11", "points": 211, "litres": 21_000, "kilograms": 1_000,
                                     "turnover": 255_333, "turnover_fv": 116_000}));
        assert_eq!(months[1], json!({"month": "2024-12", "points": 0, "litres": 0, "kilograms": 0, "turnover": 0,
                                     "turnover_fv": 0}));
        assert_eq!(months[11]["litres"], 1_000);
        assert_eq!(data["total"], json!({"points": 211, "litres": 22_000, "kilograms": 1_000, "turnover": 267_333,
                                         "turnover_fv": 128_000}));
        assert_eq!((&data["season"], &data["seasons"]), (&json!(2025), &json!([2025, 2024])));

        let older = app.get(&format!("{MONTHS}?season=2024")).bearer(&participant.token).send().await;
        assert_eq!(older.json["data"]["total"]["points"], 9);
        app.get(&format!("{MONTHS}?season=0")).bearer(&participant.token).send().await.assert(400);
    }

    async fn who_bought_nothing_has_the_current_season(app) {
        let participant = app.participant().await;
        let answer = app.get(MONTHS).bearer(&participant.token).send().await;
        assert_eq!(answer.json["data"]["seasons"], json!([2025]));
        assert_eq!(answer.json["data"]["total"]["turnover"], 0);
    }
}
