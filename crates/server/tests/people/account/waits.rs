//! Waiting time of a transfer: 48 hours after its participant's account, e-mail or telephone has changed.
use jiff::SignedDuration;
use plon_domain::reward::RewardKind;
use serde_json::json;

use crate::support::{Answer, OperatorClient, TestApp, on_both};

async fn to_in_progress(app: &TestApp, operator: &OperatorClient, order: &str, key: &str) -> Answer {
    let form = json!({ "status": "in_progress", "version": 1 });
    let path = format!("/api/v1/backoffice/orders/{order}/status");
    app.post(&path).bearer(&operator.token).key(key).json(&form).send().await
}

on_both! {
    async fn a_fresh_account_holds_back_a_transfer_and_the_order_says_why(app) {
        app.programme().await;
        let rewards = app.rewards().await;
        let participant = app.confirmed_participant().await;
        app.give_points(participant.id, 100_000).await;
        let transfer = app.ordered(&participant, &rewards.form(RewardKind::BankTransfer)).await;
        let parcel = app.ordered(&participant, &rewards.form(RewardKind::Parcel)).await;
        let form = json!({ "profile": { "bank_account": "PL34102010260000000000000001" } });
        app.post("/api/v1/user/profile").bearer(&participant.token).json(&form).send().await.assert(200);

        let operator = app.operator(&["finance"]).await;
        let shown = app.get(&format!("/api/v1/backoffice/orders/{transfer}")).bearer(&operator.token).send().await;
        let expected = json!({ "until": "2025-08-22T07:00:00Z", "changed": ["numer konta"] });
        assert_eq!(shown.assert(200).json["data"]["payout_wait"], expected);
        let signers = app.signers().await;
        let refused = app.propose(&signers.first, "a", &[&transfer]).await;
        assert!(refused.assert(422).field("orders").contains("uczestnik niedawno zmienił: numer konta"));
        to_in_progress(&app, &operator, &parcel, "b").await.assert(200);

        app.wait(SignedDuration::from_hours(48));
        let operator = app.operator(&["administrator"]).await;
        app.propose(&operator, "c", &[&transfer]).await.assert(201);
    }
}
