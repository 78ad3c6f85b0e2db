//! The process tells whether it lives and can work.
use crate::support::on_both;

on_both! {
    async fn a_started_server_is_live_and_ready(app) {
        app.get("/health/live").send().await.assert(200);
        app.get("/health/ready").send().await.assert(200);
    }

    async fn an_address_that_nobody_serves_is_refused_in_json(app) {
        let answer = app.get("/api/v1/nic-takiego").send().await;
        answer.assert(404);
        assert_eq!(answer.json["error"], "not_found");
    }
}
