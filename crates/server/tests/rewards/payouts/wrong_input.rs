//! Input that is refused before anything is written: forms, settings, and callers.
use plon_domain::reward::RewardKind;
use serde_json::json;

use super::given::PAYOUTS;
use crate::support::on_both;

on_both! {
    async fn a_proposal_says_of_each_order_why_it_cannot_be_taken(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (good, gone) = (app.transfer(&office).await, app.transfer(&office).await);
        let parcel = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
        app.cancel(&office.participant, &gone).await.assert(200);
        let answer = app.propose(&signers.first, "k", &[&good, &gone, &parcel, &"nie-ma".to_owned()]).await;
        let sentences = answer.assert(422).json["errors"]["orders"].as_array().unwrap().clone();
        assert_eq!(sentences.len(), 3);
        assert_eq!(sentences[0], "Nie ma takiego zamówienia. Odśwież stronę.");
        assert!(sentences[1].as_str().unwrap().ends_with("nie ma już statusu Wybrana"));
        assert!(sentences[2].as_str().unwrap().ends_with("to nie przelew"));
        assert_eq!(app.propose(&signers.first, "k", &[]).await.assert(422).field("orders"), "Pole jest wymagane");
        let many: Vec<String> = (0..10_001).map(|number| number.to_string()).collect();
        let many = app.propose(&signers.first, "k", &many.iter().collect::<Vec<_>>()).await;
        assert_eq!(many.assert(422).field("orders"), "Naraz może być najwyżej 10\u{a0}000\u{a0}przelewów");
        assert_eq!(app.number("SELECT count(*) FROM payouts WHERE id > $1", 0).await, 0);
        assert_eq!(app.candidates(&signers.first).await.len(), 1);
    }

    async fn a_batch_leaves_on_a_day_that_the_bank_takes(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.approved(&office.signers, &[&order]).await;
        for (day, sentence) in [
            (json!(null), "Pole jest wymagane"),
            (json!("jutro"), "Podaj datę"),
            (json!("2025-08-19"), "Podaj dzień od dziś, najdalej za 30\u{a0}dni"),
            (json!("2025-09-20"), "Podaj dzień od dziś, najdalej za 30\u{a0}dni"),
        ] {
            let answer = app.payout_act(&office.signers.first, &payout, "export", json!({"execute_on": day})).await;
            assert_eq!(answer.assert(422).field("execute_on"), sentence);
        }
        let answer = app.payout_act(&office.signers.first, &payout, "withdraw", json!({})).await;
        assert_eq!(answer.assert(422).field("reason"), "Pole jest wymagane");
        let answer = app.payout_act(&office.signers.first, &payout, "change", json!({"version": 1})).await;
        assert_eq!(answer.assert(422).field("add"), "Pole jest wymagane");
    }

    async fn without_the_senders_account_nothing_leaves(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.approved(signers, &[&order]).await;
        let export = async || app.payout_act(&signers.first, &payout, "export", json!({"execute_on": "2025-08-20"})).await;
        app.put_setting("payout_account", "PL12").await;
        assert_eq!(export().await.assert(409).json["error"], "payout_settings_wrong");
        app.put_setting("payout_account", super::given::SENDER).await;
        app.put_setting("payout_formats", "mt940").await;
        assert_eq!(export().await.assert(409).json["error"], "payout_settings_wrong");
        app.put_setting("payout_formats", "elixir-0").await;
        app.put_setting("payout_encodings", "cp852").await;
        let files = export().await.assert(200).json["data"]["files"].clone();
        assert_eq!(files, json!([{"format": "elixir-0", "encoding": "cp852"}]));
        app.file(&signers.first, &payout, "format=elixir-0&encoding=cp1250").await.assert(404);
        app.file(&signers.first, &payout, "format=pain.001.001.09").await.assert(404);
        app.file(&signers.first, &payout, "format=mt940").await.assert(400);
    }

    async fn payouts_are_for_finance_and_acts_need_a_key(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.proposed(&office.signers, &[&order]).await;
        let others = app.operator(&["moderator", "editor", "support"]).await;
        for token in [&others.token, &office.participant.token] {
            app.get(PAYOUTS).bearer(token).send().await.assert(403);
            app.get(&format!("{PAYOUTS}/candidates")).bearer(token).send().await.assert(403);
            app.get(&format!("{PAYOUTS}/{}/file?format=elixir-0", payout["id"])).bearer(token).send().await.assert(403);
        }
        app.payout_act(&others, &payout, "approve", json!({})).await.assert(403);
        app.get(&format!("{PAYOUTS}/7000")).bearer(&office.signers.first.token).send().await.assert(404);
        app.get(&format!("{PAYOUTS}/7000/transfers")).bearer(&office.signers.first.token).send().await.assert(404);
        app.payout_act(&office.signers.second, &json!({"id": 7000, "version": 1}), "approve", json!({})).await.assert(404);
        for act in ["approve", "export", "confirm", "return"] {
            let path = format!("{PAYOUTS}/{}/{act}", payout["id"]);
            let form = json!({"version": 2, "execute_on": "2025-08-21", "order": order, "reason": "Zwrot"});
            let keyless = app.post(&path).bearer(&office.signers.second.token).json(&form).send().await;
            assert_eq!(keyless.assert(422).json["error"], "idempotency_key_missing");
        }
    }
}
