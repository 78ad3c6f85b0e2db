//! Distributors' names for the packs: remembered with a decision, found for the same distributor.
use serde_json::json;

use super::{accepted, decision};
use crate::support::on_both;

on_both! {
    async fn a_distributors_own_name_is_remembered_with_the_decision(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let path = format!("/api/v1/backoffice/pack-aliases?distributor={}", programme.distributor);
        for (number, alias) in [("FV/1", " Dovvo 500 kan. 5L "), ("FV/2", "DOVVO 500 KAN. 5L")] {
            let id = app.reported(&participant, &programme, number).await;
            let mut form = decision(&[accepted(&programme, 1)]);
            form["lines"][0]["alias"] = json!(alias);
            app.review(&operator, &id, &form).await.assert(200);
            let known = app.get(&path).bearer(&operator.token).send().await;
            assert_eq!(known.json["data"], json!([{"alias": alias.trim(), "pack_id": programme.pack}]), "one row per name");
        }
        let elsewhere = app.distributor("1111111111", "Inny").await;
        let other = app.get(&format!("/api/v1/backoffice/pack-aliases?distributor={elsewhere}")).bearer(&operator.token).send().await;
        assert_eq!(other.json["data"], json!([]));
        let id = app.reported(&participant, &programme, "FV/3").await;
        let mut form = decision(&[accepted(&programme, 1)]);
        form["lines"][0]["alias"] = json!("x".repeat(201));
        app.review(&operator, &id, &form).await.assert(422);
    }
}
