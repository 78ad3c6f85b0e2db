//! Presence: who else has a record open.
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

impl TestApp {
    async fn beat(&self, operator: &OperatorClient, record: &str, leaving: bool) -> Answer {
        let path = format!("/api/v1/backoffice/records/{record}/presence");
        self.post(&path).bearer(&operator.token).json(&json!({"leaving": leaving})).send().await
    }

    /// The others who have the record open, as an operator's beat is answered.
    async fn others(&self, operator: &OperatorClient, record: &str) -> Value {
        self.beat(operator, record, false).await.assert(200).json["data"].clone()
    }
}

on_both! {
    async fn two_who_have_a_record_open_see_each_other_until_one_leaves(app) {
        let participant = app.participant().await;
        let record = format!("participant/{}", participant.id.0);
        let maria = app.operator_named("maria", &["moderator"]).await;
        let piotr = app.operator_named("piotr", &["support"]).await;
        assert_eq!(app.others(&maria, &record).await, json!([]), "one's own presence is not told");
        app.wait(SignedDuration::from_secs(40));
        assert_eq!(app.others(&maria, &record).await, json!([]));
        app.wait(SignedDuration::from_secs(40));
        let seen = app.others(&piotr, &record).await;
        assert_eq!(seen, json!([{"operator": "Jan Kowalski", "minutes": 1}]));
        assert_eq!(app.others(&maria, &record).await, json!([{"operator": "Jan Kowalski", "minutes": 0}]));
        assert_eq!(app.count("SELECT count(*) FROM presence").await, 2, "a row for each of them");

        assert_eq!(app.beat(&piotr, &record, true).await.assert(200).json["data"].as_array().unwrap().len(), 1);
        assert_eq!(app.others(&maria, &record).await, json!([]));
        assert_eq!(app.count("SELECT count(*) FROM presence").await, 1);
        let acts = app.audited_changes().await;
        assert!(acts.is_empty(), "a beat is no act: {acts:?}");
    }

    async fn who_beats_no_more_is_gone_after_a_minute_and_comes_back_anew(app) {
        let participant = app.participant().await;
        let record = format!("participant/{}", participant.id.0);
        let maria = app.operator_named("maria", &["moderator"]).await;
        let piotr = app.operator_named("piotr", &["moderator"]).await;
        app.others(&maria, &record).await;
        app.wait(SignedDuration::from_secs(59));
        assert_eq!(app.others(&piotr, &record).await.as_array().unwrap().len(), 1);
        app.wait(SignedDuration::from_secs(1));
        assert_eq!(app.others(&piotr, &record).await, json!([]));
        app.wait(SignedDuration::from_secs(30));
        app.others(&maria, &record).await;
        assert_eq!(app.others(&piotr, &record).await, json!([{"operator": "Jan Kowalski", "minutes": 0}]));
        app.wait(SignedDuration::from_mins(5));
        app.others(&piotr, &record).await;
        let left = app.count("SELECT count(*) FROM presence WHERE seen_at = opened_at").await;
        assert_eq!(left, 2, "Piotr's is new, Maria's goes with her next beat");
    }

    async fn a_record_is_told_to_those_who_may_open_it_alone(app) {
        let participant = app.participant().await;
        let record = format!("participant/{}", participant.id.0);
        let (editor, finance) = (app.operator_named("ewa", &["editor"]).await, app.operator(&["finance"]).await);
        app.beat(&editor, &record, false).await.assert(404);
        app.beat(&finance, "participant/999", false).await.assert(404);
        app.beat(&finance, "news/1", false).await.assert(404);
        app.beat(&finance, "field/1", false).await.assert(404);
        assert_eq!(app.count("SELECT count(*) FROM presence").await, 0);
        let path = format!("/api/v1/backoffice/records/{record}/presence");
        app.post(&path).bearer(&participant.token).json(&json!({})).send().await.assert(403);
        app.post(&path).json(&json!({})).send().await.assert(401);
    }
}
