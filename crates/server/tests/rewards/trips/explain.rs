//! Every list of trips goes by its index on both databases.
use super::Scene;
use crate::support::on_both;

on_both! {
    async fn lists_of_trips_go_by_their_index(app) {
        let scene = Scene::new(app).await;
        for query in ["", "?cursor=7"] {
            let path = format!("/api/v1/backoffice/trips{query}");
            scene.app.plans_of(scene.app.get(&path).bearer(&scene.operator.token)).await.assert_in_order("trips t");
        }
        for query in ["?state=short", "?state=short&cursor=7"] {
            let path = format!("/api/v1/backoffice/trips/{}/participants{query}", scene.trip);
            let plans = scene.app.plans_of(scene.app.get(&path).bearer(&scene.operator.token)).await;
            plans.assert_by_index("trip_participations c", "trip_participations_by_state");
            plans.assert_in_order("trip_participations c");
        }
        let path = format!("/api/v1/backoffice/trips/{}/participants?cursor=7", scene.trip);
        let plans = scene.app.plans_of(scene.app.get(&path).bearer(&scene.operator.token)).await;
        plans.assert_in_order("trip_participations c");
        let plans = scene.app.plans_of(scene.app.get("/api/v1/user/wycieczka").bearer(&scene.participant.token)).await;
        plans.assert_by_index("product_points", "product_points");
    }
}
