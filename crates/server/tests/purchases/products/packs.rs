//! Packs for the operator's form.
use serde_json::json;

use crate::support::on_both;

const PACKS: &str = "/api/v1/backoffice/packs";

on_both! {
    async fn packs_are_found_by_name_or_code_with_the_seasons_points(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let pack = json!({"id": programme.pack, "product": "DOVVO 500 EC", "pack": "5\u{a0}L", "unit": "L",
                          "volume": 5000, "points_per_unit": 10_000});
        for search in ["", "search=dovvo", "search=D%C3%93VVO%20500", "search=dovvo-5", "search=500%20ec&season=2025"] {
            let answer = app.get(&format!("{PACKS}?{search}")).bearer(&operator.token).send().await;
            answer.assert(200);
            assert_eq!(answer.json["data"], json!([pack]), "{search}");
        }
        for search in ["search=agrosar", "search=%25_", "search=dovvo-"] {
            let answer = app.get(&format!("{PACKS}?{search}")).bearer(&operator.token).send().await;
            assert_eq!(answer.json["data"], json!([]), "{search}");
        }
        let older = app.get(&format!("{PACKS}?season=2024")).bearer(&operator.token).send().await;
        assert_eq!(older.json["data"][0]["points_per_unit"], json!(null));
        app.get(&format!("{PACKS}?season=7")).bearer(&operator.token).send().await.assert(400);
    }

    async fn packs_are_for_moderators(app) {
        let (participant, finance) = (app.participant().await, app.operator(&["finance"]).await);
        app.get(PACKS).bearer(&participant.token).send().await.assert(403);
        app.get(PACKS).bearer(&finance.token).send().await.assert(403);
        app.get(PACKS).send().await.assert(401);
    }
}
